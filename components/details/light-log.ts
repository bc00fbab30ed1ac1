// What is shown, with every step told: a view log, for a page that needs no engine to show it. Fetched when it is asked for.

import { viewsOf } from '../../src/play/steps/views.ts';
import { writeViews } from '../../src/play/steps/write-views.ts';
import type { ViewLogFile } from '../../src/swtcg/files/validators/view-log.ts';
import type { Source } from '../shared/steps.ts';
import { playThrough } from '../source/play-through.ts';

export async function lightLog(source: Source): Promise<ViewLogFile> {
  await playThrough(source);
  const { steps: account, heading, cards, names = {}, problem, file } = source;
  return writeViews({ ...viewsOf({ account, heading, cards, names, problem }, 'both'), file });
}
