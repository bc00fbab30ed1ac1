// Whether the effects of a recorded game's cards are those that the grammar reads in their texts.
import { within } from '../../core/files/fail.ts';
import { sameFact } from '../../core/same.ts';
import type { CardDef } from '../cards/card.ts';
import { paragraphReader } from '../text/compile.ts';
import { type RecordedCard, readCard } from './replays.ts';

/** The titles of the cards with an effect that is not what their text says. What is marked manual is done by nobody but the players. */
export function misreadCards(cards: unknown): readonly string[] {
  const known = Object.entries(cards as Readonly<Record<string, RecordedCard>>).map(([key, card]) =>
    readCard(card, within('$.cards', key)),
  );
  const read = paragraphReader(known);
  const isMisread = (card: CardDef): boolean =>
    card.effects.length !== card.text.length ||
    card.effects.some((effect, i) => {
      if (effect.kind === 'manual') return false;
      const said = read(card.text[i] as string, card);
      return !said.ok || !sameFact(said.effect, effect);
    });
  return known.filter(isMisread).map(({ name }) => name);
}
