// How each game says what happens in it, by its ruleset: for a log, which knows nothing else of it.
import type { GameWords } from '../shared/game-words.ts';

const swtcg = async (): Promise<GameWords> => (await import('../swtcg/words/index.ts')).words;
const lcg = async (): Promise<GameWords> => (await import('../lcg/words/index.ts')).words;

export const WORDS: Readonly<Record<string, () => Promise<GameWords>>> = {
  'swtcg-2022': swtcg,
  'swtcg-2002': swtcg,
  'swlcg-2012': lcg,
};
