// Rules that many a game never meets: instructions and costs that few cards have, and the judge's hand. Whoever imports
// this has them. A page that shows a recorded game loads it where a card of the file needs it (learn.ts).
import { addCosts } from './effects/costs.ts';
import { furtherCosts } from './effects/further-costs.ts';
import { furtherParts } from './effects/parts/further-parts.ts';
import { addParts } from './effects/parts/index.ts';
import { addHand } from './judge/hand.ts';
import { nameCard, setByHand } from './judge/judge.ts';

addParts(furtherParts);
addCosts(furtherCosts);
addHand({ nameCard, setByHand });
