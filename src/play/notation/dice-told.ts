// The dice that a sentence tells, and those that fall before the next one: where they differ, all that follow are wrong.

import type { NotationGame, ScenarioGame } from '../../core/game/game.ts';
import type { GameTypes } from '../../core/game/game-types.ts';
import type { Fault } from '../../core/notation/fault.ts';
import type { Scenario } from '../scenario/format.ts';
import { runScenario } from '../scenario/run.ts';
import type { Notation } from './read.ts';

/** A roll that lacks dice is not made; with so many more it is seen how many it takes. */
const SPARE = Array<number>(1000).fill(1);

/** The first sentence that tells more or fewer dice than are rolled by it. Dice that nobody rolls at the end are no mistake. */
export function diceAstray<T extends GameTypes>(
  ruleset: ScenarioGame<T> & NotationGame<T>,
  { told, placeOf }: Notation,
  scenario: Scenario<T>,
): Fault | null {
  if (told === null || scenario.seed !== null) return null;
  let found: Fault | null = null;
  let entry = -1;
  let rolled = 0;
  const compare = (last: boolean): void => {
    const tells = told[entry] ?? 0;
    const place = placeOf(`$.script[${Math.max(0, entry)}]`);
    if (found || !place || rolled === tells || (last && rolled < tells)) return;
    found = { ...place, message: ruleset.notation.chance.astray(rolled > tells, rolled, tells) };
  };
  const { error } = runScenario(
    ruleset,
    { ...scenario, dice: [...scenario.dice, ...SPARE] },
    (game, _decision, isEntry) => {
      if (isEntry) {
        compare(false);
        entry++;
        rolled = 0;
      }
      rolled += game.chance.rolls.flat().length;
    },
  );
  // Where an entry is refused, play went on to look for its chance.
  if (error?.code !== 'entry-not-legal') compare(true);
  return found;
}
