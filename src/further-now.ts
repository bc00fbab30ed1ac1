// Whoever imports this has all rules at once: further.ts also where it would come later.
import * as further from './further.ts';
import { learn } from './further-later.ts';

learn(further);
