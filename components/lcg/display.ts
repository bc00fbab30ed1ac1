// How this game is shown in a page (components/shared/game-display.ts): what a view log takes; the rest comes when it is needed.
import { presentation } from '../../src/lcg/files/presentation.ts';
import type { LcgTypes } from '../../src/lcg/types.ts';
import { define } from '../shared/element.ts';
import type { GameDisplay } from '../shared/game-display.ts';
import { lazy } from '../shared/lazy.ts';
import { action, SwtcgLcgBoard } from './board/board.ts';
import { board } from './board/template.ts';
import { progressAt } from './progress.ts';
import { words } from './words/index.ts';

export const display: GameDisplay<LcgTypes> = {
  presentation,
  parts: { 'swtcg-lcg-board': SwtcgLcgBoard },
  words,
  board,
  approached: (host) => void action.for(host),
  progress: ({ entry }) => progressAt(entry),
  details: lazy(async () => {
    const { SwtcgLcgCard, insight, styles } = await import('./details/index.ts');
    define('swtcg-lcg-card', SwtcgLcgCard);
    return { insight, styles };
  }),
  table: lazy(async () => (await import('./table/display.ts')).tableDisplay),
  // Files of this game may refer to cards; a page has no data of them to offer.
  cardData: null,
};
