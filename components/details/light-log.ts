// What is shown, with every step told: a log of views, for a page that needs no engine to show it. Fetched when it is asked for.
import { type PackedViews, packed } from '../../play/account/packed.ts';
import { viewsOf } from '../../play/account/views.ts';
import { playThrough } from '../shared/play-through.ts';
import type { Source } from '../shared/steps.ts';

export async function lightLog(source: Source): Promise<PackedViews> {
  await playThrough(source);
  const { steps: account, heading, cards, names = {}, problem, file } = source;
  return packed({ ...viewsOf({ account, heading, cards, names, problem }, 'both'), file });
}
