// The games that are known here, by the `ruleset` of their files. A page downloads those that its files use.
import type { Game } from '../src/core/game/game.ts';
import { byRuleset } from '../src/core/game/rulesets.ts';

export const GAMES: Readonly<Record<string, () => Promise<Game>>> = {
  'swtcg-2022': async () => (await import('./swtcg/index.ts')).swtcg2022,
  'swtcg-2002': async () => (await import('./swtcg/edition-2002.ts')).swtcg2002,
  'swlcg-2012': async () => (await import('./lcg/index.ts')).swlcg2012,
};

/** Throws a SwtcgError where no game has this id. */
export const loadGame = async (ruleset: unknown): Promise<Game> => byRuleset(GAMES, ruleset)();
