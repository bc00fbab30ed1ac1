// A text in the notation as a source of steps: it is read into the file that it stands for. It brings the reader and the
// engine along: load it by import() only. The grammar of card texts comes where it is needed.

import { isNotation, located, sentenceOf } from '../../play/notation/located.ts';
import { parseNotation } from '../../play/notation/read.ts';
import { SwtcgError } from '../../src/game/error.ts';
import { problemStrings } from '../problem/strings.ts';
import { replaySource } from './replay-source.ts';
import { scenarioSource } from './scenario-source.ts';
import type { Problem, Source } from './steps.ts';

/** A list, a number, a text: no file of ours, and no notation either. */
function isJson(text: string): boolean {
  if (/\S/.test(text) && !isNotation(text)) return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Cards by their names. */
async function dataOf(cards: string) {
  const [{ compiledData }, { parseCards }] = await Promise.all([
    import('../../play/notation/names-of-data.ts'),
    import('../../play/pool/compiled.ts'),
  ]);
  return compiledData(parseCards(cards));
}

/** Throws a SwtcgError with the line and the column of what is wrong. `cards` is the text of compiled card data. */
export async function notationSource(text: string, cards: string | null): Promise<Source> {
  const page = /^\s*<(!doctype|html)\b/i.test(text);
  if (page || isJson(text)) {
    const message = page ? problemStrings().isPage : problemStrings().noFile;
    throw new SwtcgError({ code: 'unreadable', message, path: page ? '1:1' : '$' });
  }
  const data = cards === null ? undefined : await dataOf(cards);
  const notation = parseNotation(text, data && { cards: data.names });
  if (notation.kind === 'replay') {
    const { jsonOf } = await import('../../play/notation/file.ts');
    return replaySource(JSON.stringify(jsonOf(notation, data)));
  }
  const source = await scenarioSource(JSON.stringify(notation.json), cards).catch((error: unknown) => {
    throw located(error, notation);
  });
  const place = source.problem && sentenceOf(source.problem, notation);
  if (!source.problem || !place) return source;
  const { line, column } = place;
  const message = `Line ${line}, column ${column}: ${source.problem.message}`;
  const problem: Problem = { ...source.problem, message, path: `${line}:${column}` };
  return { ...source, problem };
}
