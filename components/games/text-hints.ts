// What authors are told of a card's text that can't be read: the hints of all games that have some.
import { textHint as swtcg } from '../../src/swtcg/notation/text-hints.ts';

export const textHint = swtcg;
