// What the lesson tells the page.
import type { Problem } from '../shared/steps.ts';

/** The detail of each event, by its name. */
export interface LessonEvents {
  /** Another step is shown. */
  'swtcg-lesson-step': { readonly lesson: string; readonly step: number; readonly of: number };
  /** The last step was done. */
  'swtcg-lesson-done': { readonly lesson: string };
  'swtcg-error': Problem;
}
