// A file with every step of it told, and the file itself: the log of views of what has nothing to hide.
import type { ReadOptions } from '../scenario/read.ts';
import { tellFile } from './file.ts';
import { type PackedViews, packed } from './packed.ts';
import { viewsOf } from './views.ts';

/** Throws a SwtcgError where the text is neither a scenario nor a replay, in JSON. */
export const wholeLog = (json: string, options: ReadOptions = {}): PackedViews =>
  packed({ ...viewsOf(tellFile(json, options), 'both'), file: JSON.parse(json) });
