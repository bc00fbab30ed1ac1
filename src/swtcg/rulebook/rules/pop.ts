// Play or pass: when and in what order the players may play something.
import type { Rule } from './rule.ts';

export const popRules = {
  'pop.chance': {
    title: 'Play or pass',
    section: 'Play or Pass (POP) Chances',
    text: 'The players take turns to play something or to pass, Dark first. When both pass in a row, the chance is over.',
  },
  'pop.window': {
    title: 'No chance to play now',
    section: 'Play or Pass (POP) Chances',
    text: "Effects are played at certain moments only, and a moment that both players let pass doesn't come back.",
  },
  'pop.general': {
    title: 'General chance',
    section: 'Turn Structure, 8',
    text: 'Before, between and after the attacks in an arena both players may play their usual effects. A change of speed made here counts for the next attack.',
  },
  'pop.disrupt': {
    title: 'Disrupting',
    section: 'Play or Pass (POP) Chances, 1',
    text: 'Right after an attack is declared, an effect activated, or a card played or completed, it can be disrupted, and so can the disrupt. Costs stay paid, and a disrupted card is discarded.',
  },
  'pop.reroll': {
    title: 'After a dice roll',
    section: 'Play or Pass (POP) Chances, 2',
    text: 'Each roll, even the one for build points, can be changed before it counts: dice are added first, then rerolled, then altered. Nothing else is played at this time.',
  },
  'pop.prevention': {
    title: 'Damage prevention',
    section: 'Play or Pass (POP) Chances, 3',
    text: 'Before pending damage becomes counters there is a chance for effects that prevent it, and for no others. It lasts until both players pass.',
  },
} as const satisfies Record<string, Rule>;
