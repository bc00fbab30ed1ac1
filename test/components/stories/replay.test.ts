import * as stories from '../../../stories/replay.stories.ts';
import { checkStories } from './check.ts';

checkStories(stories);
