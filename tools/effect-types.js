// Writes the types of each game's effect language as a text that data is checked against at run time (`language/types.ts`). It
// is taken from the types themselves; a test holds it equal. Run it when a file of `language` has changed:
// node tools/effect-types.js
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const LCG = ['effect', 'cost', 'condition', 'filter', 'selector', 'trigger', 'terms'];

/** The files that declare the types, and the one that is written. */
export const LANGUAGES = [
  {
    files: ['src/swtcg/language/effect.ts', 'src/swtcg/language/terms.ts'],
    out: 'src/swtcg/language/types.ts',
  },
  { files: LCG.map((name) => `src/lcg/language/${name}.ts`), out: 'src/lcg/language/types.ts' },
];

/** All declarations of a file: name and type, without comments, `readonly` and blanks. */
function declarations(source) {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/\breadonly\s+/g, '');
  const found = new Map();
  for (const piece of code.split(/^export /m)) {
    const [, name, base, type] =
      /^(?:interface|type) (\w+)(?: extends (\w+))?(?: =)?\s*([\s\S]*)/.exec(piece) ?? [];
    if (name) found.set(name, { base, text: type.trim().replace(/;$/, '') });
    // A list of values whose type is one of them.
    const [, list, values] = /^const (\w+) = \[([\s\S]*?)\] as const/.exec(piece) ?? [];
    if (list)
      found.set(list, {
        text: values
          .split(',')
          .flatMap((one) => one.trim() || [])
          .join('|'),
      });
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
    const names = packed(all.get(keys).text).split('|');
    return `{${names.map((name) => `${name.slice(1, -1)}?:${value}`).join(',')}}`;
  });

/** A type with what it is taken from: the fields of its base, the values of a list, all values but some. */
function whole(name, all) {
  const { base, text } = all.get(name);
  const own = packed(text)
    .replace(/\(typeof (\w+)\)\[number\]/g, (_, list) => all.get(list).text)
    .replace(/Exclude<(\w+),('[^']*')>/g, (_, other, value) =>
      whole(other, all)
        .split('|')
        .filter((one) => one !== value)
        .join('|'),
    );
  if (!base) return own;
  return `{${[own, whole(base, all)].map((one) => one.slice(1, -1)).join(',')}}`;
}

/** The text: every type that an effect can be made of. */
function effectTypes(files) {
  const all = new Map();
  for (const file of files)
    for (const [name, type] of declarations(readFileSync(new URL(file, root), 'utf8'))) all.set(name, type);
  const lines = [];
  const seen = new Set(['Effect']);
  for (const name of seen) {
    const type = mapped(whole(name, all), all);
    lines.push(`${name}=${type}`);
    for (const [other] of type.replace(/'[^']*'/g, '').matchAll(/\b[A-Z]\w+/g)) seen.add(other);
  }
  return lines;
}

export const fileText = (
  files,
) => `// Written by tools/effect-types.js from the types in effect.ts. Don't change it by hand.
export const EFFECT_TYPES = \`
${effectTypes(files).join('\n')}
\`;
`;

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { files, out } of LANGUAGES) writeFileSync(new URL(out, root), fileText(files));
