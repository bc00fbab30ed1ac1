import { define } from '../shared/element.ts';
import { SwtcgRule } from './rule.ts';

define('swtcg-rule', SwtcgRule);

declare global {
  interface HTMLElementTagNameMap {
    'swtcg-rule': SwtcgRule;
  }
}
