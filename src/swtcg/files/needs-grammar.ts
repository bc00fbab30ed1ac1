// Which files say options in words that the rules alone don't know. A page loads the grammar for them (option-words.ts).

import type { Replay, ReplayDecision } from '../../play/replay/format.ts';
import { lacksOptionWords } from '../cards/options.ts';
import type { GameState } from '../model/state.ts';

const isSaid = (decision: ReplayDecision): boolean =>
  decision.do === 'upkeep' && 'cost' in decision && typeof decision.cost === 'string';

export const startNeedsGrammar = ({ box }: GameState): boolean => lacksOptionWords(box.defs);

export const replayNeedsGrammar = ({ decisions, variations = [] }: Replay, start: GameState): boolean =>
  startNeedsGrammar(start) || [decisions, ...variations.map((one) => one.decisions)].flat().some(isSaid);
