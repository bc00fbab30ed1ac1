// Card definitions: the facts as printed. `compile.ts` reads their texts.

import { fail, within } from '../../core/files/fail.ts';
import type { CardDef } from '../cards/card.ts';
import { readTypeLine } from '../cards/type-line.ts';
import type { CompiledCard } from './validators/game.ts';
import type { Cards } from './validators/scenario.ts';

/** Finds a card of the loaded card data by its reference, `"SET/Name (V)"`. */
export type CardFinder = (ref: string) => CardDef | undefined;

const TYPES =
  'Space, Ground, Character and their pairs with "/", Battle, Mission, "Mission - Trap", "Mission - Campaign", Resource, ' +
  'Event; Location, Equipment and Subordinate have their arenas in the subtype ("Ground - Trait")';

/** The definitions as written; texts are compiled by `compile.ts`. */
export function readDefinitions(cards: Cards, path: string, find?: CardFinder): Map<string, CardDef> {
  return new Map(
    Object.entries(cards).map(([key, card]) => {
      const at = within(path, key);
      return [key, 'ref' in card ? referred(card.ref, within(at, 'ref'), find) : definition(card, at)];
    }),
  );
}

/** What is printed on a card, as a scenario or a replay has it. */
export type CardFacts = Pick<
  CompiledCard,
  'name' | 'version' | 'subtype' | 'cost' | 'speed' | 'power' | 'health' | 'text'
> &
  Required<Pick<CompiledCard, 'side' | 'type'>>;

export function definition(card: CardFacts, path: string): CardDef {
  const { name, version, side, type, cost, text } = card;
  const subtype = card.subtype ?? '';
  const line = readTypeLine(type, subtype);
  if (line === null) {
    // The arenas of a Location, an Equipment, a Subordinate stand in the subtype: then the type itself is right.
    const wrong = readTypeLine(type, 'Space') ? 'subtype' : 'type';
    const written = subtype === '' ? `"${type}"` : `"${type}" with the subtype "${subtype}"`;
    fail(within(path, wrong), `The engine can't read the type line ${written}. Types are ${TYPES}.`);
  }
  const { kind, arenas, subordinate } = line;
  // Omitted numbers of a unit are 0.
  const omitted = kind === 'unit' ? 0 : null;
  return {
    name,
    version: version ?? null,
    side,
    kind,
    type,
    subtype,
    arenas,
    subordinate,
    cost: cost ?? null,
    speed: card.speed ?? omitted,
    power: card.power ?? omitted,
    health: card.health ?? omitted,
    text: text ?? [],
    effects: [],
  };
}

function referred(ref: string, path: string, find?: CardFinder): CardDef {
  if (find === undefined) {
    fail(path, `"${ref}" refers to card data, but none is loaded: give the folder with --cards.`);
  }
  const found = find(ref);
  if (found === undefined)
    fail(path, `The card data has no card "${ref}"; references are written "SET/Name (Version)".`);
  return found;
}
