// Tables for the stories: plain data, as a page could write it down.

import type { CardFace, CardFaces } from '../../components/swtcg/board/face.ts';
import type { Arena, Side } from '../../src/swtcg/model/state.ts';
import type { AttackView } from '../../src/swtcg/view/attack-view.ts';
import type { CardView, View } from '../../src/swtcg/view/view.ts';

const face = (name: string, side: Side, more: Partial<CardFace> = {}): CardFace => ({
  name,
  version: null,
  side,
  type: 'Space',
  subtype: side === 'dark' ? 'Imperial Starfighter' : 'Rebel Starfighter',
  cost: 3,
  speed: 50,
  power: 4,
  health: 3,
  text: [],
  ...more,
});

const bare = { speed: null, power: null, health: null };

const lies = (zone: string, controller: Side, more: Partial<CardView> = {}): CardView => ({
  zone,
  controller,
  owner: controller,
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
  ...more,
});

export const cards: CardFaces = {
  night: face('Night Flight', 'dark'),
  hulk: face('Quiet Hulk', 'dark', {
    subtype: 'Imperial Capital Ship',
    cost: 8,
    speed: 20,
    power: 6,
    health: 7,
  }),
  walker: face('Long-Legged Ridge Walker', 'dark', {
    type: 'Ground',
    subtype: 'Imperial Walker',
    cost: 7,
    speed: 20,
  }),
  warden: face('The Grey Warden', 'dark', {
    type: 'Character',
    version: 'J',
    text: ['Armor', 'Pay 3 Force -> Evade 2'],
  }),
  wardenB: face('The Grey Warden', 'dark', { type: 'Character', version: 'B' }),
  blade: face('Dusk Blade', 'dark', { type: 'Equipment', subtype: 'Character', ...bare }),
  plan: face('Silent Alarm', 'dark', { type: 'Mission - Trap', subtype: '', ...bare }),
  lantern: face('Lantern Wing', 'light', { version: 'C', text: ['Pay 1 Force -> Evade 2'] }),
  pilot: face('Mira Tallow', 'light', { type: 'Character', version: 'A' }),
  scout: face('Marsh Scouts', 'light', { type: 'Ground', subtype: 'Rebel Trooper Squad' }),
  run: face('Last Volley', 'light', { type: 'Battle', subtype: '', cost: null, ...bare }),
  relay: face('Supply Run', 'light', { type: 'Mission', subtype: '', cost: 2, ...bare }),
  lost: face('Lost Wing', 'light'),
  ring: face('Debris Ring', 'light', { side: 'neutral', type: 'Location', subtype: 'Space', ...bare }),
  depot: face('Fuel Depot', 'dark', { type: 'Resource', subtype: '', ...bare }),
};

export const view: View = {
  night: lies('space', 'dark', { tapped: true }),
  hulk: lies('space', 'dark'),
  walker: lies('ground', 'dark', { damage: 1 }),
  warden: lies('character', 'dark', { stack: ['wardenB'], equipment: ['blade'], power: 6 }),
  wardenB: lies('under:warden', 'dark'),
  blade: lies('on:warden', 'dark'),
  plan: lies('build', 'dark', { faceDown: true, build: 3 }),
  lantern: lies('space', 'light', { damage: 2, pilots: ['pilot'] }),
  pilot: lies('on:lantern', 'light'),
  scout: lies('ground', 'light'),
  run: lies('hand', 'light'),
  relay: lies('hand', 'light'),
  lost: lies('discard', 'light'),
  ring: lies('space', 'light'),
  depot: lies('resource', 'dark', { counters: { resource: 2 } }),
  dark: { force: 4, buildPoints: 1, hand: [], deck: [], discard: [] },
  light: { force: 2, buildPoints: 0, hand: ['run', 'relay'], deck: [], discard: ['lost'] },
  winner: null,
  control: { space: null, ground: null, character: 'dark' },
};

export const attack: AttackView = {
  by: 'dark',
  attacker: 'night',
  defender: 'lantern',
  arena: 'space',
  step: 5,
  caption: 'Power gives 3 dice. A die hits on 4 or more.',
  dice: [
    { value: 6, hit: true },
    { value: 4, hit: true },
    { value: 1, hit: false },
  ],
  sum: { hits: 2, added: 0, prevented: 1, damage: 1, placed: false },
};

export const ARENAS: readonly Arena[] = ['space', 'ground', 'character'];
const TYPES: Readonly<Record<Arena, string>> = { space: 'Space', ground: 'Ground', character: 'Character' };
const NAMES = [
  'Night Flight',
  'DS-61-9 Interceptor',
  'Knight of the Ancient Order',
  'Ridge Patrol',
  'Intergalactic Banking Clan Starship',
];

/** As many units of each player in each arena, and as many cards in each hand. */
export function crowd(units: number, inHand: number): { readonly view: View; readonly cards: CardFaces } {
  const faces: Record<string, CardFace> = {};
  const lying: Record<string, CardView> = {};
  const hands: Record<Side, string[]> = { dark: [], light: [] };
  for (const side of ['dark', 'light'] as const) {
    for (const arena of ARENAS)
      for (let i = 0; i < units; i++) {
        const id = `${side}-${arena}-${i}`;
        const name = NAMES[i % NAMES.length] ?? '';
        const version = i % 3 === 0 ? 'A' : null;
        faces[id] = face(`${name} ${i + 1}`, side, { type: TYPES[arena], version, health: 14 });
        lying[id] = lies(arena, side, { tapped: i % 4 === 1, damage: i % 5 === 2 ? 11 : 0 });
      }
    for (let i = 0; i < inHand; i++) {
      const id = `${side}-hand-${i}`;
      faces[id] = face(`${NAMES[i % NAMES.length]} ${i + 1}`, side, {
        type: i % 2 ? 'Battle' : 'Mission',
        ...bare,
      });
      lying[id] = lies('hand', side);
      hands[side].push(id);
    }
  }
  const player = (side: Side) => ({ force: 12, buildPoints: 30, hand: hands[side], deck: [], discard: [] });
  const control = { space: null, ground: null, character: null };
  return {
    cards: faces,
    view: { ...lying, dark: player('dark'), light: player('light'), winner: null, control },
  };
}
