// The cards of a file with the effects of their texts.
import { fail, within } from '../../core/files/fail.ts';
import type { CardFinder } from '../../core/game/game-files.ts';
import { isObject, type Json } from '../../core/notation/json.ts';
import type { CardDef } from '../cards/card.ts';
import { type CardFacts, printed } from '../cards/definition.ts';
import type { Effect } from '../language/effect.ts';
import { paragraphReader } from '../text/compile.ts';
import { writeCards } from './write-start.ts';

function definition(card: Json, path: string, find?: CardFinder): CardDef {
  if (typeof card.ref !== 'string') return printed(card as unknown as CardFacts);
  const found = find?.(card.ref) as CardDef | undefined;
  return found ?? fail(within(path, 'ref'), `The card data has no card "${card.ref}".`);
}

/** The effects of all cards that have none. */
export function compiled(cards: Json, find?: CardFinder): Json {
  const bare = Object.entries(cards).flatMap(([key, card]) =>
    isObject(card) && card.name !== '?' && card.effects === undefined ? [[key, card] as const] : [],
  );
  const defs = new Map(bare.map(([key, card]) => [key, definition(card, within('$.cards', key), find)]));
  const read = paragraphReader(defs.values());
  const effects = (def: CardDef): Effect[] =>
    def.text.map((text) => {
      const found = read(text, def);
      return found.ok ? found.effect : { kind: 'manual', text };
    });
  return Object.fromEntries(
    Object.entries(cards).map(([key, card]) => {
      const def = defs.get(key);
      if (!def || !isObject(card)) return [key, card];
      const done = def.effects.length === def.text.length ? def : { ...def, effects: effects(def) };
      return [
        key,
        card.ref === undefined
          ? { text: [], traits: [], ...card, effects: done.effects }
          : writeCards({ [key]: done })[key],
      ];
    }),
  );
}
