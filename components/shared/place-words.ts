// Places and rules in words, in the language of the element that is being drawn.

import { groupWords as groupIn, pathWords, plain } from '../../src/play/steps/words.ts';
import type { GameWords } from './game-words.ts';
import { sharedStrings } from './strings.ts';

/** The heading of the group that a line of the log belongs to: "Turn 3 · Battle · Space". */
export const groupWords = (path: readonly string[], turn: number, words: GameWords): string =>
  groupIn(path, turn, words.places(), words.navigation);

/** Where in its group a line stands: "Damage prevention › Disrupt". */
export function placeWords(path: readonly string[], turn: number, game: GameWords): string {
  const { attackState, heading } = game.navigation;
  const said = heading(path);
  const other = path.findIndex((state, i) => state !== said[i]);
  const depth = other < 0 ? path.length : other;
  const all = pathWords(path, turn, game.places());
  const words =
    path.length > depth + 1 && path[depth] === attackState ? all.slice(depth + 1) : all.slice(depth);
  // What the heading says already is not said again.
  const title = groupWords(path, turn, game).split(' · ').at(-1);
  return words.filter((word) => word !== '' && word !== title).join(' › ');
}

/** A rule's id as words, until its name is known: "Damage: prevent". */
export function ruleWords(id: string): string {
  const [family = '', ...rest] = id.split('.');
  const head = family === 'pop' ? sharedStrings().playOrPass : plain(family);
  return rest.length === 0 ? head : `${head}: ${rest.join(' ').replaceAll('-', ' ')}`;
}
