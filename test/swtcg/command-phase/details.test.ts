// Details of the command phase, one sentence of the book each.
import { test } from 'node:test';
import {
  card,
  dark,
  fighter,
  gear,
  holds,
  light,
  refused,
  soldier,
  tarn,
  unit,
} from '../../helpers/command.ts';

test('Location Cards: a multi-arena Location may lie in each arena that it names', () => {
  const port = card('Location', ['Each Starfighter gets +1 power.'], { subtype: 'Space/Ground', cost: 1 });
  holds({
    cards: { port },
    dark: { buildPoints: 2, hand: ['port', { id: 'p2', card: 'port' }] },
    script: [dark('complete', { card: 'port', to: 'space' }), dark('complete', { card: 'p2', to: 'ground' })],
    expect: { port: { zone: 'space' }, p2: { zone: 'ground' } },
  });
});

test('Contesting Unique Cards: at equal cost the controller chooses freely (rulings, 16)', () => {
  const cards = { a: tarn('A'), b: tarn('B') };
  for (const [gone, stays] of [
    ['a', 'b'],
    ['b', 'a'],
  ] as const)
    holds({
      cards,
      dark: { buildPoints: 4, hand: ['b'], character: ['a'] },
      script: [dark('complete', { card: 'b', to: 'character' }), dark('choose', { value: gone })],
      expect: { [gone]: { zone: 'discard' }, [stays]: { zone: 'character' } },
    });
});

test('Contesting Unique Cards: a second copy of the same version', () => {
  holds({
    cards: { a: tarn('A') },
    dark: { buildPoints: 4, hand: [{ id: 'a2', card: 'a' }], character: ['a'] },
    script: [dark('complete', { card: 'a2', to: 'character' }), dark('choose', { value: 'a2' })],
    expect: { a: { zone: 'character' }, a2: { zone: 'discard' } },
  });
});

test('Retreating Pilots: a tapped Pilot leaves in the build step, then the unit retreats alone', () => {
  const ace = soldier({ text: ['[Pilot] Starfighter Pilot. The Starfighter gets: * +1 power.'] });
  const ship = unit('Space', 'Rebel Starfighter', [40, 3, 4]);
  holds({
    cards: { ace, ship },
    dark: { space: [{ card: 'ship', pilots: [{ card: 'ace', tapped: true }] }] },
    until: 'light-retreat',
    script: [dark('move', { unit: 'ace', to: 'buildZone' }), dark('retreat', { unit: 'ship' })],
    expect: { ace: { zone: 'build', tapped: true }, ship: { zone: 'build', tapped: true } },
  });
});

test('Equipment Cards, Skill: returns to hand with its unit', () => {
  const skill = gear('Character - Skill', ['Pay 0 Force -> Equip', 'Equipped unit gets +1 power.']);
  holds({
    cards: {
      skill,
      s: soldier({
        text: ['Pay 0 Force -> Return this unit to your hand. Play only during your build step.'],
      }),
    },
    dark: { character: [{ card: 's', equipment: ['skill'] }] },
    script: [dark('use', { unit: 's', ability: 1 })],
    expect: { skill: { zone: 'hand' } },
  });
});

test('Keywords, Hidden Cost: its completion can be disrupted, the Force stays paid', () => {
  holds({
    cards: {
      spy: soldier({ cost: 3, text: ['Hidden Cost 1'] }),
      stop: card('Battle', ['Pay 1 Force -> Disrupt the deployment of a unit.'], { cost: undefined }),
    },
    dark: { force: 1, hand: ['stop'] },
    light: { force: 2, buildZone: [{ card: 'spy', faceDown: true, build: 1 }] },
    at: 'battle-start',
    until: 'space-battle',
    script: [
      light('complete', { card: 'spy', to: 'character', cost: 'Hidden Cost' }),
      dark('play', { card: 'stop' }),
    ],
    expect: { spy: { zone: 'discard' }, light: { force: 0 } },
  });
});

