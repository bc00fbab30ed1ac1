// The 2022 rulebook's Keywords, in our own words. Most are rules of the index: their text is there.
import type { RulebookSection } from '../../model/document.ts';

export const keywords: RulebookSection = {
  section: 'Keywords',
  kind: 'term',
  entries: [{ title: 'Evade', rule: 'keyword.evade' }],
};
