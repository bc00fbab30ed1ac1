import * as stories from '../../../stories/odds.stories.ts';
import { checkStories } from './check.ts';

checkStories(stories);
