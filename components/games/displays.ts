// How the games are shown that a page may have files of, by the `ruleset` of these files. A page downloads those that it uses.
import type { SwtcgTypes } from '../../src/swtcg/types.ts';
import type { GameDisplay } from '../shared/game-display.ts';

/** The types of a table and its events, where a page says nothing of its game. */
export type FirstGame = SwtcgTypes;

const swtcg = async (): Promise<GameDisplay> => (await import('../swtcg/display.ts')).display;
const lcg = async (): Promise<GameDisplay> => (await import('../lcg/display.ts')).display;

/** A file that names no game is read as one of the first. */
export const DISPLAYS: Readonly<Record<string, () => Promise<GameDisplay>>> = {
  'swtcg-2022': swtcg,
  'swtcg-2002': swtcg,
  'swlcg-2012': lcg,
};
