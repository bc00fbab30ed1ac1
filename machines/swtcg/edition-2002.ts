// The edition of 2002, for pages that show a game of it.
import type { Game } from '../../src/core/game/game.ts';
import { edition2002 } from '../../src/swtcg/editions/2002.ts';
import type { SwtcgTypes } from '../../src/swtcg/types.ts';
import { createSwtcg } from './index.ts';

export const swtcg2002: Game<SwtcgTypes> = createSwtcg(edition2002);
