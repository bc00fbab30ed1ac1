// Rules that many a game never meets: instructions and costs that few cards have. Whoever imports this has them: so does
// whatever reads a card's text or data. A page that shows a recorded game loads it where a card of the file needs it
// (learn.ts).
import { addCosts } from './effects/costs.ts';
import { furtherCosts } from './effects/further-costs.ts';
import { furtherParts } from './effects/parts/further-parts.ts';
import { addParts } from './effects/parts/index.ts';

addParts(furtherParts);
addCosts(furtherCosts);
