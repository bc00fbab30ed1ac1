// What a card element draws: the printed face, how the card lies, and what is under and on it.
import type { CardView } from '../../../src/swtcg/view/view.ts';
import type { CardFace } from '../board/face.ts';

/** How a card lies; what is left out is as with a card fresh from its box. */
export type CardLying = Partial<Pick<CardView, 'tapped' | 'faceDown' | 'damage' | 'build' | 'counters'>> &
  Partial<Pick<CardView, 'speed' | 'power' | 'health' | 'controller'>>;

export interface CardShape {
  readonly face: CardFace;
  readonly state: CardLying;
  readonly stack: readonly CardFace[];
  readonly pilots: readonly CardFace[];
  readonly equipment: readonly CardFace[];
}

/** The full record that the board's drawing of a unit takes. */
export const lying = (state: CardLying): CardView => ({
  zone: '',
  controller: 'dark',
  owner: 'dark',
  faceDown: false,
  tapped: false,
  damage: 0,
  build: 0,
  speed: null,
  power: null,
  health: null,
  stack: [],
  pilots: [],
  equipment: [],
  counters: {},
  keywords: {},
  ...state,
});
