// Where in a game something happens, in English words, and what moving through its steps goes by.
import type { Navigation, PlaceWords } from '../../core/game/presentation.ts';
import { ARENAS, type Arena } from '../language/terms.ts';
import type { SwtcgTypes } from '../types.ts';
import type { LogEvent } from './types.ts';

export const places: PlaceWords = {
  turn: (n) => `Turn ${n}`,
  places: {
    start: 'Start',
    during: 'Actions',
    end: 'End',
    gainForce: 'Gain Force',
    general: 'Before the next attack',
    speedCheck: 'Speed check',
    declareAttack: 'Declaration',
    attackPop: 'Before the dice',
    diceRoll: 'Dice',
    pendingDamage: 'Pending damage',
    damagePrevention: 'Damage prevention',
    damagePlacement: 'Damage placement',
    unitDiscard: 'Unit discard',
    attackEnd: 'End of attack',
    darkBuild: "Dark's build step",
    lightBuild: "Light's build step",
    darkRetreat: "Dark's retreat step",
    lightRetreat: "Light's retreat step",
  },
};

const isPreparation = ({ path }: LogEvent): boolean => path[0] === 'preparation';

export const navigation: Navigation<SwtcgTypes> = {
  turnOf: (event) => (isPreparation(event) ? 0 : event.turn),
  phaseOf: (event) => (isPreparation(event) ? 'preparation' : (event.path[1] ?? '')),
  // Of an older view log the rule is all that is known of an event.
  isAttack: ({ type, kind, rule }) =>
    type === 'attack-declared' || (type === 'sentence-kept' && kind === 'deed' && rule === 'attack.declare'),
  isEffect: ({ rule }) => rule.startsWith('effect.'),
  keepsRoll: ({ path }) => path.some((state) => state === 'attack' || state === 'rollForBuild'),
  attackState: 'attack',
  heading(path) {
    const [, phase, step] = path;
    const inStep = (phase === 'battle' || phase === 'command') && step !== 'start' && step !== 'end';
    return path.slice(0, inStep ? 3 : 2);
  },
};

/** The arena in which something happens. */
export const arenaIn = ({ path }: Pick<LogEvent, 'path'>): Arena | undefined =>
  ARENAS.find((arena) => path.includes(arena));
