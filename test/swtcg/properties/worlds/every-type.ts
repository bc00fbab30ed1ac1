// Games with two decks that have every type of card and most things that act outside the attack; each copy has a name of
// its own, so that what is told of it can be searched for.
import { allCards, seatOf } from '../../../helpers/all-cards.ts';

export function everyTypeFile(seed: number): object {
  const cards: Record<string, object> = {};
  const own = ({ id, card: key }: { id: string; card: string }) => {
    cards[id] = { name: `Card <${id}>`, ...(allCards as Record<string, object>)[key] };
    return { id, card: id };
  };
  const seat = (side: 'dark' | 'light') => {
    const { deck, supply } = seatOf(side);
    return { deck: deck.map(own), supply: supply.map(own) };
  };
  const [dark, light] = [seat('dark'), seat('light')];
  return {
    format: 'swtcg-scenario/1',
    ruleset: 'swtcg-2022',
    cards,
    dark,
    light,
    at: 'preparation',
    until: 'game-over',
    seed,
  };
}
