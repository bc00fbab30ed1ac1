import { define } from '../shared/element.ts';
import { SwtcgLog } from './log.ts';

define('swtcg-log', SwtcgLog);

declare global {
  interface HTMLElementTagNameMap {
    'swtcg-log': SwtcgLog;
  }
}
