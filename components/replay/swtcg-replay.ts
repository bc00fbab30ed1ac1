import { define } from '../shared/element.ts';
import { SwtcgReplay } from './replay.ts';

define('swtcg-replay', SwtcgReplay);

declare global {
  interface HTMLElementTagNameMap {
    'swtcg-replay': SwtcgReplay;
  }
}
