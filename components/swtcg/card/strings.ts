// What a card says beside its own text, in English.
import { stringsFor } from '../../shared/language.ts';

const english = {
  noCard: 'There is no card to show yet.',
  notJson: 'The definition inside the element isn’t JSON.',
  in: 'In',
  buildCost: 'Build cost',
  version: 'version',
  beneath: (names: string) => `Beneath: ${names}`,
  sides: {
    dark: ['D', 'Dark Side'],
    light: ['L', 'Light Side'],
    vong: ['V', 'Yuuzhan Vong'],
    neutral: ['N', 'Neutral'],
  } as Record<string, readonly [letter: string, words: string]>,
  marks: {
    usable: 'Can be used',
    selected: 'Selected',
    target: 'Legal target',
    locked: 'Not usable now',
  },
  textOfCard: 'Text of the card',
  noText: 'No text.',
  speedWord: 'Speed',
  power: 'Power',
  health: 'Health',
  printed: (value: number | string) => `printed ${value}`,
  tappedNow: 'Tapped',
};

export type CardStrings = typeof english;

export const cardStrings = stringsFor('card', english);
