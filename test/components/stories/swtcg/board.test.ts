import * as stories from '../../../../stories/swtcg/board.stories.ts';
import { checkStories } from '../check.ts';

checkStories(stories);
