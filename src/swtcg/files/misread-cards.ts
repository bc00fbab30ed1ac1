// Whether the effects of a recorded game's cards are those that the grammar reads in their texts.

import { within } from '../../core/files/fail.ts';
import { sameFact } from '../../core/same.ts';
import type { CardDef } from '../cards/card.ts';
import type { Effect } from '../language/effect.ts';
import { tableReader } from '../text/read.ts';
import { readCard } from './card.ts';
import type { ReplayCards } from './replays.ts';

const UNKNOWN = '?';

/** The cards with an effect that is not what their text says. What is marked manual is done by nobody but the players. */
export function misreadCards(cards: unknown): readonly string[] {
  const known = Object.entries(cards as ReplayCards)
    .filter(([, { name }]) => name !== UNKNOWN)
    .map(([key, card]) => readCard(card, within('$.cards', key)));
  const read = tableReader(known);
  const effectOf = (text: string, card: CardDef): Effect | null => {
    const found = read(text, card);
    return found.ok ? found.effect : null;
  };
  return known
    .filter((card) => {
      const { text, effects } = card;
      if (effects.length !== text.length) return true;
      return effects.some((effect, i) => {
        if (effect.kind === 'manual') return false;
        const said = effectOf(text[i] as string, card);
        return said === null || !sameFact(said, effect);
      });
    })
    .map(({ name, version }) => (version ? `${name} (${version})` : name));
}
