// The 2022 rulebook's Phrases, in our own words.
import type { RulebookSection } from '../../model/document.ts';

export const phrases: RulebookSection = {
  section: 'Phrases',
  kind: 'term',
  entries: [{ title: "can't attack", rule: 'attack.cant' }],
};
