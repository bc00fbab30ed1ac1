// How the games are shown whose files a page may have, by their rulesets: without rules, so that every viewer has it.

import type { Presentation } from '../../src/core/game/presentation.ts';
import { byRuleset } from '../../src/core/game/rulesets.ts';
import { presentation as swtcg } from '../../src/swtcg/view/presentation.ts';

const PRESENTATIONS: Readonly<Record<string, Presentation>> = {
  'swtcg-2022': swtcg,
  'swtcg-2002': swtcg,
};

/** The ruleset of a file that names none is the first. */
export const FIRST = 'swtcg-2022';

/** Throws a SwtcgError where no game has this ruleset. */
export const presentationOf = (ruleset: unknown): Presentation => byRuleset(PRESENTATIONS, ruleset);
