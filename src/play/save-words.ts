// A saved game whose cards have their options in words: one that was saved before they had any gets them from the grammar.

import { parseJson } from '../core/files/json.ts';
import { startInWords } from '../swtcg/files/option-words.ts';
import { sizeOf } from './files/formats.ts';
import { readSave as readBareSave } from './save.ts';

export function readSave(json: unknown): ReturnType<typeof readBareSave> {
  const saved = readBareSave(json);
  return { ...saved, start: startInWords(saved.start) };
}

export const parseSave = (source: string): ReturnType<typeof readBareSave> =>
  readSave(parseJson(source, sizeOf('save')));
