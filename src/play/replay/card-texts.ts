// Whether the effects of a recorded game's cards are those that the grammar reads in their texts.

import { within } from '../../core/files/fail.ts';
import type { CardDef } from '../../swtcg/cards/card.ts';
import { readCard } from '../../swtcg/files/card.ts';
import type { ReplayCards } from '../../swtcg/files/replays.ts';
import type { Effect } from '../../swtcg/language/effect.ts';
import { tableReader } from '../../swtcg/text/read.ts';

/** JSON with keys in order, and without what says nothing. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

const UNKNOWN = '?';

/** The cards with an effect that is not what their text says. What is marked manual is done by nobody but the players. */
export function misreadCards(cards: ReplayCards): readonly string[] {
  const known = Object.entries(cards)
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
        return said === null || canonical(said) !== canonical(effect);
      });
    })
    .map(({ name, version }) => (version ? `${name} (${version})` : name));
}
