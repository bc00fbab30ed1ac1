import * as stories from '../../../stories/compare.stories.ts';
import { checkStories } from './check.ts';

checkStories(stories);
