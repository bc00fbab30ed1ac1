// A lesson on the table: its positions laid out, its sentences as decisions, and what is said to what the learner does.

import { SwtcgError } from '../../core/error.ts';
import type { ScenarioGame } from '../../core/game/game.ts';
import { atAGlance } from '../../swtcg/cards/plain-keyword.ts';
import type { Decision } from '../../swtcg/decisions/decision.ts';
import type { SwtcgTypes } from '../../swtcg/types.ts';
import { same } from '../../core/notation/json.ts';
import { located } from '../notation/located.ts';
import { type Notation, parseNotation } from '../notation/read.ts';
import { readScenario } from '../scenario/read.ts';
import { startPosition } from '../scenario/start.ts';
import { Session } from '../session.ts';
import type { Lesson, Task } from './format.ts';

type Table = Session<SwtcgTypes>;

/** A table of a lesson: the game, and the words for its cards. */
export interface Laid {
  readonly session: Table;
  readonly notation: Notation;
}

/** More chances than lie before anything that a lesson waits for. */
const MOST_CHANCES = 2_000;

/** Passes, or takes what the rules force, until it is so; false where it never is. */
function passUntil(session: Table, there: () => boolean): boolean {
  for (let n = 0; n < MOST_CHANCES; n++) {
    if (there()) return true;
    const pass = session.waiting === 'player' ? session.ruleset.fallback(session.game) : null;
    if (!pass) return false;
    session.enter(pass);
  }
  return false;
}

const isLegal = (session: Table, decision: Decision): boolean =>
  session.waiting === 'player' && !session.whyNot(decision);

/** Whether the texts of the cards in a lesson are known without the grammar. A position that can't be read says so when it is laid out. */
export function isPlain({ steps }: Lesson): boolean {
  try {
    const cards = steps.flatMap(({ table = [] }) =>
      Object.values((table.length > 0 && parseNotation(table.join('\n')).json.cards) || {}),
    );
    return cards.flatMap(({ text = [] }: { readonly text?: readonly string[] }) => text).every(atAGlance);
  } catch {
    return false;
  }
}

/** Lays a position out; the sentences among its lines have happened. Dice that it does not tell come from a seed. */
export function layOut(ruleset: ScenarioGame<SwtcgTypes>, lines: readonly string[]): Laid {
  const notation = parseNotation(lines.join('\n'));
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
export const decisionsOf = ({ session, notation }: Laid, sentences: readonly string[]): Decision[] =>
  sentences.map((sentence) =>
    session.ruleset.texts.restate(session.game, notation.decision(sentence) as unknown as Decision),
  );

/** What would come of a decision. */
function outcome(session: Table, decision: Decision): unknown {
  const tried = session.fork();
  tried.enter(decision);
  return tried.view();
}

/**
 * Whether a decision is what a sentence says; what the sentence leaves open may be anything. A table calls an ability by its
 * paragraph and a sentence by its keyword: they are the same where the same comes of both.
 */
function fits(session: Table, decision: Decision, sentence: Decision): boolean {
  const said = { ...decision, ...sentence };
  if (same(said, decision)) return true;
  const { ability, ...rest } = said;
  return (
    same({ ...rest, ability: decision.ability }, decision) &&
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

export function judged(task: Task, laid: Laid, decision: Decision): Judged {
  const { session } = laid;
  if (decisionsOf(laid, task.right).some((one) => fits(session, decision, one)))
    return { right: true, said: task.said };
  const wrong = task.wrong?.find(({ sentence }) =>
    decisionsOf(laid, [sentence]).some((one) => fits(session, decision, one)),
  );
  return { right: false, said: wrong?.said ?? task.otherwise };
}

/** Goes on to the chance at which the task can be done; false where it never comes. */
export const awaitTask = (laid: Laid, task: Task): boolean =>
  passUntil(laid.session, () => decisionsOf(laid, task.right).some((one) => isLegal(laid.session, one)));

/** The way to what the other side does: that itself, once it is legal, and until then passes. */
export function towards(laid: Laid, reply: string): { decision: Decision; there: boolean } | null {
  const { session } = laid;
  const [told] = decisionsOf(laid, [reply]) as [Decision];
  if (isLegal(session, told)) return { decision: told, there: true };
  const pass = session.waiting === 'player' ? session.ruleset.fallback(session.game) : null;
  return pass && { decision: pass, there: false };
}

/** Does a task, and lets the other side do what it does afterwards. */
export function done(laid: Laid, task: Task): void {
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
