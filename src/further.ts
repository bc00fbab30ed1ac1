// Rules that many a game never meets: instructions, costs, words and standing rules that few cards have. Whoever imports this has them: so does
// whatever reads a card's text or data. A page that shows a recorded game loads it where a card of the file needs it
// (learn.ts).
import { saysOfAttack } from './battle/said-of-attack.ts';
import { addAmounts } from './effects/amounts.ts';
import { chargedCosts } from './effects/charges.ts';
import { addConditions } from './effects/conditions.ts';
import { addCosts } from './effects/costs.ts';
import { forbiddenBy, playRefusal, useRefusal } from './effects/forbidden.ts';
import { furtherCosts } from './effects/further-costs.ts';
import { furtherAmounts, furtherConditions, furtherWords } from './effects/further-words.ts';
import { lostMore, lostNow, takesText, without } from './effects/losing.ts';
import { furtherParts, furtherSorts } from './effects/parts/further-parts.ts';
import { addParts, addSorts } from './effects/parts/index.ts';
import { unpaid } from './effects/replaced-cost.ts';
import {
  liesUnder,
  noMove,
  noRetreat,
  pilotRoom,
  pilotsMeant,
  stackRoom,
  toll,
} from './effects/restrictions.ts';
import { addSeldom } from './effects/seldom.ts';
import { addWords } from './effects/select.ts';
import { treatedAs } from './effects/treated.ts';
import { noteKnown, settleUnknown, variable } from './turn/variables.ts';

addParts(furtherParts);
addSorts(furtherSorts);
addCosts(furtherCosts);
addWords(furtherWords);
addAmounts(furtherAmounts);
addConditions(furtherConditions);
addSeldom({
  without,
  lostNow,
  lostMore,
  takesText,
  unpaid,
  noRetreat,
  noMove,
  toll,
  stackRoom,
  liesUnder,
  pilotRoom,
  pilotsMeant,
  treatedAs,
  saysOfAttack,
  chargedCosts,
  forbiddenBy,
  useRefusal,
  playRefusal,
  noteKnown,
  settleUnknown,
  variable,
});
