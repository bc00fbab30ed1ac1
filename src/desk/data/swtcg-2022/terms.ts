// The 2022 rulebook's Terms, in our own words.
import type { RulebookSection } from '../../model/document.ts';

export const terms: RulebookSection = {
  section: 'Terms',
  kind: 'term',
  entries: [
    {
      title: 'draw step',
      text: 'The draw step belongs to the build step of each turn.',
    },
  ],
};
