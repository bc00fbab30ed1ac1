// Compiled card data: the cards of sets with their effects, in one file. A page that has it plays decks of these cards
// without set files and without the grammar.
import type { CardDef } from '../../src/cards/card.ts';
import { readCards } from '../replay/card.ts';
import { checkSchema } from '../replay/check.ts';
import { checkEffects } from '../replay/effects.ts';
import { EFFECTS_VERSION, type ReplayCard } from '../replay/format.ts';
import { card } from '../replay/schema.ts';
import { count, open, type Schema, text } from '../replay/schema-parts.ts';
import type { CardFinder } from '../scenario/definitions.ts';
import { fail } from '../scenario/fail.ts';
import { parseJson } from '../scenario/json.ts';
import { LIMITS } from '../scenario/limits.ts';
import { readCardName } from './card-name.ts';
import type { Printing, SetFile } from './set-file.ts';

export const CARDS_FORMAT = 'swtcg-cards/1';

/** A card, the name of its picture, and what is said about its use: bans, restrictions, rulings. */
export type CompiledCard = ReplayCard & { readonly image?: string; readonly usage?: string };

export interface CompiledCards {
  readonly format: typeof CARDS_FORMAT;
  readonly ruleset: 'swtcg-2022';
  readonly made: { readonly by: string; readonly effects: number };
  /** By "SET/Name (V)". */
  readonly cards: Readonly<Record<string, CompiledCard>>;
}

const schema: Schema = {
  type: 'object',
  properties: {
    format: { const: CARDS_FORMAT },
    ruleset: { const: 'swtcg-2022' },
    made: open({ by: text, effects: count }, ['by', 'effects']),
    cards: { type: 'object', additionalProperties: card },
  },
  required: ['format', 'ruleset', 'made', 'cards'],
  additionalProperties: true,
};

export const parseCards = (source: string): CompiledCards => checkCards(parseJson(source, LIMITS.replaySize));

/** The file as it should be, or an error with the path of what is wrong. */
export function checkCards(json: unknown): CompiledCards {
  const format = typeof json === 'object' && json !== null && 'format' in json ? json.format : undefined;
  const version = typeof format === 'string' ? /^swtcg-cards\/(\d+)$/.exec(format)?.[1] : undefined;
  if (version !== undefined && Number(version) > 1)
    fail(
      '$.format',
      `This card data has the newer format "${format}"; this version of swtcg reads "${CARDS_FORMAT}".`,
    );
  checkSchema(schema, json);
  const cards = json as CompiledCards;
  if (cards.made.effects > EFFECTS_VERSION)
    fail(
      '$.made.effects',
      `These cards are compiled to a newer effect language (${cards.made.effects}); this version of swtcg speaks ${EFFECTS_VERSION}.`,
    );
  return cards;
}

function readCard(key: string, card: CompiledCard): CardDef | undefined {
  checkEffects({ [key]: card }, '$.cards');
  return readCards({ [key]: card }, '$.cards').get(key);
}

/** Looks cards up by `"SET/Name (V)"`, in any case; each is read when it is first asked for. */
export function compiledFinder({ cards }: CompiledCards): CardFinder {
  const keys = new Map(Object.keys(cards).map((key) => [plain(key), key]));
  const known = new Map<string, CardDef>();
  return (ref) => {
    const key = keys.get(plain(ref));
    if (key === undefined) return undefined;
    const found = known.get(key) ?? readCard(key, cards[key] as CompiledCard);
    if (found) known.set(key, found);
    return found;
  };
}

/** The sets of compiled card data, as set files would give them; the texts are not read again by `compiledFinder`. */
export function compiledSets({ cards }: CompiledCards, file: string): readonly SetFile[] {
  const bySet = new Map<string, Printing[]>();
  Object.entries(cards).forEach(([ref, one], i) => {
    const at = ref.indexOf('/');
    const set = ref.slice(0, at);
    const written = ref.slice(at + 1);
    const found = readCard(ref, one);
    if (at < 0 || !found) return;
    const { effects: _effects, ...def } = found;
    const { image = '', usage = '' } = one;
    const list = bySet.get(set) ?? [];
    bySet.set(set, list);
    list.push({ ...readCardName(written), set, written, image, usage, def, file, line: i + 1 });
  });
  return [...bySet].map(([set, printings]) => ({ set, printings, faults: [] }));
}

const plain = (ref: string): string => ref.replace(/\s+/g, ' ').trim().toLowerCase();
