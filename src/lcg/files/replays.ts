// What a recorded game has of its own: cards with their effects compiled, and how they lie at the start.
import { any, array, boolean, object, oneOf, string } from '../../core/files/checks.ts';
import { fail, within } from '../../core/files/fail.ts';
import { FORMATS } from '../../core/files/formats.ts';
import { LIMITS } from '../../core/files/limits.ts';
import { validate } from '../../core/files/validate.ts';
import type { ReplayFiles } from '../../core/game/game-files.ts';
import type { CardDef } from '../cards/card.ts';
import { type CardFacts, printed } from '../cards/definition.ts';
import { POINTS } from '../model/points.ts';
import type { LcgTypes } from '../types.ts';
import { printedFields, ruleset, tableFields } from './forms.ts';
import type { StartTable } from './placed.ts';
import { readTable, type TableFile } from './table.ts';

/** The version of the effect language that cards are compiled to. */
export const EFFECTS_VERSION = 1;

/** An effect is checked where it comes from somebody else (`checkCards`); its kind is asked for here. */
const KINDS = [
  'constant',
  'action',
  'interrupt',
  'reaction',
  'automatic',
  'fate',
  'keyword',
  'enhance',
  'play-only',
  'deck',
  'several',
  'manual',
];
const effect = object(
  { kind: oneOf(KINDS, { title: 'a kind of effect' }) },
  { title: 'an effect', required: ['kind'] },
);

export const recordedCard = object(
  { ...printedFields, effects: array(effect, { title: 'a list of effects', maxItems: 100 }) },
  { title: 'a card', required: ['name', 'side', 'type', 'effects'], additional: null },
);

export const recordedCards = object(
  {},
  {
    title: 'cards by their keys',
    maxProperties: LIMITS.cards,
    additional: recordedCard,
  },
);

const start = object(
  { at: oneOf(POINTS, { title: 'a point' }), shuffle: boolean, ...tableFields },
  { title: 'a start', additional: null },
);

const replayForm = object(
  {
    format: oneOf([FORMATS.replay]),
    ruleset,
    made: any,
    header: any,
    cards: recordedCards,
    start,
    settings: object({ autoPass: oneOf(['never', 'empty', 'always']) }, { additional: null }),
    seed: string({ title: 'a seed' }),
    decisions: array(object({ do: string({ title: 'a deed' }) }, { title: 'a decision', required: ['do'] }), {
      maxItems: 100_000,
    }),
    rolls: array(array(any), { maxItems: 100_000 }),
    shuffles: array(array(string({ title: "a card's id" })), { maxItems: 100_000 }),
    checks: array(any, { maxItems: 100_000 }),
    result: any,
    annotations: any,
    variations: any,
  },
  {
    title: 'a replay',
    required: ['format', 'ruleset', 'cards', 'start', 'settings', 'decisions', 'rolls', 'checks'],
    additional: null,
  },
);

export type RecordedCard = CardFacts & { readonly effects: CardDef['effects'] };

export function readCard({ effects, ...facts }: RecordedCard, path: string): CardDef {
  const def = printed(facts);
  if (effects.length !== def.text.length)
    fail(within(path, 'effects'), 'A card has one effect for each paragraph of its text.');
  return { ...def, effects };
}

export function readStartTable(cards: unknown, given: unknown): StartTable {
  validate(recordedCards, cards, '$.cards');
  validate(start, given, '$.start');
  const defs = new Map(
    Object.entries(cards as Record<string, RecordedCard>).map(([key, card]) => [
      key,
      readCard(card, within('$.cards', key)),
    ]),
  );
  const file = given as TableFile;
  const { table, cards: all } = readTable(file, defs, file.at);
  return { ...table, cards: Object.fromEntries(all) };
}

export const replays: ReplayFiles<LcgTypes> = {
  check: replayForm,
  effects: EFFECTS_VERSION,
  readTable: ({ cards, start: given }) => readStartTable(cards, given),
  needsTexts: () => false,
};
