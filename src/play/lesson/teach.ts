// A lesson on the table: its positions laid out, its sentences as decisions, and what is said to what the learner does.

import { SwtcgError } from '../../core/error.ts';
import type { NotationGame, ScenarioGame } from '../../core/game/game.ts';
import type { NotationWords } from '../../core/game/game-notation.ts';
import type { GameTypes } from '../../core/game/game-types.ts';
import { same } from '../../core/notation/json.ts';
import { located } from '../notation/located.ts';
import { type Notation, parseNotation } from '../notation/read.ts';
import { readScenario } from '../scenario/read.ts';
import { startPosition } from '../scenario/start.ts';
import { Session } from '../session.ts';
import type { Lesson, Task } from './format.ts';

/** A table of a lesson: the game, and the words for its cards. */
export interface Laid<T extends GameTypes = GameTypes> {
  readonly session: Session<T>;
  readonly notation: Notation;
}

/** More chances than lie before anything that a lesson waits for. */
const MOST_CHANCES = 2_000;

/** Passes, or takes what the rules force, until it is so; false where it never is. */
function passUntil<T extends GameTypes>(session: Session<T>, there: () => boolean): boolean {
  for (let n = 0; n < MOST_CHANCES; n++) {
    if (there()) return true;
    const pass = session.waiting === 'player' ? session.ruleset.fallback(session.game) : null;
    if (!pass) return false;
    session.enter(pass);
  }
  return false;
}

const isLegal = <T extends GameTypes>(session: Session<T>, decision: T['decision']): boolean =>
  session.waiting === 'player' && !session.whyNot(decision);

/** Whether the texts of the cards in a lesson are known without the grammar. A position that can't be read says so when it is laid out. */
export function isPlain(words: NotationWords, { steps }: Lesson): boolean {
  try {
    const cards = steps.flatMap(({ table = [] }) =>
      Object.values((table.length > 0 && parseNotation(words, table.join('\n')).json.cards) || {}),
    );
    return cards
      .flatMap(({ text = [] }: { readonly text?: readonly string[] }) => text)
      .every(words.cards.isPlain);
  } catch {
    return false;
  }
}

/** Lays a position out; the sentences among its lines have happened. Dice that it does not tell come from a seed. */
export function layOut<T extends GameTypes>(
  ruleset: ScenarioGame<T> & NotationGame<T>,
  lines: readonly string[],
): Laid<T> {
  const notation = parseNotation(ruleset.notation, lines.join('\n'));
  try {
    const scenario = readScenario(ruleset, {
      seed: 1,
      ...notation.json,
      ruleset: ruleset.id,
      until: 'game-over',
    });
    const session = new Session(ruleset, startPosition(ruleset, scenario, { autoPass: 'empty' }));
    scenario.script.forEach((written, entry) => {
      const decision = () => ruleset.texts.restate(session.game, written);
      if (!passUntil(session, () => isLegal(session, decision()))) {
        const message = `This never becomes legal: ${session.whyNot(decision())?.message ?? 'its chance never comes'}.`;
        throw new SwtcgError({ code: 'entry-not-legal', message, entry });
      }
      session.enter(decision());
    });
    return { session, notation };
  } catch (error) {
    throw located(error, notation);
  }
}

/** What sentences say, as the rules understand it now. */
export const decisionsOf = <T extends GameTypes>(
  { session, notation }: Laid<T>,
  sentences: readonly string[],
): T['decision'][] =>
  sentences.map((sentence) =>
    session.ruleset.texts.restate(session.game, notation.decision(sentence) as unknown as T['decision']),
  );

/** What would come of a decision. */
function outcome<T extends GameTypes>(session: Session<T>, decision: T['decision']): unknown {
  const tried = session.fork();
  tried.enter(decision);
  return tried.view();
}

/**
 * Whether a decision is what a sentence says; what the sentence leaves open may be anything. A table calls an ability by its
 * paragraph and a sentence by its keyword: they are the same where the same comes of both.
 */
function fits<T extends GameTypes>(
  session: Session<T>,
  decision: T['decision'],
  sentence: T['decision'],
): boolean {
  const said: T['decision'] & { readonly ability?: unknown } = { ...decision, ...sentence };
  if (same(said, decision)) return true;
  const { ability, ...rest } = said;
  return (
    same({ ...rest, ability: (decision as typeof said).ability }, decision) &&
    isLegal(session, said) &&
    isLegal(session, decision) &&
    same(outcome(session, said), outcome(session, decision))
  );
}

/** What is said to what the learner wants to do. */
export interface Judged {
  readonly right: boolean;
  readonly said: string;
}

export function judged<T extends GameTypes>(task: Task, laid: Laid<T>, decision: T['decision']): Judged {
  const { session } = laid;
  if (decisionsOf(laid, task.right).some((one) => fits(session, decision, one)))
    return { right: true, said: task.said };
  const wrong = task.wrong?.find(({ sentence }) =>
    decisionsOf(laid, [sentence]).some((one) => fits(session, decision, one)),
  );
  return { right: false, said: wrong?.said ?? task.otherwise };
}

/** Goes on to the chance at which the task can be done; false where it never comes. */
export const awaitTask = <T extends GameTypes>(laid: Laid<T>, task: Task): boolean =>
  passUntil(laid.session, () => decisionsOf(laid, task.right).some((one) => isLegal(laid.session, one)));

/** The way to what the other side does: that itself, once it is legal, and until then passes. */
export function towards<T extends GameTypes>(
  laid: Laid<T>,
  reply: string,
): { decision: T['decision']; there: boolean } | null {
  const { session } = laid;
  const [told] = decisionsOf(laid, [reply]) as [T['decision']];
  if (isLegal(session, told)) return { decision: told, there: true };
  const pass = session.waiting === 'player' ? session.ruleset.fallback(session.game) : null;
  return pass && { decision: pass, there: false };
}

/** Does a task, and lets the other side do what it does afterwards. */
export function done<T extends GameTypes>(laid: Laid<T>, task: Task): void {
  const [right] = decisionsOf(laid, task.right);
  if (right) laid.session.enter(right);
  for (const reply of task.replies ?? [])
    for (let next = towards(laid, reply); next; next = next.there ? null : towards(laid, reply))
      laid.session.enter(next.decision);
}

/** The step whose table lies at a step of a lesson. */
export function tableAt({ steps }: Lesson, index: number): number {
  for (let i = index; i >= 0; i--) if (steps[i]?.table) return i;
  return -1;
}
