// Every kind of decision of the vocabulary, made through the interface; with what it asks for: targets, amounts, dice,
// costs, places.
import { expect } from '@open-wc/testing';
import type { SwtcgTable } from '../../components/table/table.ts';
import { DEEDS, type Decision, type Deed } from '../../src/swtcg/decisions/decision.ts';
import { fallback } from '../../src/swtcg/decisions/index.ts';
import type { WindowKind } from '../../src/swtcg/model/state.ts';
import { reach } from '../../stories/samples/reach.ts';
import { POSITIONS } from '../../stories/samples/tables.ts';
import { mouse, perform } from './table-hands.ts';
import { laid, plain, scenario, unit } from './tables.ts';

const PILOT = '[Pilot] Starfighter Pilot. The Starfighter gets: * +20 speed.';

/** Light's build step with one of everything. */
const building = scenario({
  cards: {
    wing: unit('Lantern Wing', { side: 'light', subtype: 'Rebel Starfighter' }),
    rover: unit('Field Rover', { side: 'light', type: 'Ground/Character' }),
    mirth: unit('Jory Mirth', { side: 'light', type: 'Character', version: 'A', cost: 4, text: [PILOT] }),
    mirthC: unit('Jory Mirth', { side: 'light', type: 'Character', version: 'C', cost: 5 }),
    mirthB: unit('Jory Mirth', { side: 'light', type: 'Character', version: 'B', cost: 5 }),
    keeper: unit('Lamp Keeper', {
      side: 'light',
      type: 'Character',
      text: [
        'Pay X Force -> This unit gets +X power until end of turn.',
        'Discard a card from your hand -> Gain 2 Force.',
        'Pay 1 Force -> Damage Control 3',
      ],
    }),
    blade: plain('Ember Blade', 'Equipment', {
      side: 'light',
      subtype: 'Character',
      cost: 1,
      text: ['Pay 1 build point -> Equip', 'Equipped Character gets +1 power.'],
    }),
    watch: plain('Night Watch', 'Mission', { side: 'light', cost: 2, text: ['Each player draws a card.'] }),
    reef: plain('Grey Reef', 'Location', {
      side: 'light',
      subtype: 'Space',
      cost: 2,
      text: ['Each of your Space units gets +10 speed.'],
    }),
    foe: unit('Night Flight'),
  },
  dark: { space: ['foe'], deck: [{ id: 'd1', card: 'foe' }] },
  light: {
    force: 6,
    buildPoints: 9,
    space: ['wing'],
    ground: ['rover'],
    character: [
      { id: 'mirth', card: 'mirth', stack: [{ id: 'mirthC', card: 'mirthC' }] },
      { id: 'keeper', card: 'keeper', damage: 3, equipment: [{ id: 'worn', card: 'blade' }] },
    ],
    buildZone: [
      { id: 'free', card: 'blade' },
      { id: 'half', card: 'wing', faceDown: true, build: 1 },
    ],
    hand: ['mirthB', 'watch', 'reef', { id: 'wing2', card: 'wing' }],
    deck: [{ id: 'l1', card: 'wing' }],
  },
  at: 'light-build',
});

const light = (decision: Omit<Decision, 'by'>): Decision => ({ by: 'light', ...decision });
const dark = (decision: Omit<Decision, 'by'>): Decision => ({ by: 'dark', ...decision });

/** Passes until a kind of window comes up for a player. */
function passTo(element: SwtcgTable, kind: WindowKind, side: 'dark' | 'light'): void {
  for (let n = 0; n < 60; n++) {
    const window = element.game?.game.windows.at(-1);
    if (!element.game || (window?.kind === kind && window.chance === side)) return;
    const passed = fallback(element.game.game);
    if (passed) element.decide(passed);
  }
}

interface Case {
  readonly at: WindowKind;
  readonly file?: unknown;
  readonly side?: 'dark' | 'light';
  readonly decision: Decision;
  /** What is told of it in the recording, where that is more than what was asked for. */
  readonly told?: Partial<Decision>;
}

const inBuild = (decision: Omit<Decision, 'by'>, told?: Partial<Decision>): Case => ({
  at: 'build',
  file: building,
  side: 'light',
  decision: light(decision),
  ...(told ? { told } : {}),
});

const inBattle = (decision: Omit<Decision, 'by'>): Case => ({
  at: 'general',
  file: { ...building, at: 'space-battle' },
  side: 'light',
  decision: light(decision),
});

