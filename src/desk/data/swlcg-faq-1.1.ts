// Star Wars: The Card Game, FAQ and errata 1.1, in our own words.
import type { DocumentText } from '../model/document.ts';
import { clarifications } from './swlcg-faq-1.1/clarifications.ts';
import { cardErrata, rulebookErrata } from './swlcg-faq-1.1/errata.ts';
import { questions } from './swlcg-faq-1.1/questions.ts';
import { timing } from './swlcg-faq-1.1/timing.ts';

export const swlcgFaq: DocumentText = {
  document: 'swlcg-faq-1.1',
  relation: { kind: 'adds-to', documents: ['swlcg-2012'] },
  sections: [...rulebookErrata, cardErrata, ...clarifications, timing, questions],
};
