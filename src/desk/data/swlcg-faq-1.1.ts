// Star Wars: The Card Game, FAQ and errata 1.1, in our own words.
import type { DocumentText } from '../model/document.ts';

export const swlcgFaq: DocumentText = {
  document: 'swlcg-faq-1.1',
  relation: { kind: 'adds-to', documents: ['swlcg-2012'] },
  sections: [
    {
      section: 'Rules clarifications, 4. Definition of terms',
      kind: 'term',
      entries: [
        {
          title: 'The Letter X',
          aliases: ['4.2', 'X'],
          status: 'clarification',
          text: 'X counts as 0 unless something has already given it a value: a card, the effect of a card, or a choice that a player was granted.',
        },
      ],
    },
  ],
};
