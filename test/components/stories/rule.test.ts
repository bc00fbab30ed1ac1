import * as stories from '../../../stories/rule.stories.ts';
import { checkStories } from './check.ts';

checkStories(stories);
