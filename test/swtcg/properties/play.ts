// Random players at a table: the one way in which the properties play a game.

import { editionGame } from '../../../machines/swtcg/complete.ts';
import { GameHost } from '../../../src/engine.ts';
import type { Decision, Deed } from '../../../src/swtcg/decisions/decision.ts';
import { type SaidEvent, withText } from '../../../src/swtcg/model/in-english.ts';
import type { GameState } from '../../../src/swtcg/model/state.ts';
import { Chance } from '../../helpers/chance.ts';

export interface Played {
  readonly start: GameState;
  readonly table: GameHost;
  /** All decisions, in order. */
  readonly decisions: readonly Decision[];
  readonly log: readonly SaidEvent[];
}

/** A chance to look at the table: before a decision, with what may be decided; or at the end, with nothing. */
export interface Look {
  readonly table: GameHost;
  readonly legal: readonly Decision[];
  readonly chance: Chance;
  /** How many decisions were taken. */
  readonly taken: number;
  /** The decision that led here, and the game before it; null at the start. */
  readonly last: { readonly decision: Decision; readonly before: GameState } | null;
}

export interface Limits {
  readonly turns: number;
  readonly decisions: number;
}

/** How much a deed is liked: battles are more telling than retreats. */
const LIKED: { readonly [deed in Deed]?: number } = {
  attack: 12,
  use: 6,
  play: 6,
  complete: 4,
  setup: 6,
  retreat: 0.3,
  decline: 0.2,
  done: 0.7,
};

/** First a kind of deed, then one of that kind; every player passes sometimes. */
export function choose(chance: Chance, legal: readonly Decision[]): Decision {
  const kinds = [...new Set(legal.map((one) => one.do))];
  const weight = (deed: Deed): number => LIKED[deed] ?? 1;
  let at = (chance.below(1000) / 1000) * kinds.reduce((sum, deed) => sum + weight(deed), 0);
  const kind = kinds.find((deed) => {
    at -= weight(deed);
    return at < 0;
  });
  return chance.pick(legal.filter((one) => one.do === (kind ?? kinds[0])));
}

/** Who chooses among what is legal, or finds something else that is. */
export type Taste = (table: GameHost, legal: readonly Decision[], chance: Chance) => Decision;

/** A game of random players, for some turns. What is looked at does not change what is decided. */
export function playRandom(
  start: GameState,
  seed: number,
  { turns, decisions: most }: Limits,
  look: (at: Look) => void = () => {},
  taste: Taste = (_table, legal, chance) => choose(chance, legal),
): Played {
  const chance = new Chance(seed + 7919);
  const curious = new Chance(seed + 104_729);
  const table = new GameHost(editionGame(start.box.ruleset), start);
  const decisions: Decision[] = [];
  const log: SaidEvent[] = [];
  const keepLog = ({ game } = table) => {
    for (const event of game.log) log.push(withText(event, game));
  };
  keepLog();
  let last: Look['last'] = null;
  const lookAt = (legal: readonly Decision[]): void =>
    look({ table, legal, chance: curious, taken: decisions.length, last });
  while (table.waiting === 'player' && table.game.turn <= turns && decisions.length < most) {
    const before = table.game;
    const legal = table.legal();
    lookAt(legal);
    const decision = taste(table, legal, chance);
    const refusal = table.decide(decision);
    if (refusal)
      throw new Error(`called legal, and refused: ${JSON.stringify(decision)}: ${refusal.message}`);
    decisions.push(decision);
    last = { decision, before };
    keepLog();
  }
  lookAt([]);
  return { start, table, decisions, log };
}