const CASES: Readonly<Record<Deed, readonly Case[]>> = {
  pass: [{ at: 'general', decision: dark({ do: 'pass' }) }],
  done: [inBuild({ do: 'done' })],
  attack: [{ at: 'speed', decision: dark({ do: 'attack', unit: 'night', target: 'lantern' }) }],
  tap: [{ at: 'speed', decision: dark({ do: 'tap', unit: 'night' }) }],
  use: [
    {
      at: 'prevention',
      side: 'light',
      decision: light({ do: 'use', unit: 'lantern', ability: 1, amount: 1 }),
    },
    inBattle({ do: 'use', unit: 'keeper', ability: 1, x: 2 }),
    inBattle({ do: 'use', unit: 'keeper', ability: 2, target: 'watch' }),
  ],
  play: [{ at: 'attack', side: 'light', decision: light({ do: 'play', card: 'volley', target: 'lantern' }) }],
  choose: [
    { at: 'choice', side: 'light', decision: light({ do: 'choose', value: 'Gain 2 Force' }) },
    { at: 'duplicate', side: 'light', decision: light({ do: 'choose', value: 'mirth' }) },
  ],
  predict: [{ at: 'predict', decision: dark({ do: 'predict', hits: 2 }) }],
  bid: [{ at: 'bid', decision: dark({ do: 'bid', force: 3 }) }],
  build: [
    inBuild({ do: 'build', card: 'wing2', counters: 2 }),
    inBuild({ do: 'build', card: 'half', counters: 1 }),
  ],
  complete: [
    inBuild({ do: 'complete', card: 'wing2', to: 'space' }),
    inBuild({ do: 'complete', card: 'mirthB', to: 'top', unit: 'mirth' }),
    inBuild({ do: 'complete', card: 'watch' }),
    inBuild({ do: 'complete', card: 'reef', to: 'space' }),
  ],
  move: [
    inBuild({ do: 'move', unit: 'rover', to: 'character' }),
    inBuild({ do: 'move', unit: 'mirth', to: 'wing' }),
  ],
  equip: [
    inBuild({ do: 'equip', card: 'free', unit: 'keeper' }),
    inBuild({ do: 'equip', card: 'free', unit: 'mirth' }),
  ],
  detach: [inBuild({ do: 'detach', card: 'worn' })],
  rearrange: [inBuild({ do: 'rearrange', unit: 'mirth', top: 'mirthC' })],
  retreat: [{ at: 'retreat', decision: dark({ do: 'retreat', unit: 'walker' }) }],
  upkeep: [{ at: 'upkeep', decision: dark({ do: 'upkeep', unit: 'hulk', cost: 2 }) }],
  decline: [{ at: 'build-start', decision: dark({ do: 'decline', what: 'draw' }) }],
  side: [{ at: 'sides', decision: dark({ do: 'side', bid: 28 }) }],
  event: [{ at: 'event', decision: dark({ do: 'event', card: 'the-long-siege-1' }) }],
  resource: [{ at: 'resource', decision: dark({ do: 'resource', card: 'karrow-shipyards-1' }) }],
  mulligan: [{ at: 'mulligan', decision: dark({ do: 'mulligan', cards: [], to: 'deck' }) }],
  setup: [{ at: 'setup', decision: dark({ do: 'setup', card: '', to: '' }) }],
};

/** What depends on the shuffle is taken from what is legal. */
function madeReal(element: SwtcgTable, decision: Decision): Decision {
  const like = (test: (one: Decision) => boolean) =>
    element.legal.find((one) => one.do === decision.do && test(one)) as Decision;
  if (decision.do === 'mulligan') return like(({ cards = [], to }) => cards.length === 1 && to === 'deck');
  if (decision.do === 'setup')
    return like(({ to }) => to === 'space' || to === 'ground' || to === 'character');
  if (decision.do === 'resource') return like(() => true);
  return decision;
}

describe('every kind of decision is made through the interface', () => {
  for (const deed of DEEDS)
    for (const { at, file, side = 'dark', decision, told } of CASES[deed])
      it(`${deed}: ${JSON.stringify(decision)}`, async () => {
        const element = await laid({ file: file ?? POSITIONS[at].file, 'auto-pass': 'never' });
        if (file) passTo(element, at, side);
        else {
          reach(element, at);
          passTo(element, at, side);
        }
        const wanted = madeReal(element, decision);
        expect(element.whyNot(wanted)?.message ?? null, JSON.stringify(wanted)).to.equal(null);
        const position = element.game?.session.position ?? 0;
        await perform(element, wanted, mouse);
        expect(element.game?.session.inputs[position]).to.deep.include({ ...wanted, ...told });
      });

  it('has a case for each of them', () => {
    expect(DEEDS.filter((deed) => CASES[deed].length === 0)).to.eql([]);
  });
});

describe('dice are chosen through the interface', () => {
  it('which of them are rolled again', async () => {
    const element = await laid({ file: POSITIONS.attack.file, 'auto-pass': 'never' });
    reach(element, 'attack');
    const wanted = dark({ do: 'use', unit: 'night', ability: 2, dice: [0, 2] });
    for (let n = 0; n < 20 && element.whyNot(wanted); n++) {
      const passed = element.game && fallback(element.game.game);
      if (passed) element.decide(passed);
    }
    expect(element.whyNot(wanted)).to.equal(null);
    const position = element.game?.session.position ?? 0;
    await perform(element, wanted, mouse);
    expect(element.game?.session.inputs[position]).to.deep.include(wanted);
  });
});
