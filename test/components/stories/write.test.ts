import * as stories from '../../../stories/write.stories.ts';
import { checkStories } from './check.ts';

checkStories(stories);
