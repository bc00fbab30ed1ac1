// What can be decided, in English: for who plays on, and for tables. Apart from strings.ts so that the viewer does not wait
// for it; another language has it under `decisions`.
import type { Deed } from '../../src/decisions/decision.ts';
import { t } from './strings.ts';

const en = {
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
    resource: 'Pull the Resource',
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

export type DecisionStrings = typeof en;

/** The words of the element that is being drawn. */
export const dw = (): DecisionStrings => ({ ...en, ...t.decisions });
