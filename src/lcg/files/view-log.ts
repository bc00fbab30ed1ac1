// The form of this game's view logs.
import {
  any,
  anyOf,
  array,
  boolean,
  integer,
  nothing,
  object,
  oneOf,
  string,
} from '../../core/files/checks.ts';
import { FORMATS } from '../../core/files/formats.ts';
import type { ViewLogForm } from '../../core/game/presentation.ts';
import { ICON_TYPES } from '../language/terms.ts';
import type { CardId } from '../model/state.ts';
import type { LcgTypes } from '../types.ts';
import { printed, UNKNOWN } from '../view/card-face.ts';
import { isMask } from '../view/mask.ts';
import { QUIET, sceneFor } from '../view/scene.ts';
import type { CardView } from '../view/view.ts';
import { cardId, cardIds, printedFields, side } from './forms.ts';

const title = string({ title: 'a text', maxLength: 20_000 });
/** A face tells all that could be printed; what is not is null. */
const faceFields = Object.fromEntries(
  Object.entries(printedFields).map(([fact, check]) => [fact, anyOf([nothing, check])]),
);
const face = object(faceFields, { title: 'a card', required: ['name'] });
const card = object(
  { zone: string({ title: 'a zone' }), controller: side, owner: side },
  { title: 'a card on the table' },
);
const lists = ['hand', 'deck', 'discard', 'objectiveDeck', 'victory', 'objectives', 'units'] as const;
const player = object(Object.fromEntries(lists.map((list) => [list, cardIds])), { title: 'a player' });

/** The table, beside cards and players. */
const TABLE = [
  'dial',
  'dialDamage',
  'balance',
  'active',
  'point',
  'engagement',
  'edge',
  'engaged',
  'winner',
  'wonBy',
];
const tableFields = Object.fromEntries(TABLE.map((key) => [key, any]));

const count = integer({ title: 'a number', minimum: 0 });
const icon = oneOf(ICON_TYPES, { title: 'an icon type' });
const counted = object({ id: cardId, n: count }, { required: ['id', 'n'] });
const edgeSide = object(
  { units: array(counted), effects: integer({ title: 'a number' }) },
  { required: ['units', 'effects'] },
);
const edgeBattle = object(
  {
    by: side,
    automatic: boolean,
    revealed: boolean,
    dark: edgeSide,
    light: edgeSide,
    fates: cardIds,
    resolved: cardIds,
    cancelled: cardIds,
    winner: anyOf([nothing, side]),
    totals: anyOf([nothing, object({ dark: count, light: count }, { required: ['dark', 'light'] })]),
  },
  {
    title: 'an edge battle',
    required: [
      'by',
      'automatic',
      'revealed',
      'dark',
      'light',
      'fates',
      'resolved',
      'cancelled',
      'winner',
      'totals',
    ],
  },
);

const step = object(
  {
    text: title,
    plays: array(object({ id: string({}), by: side }, { required: ['id', 'by'] })),
    edgeBattle: anyOf([nothing, edgeBattle]),
    strike: anyOf([
      nothing,
      object(
        { unit: cardId, by: side, icon: anyOf([nothing, icon]), targets: array(counted) },
        { title: 'a strike', required: ['unit', 'by', 'icon', 'targets'] },
      ),
    ]),
    pending: array(
      object({ id: cardId, damage: count, focus: count }, { required: ['id', 'damage', 'focus'] }),
    ),
    clash: anyOf([
      nothing,
      object({ bonus: count, enabled: cardIds }, { title: 'an engagement', required: ['bonus', 'enabled'] }),
    ]),
    view: object({ dark: player, light: player, ...tableFields }, { additional: anyOf([card, nothing]) }),
  },
  { title: 'a step', required: ['text'] },
);

const FACTS = ['reserve', 'forceCards', 'edgeTotal', 'forceTotal'];

export const viewLog: ViewLogForm<LcgTypes> = {
  check: object(
    {
      format: oneOf([FORMATS['view-log']]),
      seat: oneOf(['both', 'dark', 'light', 'spectator']),
      cards: object({}, { additional: face }),
      steps: array(step, { minItems: 1, maxItems: 200_000 }),
    },
    { title: 'a view log', required: ['format', 'seat', 'cards', 'steps'] },
  ),
  table: {
    dark: [...lists, ...FACTS],
    light: [...lists, ...FACTS],
    ...Object.fromEntries(TABLE.map((key) => [key, []])),
  },
  card: ['zone', 'controller', 'owner', 'faceDown'],
  scene: { plays: null, edgeBattle: null, strike: null, pending: null, clash: null },
  quiet: QUIET,
  sceneFor,
  olderScene: (scene) => scene,
  printed,
  unknown: UNKNOWN,
  isMask,
  zoneIn: (view, id: CardId) => (view[id] as CardView | undefined)?.zone.split(':', 1)[0] ?? null,
};
