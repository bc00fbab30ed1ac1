import { define } from '../shared/element.ts';
import { SwtcgWrite } from './write.ts';

define('swtcg-write', SwtcgWrite);

declare global {
  interface HTMLElementTagNameMap {
    'swtcg-write': SwtcgWrite;
  }
}
