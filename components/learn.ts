// The page with the lessons.
import './lesson/swtcg-lesson.ts';
