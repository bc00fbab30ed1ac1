// Compiled card data: the cards of sets with their effects, in one file. A page that has it plays decks of these cards
// without set files and without the grammar.

import { checkEffectsVersion } from '../../core/files/effects-version.ts';
import { within } from '../../core/files/fail.ts';
import { FORMATS, migrated, sizeOf } from '../../core/files/formats.ts';
import { parseJson } from '../../core/files/json.ts';
import { validate } from '../../core/files/validate.ts';
import type { CardDef } from '../cards/card.ts';
import { EFFECTS_VERSION } from '../effects/version.ts';
import { type ReplayCard, readCard } from '../files/card.ts';
import type { CardFinder } from '../files/definitions.ts';
import { checkEffects } from '../files/effects.ts';
import { cardsFile } from '../files/validators/cards.ts';
import { readCardName } from './card-name.ts';
import type { Printing, SetFile } from './set-file.ts';

export const CARDS_FORMAT = FORMATS.cards;

/** A card, the name of its picture, and what is said about its use: bans, restrictions, rulings. */
export type CompiledCard = ReplayCard & { readonly image?: string; readonly usage?: string };

export interface CompiledCards {
  readonly format: typeof CARDS_FORMAT;
  readonly ruleset: string;
  readonly made: { readonly by: string; readonly effects: number };
  /** By "SET/Name (V)". */
  readonly cards: Readonly<Record<string, CompiledCard>>;
}

export const parseCards = (source: string): CompiledCards => readCards(parseJson(source, sizeOf('cards')));

/** The file as it should be, or an error with the path of what is wrong. */
export function readCards(json: unknown): CompiledCards {
  const file = migrated(json, 'cards');
  validate(cardsFile, file);
  const cards = file as unknown as CompiledCards;
  checkEffectsVersion(cards.made, EFFECTS_VERSION);
  return cards;
}

function readOne(key: string, card: CompiledCard): CardDef {
  checkEffects({ [key]: card }, '$.cards');
  return readCard(card, within('$.cards', key));
}

/** Looks cards up by `"SET/Name (V)"`, in any case; each is read when it is first asked for. */
export function compiledFinder({ cards }: CompiledCards): CardFinder {
  const keys = new Map(Object.keys(cards).map((key) => [plain(key), key]));
  const known = new Map<string, CardDef>();
  return (ref) => {
    const key = keys.get(plain(ref));
    if (key === undefined) return undefined;
    const found = known.get(key) ?? readOne(key, cards[key] as CompiledCard);
    known.set(key, found);
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
    const { effects: _effects, ...def } = readOne(ref, one);
    if (at < 0) return;
    const { image = '', usage = '' } = one;
    const list = bySet.get(set) ?? [];
    bySet.set(set, list);
    list.push({ ...readCardName(written), set, written, image, usage, def, file, line: i + 1 });
  });
  return [...bySet].map(([set, printings]) => ({ set, printings, faults: [] }));
}

const plain = (ref: string): string => ref.replace(/\s+/g, ' ').trim().toLowerCase();
