import { define } from '../../shared/element.ts';
import { SwtcgOdds } from './odds.ts';

define('swtcg-odds', SwtcgOdds);

declare global {
  interface HTMLElementTagNameMap {
    'swtcg-odds': SwtcgOdds;
  }
}
