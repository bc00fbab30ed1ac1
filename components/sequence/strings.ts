// What a sequence says, in English.
import { stringsFor } from '../shared/language.ts';
import { sharedStrings } from '../shared/strings.ts';

const english = {
  sequences: {
    turn: 'Turn',
    attack: 'Attack',
    damage: 'Damage',
    preparation: 'Preparation',
    engagement: 'Engagement',
    edgeBattle: 'Edge battle',
    setup: 'Setup',
  },
  steps: (n: number) => sharedStrings().plural(n, 'step'),
  nowAt: (n: number, name: string) => `now ${n}: ${name}`,
  noSequence: (name: string) => `There is no sequence “${name}”.`,
  noCharts: 'The charts could not be loaded.',
};

export type SequenceStrings = typeof english;

export const sequenceStrings = stringsFor('sequence', english);
