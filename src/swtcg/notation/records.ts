// Games that were written down from notes: the effects of their cards, and which unknown card is meant.

import { validate } from '../../core/files/validate.ts';
import type { RecordWords } from '../../core/game/game-notation.ts';
import { isObject, type Json } from '../../core/notation/json.ts';
import type { CardDef } from '../cards/card.ts';
import { type CardFinder, readDefinitions } from '../files/definitions.ts';
import { type Cards, cards as definitions } from '../files/validators/scenario.ts';
import { writeCard } from '../files/write-card.ts';
import type { Effect } from '../language/effect.ts';
import { tableReader } from '../text/read.ts';
import type { SwtcgTypes } from '../types.ts';

/** The effects of all cards that have none. */
function compiled(cards: Json, find?: CardFinder): Json {
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

export const records: RecordWords<SwtcgTypes> = {
  endings: ['control', 'effect'],
  compiled: (cards, find) => compiled(cards, find as CardFinder | undefined),
  fields: ['card', 'unit', 'target', 'top'],
  unknown({ players, cards, box }, by) {
    if (by !== 'dark' && by !== 'light') return [];
    const { hand, build, deck } = players[by].lists;
    return [...hand, ...build, ...deck].filter((id) => cards[box.index[id] as number]?.def === '?');
  },
};
