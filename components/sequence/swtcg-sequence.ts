import { define } from '../shared/element.ts';
import { SwtcgSequence } from './sequence.ts';

define('swtcg-sequence', SwtcgSequence);

declare global {
  interface HTMLElementTagNameMap {
    'swtcg-sequence': SwtcgSequence;
  }
}
