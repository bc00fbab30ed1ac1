// In place of node:test: tests are collected and not run, so that they can be run one by one and again.

/** `{ file, name, work }` of each test, in order. */
export const collected = [];
let file = '';

export function startFile(name) {
  file = name;
}

export function test(name, work) {
  if (typeof work !== 'function')
    throw new Error(`${file}: "${name}" has options; such tests kill no mutants.`);
  collected.push({ file, name, work });
}
