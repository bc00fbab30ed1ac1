// What happened, in the language of the element that is being drawn.
import { sentence } from '../../src/play/steps/sentence.ts';
import type { LogLine } from '../../src/play/steps/step.ts';
import { logWords } from './language.ts';

export const sentenceOf = (line: LogLine): string => sentence(line, logWords());
