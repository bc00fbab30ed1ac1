// What happened, in the language of the element that is being drawn.
import { sentence } from '../../src/play/steps/sentence.ts';
import type { LogLine } from '../../src/play/steps/step.ts';
import type { GameWords } from './game-words.ts';
import { tableOf } from './language.ts';

export function sentenceOf(line: LogLine, { speech, events }: GameWords): string {
  const words = tableOf(events);
  return sentence(line, words && { game: speech, words });
}
