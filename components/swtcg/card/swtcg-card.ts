import { define } from '../../shared/element.ts';
import { SwtcgCard } from './card.ts';

define('swtcg-card', SwtcgCard);

declare global {
  interface HTMLElementTagNameMap {
    'swtcg-card': SwtcgCard;
  }
}
