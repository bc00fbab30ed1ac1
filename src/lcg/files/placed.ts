// The cards of a game before its first decision, as files place them.
import type { CardDef } from '../cards/card.ts';
import type { CardState, Engagement, GameState, PlayerState, Side } from '../model/state.ts';

/** The cards of a game and how they lie; what a file says of chance and of points is told apart from it. */
export interface StartTable
  extends Pick<GameState, 'active' | 'balance' | 'dial' | 'dialDamage' | 'dialCards' | 'engaged' | 'order'> {
  readonly cards: Readonly<Record<string, CardDef>>;
  /** In file order. */
  readonly states: readonly CardState[];
  readonly players: Readonly<Record<Side, PlayerState>>;
  readonly engagement: Pick<Engagement, 'objective' | 'attackers' | 'defenders' | 'edge'> | null;
  readonly by: Side | null;
}
