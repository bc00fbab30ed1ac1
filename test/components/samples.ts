// A small table for the elements' tests: plain data, no engine.

import type { Step } from '../../components/shared/steps.ts';
import type { CardFace, CardFaces } from '../../components/swtcg/board/face.ts';
import type { LogEvent } from '../../src/swtcg/log/types.ts';
import type { Side } from '../../src/swtcg/model/state.ts';
import type { AttackView } from '../../src/swtcg/view/attack-view.ts';
import type { CardView, View } from '../../src/swtcg/view/view.ts';

const face = (name: string, more: Partial<CardFace> = {}): CardFace => ({
  name,
  version: null,
  side: 'dark',
  type: 'Space',
  subtype: 'Imperial Starfighter',
  cost: 3,
  speed: 50,
  power: 4,
  health: 3,
  text: [],
  ...more,
});

const plainCard = { speed: null, power: null, health: null };

export const cards: CardFaces = {
  night: face('Night Flight'),
  lantern: face('Lantern Wing', { side: 'light', version: 'C', text: ['Pay 1 Force -> Evade 2'] }),
  walker: face('Long Walker', { type: 'Ground', subtype: 'Imperial Walker' }),
  plan: face('Slow Siege', { type: 'Mission', subtype: '', ...plainCard }),
  run: face('Blind <b>Run</b>', { side: 'light', type: 'Battle', subtype: '', cost: null, ...plainCard }),
  lost: face('Lost Wing', { side: 'light' }),
  ring: face('Broken Ring', { side: 'neutral', type: 'Location', subtype: 'Space', ...plainCard }),
};

const card = (zone: string, controller: Side, more: Partial<CardView> = {}): CardView => ({
  zone,
  controller,
  owner: controller,
  faceDown: false,
  tapped: false,
  damage: 0,
  build: 0,
  speed: 50,
  power: 4,
  health: 3,
  stack: [],
  pilots: [],
  equipment: [],
  counters: {},
  keywords: {},
  ...more,
});

export const view: View = {
  night: card('space', 'dark', { tapped: true }),
  walker: card('ground', 'dark', { speed: 20 }),
  plan: card('build', 'dark', { faceDown: true, build: 3, speed: null, power: null, health: null }),
  lantern: card('space', 'light', { damage: 2 }),
  run: card('hand', 'light', { speed: null, power: null, health: null }),
  lost: card('discard', 'light'),
  ring: card('space', 'light', { speed: null, power: null, health: null }),
  dark: { force: 4, buildPoints: 1, hand: [], deck: [], discard: [] },
  light: { force: 2, buildPoints: 0, hand: ['run'], deck: [], discard: ['lost'] },
  winner: null,
  control: { space: null, ground: 'dark', character: null },
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

function line(
  kind: LogEvent['kind'],
  text: string,
  path: string[],
  { by = null, turn = 1 }: { readonly by?: Side | null; readonly turn?: number } = {},
): Pick<Step, 'entry' | 'text' | 'by'> {
  const entry: LogEvent = {
    type: 'sentence-kept',
    kind,
    by,
    cards: { named: [] },
    numbers: {},
    words: { text },
    rule: 'damage.prevent',
    path: ['turn', ...path],
    turn,
  };
  return { entry, text, by };
}

const ATTACK = ['battle', 'space', 'attack'];

export const steps: readonly Step[] = [
  { view, ...line('place', 'The Space battle step starts.', ['battle', 'space', 'start']) },
  {
    view,
    ...line('deed', 'Night Flight attacks Lantern Wing.', ['battle', 'space', 'speedCheck'], { by: 'dark' }),
  },
  {
    view,
    ...line('window', 'Nobody disrupts it.', [...ATTACK, 'declareAttack']),
    scene: { attack, plays: [] },
  },
  {
    view,
    ...line('roll', 'Dark rolls: 6, 4, 1.', [...ATTACK, 'diceRoll'], { by: 'dark' }),
    scene: { attack, plays: [] },
  },
  { view, ...line('rule', 'Turn 2 starts.', ['start'], { turn: 2 }) },
];
