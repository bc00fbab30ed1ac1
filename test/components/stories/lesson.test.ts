import * as stories from '../../../stories/lesson.stories.ts';
import { checkStories } from './check.ts';

checkStories(stories);
