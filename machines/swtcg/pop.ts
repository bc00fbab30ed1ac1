// The play-or-pass window: one chart for all of them, set into each state that opens one (Play or Pass Chances; Order of
// Operations for Effects). Triggered effects first, back and forth with Dark first; then static uses; then activated
// plays until two passes in a row.

import type { GameState } from '../../src/swtcg/model/state.ts';
import type { RuleId } from '../../src/swtcg/rulebook/ids.ts';
import { askTriggers, forcedTrigger, nextTriggers } from '../../src/swtcg/rules/effects/triggers.ts';
import {
  condemn,
  discardDue,
  dropMoot,
  endWindow,
  frameAnnounced,
  goOn,
  startForced,
  triggersMoot,
  windowClosed,
  windowIdle,
} from '../../src/swtcg/rules/windows/pop.ts';
import { apply, childInput, resumeWith, when } from './common.ts';

const isClosed = (game: GameState): boolean => game.result !== null || windowClosed(game);

export const windowActions = {
  goOn: apply(goOn),
  resumeWindow: resumeWith(goOn),
  startTrigger: apply(startForced),
  askTriggers: apply(askTriggers),
  dropMoot: apply((game) => goOn(dropMoot(game))),
  endWindow: apply(endWindow),
  condemn: apply(condemn),
};

export const windowGuards = {
  /** Nothing can be played here and the players let such chances pass. */
  idle: when(windowIdle),
  discardDue: when(discardDue),
  triggerForced: when((game) => forcedTrigger(game) !== null),
  triggersMoot: when(triggersMoot),
  triggersWait: when((game) => nextTriggers(game) !== null),
  isClosed: when(isClosed),
  announced: when(frameAnnounced),
};

/** The inside of a window: `quiet` are the transitions of one that nobody is asked about, `next` those of a closed one. */
export const windowStates = <Quiet extends object, Next>(quiet: readonly Quiet[], next: Next) => ({
  opening: { always: [...quiet, { actions: 'goOn' as const, target: 'triggered' as const }] },
  triggered: {
    meta: { rule: 'effect.triggered' as const },
    always: [
      { guard: 'discardDue' as const, actions: 'condemn' as const, target: 'discarding' as const },
      { guard: 'triggerForced' as const, actions: 'startTrigger' as const, target: 'effect' as const },
      { guard: 'triggersMoot' as const, actions: 'dropMoot' as const, target: 'triggered' as const },
      { guard: 'triggersWait' as const, actions: 'askTriggers' as const, target: 'ordering' as const },
      { guard: 'isClosed' as const, target: 'closed' as const },
      { target: 'asking' as const },
    ],
  },
  /** Their controller chooses the order of several triggers, and whether an optional one happens. */
  ordering: {
    meta: { rule: 'effect.triggered' as const },
    tags: 'player' as const,
    on: { DECIDE: { guard: 'legal' as const, actions: 'decide' as const, target: 'decided' as const } },
  },
  /** One player may play or pass: static uses first, then activated effects. */
  asking: {
    meta: { rule: 'pop.chance' as const },
    tags: 'player' as const,
    on: { DECIDE: { guard: 'legal' as const, actions: 'decide' as const, target: 'decided' as const } },
  },
  /** What was announced is on its way first; else play goes on, back to whatever was triggered. */
  decided: {
    always: [
      { guard: 'announced' as const, target: 'effect' as const },
      { actions: 'goOn' as const, target: 'triggered' as const },
    ],
  },
  effect: {
    meta: { rule: 'effect.parts' as const },
    invoke: {
      id: 'child',
      src: 'effect' as const,
      input: childInput,
      onDone: { actions: 'resumeWindow' as const, target: 'triggered' as const },
    },
  },
  /** Units that have lost their last health, where something could happen instead of their discard. */
  discarding: {
    meta: { rule: 'unit.discard' as const },
    invoke: {
      id: 'child',
      src: 'damage' as const,
      input: childInput,
      onDone: { actions: 'resumeWindow' as const, target: 'triggered' as const },
    },
  },
  closed: { entry: 'endWindow' as const, always: next },
});

/**
 * A state that opens a window and goes on when it has closed. `open` names the action that carries out what comes before
 * the window and opens it; `next` is where play goes after it, `quiet` where it goes when nothing was asked (what depends
 * on plays need not be looked at then). Transitions in `before` are for what comes without any window.
 */
export const windowState = <Open extends string, Before extends object = never>(
  rule: RuleId,
  open: Open,
  next: string,
  quiet = next,
  before: readonly Before[] = [],
) => ({
  meta: { rule },
  entry: open,
  initial: 'opening' as const,
  states: windowStates(
    [...before, { guard: 'idle' as const, actions: 'endWindow' as const, target: quiet }],
    { target: next },
  ),
});
