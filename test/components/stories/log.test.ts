import * as stories from '../../../stories/log.stories.ts';
import { checkStories } from './check.ts';

checkStories(stories);
