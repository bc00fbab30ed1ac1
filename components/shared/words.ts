// The words of the interface that more than one element says.
import type { Side } from '../../src/game/state.ts';

export const sideWord = (side: Side): string => (side === 'dark' ? 'Dark' : 'Light');

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** States of the charts whose plain words are not their names. */
const PLACES: Readonly<Record<string, string>> = {
  start: 'Start',
  end: 'End',
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
};

/** `shuffleAndDraw` as "Shuffle and draw". */
function plain(state: string): string {
  const words = state.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The path of active states in words: "Turn 3", "Battle", "Space", "Attack", "Damage prevention". */
export const pathWords = (path: readonly string[], turn: number): string[] =>
  path.map((state) => (state === 'turn' ? `Turn ${turn}` : (PLACES[state] ?? plain(state))));

/** The heading of the group that a line of the log belongs to: "Turn 3 · Battle · Space". */
export function groupWords(path: readonly string[], turn: number): string {
  const [, phase, step] = path;
  const inStep = (phase === 'battle' || phase === 'command') && step !== 'start' && step !== 'end';
  return pathWords(path.slice(0, inStep ? 3 : 2), turn).join(' · ');
}

/** Where in its group a line stands: "Damage prevention › Disrupt". */
export function placeWords(path: readonly string[], turn: number): string {
  const words = pathWords(path, turn).slice(groupWords(path, turn).split(' · ').length);
  return (words.length > 1 && words[0] === 'Attack' ? words.slice(1) : words).join(' › ');
}

/** A rule's id as words, until its name is known: "Damage: prevent". */
export function ruleWords(id: string): string {
  const [family = '', ...rest] = id.split('.');
  const head = family === 'pop' ? 'Play or pass' : plain(family);
  return rest.length === 0 ? head : `${head}: ${rest.join(' ').replaceAll('-', ' ')}`;
}
