import * as stories from '../../../stories/windows.stories.ts';
import { checkStories } from './check.ts';

checkStories(stories);
