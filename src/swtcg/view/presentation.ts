// What this game says of itself to whoever shows it without playing it (src/core/game/presentation.ts).
import type { Presentation, ViewLogForm } from '../../core/game/presentation.ts';
import { viewLogFile } from '../files/validators/view-log.ts';
import { ARENAS, SIDES } from '../language/terms.ts';
import { cardNames } from '../log/card-names.ts';
import { navigation, places } from '../log/places.ts';
import { speech } from '../log/words.ts';
import { isMask } from '../model/mask.ts';
import type { SwtcgTypes } from '../types.ts';
import { type CardFace, UNKNOWN } from './card-face.ts';
import type { CardView } from './view.ts';

const PLAYER = ['force', 'buildPoints', 'hand', 'deck', 'discard'];

const FACE = Object.keys(UNKNOWN) as (keyof CardFace)[];

const viewLog: ViewLogForm<SwtcgTypes> = {
  check: viewLogFile,
  table: { dark: PLAYER, light: PLAYER, winner: [], control: ARENAS },
  card: [
    ...['zone', 'controller', 'owner', 'faceDown', 'tapped', 'damage', 'build', 'speed', 'power', 'health'],
    ...['stack', 'pilots', 'equipment', 'counters', 'keywords'],
  ],
  scene: {
    attack: ['by', 'attacker', 'defender', 'arena', 'step', 'caption', 'dice', 'sum'],
    plays: null,
  },
  quiet: { attack: null, plays: [] },
  sceneFor: ({ attack, plays }, view) => ({ attack, plays: plays.filter(({ id }) => id in view) }),
  olderScene: ({ attack, plays }) => ({ attack: attack && { ...attack, odds: null }, plays }),
  printed: (face) => Object.fromEntries(FACE.map((fact) => [fact, face[fact]])) as unknown as CardFace,
  unknown: UNKNOWN,
  isMask,
  zoneIn: (view, card) => (view[card] as CardView | undefined)?.zone.split(':', 1)[0] ?? null,
};

export const presentation: Presentation<SwtcgTypes> = {
  seats: SIDES,
  navigation,
  viewLog,
  places,
  cardNames: (faces) => cardNames(Object.entries(faces)),
  ...speech,
};
