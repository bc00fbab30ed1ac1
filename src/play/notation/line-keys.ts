// What can stand before a colon in the files of every game.
import type { NotationWords } from '../../core/game/game-notation.ts';

export const PROSE = ['title', 'question', 'explanation', 'why'] as const;
export const HEADERS = ['event', 'round', 'date', 'format', 'annotator', 'note'] as const;

export const CARD = /^card\b[^:]*:/i;

/** What can stand before the colon of a line. */
export const KEY =
  /([A-Za-z][A-Za-z -]*|(?:note|variation)(?:\s+\d+\.\d+)?(?:\s+[^\s:]+)?\s*|card\s+(?:"(?:[^"\\]|\\.)*"\s*|[^:"\s][^:"]*))[:：]/i;

/** Everything that can stand before a colon, for hints. */
export const keysOf = ({ seats, table, chance }: NotationWords): readonly string[] => [
  ...[...PROSE, 'ruleset', 'tags', 'rules', ...seats, ...Object.keys(table.zones), ...table.keys],
  ...['card', 'at', 'until', ...chance.keys.slice(0, 2), 'seed', 'shuffle', 'expect', 'as played'],
  ...['round', 'date', 'format', 'game', 'annotator', 'note'],
  ...seats.map((seat) => `${seat} player`),
  ...seats.map((seat) => `${seat} deck`),
  ...['made by', 'auto-pass', 'passes', 'result', 'variation'],
];
