// What can stand before a colon, and the names of zones and of points of the turn.
import { TURN_POINTS } from '../../swtcg/model/state.ts';

export const PROSE = ['title', 'question', 'explanation', 'why'] as const;
export const ZONES: Readonly<Record<string, string>> = {
  hand: 'hand',
  deck: 'deck',
  discard: 'discard',
  'discard pile': 'discard',
  supply: 'supply',
  'out of play': 'outOfPlay',
  space: 'space',
  ground: 'ground',
  character: 'character',
  characters: 'character',
  build: 'buildZone',
  'build zone': 'buildZone',
  resource: 'resource',
  event: 'event',
};
export const HEADERS = ['event', 'round', 'date', 'format', 'annotator', 'note'] as const;
export const ARENA = /^(space|ground|character)$/;
/** Everything that can stand before a colon, for hints. */
export const KEYS = [
  ...PROSE,
  'ruleset',
  'tags',
  'rules',
  'dark',
  'light',
  ...Object.keys(ZONES),
  'space location',
  'ground location',
  'character location',
  'card',
  'at',
  'until',
  'dice',
  'rolls',
  'seed',
  'shuffle',
  'expect',
  'as played',
  'round',
  'date',
  'format',
  'game',
  'annotator',
  'note',
  'dark player',
  'light player',
  'dark deck',
  'light deck',
  'made by',
  'auto-pass',
  'passes',
  'result',
  'variation',
];

export const CARD = /^card\b[^:]*:/i;
export const STARTS: readonly string[] = ['preparation', ...TURN_POINTS];
export const STOPS: readonly string[] = [...TURN_POINTS, 'script-end', 'game-over'];
export const RESULT =
  /^(dark|light|nobody|none)(?:\s+wins?)?(?:[\s,]+(?:by\s+)?(control|effect|conceded|agreed|time|judge|turn-limit))?(?:[\s,]+(?:in\s+)?turn\s+(\d{1,6}))?\.?$/i;
