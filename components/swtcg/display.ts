// How this game is shown in a page (components/shared/game-display.ts): what a view log takes; the rest comes when it is needed.

import type { SwtcgTypes } from '../../src/swtcg/types.ts';
import { ATTACK_STEPS } from '../../src/swtcg/view/attack-view.ts';
import { presentation } from '../../src/swtcg/view/presentation.ts';
import { define } from '../shared/element.ts';
import type { GameDisplay } from '../shared/game-display.ts';
import { lazy } from '../shared/lazy.ts';
import { action, SwtcgBoard } from './board/board.ts';
import { board } from './board/template.ts';
import { words } from './words/index.ts';
import { swtcgStrings } from './words/strings.ts';

export const display: GameDisplay<SwtcgTypes> = {
  presentation,
  parts: { 'swtcg-board': SwtcgBoard },
  words,
  board,
  approached: (host) => void action.for(host),
  progress({ scene, entry: { path } }) {
    const at = scene?.attack?.step;
    if (at === undefined || !path.includes('attack')) return null;
    return { words: swtcgStrings().attackStep(at, ATTACK_STEPS), at, of: ATTACK_STEPS };
  },
  details: lazy(async () => {
    const { SwtcgCard, SwtcgOdds, insight } = await import('./details/index.ts');
    define('swtcg-card', SwtcgCard);
    define('swtcg-odds', SwtcgOdds);
    return { styles: [], insight };
  }),
  table: lazy(async () => (await import('./table/display.ts')).tableDisplay),
  async cardData(text) {
    const [{ compiledData }, { parseCards }] = await Promise.all([
      import('../../src/swtcg/notation/names-of-data.ts'),
      import('../../src/swtcg/pool/compiled.ts'),
    ]);
    return compiledData(parseCards(text));
  },
};
