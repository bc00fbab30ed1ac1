// The dice that fall before the first entry of a file and after each of them, so that sentences can tell them.

import type { Game, ScenarioGame } from '../../core/game/game.ts';
import type { Replay } from '../replay/format.ts';
import { Playback } from '../replay/playback.ts';
import type { Scenario } from '../scenario/format.ts';
import { runScenario } from '../scenario/run.ts';

type Fallen = readonly (readonly number[])[][];

/** Null where dice are left over, or come from a seed: then they are told apart. */
export function fallenInScenario(ruleset: ScenarioGame, scenario: Scenario): Fallen | null {
  const fallen: number[][][] = [[]];
  runScenario(ruleset, scenario, (game, _decision, entry) => {
    if (entry) fallen.push([]);
    fallen[fallen.length - 1]?.push(...game.chance.rolls.map((roll) => [...roll]));
  });
  return same(fallen.flat(2), scenario.dice) ? fallen : null;
}

export function fallenInReplay(ruleset: Game, replay: Replay): Fallen | null {
  const player = new Playback(ruleset, replay);
  const fallen: number[][][] = [];
  const look = () => fallen.push(player.track.game.chance.rolls.map((roll) => [...roll]));
  look();
  while (player.next()) look();
  return same(fallen.flat(1), replay.rolls) ? fallen : null;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
