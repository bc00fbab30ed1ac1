import * as stories from '../../../stories/study.stories.ts';
import { checkStories } from './check.ts';

checkStories(stories);
