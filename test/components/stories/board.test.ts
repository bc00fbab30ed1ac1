import * as stories from '../../../stories/board.stories.ts';
import { checkStories } from './check.ts';

checkStories(stories);
