// The types of events as they are written down in the source, with a sample of each: types are gone once code runs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { english } from '../../src/swtcg/log/english.ts';
import type { LogEvent, LogType } from '../../src/swtcg/log/types.ts';
import { namesIn, say } from '../../src/swtcg/log/words.ts';
import { root } from './built.ts';

const PARTS = ['cards', 'numbers', 'words'] as const;
type Part = (typeof PARTS)[number];

/** A type of event: the facts of each part by name, with their types as they are written. */
export interface LogTypeFacts {
  readonly type: LogType;
  readonly by: boolean;
  readonly facts: Readonly<Record<Part, Readonly<Record<string, string>>>>;
}

/** What stands between the braces that open at a place. */
function inside(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return text.slice(from + 1, at);
  }
  throw new Error('a brace is not closed');
}

/** Shorthands of the source, written out. */
const SHORT: Readonly<Record<string, string>> = {
  EffectNumbers: 'value: number | null',
  EffectWords: 'keyword: string | null',
};
const STATS = 'speed: number | null; power: number | null; health: number | null';

/** The members of a type between its braces: what stands within further braces belongs to one of them. */
function members(text: string): Record<string, string> {
  const found: string[] = [''];
  let depth = 0;
  for (const char of text) {
    if (char === '{') depth++;
    if (char === '}') depth--;
    if (char === ';' && depth === 0) found.push('');
    else found.push(`${found.pop()}${char}`);
  }
  return Object.fromEntries(
    found.flatMap((one): [string, string][] => {
      const [, name, type] = /^\s*(?:readonly )?(\w+): ([\s\S]*)$/.exec(one) ?? [];
      return name && type ? [[name, type.trim()]] : [];
    }),
  );
}

function factsOf(written: string | undefined): Record<string, string> {
  if (!written) return {};
  if (written.includes('[stat in Stat]')) return members(STATS);
  return members(SHORT[written] ?? (written.startsWith('{') ? inside(written, 0) : ''));
}

function typesIn(file: string, interfaceName: string): LogTypeFacts[] {
  const source = readFileSync(join(root, file), 'utf8');
  const start = source.indexOf(`interface ${interfaceName}`);
  const body = inside(source, source.indexOf('{', start));
  return [...body.matchAll(/^ {2}'([\w-]+)': (object|\{)/gm)].map(({ 1: type, 2: kind, index, 0: head }) => {
    const { by, cards, numbers, words } = members(
      kind === 'object' ? '' : inside(body, index + head.length - 1),
    );
    return {
      type: type as LogType,
      by: by !== undefined,
      facts: { cards: factsOf(cards), numbers: factsOf(numbers), words: factsOf(words) },
    };
  });
}

/** All types of events of this game. */
export const logTypes = (): LogTypeFacts[] => [
  ...typesIn('src/swtcg/log/types.ts', 'LogFacts'),
  ...typesIn('src/core/log-event.ts', 'CommonFacts'),
];

/** A value of each sort of fact. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  Side: 'light',
  Arena: 'space',
  Duration: 'turn',
  WindowKind: 'prevention',
  PutPlace: 'hand',
  RollKind: 'attack',
  'readonly Arena[]': ['space', 'ground'],
  'readonly number[]': [6, 3],
};

function sample(name: string, type: string): unknown {
  const [first = ''] = type.split('|').map((one) => one.trim());
  if (first in SAMPLES) return SAMPLES[first];
  if (first === 'number') return 2;
  if (first.startsWith("'")) return first.slice(1, -1);
  const placeholder = `‹${name}›`;
  return first === 'Cards' || first.startsWith('readonly') ? [placeholder] : placeholder;
}

/** An event of a type: cards and open words are called by the names of their facts. */
export function sampleOf({ type, by, facts }: LogTypeFacts): LogEvent {
  const part = (of: Part) =>
    Object.fromEntries(Object.entries(facts[of]).map(([name, written]) => [name, sample(name, written)]));
  return {
    type,
    kind: 'rule',
    by: by ? 'dark' : null,
    cards: part('cards'),
    numbers: part('numbers'),
    words: part('words'),
    rule: 'pop.window',
    path: ['turn'],
    turn: 3,
  } as unknown as LogEvent;
}

/** The row of a type in docs/log.md: its facts, and a sentence. */
export function rowOf(one: LogTypeFacts): string {
  const parts = PARTS.map((part) => [part, Object.keys(one.facts[part])] as const).filter(
    ([, names]) => names.length > 0,
  );
  const facts = [
    ...(one.by ? ['by'] : []),
    ...parts.map(([part, names]) => `${part}: ${names.map((name) => `\`${name}\``).join(', ')}`),
  ].join('; ');
  const event = sampleOf(one);
  return `| \`${one.type}\` | ${facts} | ${say(
    event,
    english,
    namesIn(english, (id) => id),
  )} |`;
}
