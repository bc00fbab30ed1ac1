// Places and rules in words.
import { t } from './strings.ts';

/** `shuffleAndDraw` as "Shuffle and draw". */
function plain(state: string): string {
  const words = state.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The path of active states in words: "Turn 3", "Battle", "Space", "Attack", "Damage prevention". */
export const pathWords = (path: readonly string[], turn: number): string[] =>
  path.map((state) => (state === 'turn' ? t.turn(turn) : (t.places[state] ?? plain(state))));

/** The heading of the group that a line of the log belongs to: "Turn 3 · Battle · Space". */
export function groupWords(path: readonly string[], turn: number): string {
  const [, phase, step] = path;
  const inStep = (phase === 'battle' || phase === 'command') && step !== 'start' && step !== 'end';
  return pathWords(path.slice(0, inStep ? 3 : 2), turn).join(' · ');
}

/** Where in its group a line stands: "Damage prevention › Disrupt". */
export function placeWords(path: readonly string[], turn: number): string {
  const depth = groupWords(path, turn).split(' · ').length;
  const words = pathWords(path, turn).slice(depth);
  return (words.length > 1 && path[depth] === 'attack' ? words.slice(1) : words).join(' › ');
}

/** A rule's id as words, until its name is known: "Damage: prevent". */
export function ruleWords(id: string): string {
  const [family = '', ...rest] = id.split('.');
  const head = family === 'pop' ? t.playOrPass : plain(family);
  return rest.length === 0 ? head : `${head}: ${rest.join(' ').replaceAll('-', ' ')}`;
}
