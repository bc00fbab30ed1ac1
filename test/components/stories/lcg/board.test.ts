import * as stories from '../../../../stories/lcg/board.stories.ts';
import { checkStories } from '../check.ts';

checkStories(stories);
