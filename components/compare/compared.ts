// Playing an example by two editions. It brings the engine and the grammar along: load this by import() only.
import { editionGame } from '../../machines/swtcg/complete.ts';
import { identify } from '../../src/core/files/formats.ts';
import { type ComparedStep, compare, rulesOf } from '../../src/play/compare/compare.ts';
import { parseFile } from '../../src/play/files/parse-file.ts';
import { readFile } from '../../src/play/notation/file.ts';

/** A rule that accounts for the difference, in one of the editions. */
export interface CitedRule {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface ComparedEdition {
  readonly ruleset: string;
  /** The steps from the first that differs on; none where nothing does. */
  readonly steps: readonly ComparedStep[];
  readonly rules: readonly CitedRule[];
}

export interface Compared {
  readonly title: string | null;
  readonly question: string | null;
  readonly explanation: string | null;
  /** The steps that are the same in both. */
  readonly same: readonly ComparedStep[];
  readonly editions: readonly [ComparedEdition, ComparedEdition];
  readonly differ: boolean;
}

/** Throws a SwtcgError where the text is no scenario, in JSON or in the notation. */
export function compared(text: string, rulesets: readonly [string, string]): Compared {
  const file = parseFile(text);
  const json = file.kind === 'notation' ? readFile(editionGame, file.text).json : file.json;
  const [a, b] = rulesets;
  const comparison = compare([editionGame(a), editionGame(b)], identify(json, ['scenario']));
  const { title, question, explanation, sides, first } = comparison;
  const [one, two] = sides.map((side): ComparedEdition => {
    const { rulebook } = editionGame(side.ruleset);
    const rules = rulesOf(comparison, side).map((id) => ({ id, ...rulebook.rule(id) }));
    return { ruleset: side.ruleset, steps: first === null ? [] : side.steps.slice(first), rules };
  }) as [ComparedEdition, ComparedEdition];
  const same = sides[0].steps.slice(0, first ?? undefined);
  return { title, question, explanation, same, editions: [one, two], differ: first !== null };
}
