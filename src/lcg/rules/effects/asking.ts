// Runs something that asks: with the answers that are there, up to the next question. What chance picks is picked on the way.
import type { Asking } from '../../instructions/context.ts';
import { canPick, pick } from '../../model/chance.ts';
import type { Answer, Ask, EffectFrame, Pick, StrikeFrame, UseFrame } from '../../model/frames.ts';
import { note } from '../../model/log.ts';
import { change } from '../../model/stack.ts';
import type { CardId, GameState } from '../../model/state.ts';

type AskingFrame = UseFrame | EffectFrame | StrikeFrame;

export type Answered<Value> =
  | { readonly waits: GameState }
  | { readonly game: GameState; readonly value: Value };

const isPick = (ask: Ask | Pick): ask is Pick => 'pick' in ask;

/** Cards picked one after the other, each among those that are left. */
function pickAll(game: GameState, { pick: open, n }: Pick): readonly [readonly CardId[], GameState] | null {
  let next = game;
  const taken: CardId[] = [];
  while (taken.length < n) {
    const left = open.filter((id) => !taken.includes(id));
    if (!canPick(next, left.length)) return null;
    const [id, after] = pick(next, left);
    taken.push(id);
    next = note(after, 'roll', 'chance.picked', {
      type: 'card-picked',
      cards: { card: null },
      numbers: { pick: left.indexOf(id) + 1, of: left.length },
    });
  }
  return [taken, next];
}

export function answered<Value>(game: GameState, frame: AskingFrame, asking: Asking<Value>): Answered<Value> {
  const answers: Answer[] = frame.answers.slice();
  let next = game;
  let at = 0;
  let step = asking.next();
  while (!step.done) {
    const ask = step.value;
    let answer = answers[at];
    if (answer === undefined && isPick(ask)) {
      const picked = pickAll(next, ask);
      if (picked) {
        [answer, next] = picked;
        answers.push(answer);
      }
    }
    if (answer === undefined) return { waits: change(next, frame, { ask, answers } as Partial<AskingFrame>) };
    at++;
    step = asking.next(answer);
  }
  return { game: change(next, frame, { ask: null, answers } as Partial<AskingFrame>), value: step.value };
}
