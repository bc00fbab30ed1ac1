// A game before anything happens: cards where they stand, and nothing under way.
import { seeded } from '../../core/random.ts';
import { type Box, type CardState, type GameState, NO_CHANCE } from './state.ts';

/** What has to be said of a game before it can begin. */
export interface Start
  extends Omit<Box, 'index'>,
    Pick<
      GameState,
      | 'players'
      | 'active'
      | 'point'
      | 'balance'
      | 'dial'
      | 'dialDamage'
      | 'dialCards'
      | 'engaged'
      | 'engagement'
      | 'edge'
      | 'stop'
    > {
  /** In the order of `ids`. */
  readonly cards: readonly CardState[];
  /** Null where chance is given by hand. */
  readonly seed: number | string | null;
}

export const newGame = (start: Start): GameState => {
  const { ruleset, defs, ids, dice, shuffles, autoPass, shuffle } = start;
  const index = Object.fromEntries(ids.map((id, i) => [id, i]));
  return {
    box: { ruleset, defs, ids, index, dice, shuffles, autoPass, shuffle },
    cards: start.cards,
    players: start.players,
    active: start.active,
    turn: 1,
    point: start.point,
    balance: start.balance,
    dial: start.dial,
    dialDamage: start.dialDamage,
    dialCards: start.dialCards,
    engaged: start.engaged,
    again: [],
    order: { dark: [], light: [] },
    missing: 0,
    engagement: start.engagement,
    edge: start.edge,
    edgeBattle: null,
    frames: [],
    left: {},
    lasting: [],
    later: [],
    played: [],
    uses: {},
    nextId: 1,
    diceUsed: 0,
    shufflesUsed: 0,
    random: start.seed === null ? null : seeded(start.seed),
    stop: start.stop,
    result: null,
    path: [],
    log: [],
    chance: NO_CHANCE,
    steps: 0,
  };
};
