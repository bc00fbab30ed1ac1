import * as stories from '../../../stories/examples.stories.ts';
import { checkStories } from './check.ts';

checkStories(stories);
