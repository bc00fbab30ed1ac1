// What an instruction is given, and what it gives back. An instruction is a generator: it yields what has to be asked of a
// player or picked by chance, and is run anew with all answers so far. It changes nothing before it has them all.
import { derive } from '../derived/derive.ts';
import type { Derived } from '../derived/derived.ts';
import type { Scope } from '../derived/scope.ts';
import type { Instruction } from '../language/effect.ts';
import type { Act, Cause } from '../model/acts.ts';
import type { Answer, Ask, EffectFrame, Outcome, Pick, Todo, UseFrame } from '../model/frames.ts';
import type { CardId, GameState, Side } from '../model/state.ts';

export interface Result {
  /** The game, where the instruction changes something that is no act. */
  readonly game?: GameState;
  /** What is to be done next, before the rest of the effect. */
  readonly todo?: readonly Todo[];
  /** It could not be done in full. */
  readonly short?: true;
  /** It only leads to other instructions: what was done before it still counts as done. */
  readonly flow?: true;
  readonly outcome?: Outcome;
  /** What was chosen for a slot. */
  readonly chosen?: EffectFrame['chosen'];
  readonly seen?: readonly CardId[];
  readonly player?: Side;
  readonly wishes?: EffectFrame['wishes'];
}

export type Asking<Of> = Generator<Ask | Pick, Of, Answer>;

export interface Context {
  readonly game: GameState;
  readonly frame: EffectFrame;
  readonly d: Derived;
  readonly scope: Scope;
  readonly cause: Cause;
  /** What was chosen while the instruction is carried out: it is part of its result. */
  readonly chosen: (readonly CardId[] | null)[];
}

/** One that asks nothing gives its result at once. */
export type Carry<Do extends Instruction['do']> = (
  instruction: Extract<Instruction, { readonly do: Do }>,
  context: Context,
) => Asking<Result> | Result;

/** Who speaks in an effect that is carried out, or whose targets are chosen. */
export const scopeOf = (game: GameState, frame: EffectFrame | UseFrame): Scope => ({
  you: frame.by,
  self: frame.card,
  event: frame.event,
  chosen: frame.chosen,
  paid: frame.paid,
  chooser: frame.by,
  x: frame.x,
  ...(frame.kind === 'effect' && { done: frame.now, seen: frame.seen, player: frame.player }),
  endangered: endangeredBy(game, frame.occurrence),
});

function endangeredBy(game: GameState, occurrence: number | null): readonly CardId[] {
  if (occurrence === null) return [];
  const frame = game.frames.find(({ id }) => id === occurrence);
  if (frame?.kind !== 'occurrence') return [];
  return frame.acts.flatMap((act) => (act.do === 'damage' && act.n > 0 ? [act.card] : []));
}

export function contextOf(game: GameState, frame: EffectFrame): Context {
  return {
    game,
    frame,
    d: derive(game),
    scope: scopeOf(game, frame),
    cause: { who: frame.by, source: frame.card },
    chosen: frame.chosen.slice(),
  };
}

export const carryOut = (acts: readonly Act[]): Result =>
  acts.length > 0 ? { todo: [{ kind: 'acts', acts }] } : { short: true };

/** One occurrence for each. */
export const oneByOne = (acts: readonly Act[]): Result =>
  acts.length > 0 ? { todo: acts.map((act) => ({ kind: 'acts', acts: [act] })) } : { short: true };

export const continueWith = (parts: readonly Instruction[]): Result => ({
  flow: true,
  todo: parts.map((of) => ({ kind: 'instruction', of })),
});
