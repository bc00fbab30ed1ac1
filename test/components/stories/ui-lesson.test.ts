import { lessonMachine } from '../../../machines/ui/lesson.ts';
import * as stories from '../../../stories/ui-lesson.stories.ts';
import { checkStories } from './check.ts';
import { checkStates } from './states.ts';

checkStories(stories);
checkStates(stories, 'swtcg-lesson', lessonMachine, {});
