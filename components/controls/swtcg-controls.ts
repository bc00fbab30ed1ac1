import { define } from '../shared/element.ts';
import { SwtcgControls } from './controls.ts';

define('swtcg-controls', SwtcgControls);

declare global {
  interface HTMLElementTagNameMap {
    'swtcg-controls': SwtcgControls;
  }
}
