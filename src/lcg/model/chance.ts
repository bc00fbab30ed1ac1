// What chance does: cards picked at random, and the order of shuffled piles.
import { SwtcgError } from '../../core/error.ts';
import { next, shuffled } from '../../core/random.ts';
import type { CardId, GameState, Side } from './state.ts';
import { inFileOrder, list, setList } from './zones.ts';

/** Whether a pick can be made: one candidate needs no chance. */
export const canPick = (game: GameState, candidates: number): boolean =>
  candidates <= 1 || game.diceUsed < game.box.dice.length || game.random !== null;

const badPick = (given: number | CardId, candidates: readonly CardId[]): SwtcgError =>
  new SwtcgError({
    code: 'bad-scenario',
    message: `The random pick ${JSON.stringify(given)} is none of the ${candidates.length} candidates: ${candidates.join(', ')}.`,
    rule: 'chance.picked',
    path: '$.dice',
  });

/** The number of a given pick among the candidates, from 1. */
function given(pick: number | CardId, candidates: readonly CardId[]): number {
  const at = typeof pick === 'number' ? pick : candidates.indexOf(pick) + 1;
  if (!Number.isInteger(at) || at < 1 || at > candidates.length) throw badPick(pick, candidates);
  return at;
}

/** Picks one of the cards: as a file says, or by the seeded generator. */
export function pick(game: GameState, candidates: readonly CardId[]): readonly [CardId, GameState] {
  if (candidates.length === 1) return [candidates[0] as CardId, game];
  const { dice } = game.box;
  let number: number;
  let after = game;
  if (game.diceUsed < dice.length) {
    number = given(dice[game.diceUsed] as number | CardId, candidates);
    after = { ...game, diceUsed: game.diceUsed + 1 };
  } else {
    const random = game.random as NonNullable<GameState['random']>;
    const [value, state] = next(random.dice);
    number = Math.floor(value * candidates.length) + 1;
    after = { ...game, random: { ...random, dice: state } };
  }
  const chance = { ...after.chance, rolls: [...after.chance.rolls, [number]] };
  return [candidates[number - 1] as CardId, { ...after, chance }];
}

const sameCards = (a: readonly CardId[], b: readonly CardId[]): boolean =>
  a.length === b.length && a.slice().sort().join('\n') === b.slice().sort().join('\n');

/** Puts cards in an order made by chance; without a seed they stay as they are. */
export function atRandom(
  game: GameState,
  side: Side,
  cards: readonly CardId[],
): readonly [readonly CardId[], GameState] {
  const order = game.box.shuffles[game.shufflesUsed];
  if (!game.box.shuffle || (!order && !game.random)) return [cards, game];
  if (order && !sameCards(order, cards))
    throw new SwtcgError({
      code: 'not-legal',
      message: 'A recorded shuffle does not have the cards of the pile.',
      rule: 'chance.picked',
    });
  const [after, state] = order
    ? [order, 0]
    : shuffled(cards, (game.random as NonNullable<GameState['random']>)[side]);
  const random = game.random && !order ? { ...game.random, [side]: state } : game.random;
  const chance = { ...game.chance, shuffles: [...game.chance.shuffles, after] };
  return [after, { ...game, random, chance, shufflesUsed: game.shufflesUsed + 1 }];
}

/**
 * Shuffles a pile. `into`: cards that were just shuffled in; where nothing is shuffled they stay at the bottom, in file order.
 */
export function shufflePile(
  game: GameState,
  side: Side,
  zone: 'deck' | 'objectiveDeck',
  into: readonly CardId[] = [],
): GameState {
  const pile = list(game, side, zone);
  const rest = pile.filter((id) => !into.includes(id));
  const [order, after] = atRandom(game, side, [...rest, ...inFileOrder(game, into)]);
  return setList(after, side, zone, order);
}
