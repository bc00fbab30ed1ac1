// An event of a game as an English sentence.
import { memoize } from '../../core/memo.ts';
import type { CardDef } from '../cards/card.ts';
import { cardNames } from '../log/card-names.ts';
import { english } from '../log/english.ts';
import type { LogEvent } from '../log/types.ts';
import { namesIn, say } from '../log/words.ts';
import type { Box, CardId, GameState } from './state.ts';

/** A table of names for each line-up: which definition a card has never changes. */
const namesOf = memoize((_box: Box) => ({ names: null as ReadonlyMap<CardId, string> | null }));

/** What the cards of a game are called. */
export function namesNow({ box, cards }: GameState): (id: CardId) => string {
  const kept = namesOf(box);
  kept.names ??= cardNames(cards.map(({ id, def }) => [id, box.defs[def] as CardDef] as const));
  const { names } = kept;
  return (id) => names.get(id) ?? id;
}

export const inEnglish = (event: LogEvent, game: GameState): string =>
  say(event, english, namesIn(english, namesNow(game)));
