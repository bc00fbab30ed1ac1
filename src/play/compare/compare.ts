// One example played by two rulesets, step beside step, up to its end, and the first step in which they differ.
import { type ErrorInfo, SwtcgError } from '../../core/error.ts';
import type { KnownFile } from '../../core/files/formats.ts';
import type { GameTypes } from '../../core/game/game-types.ts';
import type { ReadOptions } from '../scenario/read.ts';
import { type Ruleset, tell } from '../steps/recorded-steps.ts';

/** A step of one of the two, or why it goes no further. */
export interface ComparedStep {
  readonly text: string;
  /** The id of the rule by which it happened; null where a fault of the file has none. */
  readonly rule: string | null;
  /** The step's address; null for the reason why play ends. */
  readonly address: string | null;
}

export interface ComparedSide {
  readonly ruleset: string;
  readonly steps: readonly ComparedStep[];
}

export interface Comparison {
  readonly title: string | null;
  readonly question: string | null;
  readonly explanation: string | null;
  readonly sides: readonly [ComparedSide, ComparedSide];
  /** The ids of the rules that the example says it is about. */
  readonly about: readonly string[];
  /** The number of the first step that is not the same in both; null where all are. */
  readonly first: number | null;
}

/** Lines about places and chances that nobody took say how the books are laid out, not what happens. */
const TELLING = new Set(['manual', 'deed', 'roll', 'rule']);

interface Played extends ComparedSide, Pick<Comparison, 'title' | 'question' | 'explanation'> {}

function played<T extends GameTypes>(
  game: Ruleset<T>,
  { json }: KnownFile<'scenario'>,
  options: ReadOptions,
): Played {
  const ruleset = game.id;
  const file = { kind: 'scenario', json: { ...json, ruleset } } as KnownFile<'scenario'>;
  try {
    const { account, heading, problem } = tell(game, file, options);
    const lines = Array.from({ length: account.length }, (_, i) => account.at(i));
    const steps = lines
      .filter(({ entry }) => TELLING.has(entry.kind))
      .map(({ text, entry, address = null }): ComparedStep => ({ text, rule: entry.rule, address }));
    return { ...heading, ruleset, steps: problem ? [...steps, endingOf(problem)] : steps };
  } catch (error) {
    if (!(error instanceof SwtcgError)) throw error;
    return { title: null, question: null, explanation: null, ruleset, steps: [endingOf(error.info)] };
  }
}

const endingOf = ({ message, rule }: Pick<ErrorInfo, 'message' | 'rule'>): ComparedStep => ({
  text: message,
  rule: rule ?? null,
  address: null,
});

/** Tags that are written like the id of a rule. */
const aboutOf = ({ json }: KnownFile<'scenario'>): readonly string[] =>
  (Array.isArray(json.tags) ? json.tags.map(String) : []).filter((tag) => /^[a-z-]+(\.[a-z-]+)+$/.test(tag));

/** The rules of one side that account for the difference: those that the example names, or that of the step. */
export function rulesOf({ about, first }: Comparison, { steps }: ComparedSide): readonly string[] {
  if (first === null) return [];
  const rule = steps[first]?.rule;
  return about.length > 0 ? about : rule == null ? [] : [rule];
}

/** Plays a scenario by two rulesets, whichever it names itself. */
export function compare<T extends GameTypes>(
  games: readonly [Ruleset<T>, Ruleset<T>],
  file: KnownFile<'scenario'>,
  options: ReadOptions = {},
): Comparison {
  const [a, b] = games.map((game) => played(game, file, options)) as [Played, Played];
  const length = Math.max(a.steps.length, b.steps.length);
  const first = Array.from({ length }, (_, i) => i).find((i) => a.steps[i]?.text !== b.steps[i]?.text);
  const { title, question, explanation } = a.title === null ? b : a;
  const side = ({ ruleset, steps }: Played): ComparedSide => ({ ruleset, steps });
  return {
    title,
    question,
    explanation,
    sides: [side(a), side(b)],
    about: aboutOf(file),
    first: first ?? null,
  };
}
