// The types of this game, for whoever drives it (src/core/game/game.ts).
import type { GameTypes } from '../core/game/game-types.ts';
import type { CardDef } from './cards/card.ts';
import type { Decision } from './decisions/decision.ts';
import type { StartTable } from './files/placed.ts';
import type { TextReader } from './files/texts.ts';
import type { ManualChange } from './judge/judge.ts';
import type { LogEvent } from './log/types.ts';
import type { LogWords } from './log/words.ts';
import type { GameState, Side } from './model/state.ts';
import type { Seat } from './players/known.ts';
import type { CardFace } from './view/card-face.ts';
import type { Scene } from './view/scene.ts';
import type { View } from './view/view.ts';

export interface LcgTypes extends GameTypes {
  readonly seat: Side;
  readonly state: GameState;
  readonly event: LogEvent;
  readonly words: LogWords;
  readonly decision: Decision;
  readonly view: View;
  readonly scene: Scene;
  readonly face: CardFace;
  readonly change: ManualChange;
  readonly known: Seat;
  readonly table: StartTable;
  readonly card: CardDef;
  readonly reader: TextReader | null;
}