test('Mission Cards, Trap: in the build step of the opponent too', () => {
  holds({
    cards: {
      trap: card('Mission - Trap', ['When your opponent deploys a unit, gain 3 Force.'], { cost: 1 }),
      s: soldier(),
    },
    dark: { buildPoints: 3, hand: ['s'] },
    light: { buildZone: [{ card: 'trap', faceDown: true, build: 1 }] },
    script: [dark('complete', { card: 's' }), light('complete', { card: 'trap' })],
    expect: { light: { force: 3 }, trap: { zone: 'discard' } },
  });
});

test('Stacking and Rearranging: not with a unit of the opponent', () => {
  refused(
    {
      cards: { a: tarn('A'), b: tarn('B') },
      dark: { buildPoints: 9, hand: ['b'] },
      light: { character: ['a'] },
      script: [dark('complete', { card: 'b', to: 'top', unit: 'a' })],
    },
    'control.yours',
  );
});

test('Equipment Cards: to a unit in the build zone', () => {
  holds({
    cards: { gun: gear('Character - Weapon', ['Pay 0 Force -> Equip']), s: soldier() },
    dark: { buildZone: ['gun', 's'] },
    script: [dark('equip', { card: 'gun', unit: 's' })],
    expect: { gun: { zone: 'on:s' } },
  });
});

test('Building Cards with Build Costs: a card may be overbuilt', () => {
  holds({
    cards: { s: soldier() },
    dark: { buildPoints: 5, hand: ['s'] },
    script: [dark('build', { card: 's', counters: 5 })],
    expect: { s: { build: 5, faceDown: true } },
  });
});

test('Phrases, "anytime": Hidden Cost and what is played anytime work in the steps of the opponent too', () => {
  const spy = soldier({ cost: 3, text: ['Hidden Cost 1'] });
  holds({
    cards: { spy },
    light: { force: 2, buildZone: [{ card: 'spy', faceDown: true, build: 1 }] },
    script: [light('complete', { card: 'spy', to: 'character' })],
    expect: { spy: { zone: 'character' }, light: { force: 0 } },
  });
  holds({
    cards: {
      s: soldier({ text: ['Pay 1 Force -> This unit gets +1 power until end of turn. Play anytime.'] }),
    },
    light: { force: 1, character: ['s'] },
    at: 'dark-retreat',
    until: 'light-retreat',
    script: [light('use', { unit: 's', ability: 1 })],
    expect: { s: { power: 3 } },
  });
});

test('Phrases, "anytime": nothing else is done in the step of the opponent', () => {
  const file = (s: object, seat: object, entry: ReturnType<typeof light>) => ({
    cards: { s: soldier(s as Record<string, unknown>) },
    light: { buildPoints: 9, ...seat },
    script: [entry],
  });
  const own = { text: ['Pay 0 Force -> Gain 1 Force. Play only during your build step.'] };
  const plain = { text: ['Pay 0 Force -> Gain 1 Force.'] };
  const use = light('use', { unit: 's', ability: 1 });
  refused(file(own, { character: ['s'] }, use), 'effect.play-only');
  refused(file(plain, { character: ['s'] }, use), 'effect.activated');
  const complete = light('complete', { card: 's', to: 'character' });
  refused(file({}, { hand: ['s'] }, complete), 'card.complete');
  refused(file({}, { hand: ['s'] }, light('build', { card: 's', counters: 1 })), 'pop.chance');
});

test('Effect Types, Activated effects: a card that is played from hand does not pay for itself', () => {
  const cost = 'Alternative Cost: Discard 2 cards from your hand.';
  const cards = { s: soldier({ cost: 9, text: [cost] }), a: soldier(), b: soldier() };
  const complete = dark('complete', { card: 's', to: 'character', cost: 'Alternative Cost' });
  holds({
    cards,
    dark: { hand: ['s', 'a', 'b'] },
    script: [complete],
    expect: { s: { zone: 'character' }, dark: { hand: 0, discard: 2 } },
  });
  refused({ cards, dark: { hand: ['s', 'a'] }, script: [complete] }, 'cost.pay');
  const spark = card('Battle', ['Discard a card from your hand -> Gain 3 Force.'], { cost: undefined });
  refused(
    {
      cards: { spark, f: fighter() },
      dark: { space: ['f'], hand: ['spark'] },
      at: 'space-battle',
      until: 'ground-battle',
      script: [dark('play', { card: 'spark' })],
    },
    'effect.target',
  );
});

