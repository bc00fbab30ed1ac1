// How a lesson is understood whose cards have texts: it brings the grammar along.
import { tableReader } from '../../swtcg/cards/read.ts';
import { restate } from '../../swtcg/files/restate.ts';
import type { Words } from './teach.ts';

export const grammarWords: Words = { reader: tableReader, restate };
