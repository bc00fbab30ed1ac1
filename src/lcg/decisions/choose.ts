// Answers to questions in the middle of something, and which forced ability or fate card goes next.
import type { Answer, Ask, OccurrenceFrame } from '../model/frames.ts';
import { note } from '../model/log.ts';
import { notNow, type Refusal, refuse } from '../model/refusal.ts';
import { change, pop, top } from '../model/stack.ts';
import type { CardId, GameState, Side } from '../model/state.ts';
import { card, label } from '../model/zones.ts';
import { nextFates, resolveFate } from '../rules/engagement/edge.ts';
import { forcedNow } from '../rules/windows/candidates.ts';
import type { DecisionOf } from './decision.ts';
import { askNow } from './waiting.ts';

type Choose = DecisionOf<'choose'>;

const named = (game: GameState, value: unknown): string =>
  typeof value === 'string' && game.box.index[value] !== undefined
    ? label(game, value)
    : JSON.stringify(value);

/** The cards that can be said to go next. */
function nextNow(game: GameState): { readonly by: Side; readonly cards: readonly CardId[] } | null {
  const frame = top(game);
  if (frame?.kind === 'occurrence' && frame.asking === 'next') {
    const own = forcedNow(game, frame).filter(({ by }) => by === frame.chance);
    return { by: frame.chance, cards: [...new Set(own.map(({ card: id }) => id))] };
  }
  if (frame?.kind === 'step' && frame.step === 'fate') return { by: frame.chance, cards: nextFates(game) };
  return null;
}

const isList = (value: Answer): value is readonly (string | number)[] => Array.isArray(value);

function whyNotDivided(ask: Ask, value: Answer): Refusal | null {
  const no = (message: string) => refuse('effect.choose', message);
  if (typeof value === 'string')
    return ask.options.includes(value) ? null : no(`${value} can't be chosen here`);
  if (typeof value !== 'object' || isList(value)) return no('say how much each card takes');
  const shares = Object.entries(value);
  if (shares.some(([id]) => !ask.options.includes(id))) return no("one of these cards can't be chosen here");
  if (shares.some(([, n]) => !Number.isInteger(n) || n < 0)) return no('shares are whole numbers');
  const sum = shares.reduce((so, [, n]) => so + n, 0);
  return sum === ask.least ? null : no(`${ask.least} has to be divided, and these are ${sum}`);
}

function whyNotAnswer(game: GameState, ask: Ask, value: Answer): Refusal | null {
  const no = (message: string) => refuse(ask.rule, message);
  if (ask.what === 'divide') return whyNotDivided(ask, value);
  const list = isList(value) ? value : [value as string | number];
  // "You may" is answered by the card that it is done with, too.
  if (ask.what === 'may')
    return list.length === 1 &&
      (ask.options.includes(list[0] as string) || game.box.index[list[0] as string] !== undefined)
      ? null
      : no('the answer is yes or no');
  const wrong = list.find((one) => !ask.options.includes(one));
  if (wrong !== undefined) return no(`${named(game, wrong)} can't be chosen here`);
  if (!ask.repeats && new Set(list).size !== list.length) return no('each can be chosen once only');
  const [least, most] = [ask.least ?? 1, ask.most ?? 1];
  if (!ask.repeats && (list.length < least || list.length > most))
    return no(least === most ? `${least} have to be chosen` : `${least} to ${most} can be chosen`);
  if (ask.repeats && list.length < least) return no('one at least has to be chosen');
  if (ask.apart && new Set(list.map((id) => card(game, String(id)).controller)).size !== list.length)
    return no('each has to have another controller');
  return null;
}

export function whyNotChoose(game: GameState, { by, value }: Choose): Refusal | null {
  const next = nextNow(game);
  if (next) {
    if (next.by !== by) return notNow('window.chance', 'it is the opponent who chooses now');
    return typeof value === 'string' && next.cards.includes(value)
      ? null
      : refuse('effect.choose', `${named(game, value)} does not wait to go next`);
  }
  const ask = askNow(game);
  if (!ask) return notNow('effect.choose', 'there is nothing to choose now');
  if (ask.by !== by) return notNow('window.chance', 'it is the opponent who chooses now');
  return whyNotAnswer(game, ask, value);
}

/** An answer as the question has it: one option, or a list of them. */
function shaped(ask: Ask, value: Answer): Answer {
  if (ask.what === 'divide') return typeof value === 'string' ? { [value]: ask.least ?? 0 } : value;
  if (ask.least === null) return isList(value) ? (value[0] as string | number) : value;
  return isList(value) ? value : [value as string | number];
}

export function choose(game: GameState, { by, value }: Choose): GameState {
  const frame = top(game);
  if (frame?.kind === 'occurrence') {
    const mark = forcedNow(game, frame).find((one) => one.by === by && one.card === value)?.mark ?? null;
    return change<OccurrenceFrame>(game, frame, { next: mark, asking: null });
  }
  if (frame?.kind === 'step') return resolveFate(pop(game), String(value));
  const ask = askNow(game);
  if (!frame || !ask || !('ask' in frame)) return game;
  const answer = shaped(ask, value);
  const noted =
    ask.what === 'option' || ask.what === 'icon' || ask.what === 'number' || ask.what === 'may'
      ? note(game, 'deed', ask.rule, { type: 'option-chosen', by, words: { option: String(answer) } })
      : game;
  return change(noted, frame, { ask: null, answers: [...frame.answers, answer] } as never);
}

/** More answers than anybody wants to read through: the others can be said all the same. */
const MOST_LISTED = 60;

/** Sets of options, those of the most cards first. */
function combinations(
  options: readonly (string | number)[],
  least: number,
  most: number,
): (string | number)[][] {
  const found: (string | number)[][] = [];
  const add = (from: number, chosen: (string | number)[], size: number): void => {
    if (found.length >= MOST_LISTED) return;
    if (chosen.length === size) {
      found.push(chosen);
      return;
    }
    for (let i = from; i < options.length; i++) add(i + 1, [...chosen, options[i] as string], size);
  };
  for (let size = most; size >= least && found.length < MOST_LISTED; size--) add(0, [], size);
  return found;
}

function answersTo(ask: Ask): readonly Answer[] {
  if (ask.what === 'divide') return ask.options.map((id) => ({ [String(id)]: ask.least ?? 0 }));
  if (ask.least === null) return ask.options;
  if (ask.repeats) return ask.options.map((one) => [one]);
  if (ask.what === 'order') return [ask.fallback];
  return combinations(ask.options, ask.least, ask.most ?? ask.least);
}

/** All answers, the one that is given where nobody says anything first. */
export function chooseDeeds(game: GameState): readonly Choose[] {
  const next = nextNow(game);
  if (next) return next.cards.map((value) => ({ by: next.by, do: 'choose', value }));
  const ask = askNow(game);
  if (!ask) return [];
  const first = JSON.stringify(ask.fallback);
  const rest = answersTo(ask).filter((one) => JSON.stringify(one) !== first);
  return [ask.fallback, ...rest]
    .map((value): Choose => ({ by: ask.by, do: 'choose', value }))
    .filter((one) => whyNotChoose(game, one) === null);
}
