// What is shown, with every step told: a view log, for a page that needs no engine to show it. Fetched when it is asked for.

import { viewsOf } from '../../src/play/steps/views.ts';
import { type ViewLogFile, writeViews } from '../../src/play/steps/write-views.ts';
import type { Source } from '../shared/steps.ts';
import { playThrough } from '../source/play-through.ts';

/** The names that are known. */
const known = (names: NonNullable<Source['names']>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(names).flatMap(([seat, name]) => (name ? [[seat, name]] : [])));

export async function lightLog(source: Source): Promise<ViewLogFile> {
  await playThrough(source);
  const { ruleset, game: presentation, steps: account, heading, cards, problem, file } = source;
  const game = { id: ruleset, presentation };
  const names = known(source.names ?? {});
  const views = viewsOf({ game, account, heading, cards, names, problem }, 'both');
  return writeViews(presentation, { ...views, file });
}
