// Generated from replays/schema/swtcg-course-1.json by `npm run validators`: change that file, not this one.
import { array, object, oneOf, string, type Check } from '../../../core/files/checks.ts';

export type Said = string;
/** Lessons in the order in which they are taken: their titles and their files (swtcg-course/1). */
export type CourseFile = { readonly format: "swtcg-course/1"; readonly title: Said; readonly lessons: readonly ({ readonly title: Said; readonly goal: Said; readonly src: Said; })[]; };

export const said: Check = string({ title: "a text", maxLength: 10000, pattern: /\S/u });
export const courseFile: Check = object({ format: oneOf(["swtcg-course/1"]), title: said, lessons: array(object({ title: said, goal: said, src: said }, { title: "a lesson of a course", required: ["title","goal","src"], additional: null }), { title: "a list of lessons", maxItems: 1000 }) }, { title: "a course", required: ["format","title","lessons"], additional: null });
