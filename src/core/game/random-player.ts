import type { BaseDecision } from './game-types.ts';
// A built-in player of any game: any legal decision, each as likely as the other.

export const random = {
  name: 'random',
  choose: <Decision extends BaseDecision>(
    _known: unknown,
    legal: readonly Decision[],
    next: () => number,
  ): Decision => legal[Math.floor(next() * legal.length)] as Decision,
};
