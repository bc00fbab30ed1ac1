// The smallest words: numbers, traits, affiliations, icons, kinds of card, titles.
import type { Grammar } from '../../core/grammar/grammar.ts';
import { joined } from '../../core/grammar/lists.ts';
import type { Reading } from '../../core/grammar/reading.ts';
import type { Token } from '../../core/grammar/token.ts';
import { TRAITS } from '../cards/traits.ts';
import type { IconGains } from '../language/effect.ts';
import { AFFILIATIONS, type Affiliation, type CardType, ICON_TYPES } from '../language/terms.ts';

const one = (value: unknown, end: number): readonly Reading[] => [{ value, end }];

const traits = new Map(TRAITS.map((trait) => [trait.toLowerCase(), trait]));

/** The longest trait that starts here ("Force User" is not the trait Force); traits have capitals. */
function traitAt(tokens: readonly Token[], at: number, sort: (word: string) => string | undefined) {
  if (!/^\p{Lu}/u.test(tokens[at]?.text.replace(/^non-/i, '') ?? '')) return [];
  for (let length = 3; length > 0; length -= 1) {
    const words = tokens.slice(at, at + length);
    if (words.length < length) continue;
    const written = words.map(({ lower }) => lower).join(' ');
    const trait = traits.get(written) ?? sort(written);
    if (trait !== undefined) return one(trait, at + length);
  }
  return [];
}

const isTrait = (words: string, sort: (word: string) => string | undefined): boolean =>
  traits.has(words.toLowerCase()) || sort(words.toLowerCase()) !== undefined;

const INSIDE_TITLES = new Set(['of', 'the', 'and', 'in', 'a', 'to', 'for']);
const isCapital = (token: Token | undefined): boolean => /^(?:\p{Lu}|\d+-)/u.test(token?.text ?? '');

/** Words with capitals that stand together are a title, if they are no trait. */
function titleAt(tokens: readonly Token[], at: number, sort: (word: string) => string | undefined) {
  if (!isCapital(tokens[at])) return [];
  let end = at + 1;
  for (let next = end; next < tokens.length; next += 1) {
    if (isCapital(tokens[next])) end = next + 1;
    else if (!INSIDE_TITLES.has(tokens[next]?.lower ?? '')) break;
  }
  const words = tokens.slice(at, end).map(({ text }) => text);
  const title = words.join(' ');
  return isTrait(title, sort) ? [] : one(title, end);
}

const ICON_WORDS = { unit: 'Unit Damage', tactics: 'Tactics', blast: 'Blast Damage' } as const;

/** Icons as they stand in a text, with what they are. */
const ICONS: readonly {
  readonly sign: string;
  readonly type: (typeof ICON_TYPES)[number];
  readonly edge: boolean;
}[] = [false, true].flatMap((edge) =>
  ICON_TYPES.map((type) => ({ sign: `[${edge ? 'Edge-Enabled ' : ''}${ICON_WORDS[type]}]`, type, edge })),
);

const withIcon = (icons: IconGains, type: (typeof ICON_TYPES)[number], edge: boolean): IconGains =>
  edge
    ? { ...icons, edge: { ...icons.edge, [type]: (icons.edge?.[type] ?? 0) + 1 } }
    : { ...icons, [type]: (icons[type] ?? 0) + 1 };

/** All icons that stand together; "and" may stand between two. */
function iconsAt(tokens: readonly Token[], at: number): readonly Reading[] {
  let icons: IconGains = {};
  let end = at;
  for (let next = at; ; ) {
    const found = ICONS.find(({ sign }) => sign.toLowerCase() === tokens[next]?.lower);
    if (!found) break;
    icons = withIcon(icons, found.type, found.edge);
    next += 1;
    end = next;
    if (tokens[next]?.lower === 'and') next += 1;
  }
  return end > at ? one(icons, end) : [];
}

function printIcons(value: unknown): readonly string[] | null {
  const icons = value as IconGains;
  const words = ICONS.flatMap(({ sign, type, edge }) => {
    const n = (edge ? icons.edge?.[type] : icons[type]) ?? 0;
    return n > 0 ? new Array<string>(n).fill(sign) : [];
  });
  return words.length > 0 ? words : null;
}

