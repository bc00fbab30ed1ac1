// Carrying out an effect, instruction by instruction, each with its own interrupts and reactions (Ruling 50).

import { contextOf } from '../../instructions/context.ts';
import { carry } from '../../instructions/index.ts';
import { numbered } from '../../instructions/numbered.ts';
import { shuffleIn } from '../../instructions/piles.ts';
import type { Instruction } from '../../language/effect.ts';
import type { EffectFrame, Todo, UseFrame } from '../../model/frames.ts';
import { change, NOTHING, pop, push, topOf } from '../../model/stack.ts';
import type { CardId, GameState } from '../../model/state.ts';
import { card } from '../../model/zones.ts';
import { doom, occur } from '../acts/occur.ts';
import { answered } from './asking.ts';
import { beginStrike } from './begin-strike.ts';
import { NO_COSTS } from './plan.ts';
import { partsOf } from './targets.ts';
import { startUse } from './use.ts';

export const instructions = (parts: readonly Instruction[]): readonly Todo[] =>
  numbered(parts).map((of) => ({ kind: 'instruction', of }));

/** An effect begins to be carried out: what it was used with is known. */
export function beginEffect(game: GameState, use: UseFrame): GameState {
  const { how, by, card: source, effect, x, wishes, chosen, paid, event, occurrence, life } = use;
  return push(game, {
    kind: 'effect',
    rule: 'effect.instruction',
    by,
    card: source,
    how,
    effect,
    todo: instructions(partsOf(use)),
    x,
    wishes,
    chosen,
    paid,
    event,
    occurrence,
    done: NOTHING,
    now: NOTHING,
    full: true,
    seen: [],
    player: null,
    ask: null,
    answers: [],
    life,
  });
}

/** An effect that comes by itself, without a use: what is part of what happens, what waited for the end of something. */
export function beginPlainEffect(
  game: GameState,
  frame: Pick<EffectFrame, 'by' | 'card' | 'how' | 'effect' | 'event' | 'occurrence'> & {
    readonly parts: readonly Instruction[];
    readonly chosen?: EffectFrame['chosen'];
    readonly done?: EffectFrame['done'];
    readonly x?: number;
  },
): GameState {
  const { parts, chosen = [], done = NOTHING, x = 0, ...of } = frame;
  return push(game, {
    kind: 'effect',
    rule: 'effect.instruction',
    ...of,
    todo: instructions(parts),
    x,
    wishes: {},
    chosen,
    paid: [],
    done: NOTHING,
    now: done,
    full: true,
    seen: [],
    player: null,
    ask: null,
    answers: [],
    life: card(game, frame.card).life,
  });
}

/** A card that is played by an effect, its cost paid already. */
function playPaid(game: GameState, frame: EffectFrame, todo: Extract<Todo, { kind: 'play' }>): GameState {
  const request = {
    by: frame.by,
    card: todo.card,
    key: '',
    effect: null,
    event: null,
    occurrence: null,
    wishes: {},
    reductions: [],
    without: [],
  };
  const plan = { costs: NO_COSTS, payment: {}, price: todo.price };
  return startUse(game, request, plan, 'play', todo);
}

function carryOn(game: GameState, frame: EffectFrame, of: Instruction, rest: readonly Todo[]): GameState {
  const context = contextOf(game, frame);
  const result = answered(game, frame, carry(of, context));
  if ('waits' in result) return result.waits;
  const { value } = result;
  // What the instruction made of the game was made of the one before chance picked: once more, with what was picked.
  if (value.game && result.game.chance !== game.chance)
    return carryOn(result.game, topOf(result.game, 'effect') as EffectFrame, of, rest);
  const after = value.game ?? result.game;
  const now = topOf(after, 'effect') as EffectFrame;
  const chosen = context.chosen;
  return change(after, now, {
    todo: [...(value.todo ?? []), ...rest],
    chosen,
    ask: null,
    answers: [],
    ...(value.flow !== true && { done: frame.now, now: value.outcome ?? NOTHING }),
    full: frame.full && !value.short && (value.outcome?.full ?? true),
    ...(value.seen !== undefined && { seen: value.seen }),
    ...(value.player !== undefined && { player: value.player }),
    ...(value.wishes !== undefined && { wishes: value.wishes }),
  });
}

/** The next thing that an effect does, or its end. */
export function continueEffect(game: GameState): GameState {
  const frame = topOf(game, 'effect') as EffectFrame;
  const [todo, ...rest] = frame.todo;
  if (!todo) {
    // What it has left with too much damage is destroyed before it is over.
    const acts = doom(game);
    return acts.length > 0 ? occur(game, acts, 'damage.destroyed') : pop(game);
  }
  switch (todo.kind) {
    case 'acts':
      return occur(change(game, frame, { todo: rest }), todo.acts, 'effect.instruction');
    case 'shuffle-in':
      return shuffleIn(change(game, frame, { todo: rest }), todo.cards);
    case 'strike':
      return beginStrike(change(game, frame, { todo: rest }), frame.by, todo.unit, {});
    case 'play':
      return playPaid(change(game, frame, { todo: rest }), frame, todo);
    case 'instruction':
      return carryOn(game, frame, todo.of, rest);
  }
}

/** Cards of an effect that waited are those that are still what they were. */
export const stillThere = (
  game: GameState,
  ids: readonly CardId[],
  lives: readonly number[],
): readonly CardId[] => ids.filter((id, i) => card(game, id).life === lives[i]);
