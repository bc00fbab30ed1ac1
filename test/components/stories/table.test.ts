import * as stories from '../../../stories/table.stories.ts';
import { checkStories } from './check.ts';

checkStories(stories);
