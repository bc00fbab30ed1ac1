// A file with every step of it told, and the file itself: the view log of what has nothing to hide.

import type { KnownFile } from '../../core/files/formats.ts';
import type { ViewLogFile } from '../../swtcg/files/validators/view-log.ts';
import { parseFile } from '../files/parse-file.ts';
import type { ReadOptions } from '../scenario/read.ts';
import { playable, type Ruleset, tell } from './recorded-steps.ts';
import { viewsOf } from './views.ts';
import { writeViews } from './write-views.ts';

/** Throws a SwtcgError where the text is neither a scenario nor a replay, in JSON. */
export const wholeLog = (ruleset: Ruleset, text: string, options: ReadOptions = {}): ViewLogFile =>
  viewLogOf(ruleset, playable(parseFile(text, { json: true })), options);

export const viewLogOf = (
  ruleset: Ruleset,
  file: KnownFile<'scenario' | 'replay'>,
  options: ReadOptions = {},
): ViewLogFile => writeViews({ ...viewsOf(tell(ruleset, file, options), 'both'), file: file.json });
