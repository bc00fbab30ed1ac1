import { define } from '../../shared/element.ts';
import { SwtcgBoard } from './board.ts';

define('swtcg-board', SwtcgBoard);

declare global {
  interface HTMLElementTagNameMap {
    'swtcg-board': SwtcgBoard;
  }
}
