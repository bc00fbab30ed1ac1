import * as stories from '../../../../stories/lcg/card.stories.ts';
import { checkStories } from '../check.ts';

checkStories(stories);
