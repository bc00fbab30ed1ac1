// `build` and `decline`: build counters, and the card of the draw step.

import { plural } from '../../core/english.ts';
import { refuse } from '../model/refusal.ts';
import type { GameState } from '../model/state.ts';
import { closeWindow, currentWindow } from '../model/windows.ts';
import { hasCard, label, sideName } from '../model/zones.ts';
import { hasBuildCost, putCounters } from '../rules/build/build.ts';
import { declineDraw, drawDeclined } from '../rules/turn/steps.ts';
import { buildable } from './completing.ts';
import type { Decision } from './decision.ts';
import type { DecisionKind } from './kind.ts';

export const build: DecisionKind = {
  exact: true,
  any: (game, by) =>
    game.players[by].buildPoints > 0 && buildable(game, by).some((id) => hasBuildCost(game, id)),
  options: (game, by) => {
    const { buildPoints } = game.players[by];
    const found: Decision[] = [];
    if (buildPoints === 0) return found;
    for (const id of buildable(game, by)) {
      if (!hasBuildCost(game, id)) continue;
      for (let counters = 1; counters <= buildPoints; counters++)
        found.push({ by, do: 'build', card: id, counters });
    }
    return found;
  },
  consider: (game, decision) => {
    const { by, card: id, counters } = decision;
    if (!hasCard(game, id)) return refuse('build.counters', 'no such card');
    if (!buildable(game, by).includes(id))
      return refuse(
        'build.counters',
        `${label(game, id)} is neither in ${sideName(by)}'s hand nor partially built`,
      );
    if (!hasBuildCost(game, id)) return refuse('build.counters', `${label(game, id)} has no build cost`);
    if (counters === undefined || !Number.isInteger(counters) || counters < 1)
      return refuse('build.counters', 'add at least 1 build counter');
    const { buildPoints } = game.players[by];
    if (counters > buildPoints)
      return refuse(
        'build.points',
        `it costs ${plural(counters, 'build point')} and ${sideName(by)} has ${buildPoints}`,
      );
    return (now) => putCounters(now, by, id, counters);
  },
};

/** `decline`: the card of the draw step is not drawn. */
export const decline: DecisionKind = {
  options: (_game, by) => [{ by, do: 'decline', what: 'draw' }],
  consider: (game, decision) => {
    const { by } = decision;
    if (decision.what !== 'draw')
      return refuse('turn.draw', 'only the draw of the draw step can be declined');
    if (!startsBuildStep(game)) return refuse('turn.draw', 'the card is drawn when the build step starts');
    if (drawDeclined(game, by)) return refuse('turn.draw', 'it has already been declined');
    // Asked about triggers, the player is asked again after this.
    return (now) => declineDraw(currentWindow(now)?.kind === 'trigger' ? closeWindow(now) : now, by);
  },
};

/** Whether a player is at the start of their build step, in its window or asked about something in it. */
export const startsBuildStep = (game: GameState): boolean =>
  game.windows.some((one) => one.kind === 'build-start') && currentWindow(game) !== undefined;
