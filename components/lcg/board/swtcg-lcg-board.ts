import { define } from '../../shared/element.ts';
import { SwtcgLcgBoard } from './board.ts';

define('swtcg-lcg-board', SwtcgLcgBoard);

declare global {
  interface HTMLElementTagNameMap {
    'swtcg-lcg-board': SwtcgLcgBoard;
  }
}
