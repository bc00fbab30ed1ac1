// A text in the notation as a source of steps: it is read into the file that it stands for. It brings the reader and the
// engine along: load it by import() only. The grammar of card texts comes where it is needed.

import { SwtcgError } from '../../src/core/error.ts';
import { located, sentenceOf } from '../../src/play/notation/located.ts';
import { parseNotation } from '../../src/play/notation/read.ts';
import { rulesetFault, rulesetIn } from '../../src/play/notation/ruleset.ts';
import { problemStrings } from '../problem/strings.ts';
import type { Problem, Source } from '../shared/steps.ts';
import { cardDataOf, gameOfFile } from './game.ts';
import { replaySource } from './replay-source.ts';
import { scenarioSource } from './scenario-source.ts';

/** Throws a SwtcgError with the line and the column of what is wrong. `cards` is the text of compiled card data. */
export async function notationSource(text: string, cards: string | null): Promise<Source> {
  if (/^\s*<(!doctype|html)\b/i.test(text)) {
    throw new SwtcgError({ code: 'unreadable', message: problemStrings().isPage, path: '1:1' });
  }
  const ruleset = rulesetIn(text);
  const game = await gameOfFile({ ruleset }).catch((error: unknown) => {
    throw rulesetFault(error, text);
  });
  const data = cards === null ? undefined : await cardDataOf(ruleset, cards);
  const words = await game.load.notation();
  const notation = parseNotation(words, text, data && { cards: data.names });
  if (notation.kind === 'replay') {
    const { jsonOf } = await import('../../src/play/notation/file.ts');
    const { load } = game;
    const [texts, scenarios, storage] = await Promise.all([load.texts(), load.scenarios(), load.storage()]);
    return replaySource(jsonOf({ ...game, texts, scenarios, storage, notation: words }, notation, data));
  }
  const source = await scenarioSource(notation.json, cards).catch((error: unknown) => {
    throw located(error, notation);
  });
  const place = source.problem && sentenceOf(source.problem, notation);
  if (!source.problem || !place) return source;
  const { line, column } = place;
  const message = `Line ${line}, column ${column}: ${source.problem.message}`;
  const problem: Problem = { ...source.problem, message, path: `${line}:${column}` };
  return { ...source, problem };
}
