import * as stories from '../../../stories/controls.stories.ts';
import { checkStories } from './check.ts';

checkStories(stories);
