import * as stories from '../../../stories/chart.stories.ts';
import { checkStories } from './check.ts';

checkStories(stories);
