import { define } from '../shared/element.ts';
import { SwtcgTable } from './table.ts';

define('swtcg-table', SwtcgTable);

declare global {
  interface HTMLElementTagNameMap {
    'swtcg-table': SwtcgTable;
  }
}
