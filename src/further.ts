// Rules that many a game never meets: instructions that few of its cards give, and the judge's hand. In the script for
// pages further-later.ts stands in the place of this file (tools/further-later.ts), and this one comes when it is needed.
export { furtherParts } from './effects/parts/further-parts.ts';
export { nameCard, setByHand } from './judge/judge.ts';
