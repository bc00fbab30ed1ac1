// Decisions in words, in English.
import type { Deed } from '../../../src/swtcg/decisions/decision.ts';
import { stringsFor } from '../../shared/language.ts';

const english = {
  deeds: {
    pass: 'Pass',
    attack: 'Attack',
    tap: 'Tap without attacking:',
    use: 'Use',
    play: 'Play',
    choose: 'Choose',
    predict: 'Predict',
    bid: 'Bid',
    build: 'Build',
    complete: 'Complete',
    move: 'Move',
    equip: 'Equip',
    detach: 'Detach',
    rearrange: 'Rearrange',
    retreat: 'Retreat',
    upkeep: 'Pay upkeep of',
    decline: 'Decline',
    done: 'End the step',
    side: 'Bid for the side:',
    event: 'Play the Event',
    resource: 'Take the Resource',
    mulligan: 'Mulligan',
    setup: 'Set up',
  } as Record<Deed, string>,
  fields: {
    amount: (n: string) => `(${n})`,
    x: (n: string) => `with X = ${n}`,
    cost: (which: string) => `paying cost ${which}`,
    using: (keyword: string) => `by ${keyword}`,
    hits: (n: string) => `${n} hits`,
    force: (n: string) => `for ${n} Force`,
    counters: (n: string) => `for ${n}`,
    to: (where: string) => `to ${where}`,
    bid: (n: string) => n,
    side: (which: string) => which,
    what: (which: string) => which,
    value: (which: string) => which,
  },
  onWith: (target: string, unit: string) => `${target} with ${unit}`,
  of: (name: string) => `of ${name}`,
  on: (name: string) => `on ${name}`,
  with: (name: string) => `with ${name}`,
  onTop: (name: string) => `with ${name} on top`,
  abilityNo: (n: number) => `ability ${n}`,
  quoted: (text: string) => `“${text}”`,
  diceNo: (list: string) => `dice ${list}`,
  places: {
    space: 'Space',
    ground: 'Ground',
    character: 'Character',
    buildZone: 'the build zone',
    discard: 'the discard pile',
    resource: 'play',
    deck: 'the deck',
  } as Record<string, string>,
  hiddenCard: 'a hidden card',
};

export type DecisionStrings = typeof english;

export const decisionStrings = stringsFor('decisions', english);
