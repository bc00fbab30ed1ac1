import * as stories from '../../../../stories/swtcg/odds.stories.ts';
import { checkStories } from '../check.ts';

checkStories(stories);
