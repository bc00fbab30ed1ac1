// Which game a file is of: its `ruleset` says so.
import { described, fail } from '../files/fail.ts';
import { didYouMean } from '../files/near.ts';

/**
 * What is known of the game that has this id; throws a SwtcgError where none has. A file that names no game is read as one of
 * the first: whoever reads it says what it lacks. `path`: where the ruleset stands.
 */
export function byRuleset<Known>(
  games: Readonly<Record<string, Known>>,
  ruleset: unknown,
  path = '$.ruleset',
): Known {
  const ids = Object.keys(games);
  const id = typeof ruleset === 'string' ? ruleset : (ids[0] as string);
  if (!Object.hasOwn(games, id))
    fail(
      path,
      `Found ${described(id)}, but the ruleset of a game that is known here was expected: ${ids.join(', ')}.${didYouMean(id, ids)}`,
    );
  return games[id] as Known;
}

/** The ruleset that a parsed file names. */
export const rulesetOf = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'ruleset' in json ? json.ruleset : undefined;
