// What chance does to cards: the order of a shuffled deck, and cards that are taken "at random".
import { SwtcgError } from '../../core/error.ts';
import { shuffled } from '../../core/random.ts';
import type { CardId, GameState, Side } from './state.ts';
import { changed } from './update.ts';
import { setPlayer, sideName, withZone } from './zones.ts';

const sameCards = (a: readonly CardId[], b: readonly CardId[]): boolean =>
  a.length === b.length && a.slice().sort().join('\n') === b.slice().sort().join('\n');

const badShuffle = (side: Side): SwtcgError =>
  new SwtcgError({
    code: 'not-legal',
    message: `The recorded shuffle does not have the cards of ${sideName(side)}'s deck.`,
    rule: 'prepare.draw',
  });

/** Shuffles with the player's own stream, or lays the deck as it was recorded; without a seed it keeps its order. */
export function shuffleDeck(game: GameState, side: Side): GameState {
  const { lists } = game.players[side];
  const [deck, next] = atRandom(game, side, lists.deck);
  return next === game ? game : setPlayer(next, side, { lists: withZone(lists, 'deck', deck) });
}

/** Cards in an order that chance has made: the first of them are those that are taken "at random". */
export function atRandom(
  game: GameState,
  side: Side,
  cards: readonly CardId[],
): readonly [order: readonly CardId[], game: GameState] {
  const given = game.box.shuffles[game.shufflesUsed];
  if (!game.box.shuffle || (!given && !game.random)) return [cards, game];
  if (given && !sameCards(given, cards)) throw badShuffle(side);
  const [order, state] = given
    ? [given, 0]
    : shuffled(cards, (game.random as NonNullable<GameState['random']>)[side]);
  const random = game.random && !given ? { ...game.random, [side]: state } : game.random;
  const chance = { ...game.chance, shuffles: [...game.chance.shuffles, order] };
  return [order, changed(game, { random, chance, shufflesUsed: game.shufflesUsed + 1 })];
}
