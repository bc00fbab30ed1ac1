// What happened, in the language of the element that is being drawn.
import { sentence } from '../../src/play/steps/sentence.ts';
import type { LogLine } from '../../src/play/steps/step.ts';
import { speech } from '../../src/swtcg/log/words.ts';
import type { SwtcgTypes } from '../../src/swtcg/types.ts';
import { logWords } from './language.ts';

export function sentenceOf(line: LogLine): string {
  const words = logWords();
  return sentence(line as LogLine<SwtcgTypes>, words && { game: speech, words });
}
