import * as stories from '../../../stories/card.stories.ts';
import { checkStories } from './check.ts';

checkStories(stories);
