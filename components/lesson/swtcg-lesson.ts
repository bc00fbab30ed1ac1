import { define } from '../shared/element.ts';
import { SwtcgLesson } from './lesson.ts';

define('swtcg-lesson', SwtcgLesson);

declare global {
  interface HTMLElementTagNameMap {
    'swtcg-lesson': SwtcgLesson;
  }
}
