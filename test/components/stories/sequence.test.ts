import * as stories from '../../../stories/sequence.stories.ts';
import { checkStories } from './check.ts';

checkStories(stories);
