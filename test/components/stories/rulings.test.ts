import * as stories from '../../../stories/rulings.stories.ts';
import { checkStories } from './check.ts';

checkStories(stories);
