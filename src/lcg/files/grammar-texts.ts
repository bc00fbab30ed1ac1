// Texts of cards as the grammar reads them. The module as a whole is the game's `texts` (src/core/game/game-files.ts).
import type { Decision } from '../decisions/decision.ts';
import type { GameState } from '../model/state.ts';
import { paragraphReader } from '../text/compile.ts';
import type { TextReader } from './texts.ts';

export { compiled } from './compile-cards.ts';
export const reader: TextReader = paragraphReader;
export const restate = (_state: GameState, decision: Decision): Decision => decision;
export const inWords = (start: GameState): GameState => start;
