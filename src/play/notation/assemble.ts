// The file that the lines of a text make: a scenario, or a recorded game before its cards are compiled and its passes filled in.
import type { NotationWords } from '../../core/game/game-notation.ts';
import { type Json, without } from '../../core/notation/json.ts';

/** What the lines said, each kind by itself. */
export interface Said {
  readonly words: NotationWords;
  readonly file: Json;
  readonly header: Json;
  /** What belongs to the start of a replay, or to the scenario itself: the seats, the table around them, `at`, `shuffle`. */
  readonly start: Json;
  readonly cards: Json;
  readonly dice: readonly (readonly unknown[])[];
  readonly script: readonly Json[];
  readonly checks: readonly Json[];
  readonly annotations: readonly Json[];
  readonly variations: readonly Json[];
  readonly shuffles: readonly (readonly string[])[];
  readonly expect: Json;
  readonly settings: Json;
  /** The file says that there are no dice, or that nobody does anything. */
  readonly noDice: boolean;
  readonly noScript: boolean;
}

const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

const rulesetOf = ({ words, file }: Said): unknown => file.ruleset ?? words.ruleset ?? undefined;

export function scenarioOf(said: Said): Json {
  const { title, question, explanation, why, tags, until, seed } = said.file;
  const { at, shuffle, ...table } = said.start;
  const full: Json = {
    format: 'swtcg-scenario/1',
    title,
    question,
    explanation,
    why,
    tags,
    ruleset: rulesetOf(said),
    cards: said.cards,
    ...table,
    at,
    until,
    dice: said.dice.length > 0 || said.noDice ? said.dice.flat() : undefined,
    seed,
    shuffle,
    script: said.script.length > 0 || said.noScript ? said.script : undefined,
    expect: Object.keys(said.expect).length > 0 ? said.expect : undefined,
  };
  return without(full);
}

export function recordOf(said: Said): Json {
  const { made, seed, result, ruleset: _ruleset, ...prose } = said.file;
  return without({
    format: 'swtcg-replay/1',
    ruleset: rulesetOf(said),
    made,
    header: Object.keys(said.header).length > 0 ? said.header : undefined,
    cards: said.cards,
    start: said.start,
    // Cards that are not known yet can't be played so far, and their chance must not pass by itself.
    settings: { autoPass: said.settings.autoPass ?? 'never' },
    seed: seed === undefined ? undefined : String(seed),
    decisions: said.script,
    rolls: said.dice,
    shuffles: some(said.shuffles),
    checks: said.checks,
    result,
    annotations: some(said.annotations),
    variations: some(said.variations),
    ...prose,
  });
}
