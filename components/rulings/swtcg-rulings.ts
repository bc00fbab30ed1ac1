import { define } from '../shared/element.ts';
import { SwtcgRulings } from './rulings.ts';

define('swtcg-rulings', SwtcgRulings);

declare global {
  interface HTMLElementTagNameMap {
    'swtcg-rulings': SwtcgRulings;
  }
}