test('Untap: what is on a Pilot on a unit untaps, and so does a Location', () => {
  holds({
    cards: {
      ace: soldier({ text: ['[Pilot] Starfighter Pilot. The Starfighter gets: * +1 power.'] }),
      ship: fighter(),
      blade: gear('Character', ['Pay 0 Force -> Equip']),
      hangar: card('Location', ['Tap -> Gain 1 Force.'], { subtype: 'Ground' }),
    },
    dark: {
      space: [{ card: 'ship', pilots: [{ card: 'ace', equipment: [{ card: 'blade', tapped: true }] }] }],
    },
    locations: [{ ground: 'hangar', by: 'light' }],
    at: 'ground-battle',
    until: { turn: 2, point: 'gain-force' },
    script: [light('use', { unit: 'hangar', ability: 1 })],
    expect: { blade: { tapped: false }, hangar: { tapped: false }, light: { force: 1 } },
  });
});

test("Retreat Step: Locations can't retreat", () => {
  refused(
    {
      cards: { marsh: card('Location', [], { subtype: 'Ground' }) },
      locations: [{ ground: 'marsh', by: 'dark' }],
      at: 'dark-retreat',
      until: 'light-retreat',
      script: [dark('retreat', { unit: 'marsh' })],
    },
    'turn.retreat',
  );
});

test('Pilots: nobody is deployed or set up directly onto a unit', () => {
  const ace = soldier({ text: ['[Pilot] Starfighter Pilot. The Starfighter gets: * +1 power.'] });
  const cards = { ace, ship: fighter() };
  refused(
    {
      cards,
      dark: { buildPoints: 9, hand: ['ace'], space: ['ship'] },
      script: [dark('complete', { card: 'ace', to: 'ship' })],
    },
    'card.deploy',
  );
  refused(
    {
      cards,
      dark: { deck: ['ship', 'ace'] },
      at: 'preparation',
      until: 'turn-start',
      script: [dark('setup', { card: 'ship', to: 'space' }), dark('setup', { card: 'ace', to: 'ship' })],
    },
    'prepare.setup',
  );
});

test('Resource Cards; Mission Cards, Campaign: the one place that such a card goes to may be said', () => {
  const cards = {
    hoard: card('Resource', ['Add 1 counter -> Gain 1 Force.'], { cost: 1 }),
    siege: card('Mission - Campaign', ['Each of your units gets +1 power.'], { cost: 1 }),
  };
  const file = (script: ReturnType<typeof dark>[]) => ({
    cards,
    dark: { buildPoints: 2, hand: ['hoard', 'siege'] },
    script,
  });
  holds({
    ...file([
      dark('complete', { card: 'hoard', to: 'resource' }),
      dark('complete', { card: 'siege', to: 'buildZone' }),
    ]),
    expect: { hoard: { zone: 'resource' }, siege: { zone: 'build', faceDown: false } },
  });
  refused(file([dark('complete', { card: 'siege', to: 'resource' })]), 'card.complete');
});

test('Terms, *: a variable value is unknown until the first turn has started', () => {
  const tribe = unit('Ground', 'Rebel Squad', [30, '*', 3], {
    text: ["This unit's power is equal to the number of Jedi you have in any arena."],
  });
  for (const [until, power] of [
    ['turn-start', null],
    ['untap', 0],
  ] as const)
    holds({
      cards: { tribe },
      dark: { deck: ['tribe'] },
      at: 'preparation',
      until,
      script: [dark('setup', { card: 'tribe', to: 'ground' })],
      expect: { tribe: { zone: 'ground', power } },
    });
});
