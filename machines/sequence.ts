// What all statecharts of the game have in common. A sequence is a machine that takes the game in and gives it back;
// where the rulebook recurses (a window inside an effect, a disrupt of a disrupt) one sequence invokes another.
import { type ActorLogic, assign, type EventObject, type Snapshot } from 'xstate';
import type { Decision } from '../src/decisions/decision.ts';
import { decide, whyNot } from '../src/decisions/index.ts';
import { diceMissing, throwDice } from '../src/dice/roll.ts';
import { copyGame } from '../src/game/copy.ts';
import { newLog } from '../src/game/log.ts';
import type { GameState } from '../src/game/state.ts';
import { type ManualChange, nameCard, setByHand } from '../src/judge/judge.ts';
import type { RuleId } from '../src/rulebook/ids.ts';
import type { Sequences } from './sequences.ts';

export interface SequenceContext {
  game: GameState;
  /** The path of states that led here, outermost first. */
  at: readonly string[];
}

export type SequenceInput = SequenceContext;

export type SequenceEvent =
  /** A player decides. */
  | { type: 'DECIDE'; decision: Decision }
  /** What the dice show, where nobody rolls them for the players. */
  | { type: 'DICE'; dice: readonly number[] }
  /** Play goes on past the point where it was told to stop. */
  | { type: 'RESUME' }
  /** Something is put on the table by hand. */
  | { type: 'SET'; change: ManualChange }
  | { type: 'REVEAL'; card: string; as: string };

export interface SequenceMeta {
  /** The rule that this state carries out. */
  rule: RuleId;
}

/** Any of the machines, as seen by the one that invokes it. */
export type Sequence = ActorLogic<Snapshot<GameState>, EventObject, SequenceInput>;

type Invoked = {
  [Name in keyof Sequences]: { src: Name; logic: Sequence; id: string | undefined };
}[keyof Sequences];

/** Types shared by all sequences. */
export const types = {} as {
  context: SequenceContext;
  input: SequenceInput;
  output: GameState;
  events: SequenceEvent;
  meta: SequenceMeta;
  tags: 'player' | 'dice' | 'stopped';
};

/** An action that changes the game by a function of the rules. */
export const change = (rule: (game: GameState, event: SequenceEvent) => GameState) =>
  assign<SequenceContext, SequenceEvent, undefined, SequenceEvent, Invoked>(({ context, event }) => ({
    game: rule(context.game, event),
  }));

/** The game at a place of the charts. */
function at(game: GameState, path: readonly string[]): GameState {
  const next = copyGame(game);
  next.path = path;
  return next;
}

/** The same on entering a place of the charts: the log and the viewer show where play is. The outline reads it off here. */
export const enter = (place: string, rule: (game: GameState) => GameState) => {
  const steps = place.split('.');
  const action = assign<SequenceContext, SequenceEvent, undefined, SequenceEvent, Invoked>(({ context }) => ({
    game: rule(at(context.game, [...context.at, ...steps])),
  }));
  return Object.assign(action, { place: steps });
};

export const decisionOf = (event: SequenceEvent): Decision =>
  (event as Extract<SequenceEvent, { type: 'DECIDE' }>).decision;

/** The game that an invoked sequence gives back. */
export const outputOf = (event: unknown): GameState => (event as { output: GameState }).output;

/** Takes the game back from a sequence that was invoked: play goes on at the place that it left, or at the one named. */
export const takeBack = (rule: (game: GameState) => GameState, place?: string) =>
  assign<SequenceContext, SequenceEvent, undefined, SequenceEvent, Invoked>(
    ({ context: { game, at: outer }, event }) => ({
      game: rule(at(outputOf(event), place === undefined ? game.path : [...outer, place])),
    }),
  );

/** A guard that asks the game. */
export const when =
  (test: (game: GameState) => boolean) =>
  ({ context }: { context: SequenceContext }): boolean =>
    test(context.game);

export const diceOf = (event: SequenceEvent): readonly number[] =>
  (event as Extract<SequenceEvent, { type: 'DICE' }>).dice;

/** What every sequence is as a whole: it takes the game in, gives it back, and takes what is put by hand at any time. */
export const whole = {
  context: ({ input }: { input: SequenceInput }): SequenceContext => input,
  output: ({ context }: { context: SequenceContext }): GameState => context.game,
  on: { SET: { actions: 'setByHand' as const }, REVEAL: { actions: 'nameCard' as const } },
};

/** Actions that every sequence has. */
export const actions = {
  setByHand: change((game, event) => (event.type === 'SET' ? setByHand(newLog(game), event.change) : game)),
  nameCard: change((game, event) =>
    event.type === 'REVEAL' ? nameCard(newLog(game), event.card, event.as) : game,
  ),
  /** Takes the game back from a sequence that has ended. */
  take: change((_game, event) => outputOf(event)),
  decide: change((game, event) => decide(game, decisionOf(event))),
  takeDice: change((game, event) => throwDice(newLog(game), diceOf(event))),
};

/** Guards that every sequence has. */
export const guards = {
  legal: ({ context, event }: { context: SequenceContext; event: unknown }): boolean =>
    whyNot(context.game, decisionOf(event as SequenceEvent)) === null,
  needsDice: when((game) => diceMissing(game) > 0),
  over: when((game) => game.result !== null),
};

/** What a sequence hands to one that it invokes within its present state. */
export const inner = ({ context: { game } }: { context: SequenceContext }): SequenceInput => ({
  game,
  at: game.path,
});

/** What it hands to one whose states are steps of its own. */
export const beside = ({ context: { game, at } }: { context: SequenceContext }): SequenceInput => ({
  game,
  at,
});
