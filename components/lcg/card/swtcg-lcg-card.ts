import { define } from '../../shared/element.ts';
import { SwtcgLcgCard } from './card.ts';

define('swtcg-lcg-card', SwtcgLcgCard);

declare global {
  interface HTMLElementTagNameMap {
    'swtcg-lcg-card': SwtcgLcgCard;
  }
}
