import * as stories from '../../../../stories/swtcg/card.stories.ts';
import { checkStories } from '../check.ts';

checkStories(stories);
