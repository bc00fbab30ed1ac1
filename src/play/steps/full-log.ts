// A file with every step of it told, and the file itself: the view log of what has nothing to hide.

import type { KnownFile } from '../../core/files/formats.ts';
import type { ReadOptions } from '../scenario/read.ts';
import { type Ruleset, tell } from './recorded-steps.ts';
import { viewsOf } from './views.ts';
import { type ViewLogFile, writeViews } from './write-views.ts';

export const viewLogOf = (
  ruleset: Ruleset,
  file: KnownFile<'scenario' | 'replay'>,
  options: ReadOptions = {},
): ViewLogFile => {
  const views = viewsOf(tell(ruleset, file, options), 'both');
  return writeViews(ruleset.presentation, { ...views, file: file.json });
};
