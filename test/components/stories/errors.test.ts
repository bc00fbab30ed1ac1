import * as stories from '../../../stories/errors.stories.ts';
import { checkStories } from './check.ts';

checkStories(stories);
