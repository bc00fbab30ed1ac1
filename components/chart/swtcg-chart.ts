import { define } from '../shared/element.ts';
import { SwtcgChart } from './chart.ts';

define('swtcg-chart', SwtcgChart);

declare global {
  interface HTMLElementTagNameMap {
    'swtcg-chart': SwtcgChart;
  }
}
