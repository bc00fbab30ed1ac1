// Hints for authors whose card text can't be read, from every game that has some.
import { textHint as swtcg } from '../../src/swtcg/notation/text-hints.ts';

export const textHint = swtcg;
