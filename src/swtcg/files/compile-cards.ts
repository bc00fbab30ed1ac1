// The cards of a file with the effects of their texts.

import { validate } from '../../core/files/validate.ts';
import { isObject, type Json } from '../../core/notation/json.ts';
import type { CardDef } from '../cards/card.ts';
import type { Effect } from '../language/effect.ts';
import { tableReader } from '../text/read.ts';
import { type CardFinder, readDefinitions } from './definitions.ts';
import { type Cards, cards as definitions } from './validators/scenario.ts';
import { writeCard } from './write-card.ts';

/** The effects of all cards that have none. */
export function compiled(cards: Json, find?: CardFinder): Json {
  const bare = Object.fromEntries(
    Object.entries(cards).filter(
      ([, card]) => isObject(card) && card.name !== '?' && card.effects === undefined,
    ),
  );
  validate(definitions, bare, '$.cards');
  const defs = readDefinitions(bare as unknown as Cards, '$.cards', find);
  const read = tableReader(
    Object.values(cards).flatMap((card) =>
      isObject(card) && typeof card.name === 'string'
        ? [{ name: card.name, ...(typeof card.subtype === 'string' ? { subtype: card.subtype } : {}) }]
        : [],
    ),
  );
  const effects = (def: CardDef): Effect[] =>
    def.text.map((text) => {
      const found = read(text, def);
      return found.ok ? found.effect : { kind: 'manual', text };
    });
  return Object.fromEntries(
    Object.entries(cards).map(([key, card]) => {
      const def = defs.get(key);
      if (!def) return [key, card];
      const done = def.effects.length === def.text.length ? def : { ...def, effects: effects(def) };
      return [
        key,
        isObject(card) && card.ref !== undefined
          ? writeCard(done)
          : { ...(card as Json), effects: done.effects },
      ];
    }),
  );
}
