// Any legal decision, each as likely as the other.
import type { Decision } from '../../swtcg/decisions/decision.ts';
import type { Player } from '../../swtcg/players/player.ts';

export const random: Player = {
  name: 'random',
  choose: (_seat, legal, next) => legal[Math.floor(next() * legal.length)] as Decision,
};
