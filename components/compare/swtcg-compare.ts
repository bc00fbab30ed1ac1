import { define } from '../shared/element.ts';
import { SwtcgCompare } from './compare.ts';

define('swtcg-compare', SwtcgCompare);

declare global {
  interface HTMLElementTagNameMap {
    'swtcg-compare': SwtcgCompare;
  }
}
