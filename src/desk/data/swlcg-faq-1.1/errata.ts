// The errata of the FAQ: printings, the rulebook, cards.
import type { Section } from '../../model/document.ts';

export const rulebookErrata: readonly Section[] = [
  {
    section: 'Card errata',
    kind: 'term',
    entries: [
      {
        title: 'Most Recent Printing',
        text: 'The errata are given by the set in which a card was printed, and an erratum applies to every reprint of its card. Where a later printing has corrected text, the newest printing is the legal one; older printings count as if they had that text. If you doubt which of two versions is newer, compare their copyright dates. FFG records every reprint with corrected text in the FAQ too.',
      },
    ],
  },
  {
    section: 'Card errata, Core rulebook',
    kind: 'term',
    entries: [
      {
        title: 'Refresh Phase',
        status: 'erratum',
        relation: { kind: 'replaces', documents: ['swlcg-2012'] },
        example: 'examples/lcg-elite-waits-in-lights-first-turn.json',
        text: 'On page 12 of the rulebook, the remark in brackets after step 1 is in the wrong place. An effect that says "after you refresh" is initiated when step 3 of the phase is completed, not step 1.',
      },
    ],
  },
];

export const cardErrata: Section = {
  section: 'Card errata, Core set',
  kind: 'card',
  entries: [
    {
      title: 'Fleeing the Empire',
      aliases: ['0056', 'Core 0056'],
      status: 'erratum',
      relation: null,
      example: 'examples/lcg-refresh-phase-end-comes-later.json',
      text: 'Corrected text: its Reaction is used after the end of your refresh phase, when the phase is over. The rest is as printed. (Version 1.0.)',
    },
    {
      title: 'Fleet Command Center',
      aliases: ['0057', 'Core 0057'],
      status: 'erratum',
      relation: null,
      example: 'examples/lcg-refresh-phase-end-comes-later.json',
      text: 'Corrected text: its Reaction is used after the end of your refresh phase, when the phase is over. The rest is as printed. (Version 1.0.)',
    },
  ],
};
