// What a recorded game needs besides the engine, by what stands in it.
import type { Replay, ReplayDecision } from './format.ts';
import { optionsOf } from './in-words.ts';

/** Whether somebody besides the players had a hand in it, or a card was named later. */
export const isManual = ({ by, do: deed }: ReplayDecision): boolean => by === 'judge' || deed === 'reveal';

const decisionsIn = ({ decisions, variations = [] }: Replay): readonly ReplayDecision[] =>
  [decisions, ...variations.map((line) => line.decisions)].flat();

export const needsJudge = (replay: Replay): boolean => decisionsIn(replay).some(isManual);

/** Options of an effect that are not there in words: only the grammar has them. */
function lacksWords(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  if (!Array.isArray(data) && optionsOf(data)) return true;
  return Object.values(data).some(lacksWords);
}

/** Upkeep that is not paid by its number: the grammar knows which cost is meant. */
const isWorded = (decision: ReplayDecision): boolean =>
  decision.do === 'upkeep' && !('cost' in decision && typeof decision.cost === 'number');

/** Whether choices of the game are known by their wording alone, so that the grammar has to read them. */
export const needsGrammar = (replay: Replay): boolean =>
  lacksWords(replay.cards) || decisionsIn(replay).some(isWorded);
