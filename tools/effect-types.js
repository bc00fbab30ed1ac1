// Writes src/swtcg/language/types.ts: the types of the effect language as a text that data is checked against at run time. It is
// taken from the types themselves; a test holds it equal. Run it when src/swtcg/language/effect.ts has changed:
// node tools/effect-types.js
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const FILES = ['src/swtcg/language/effect.ts', 'src/swtcg/language/terms.ts'];
export const OUT = 'src/swtcg/language/types.ts';

/** All declarations of a file: name and type, without comments, `readonly` and blanks. */
function declarations(source) {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/\breadonly\s+/g, '');
  const found = new Map();
  for (const piece of code.split(/^export /m)) {
    const [, name, type] = /^(?:interface|type) (\w+)(?: =)?\s*([\s\S]*)/.exec(piece) ?? [];
    if (name) found.set(name, type.trim().replace(/;$/, ''));
  }
  return found;
}

/** `{ do: 'tap'; to: Selector }` as `{do:'tap',to:Selector}`. */
const packed = (type) =>
  type
    .trim()
    .replace(/^\|\s*/, '')
    .replace(/\s+/g, ' ')
    .replace(/;?\s*\}/g, '}')
    .replace(/;/g, ',')
    .replace(/\s*([{}[\]()|,:?])\s*/g, '$1')
    .replace(/([{,(:])\|/g, '$1');

/** A type for each of some keys is a type with these keys. */
const mapped = (type, all) =>
  type.replace(/\{\[\w+ in (\w+)\]\?:(\w+)\}/, (_, keys, value) => {
    const names = packed(all.get(keys)).split('|');
    return `{${names.map((name) => `${name.slice(1, -1)}?:${value}`).join(',')}}`;
  });

/** The text: every type that an effect can be made of. */
export function effectTypes() {
  const all = new Map();
  for (const file of FILES)
    for (const [name, type] of declarations(readFileSync(new URL(file, root), 'utf8'))) all.set(name, type);
  const lines = [];
  const seen = new Set(['Effect']);
  for (const name of seen) {
    const type = mapped(packed(all.get(name)), all);
    lines.push(`${name}=${type}`);
    for (const [other] of type.replace(/'[^']*'/g, '').matchAll(/\b[A-Z]\w+/g)) seen.add(other);
  }
  return lines;
}

export const fileText =
  () => `// Written by tools/effect-types.js from the types in effect.ts. Don't change it by hand.
export const EFFECT_TYPES = \`
${effectTypes().join('\n')}
\`;
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(new URL(OUT, root), fileText());
