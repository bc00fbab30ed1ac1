// Places and rules in words, in the language of the element that is being drawn.

import { groupWords as groupIn, pathWords as pathIn, plain } from '../../src/play/steps/words.ts';
import { navigation } from '../../src/swtcg/log/places.ts';
import { sharedStrings } from './strings.ts';

/** The path of active states in words: "Turn 3", "Battle", "Space", "Attack", "Damage prevention". */
export const pathWords = (path: readonly string[], turn: number): string[] =>
  pathIn(path, turn, sharedStrings());

/** The heading of the group that a line of the log belongs to: "Turn 3 · Battle · Space". */
export const groupWords = (path: readonly string[], turn: number): string =>
  groupIn(path, turn, sharedStrings(), navigation);

/** Where in its group a line stands: "Damage prevention › Disrupt". */
export function placeWords(path: readonly string[], turn: number): string {
  const depth = groupWords(path, turn).split(' · ').length;
  const words = pathWords(path, turn).slice(depth);
  return (words.length > 1 && path[depth] === 'attack' ? words.slice(1) : words).join(' › ');
}

/** A rule's id as words, until its name is known: "Damage: prevent". */
export function ruleWords(id: string): string {
  const [family = '', ...rest] = id.split('.');
  const head = family === 'pop' ? sharedStrings().playOrPass : plain(family);
  return rest.length === 0 ? head : `${head}: ${rest.join(' ').replaceAll('-', ' ')}`;
}
