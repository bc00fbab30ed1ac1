// `swtcg compare`: one example by two editions, side by side, with the first step in which they differ.
import { identify } from '../../core/files/formats.ts';
import { gameOf } from '../../engine.ts';
import { type ComparedStep, type Comparison, compare as compareGames, rulesOf } from '../compare/compare.ts';
import { parseArgs, UsageError } from './args.ts';
import type { Io } from './io.ts';
import { jsonFile, oneFile, readOptions } from './shown.ts';

export const COMPARE_HELP = `swtcg compare FILE [--rulesets A,B] [--json] [--cards DIR]

Plays a scenario under two rulesets and prints both logs side by side, up to a few steps after the first difference,
which is marked with >, and the rules behind it.

  FILE            a scenario file, in JSON or in the notation; - reads standard input. Its own ruleset is ignored
  --rulesets A,B  default: swtcg-2022,swtcg-2002
  --json          { "title", "sides": [{ "ruleset", "steps": [{ "text", "rule", "address" }] }], "first", "rules" }
  --cards DIR     card data that the scenario refers to: set files, or one compiled file

Exit code 0: no difference. 1: they differ. 2: the file can't be read.
`;

const WIDTH = 52;
/** So many steps are printed after the first that differs. */
const AFTER = 4;

/** Lines of a text that are no longer than a column. */
function wrapped(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function row(mark: string, left: string, right: string): string {
  const [a, b] = [wrapped(left), wrapped(right)];
  return Array.from({ length: Math.max(a.length, b.length) }, (_, i) =>
    `${i === 0 ? mark : ' '.repeat(mark.length)} ${(a[i] ?? '').padEnd(WIDTH)} | ${b[i] ?? ''}`.trimEnd(),
  ).join('\n');
}

interface CitedRule {
  readonly ruleset: string;
  readonly rule: string;
  readonly title: string;
  readonly section: string;
  readonly text: string;
}

/** The rules of both sides at the step in which they differ. */
const rulesAt = (comparison: Comparison): readonly CitedRule[] =>
  comparison.sides.flatMap((side) =>
    rulesOf(comparison, side).map((rule): CitedRule => {
      const { ruleset } = side;
      const { title, section, text } = gameOf(ruleset).rulebook.rule(rule);
      return { ruleset, rule, title, section, text };
    }),
  );

function printed(comparison: Comparison): string {
  const { title, sides, first } = comparison;
  const [a, b] = sides;
  const length = Math.max(a.steps.length, b.steps.length);
  const end = first === null ? length : Math.min(length, first + AFTER + 1);
  const text = (step: ComparedStep | undefined) => step?.text ?? '(nothing more)';
  const rows = Array.from({ length: end }, (_, i) =>
    row(`${i === first ? '>' : ' '}${String(i + 1).padStart(4)}`, text(a.steps[i]), text(b.steps[i])),
  );
  const said = rulesAt(comparison).map((one) => `${one.ruleset}: ${one.title} (${one.section}). ${one.text}`);
  const verdict = first === null ? 'Both play it alike.' : `They differ at step ${first + 1}.`;
  return `${[title ?? 'An example', row('     ', a.ruleset, b.ruleset), ...rows, verdict, ...said].join('\n')}\n`;
}

function gamesNamed(names = 'swtcg-2022,swtcg-2002') {
  const [a, b, ...more] = names.split(',').map((name) => name.trim());
  if (!a || !b || more.length > 0) throw new UsageError('--rulesets takes two, like swtcg-2022,swtcg-2002.');
  return [gameOf(a), gameOf(b)] as const;
}

export async function compare(argv: readonly string[], io: Io): Promise<number> {
  const { words, values, flags } = parseArgs(argv, ['--rulesets', '--cards'], ['--json']);
  if (flags.has('--help')) {
    io.out(COMPARE_HELP);
    return 0;
  }
  const cards = values['--cards'];
  const games = gamesNamed(values['--rulesets']);
  const file = identify((await jsonFile(oneFile(words), cards, io)).json, ['scenario']);
  const comparison = compareGames(games, file, readOptions(cards));
  io.out(
    flags.has('--json')
      ? `${JSON.stringify({ ...comparison, rules: rulesAt(comparison) })}\n`
      : printed(comparison),
  );
  return comparison.first === null ? 0 : 1;
}
