// A plugin for Vite: what a module exports as one object, which a file that holds more than the module needs for `import()`,
// is written as one. The bundler calls a helper for it, in a file by itself, for which every file would wait.
import type { Plugin } from 'vite';

const IMPORTED = /^import \{ \w+ as __exportAll \} from "[^"]*\/rolldown-runtime-[^"]*";/m;
const CALLED = /\b__exportAll\((\{[^}]*\})\)/g;

/** The exports of a module, each read when it is asked for. */
export const asObject = (code: string): string =>
  code.replace(CALLED, (_, names: string) =>
    names.replace(/([\w$]+): \(\) => ([\w$]+)/g, 'get $1() { return $2; }'),
  );

export const inlineHelper = (): Plugin => ({
  name: 'inline-helper',
  renderChunk: (code) =>
    IMPORTED.test(code) ? { code: asObject(code.replace(IMPORTED, '')), map: null } : null,
});
