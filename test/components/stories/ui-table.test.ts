import { tableMachine } from '../../../machines/ui/table.ts';
import * as stories from '../../../stories/ui-table.stories.ts';
import { checkStories } from './check.ts';
import { checkStates } from './states.ts';

checkStories(stories);
checkStates(stories, 'swtcg-table', tableMachine, {
  'game.playing.choice.taking': 'the game answers at once',
  'page.disconnected': 'it is in no page',
  'cardMenus.loading': 'the table is drawn without them',
  'hints.loading': 'the table is drawn without them',
  'byHand.loading': 'the table is drawn without it',
  'tools.loading': 'the table is drawn without them',
});
