// Numbers held against each other, and the tokens on a card.
import type { Compare, Token } from '../language/terms.ts';
import type { CardState } from '../model/state.ts';

export const compares = (found: number, is: Compare, n: number): boolean =>
  is === 'at-least' ? found >= n : is === 'at-most' ? found <= n : found === n;

export const tokensOn = ({ focus, damage, shields }: CardState, token: Token): number =>
  token === 'focus' ? focus : token === 'damage' ? damage : shields;
