// Star Wars CCG Rules Supplement, in our own words.
import type { DocumentText, Relation } from '../model/document.ts';

const addsToSupplement: Relation = { kind: 'adds-to', documents: ['swccg-glossary-supplement-2002'] };

export const swccgSupplement2003: DocumentText = {
  document: 'swccg-supplement-2003',
  relation: { kind: 'replaces', documents: ['swccg-glossary-supplement-2002', 'swccg-glossary-2.0'] },
  sections: [
    {
      section: '1. Card title',
      kind: 'card',
      entries: [
        {
          title: 'Agents In The Court/No Love For The Empire',
          aliases: ['Agents In The Court', 'No Love For The Empire'],
          relation: addsToSupplement,
          text: "A copy of the rep card can go on this objective only if the card's lore names its species, or an entry of the Glossary Supplement does so.",
        },
      ],
    },
  ],
};
