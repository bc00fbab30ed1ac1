// As full a table as there can be: 15 units a side in each arena, 15 cards in each hand, face-down cards being built.
import type { CardFace } from '../../components/swtcg/board/face.ts';
import { ARENAS, SIDES } from '../../src/swtcg/model/state.ts';
import type { CardView, View } from '../../src/swtcg/view/view.ts';

const NAMES = [
  'Long Knight of the Grand Independent Banner',
  'Wisp',
  'Lantern Wing DS-61-9',
  'Reach Militia',
  'Iron Squadron',
];
const TYPES = ['Battle', 'Mission', 'Mission - Trap', 'Character', 'Equipment', 'Resource'];

const lying = (zone: string, controller: 'dark' | 'light', more: Partial<CardView> = {}): CardView => ({
  zone,
  controller,
  owner: controller,
  faceDown: false,
  tapped: false,
  damage: 0,
  build: 0,
  speed: 50,
  power: 14,
  health: 14,
  stack: [],
  pilots: [],
  equipment: [],
  counters: {},
  keywords: {},
  ...more,
});

export function crowd(): { view: View; cards: Record<string, CardFace> } {
  const cards: Record<string, CardFace> = {};
  const lies: Record<string, CardView> = {};
  const hands: Record<string, string[]> = { dark: [], light: [] };
  const face = (i: number, type: string): CardFace => ({
    name: NAMES[i % NAMES.length] as string,
    version: i % 3 === 0 ? 'B' : null,
    side: 'neutral',
    type,
    subtype: 'Rebel Starfighter',
    cost: i % 11,
    speed: 50,
    power: 14,
    health: 14,
    text: ['Evade 2'],
  });
  for (const side of SIDES) {
    for (const arena of ARENAS) {
      for (let i = 0; i < 15; i++) {
        const id = `${side}-${arena}-${i}`;
        cards[id] = face(i, arena.charAt(0).toUpperCase() + arena.slice(1));
        lies[id] = lying(arena, side, { tapped: i % 4 === 0, damage: i % 3 === 0 ? i : 0 });
      }
    }
    for (let i = 0; i < 15; i++) {
      const id = `${side}-hand-${i}`;
      cards[id] = { ...face(i, TYPES[i % TYPES.length] as string), speed: null, power: null, health: null };
      lies[id] = lying('hand', side, { speed: null, power: null, health: null });
      hands[side]?.push(id);
    }
    for (let i = 0; i < 7; i++) {
      const id = `${side}-build-${i}`;
      cards[id] = face(i, 'Space');
      lies[id] = lying('build', side, { faceDown: i < 5, build: i });
    }
  }
  const player = (side: 'dark' | 'light') => ({
    force: 14,
    buildPoints: 12,
    hand: hands[side] ?? [],
    deck: [],
    discard: [],
  });
  const view = {
    ...lies,
    dark: player('dark'),
    light: player('light'),
    winner: null,
    control: { space: null, ground: null, character: null },
  } as unknown as View;
  return { view, cards };
}