function affiliationAt(tokens: readonly Token[], at: number): readonly Reading[] {
  const word = tokens[at]?.lower ?? '';
  const found = AFFILIATIONS.find(
    (one) => word === (one === 'Neutral' ? 'neutral' : `[${one.toLowerCase()}]`),
  );
  if (found) return one(found, at + 1);
  // Some texts write an affiliation out.
  const written = AFFILIATIONS.find((name) => {
    const words = name.split(' ');
    return name !== 'Neutral' && words.every((part, i) => tokens[at + i]?.text === part);
  });
  return written ? one(written, at + written.split(' ').length) : [];
}

const TYPE_WORDS: readonly (readonly [type: CardType, one: string, many: string])[] = [
  ['Unit', 'unit|units', 'units|unit'],
  ['Unit', 'unit card|cards', 'unit cards|card'],
  ['Objective', 'objective|objectives', 'objectives|objective'],
  ['Objective', 'objective card|cards', 'objective cards|card'],
  ['Enhancement', 'enhancement|enhancements', 'enhancements|enhancement'],
  ['Enhancement', 'enhancement card|cards', 'enhancement cards|card'],
  ['Event', 'event card|cards', 'event cards|card'],
  ['Event', 'event|events', 'events|event'],
  ['Fate', 'fate card|cards', 'fate cards|card'],
  ['Affiliation', 'affiliation card|cards', 'affiliation cards|card'],
];

const INT = /^\d{1,3}$/;

export function words(g: Grammar): void {
  g.terminal<number>('int', {
    read: (tokens, at) => {
      const word = tokens[at]?.lower ?? '';
      return INT.test(word) ? one(Number(word), at + 1) : [];
    },
    print: (value) => (Number.isInteger(value) && (value as number) >= 0 ? [String(value)] : null),
  });
  g.terminal<number>('plus', {
    read: (tokens, at) => {
      const word = tokens[at]?.lower ?? '';
      return /^\+\d{1,2}$/.test(word) ? one(Number(word), at + 1) : [];
    },
    print: (value) => (Number.isInteger(value) && (value as number) > 0 ? [`+${String(value)}`] : null),
  });
  g.terminal<string>('trait', {
    read: (tokens, at, names) => traitAt(tokens, at, (word) => names.sort(word)),
    print: (value) => String(value).split(' '),
  });
  g.terminal<string>('non-trait', {
    read: (tokens, at, names) => {
      const first = tokens[at];
      if (!first?.lower.startsWith('non-')) return [];
      const rest = first.text.slice(4);
      if (!/^\p{Lu}/u.test(rest)) return [];
      const without = [{ text: rest, lower: rest.toLowerCase() }, ...tokens.slice(at + 1, at + 3)];
      return traitAt(without, 0, (word) => names.sort(word)).map(({ value, end }) => ({
        value,
        end: at + end,
      }));
    },
    print: (value) => `non-${String(value)}`.split(' '),
  });
  g.terminal<string>('title', {
    read: (tokens, at, names) => titleAt(tokens, at, (word) => names.sort(word)),
    print: (value) => String(value).split(' '),
  });
  g.terminal<Affiliation>('affiliation', {
    read: affiliationAt,
    print: (value) => [value === 'Neutral' ? 'neutral' : `[${String(value)}]`],
  });
  g.terminal<IconGains>('icons', { read: iconsAt, print: printIcons });
  g.list<string[]>('traits', joined('trait', 'or', 'and', 'and/or'));
  g.list<Affiliation[]>('affiliations', joined('affiliation', 'or', 'and', 'and/or'));
  const typeOne = g.category<CardType>('type-one');
  const typeMany = g.category<CardType>('type-many');
  for (const [type, singular, plural] of TYPE_WORDS) {
    g.form(typeOne, singular, type);
    g.form(typeMany, plural, type);
  }
  g.list<CardType[]>('types-one', joined('type-one', 'or', 'and', 'and/or'));
  g.list<CardType[]>('types-many', joined('type-many', 'and', 'or', 'and/or'));
}
