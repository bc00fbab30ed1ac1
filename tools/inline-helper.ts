// A plugin for Vite: the bundler keeps a helper of a line in a file by itself, for which every file would wait. The line
// is written where it is used.
import type { Plugin } from 'vite';

const IMPORTED = /^import \{ \w+ as (\w+) \} from "[^"]*\/rolldown-runtime-[^"]*";/m;

/** What a module exports as one object: a file that holds more than the module needs it for `import()`. */
const helper = (name: string): string =>
  `const ${name} = (all) => { const names = {}; for (const name in all) Object.defineProperty(names, name, { get: all[name], enumerable: true }); return names; };`;

export const inlineHelper = (): Plugin => ({
  name: 'inline-helper',
  renderChunk(code) {
    const [line, name] = IMPORTED.exec(code) ?? [];
    return line === undefined || name !== '__exportAll'
      ? null
      : { code: code.replace(line, () => helper(name)), map: null };
  },
});
