// What a comparison of editions says, in English.
import { stringsFor } from '../shared/language.ts';

const english = {
  comparison: 'One example by two editions',
  editions: { 'swtcg-2022': 'Rulebook of 2022', 'swtcg-2002': 'Rulebook of 2002' } as Readonly<
    Record<string, string>
  >,
  same: 'In both',
  first: 'Here they differ',
  nothingMore: 'Nothing more happens.',
  alike: 'Both editions play this example alike.',
  playing: 'Playing it twice…',
};

export type CompareStrings = typeof english;

export const compareStrings = stringsFor('compare', english);
