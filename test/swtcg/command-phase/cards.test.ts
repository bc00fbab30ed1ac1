// Card types: Locations, Missions, Traps, Campaigns, Resources, Events, Subordinates, multi-arena units (The Cards).
import { test } from 'node:test';
import {
  card,
  dark,
  type Entry,
  fighter,
  holds,
  light,
  refused,
  soldier,
  unit,
} from '../../helpers/command.ts';

const place = (cost: number, more: object = {}) =>
  card('Location', ['When your build step starts, gain 1 Force.'], { subtype: 'Ground', cost, ...more });
const locations = [{ ground: 'old', by: 'light' }];

test('Location Cards: into an arena without one, for its build cost', () => {
  holds({
    cards: { camp: place(2) },
    dark: { buildPoints: 2, hand: ['camp'] },
    script: [dark('complete', { card: 'camp' })],
    expect: { camp: { zone: 'ground', controller: 'dark', faceDown: false } },
  });
});

test('Location Cards: a dearer one replaces for nothing, a cheaper one for the difference', () => {
  const file = (cost: number, buildPoints: number) => ({
    cards: { fresh: place(cost), old: place(3) },
    dark: { buildPoints, hand: ['fresh'] },
    locations,
    script: [dark('complete', { card: 'fresh', to: 'ground' })],
  });
  holds({ ...file(3, 3), expect: { fresh: { zone: 'ground' }, old: { zone: 'discard', owner: 'light' } } });
  holds({ ...file(1, 3), expect: { fresh: { zone: 'ground' }, old: { zone: 'discard' } } });
  refused(file(1, 2), 'card.complete');
});

test('Location Cards: build counters that equal the other printed cost pay for the replacement', () => {
  holds({
    cards: { fresh: place(1), old: place(3) },
    dark: { buildZone: [{ card: 'fresh', faceDown: true, build: 3 }] },
    locations,
    script: [dark('complete', { card: 'fresh', to: 'ground' })],
    expect: { fresh: { zone: 'ground', build: 0 } },
  });
});

test('Location Cards: completed without replacing it is discarded (rulings, 15)', () => {
  holds({
    cards: { fresh: place(1), old: place(3) },
    dark: { buildPoints: 1, hand: ['fresh'] },
    locations,
    script: [dark('complete', { card: 'fresh', to: 'discard' })],
    expect: { fresh: { zone: 'discard' }, old: { zone: 'ground' } },
  });
});

test('Location Cards: only an arena that its subtype names; no printed build cost is 0', () => {
  refused(
    {
      cards: { camp: place(2) },
      dark: { buildPoints: 2, hand: ['camp'] },
      script: [dark('complete', { card: 'camp', to: 'space' })],
    },
    'card.deploy',
  );
  holds({
    cards: { camp: { ...place(0), cost: undefined } },
    dark: { hand: ['camp'] },
    script: [dark('complete', { card: 'camp' })],
    expect: { camp: { zone: 'ground' } },
  });
});

test('Location Cards: a Location is no unit and its effects work for its controller', () => {
  holds({
    cards: { old: place(3) },
    locations,
    at: 'light-build',
    until: 'dark-retreat',
    expect: { light: { force: 1 }, dark: { force: 0 }, control: { ground: null } },
  });
});

const trap = card(
  'Mission - Trap',
  ["Whenever one of your opponent's units attacks, put 1 damage counter on that unit."],
  { cost: 2 },
);
const fight = {
  cards: { trap, x: fighter(), y: fighter({ speed: 60, power: 1 }) },
  at: 'space-battle',
  until: 'ground-battle',
};

test('Mission Cards, Trap: not without its condition, and built face-down first', () => {
  refused(
    {
      cards: { trap },
      dark: { buildPoints: 2, hand: ['trap'] },
      script: [dark('complete', { card: 'trap' })],
    },
    'card.trap',
  );
  refused(
    {
      cards: { trap },
      dark: { buildZone: [{ card: 'trap', faceDown: true, build: 2 }] },
      script: [dark('complete', { card: 'trap' })],
    },
    'card.trap',
  );
});

test('Mission Cards, Trap: with enough counters when its condition is met, else not', () => {
  const file = (build: number) => ({
    ...fight,
    dark: { space: ['y'] },
    light: { buildPoints: 9, space: ['x'], buildZone: [{ card: 'trap', faceDown: true, build }] },
    dice: [1],
    script: [dark('attack', { unit: 'y', target: 'x' }), light('complete', { card: 'trap' })],
  });
  holds({ ...file(2), expect: { y: { damage: 1 }, trap: { zone: 'discard' } } });
  refused(file(1), 'card.trap');
});

test('Mission Cards, Trap: a chance let go by leaves it face-down', () => {
  holds({
    ...fight,
    dark: { space: ['y'] },
    light: { space: ['x'], buildZone: [{ card: 'trap', faceDown: true, build: 2 }] },
    dice: [1],
    script: [dark('attack', { unit: 'y', target: 'x' })],
    expect: { y: { damage: 0 }, trap: { zone: 'build', faceDown: true, build: 2 } },
  });
});

test('Mission Cards, Trap: its completion can be disrupted', () => {
  const stop = card('Battle', ['Pay 1 Force -> Disrupt a Mission card.'], { cost: undefined });
  holds({
    ...fight,
    cards: { ...fight.cards, stop },
    dark: { force: 1, space: ['y'], hand: ['stop'] },
    light: { space: ['x'], buildZone: [{ card: 'trap', faceDown: true, build: 2 }] },
    dice: [1],
    script: [
      dark('attack', { unit: 'y', target: 'x' }),
      light('complete', { card: 'trap' }),
      dark('play', { card: 'stop' }),
    ],
    expect: { y: { damage: 0 }, trap: { zone: 'discard' } },
  });
});

test('Mission Cards, Campaign: carried out and then face-up in the build zone, where it works', () => {
  holds({
    cards: {
      war: card('Mission - Campaign', ['Gain 1 Force.', 'When your build step starts, gain 2 Force.']),
    },
    dark: { buildPoints: 2, hand: ['war'] },
    until: { turn: 2, point: 'light-build' },
    dice: [1],
    script: [dark('complete', { card: 'war' })],
    expect: { war: { zone: 'build', faceDown: false }, dark: { force: 7 } },
  });
});

test('Mission Cards: what must also be paid to complete it', () => {
  const text = ['To complete this Mission, you must also tap one of your Soldiers. Gain 3 Force.'];
  const file = (tapped: boolean) => ({
    cards: { task: card('Mission', text), s: soldier() },
    dark: { buildPoints: 2, hand: ['task'], character: [{ card: 's', tapped }] },
    script: [dark('complete', { card: 'task' })],
  });
  holds({ ...file(false), expect: { dark: { force: 3 }, s: { tapped: true }, task: { zone: 'discard' } } });
  refused(file(true), 'cost.pay');
});

test('Resource Cards: one in play, never a second', () => {
  const mint = card('Resource', ['Add 1 counter -> Gain 1 Force. Play only during your build step.']);
  holds({
    cards: { mint },
    dark: { buildPoints: 2, hand: ['mint'] },
    script: [dark('complete', { card: 'mint' }), dark('use', { unit: 'mint', ability: 1 })],
    expect: { mint: { zone: 'resource', counters: { resource: 1 } }, dark: { force: 1 } },
  });
  refused(
    {
      cards: { mint },
      dark: { buildPoints: 2, hand: [{ id: 'm2', card: 'mint' }], resource: 'mint' },
      script: [dark('complete', { card: 'm2' })],
    },
    'card.resource',
  );
});

test('Resource Cards: its effect is used once a turn, again in the next', () => {
  const mint = card('Resource', ['Add 1 counter -> Gain 1 Force. Play only during your build step.']);
  const file = { cards: { mint }, dark: { resource: 'mint' } };
  refused(
    {
      ...file,
      script: [dark('use', { unit: 'mint', ability: 1 }), dark('use', { unit: 'mint', ability: 1 })],
    },
    'effect.once',
  );
  holds({
    ...file,
    until: { turn: 2, point: 'light-build' },
    dice: [1],
    script: [dark('use', { unit: 'mint', ability: 1 }), dark('use', { unit: 'mint', ability: 1 })],
    expect: { mint: { counters: { resource: 2 } } },
  });
});

test('Event Cards: an Event works from its zone', () => {
  holds({
    cards: { war: card('Event', ['When your build step starts, gain 2 Force.'], { cost: undefined }) },
    dark: { event: 'war' },
    expect: { dark: { force: 2 }, war: { zone: 'event' } },
  });
});

const rider = unit('Subordinate', 'Ground - Imperial Beast Rider', [50, 3, 2], {
  name: 'Tusk Rider',
  cost: undefined,
});
const caller = soldier({
  text: [
    'Pay 1 Force -> Take 1 50/3/2 Tusk Rider Subordinate and put it into the Ground arena. Play only during your build step.',
  ],
});

test('Generating Subordinates: from the supply into the arena, not deployed', () => {
  const eye = soldier({ text: ['When you deploy a unit, gain 5 Force.'] });
  holds({
    cards: { rider, caller, eye },
    dark: { force: 1, supply: ['rider'], character: ['caller', 'eye'] },
    script: [dark('use', { unit: 'caller', ability: 1 })],
    expect: { rider: { zone: 'ground', speed: 50 }, dark: { force: 0 } },
  });
  refused(
    {
      cards: { caller },
      dark: { force: 1, character: ['caller'] },
      script: [dark('use', { unit: 'caller', ability: 1 })],
    },
    'effect.idle',
  );
});

test('Subordinate Special Rules: discarded, it goes back to the supply', () => {
  holds({
    cards: { rider, tank: unit('Ground', 'Imperial Tank', [90, 4, 5]) },
    dark: { ground: ['tank'] },
    light: { ground: ['rider'] },
    at: 'ground-battle',
    until: 'character-battle',
    dice: [6, 6, 6, 6],
    script: [dark('attack', { unit: 'tank', target: 'rider' })],
    expect: { rider: { zone: 'supply' }, light: { discard: [] } },
  });
});

test('Subordinate Special Rules: its Equipment ends in the build zone when it retreats (rulings, 21)', () => {
  holds({
    cards: { rider, gun: card('Equipment', ['Pay 0 Force -> Equip'], { subtype: 'Ground - Weapon' }) },
    dark: { ground: [{ card: 'rider', equipment: ['gun'] }] },
    at: 'dark-retreat',
    until: 'light-retreat',
    script: [dark('retreat', { unit: 'rider' })],
    expect: { rider: { zone: 'supply', equipment: [] }, gun: { zone: 'build', controller: 'dark' } },
  });
});

const both = unit('Ground/Character', 'Imperial Squad', [40, 3, 4]);

test('Multi-arena Cards: deployed to either arena; the one move is from arena to arena', () => {
  holds({
    cards: { both },
    dark: { buildPoints: 3, hand: ['both'] },
    script: [
      dark('complete', { card: 'both', to: 'ground' }),
      dark('move', { unit: 'both', to: 'character' }),
    ],
    expect: { both: { zone: 'character' } },
  });
  holds({
    cards: { both },
    dark: { buildZone: ['both'] },
    script: [dark('move', { unit: 'both', to: 'ground' }), dark('move', { unit: 'both', to: 'character' })],
    expect: { both: { zone: 'character' } },
  });
  refused(
    { cards: { both }, dark: { ground: ['both'] }, script: [dark('move', { unit: 'both', to: 'space' })] },
    'build.move',
  );
});

test('Multi-arena Cards: in an arena it is of that type alone', () => {
  const boss = soldier({ text: ['Each of your other Characters gets +1 power.'] });
  holds({
    cards: { both, boss },
    dark: { ground: ['both'], character: ['boss'] },
    expect: { both: { power: 3 } },
  });
  holds({
    cards: { both, boss },
    dark: { character: ['boss', 'both'] },
    expect: { both: { power: 4 } },
  });
});

test('Multi-arena Cards: put into its arena, it goes to the one by which the effect speaks of it', () => {
  const say = (text: string) => card('Mission', [text], { cost: 0 });
  const script = [dark('decline', { what: 'draw' }), dark('complete', { card: 'm' })];
  const into = (text: string, zone: string, from: object) =>
    holds({
      cards: { both, m: say(text) },
      dark: { hand: ['m'], ...from },
      seed: 1,
      script,
      expect: { both: { zone } },
    });
  const inHand = { hand: ['m', 'both'] };
  into('Put a Character unit card from your hand into its arena.', 'character', inHand);
  into('Put a Ground unit card from your hand into its arena.', 'ground', inHand);
  into('Put a unit card from your hand into its arena.', 'ground', inHand);
  const search = 'Search your deck for a Character unit card and put it into its arena. Shuffle your deck.';
  into(search, 'character', { deck: ['both'] });
});

test('Multi-arena Cards: of the arenas of a card that is put into its arena the player chooses one', () => {
  const file = (text: string, ...script: Entry[]) => ({
    cards: { both, task: card('Mission', [text], { cost: 0 }) },
    dark: { hand: ['task'], discard: ['both'] },
    script: [dark('complete', { card: 'task' }), ...script],
  });
  const any = 'Put a unit card from your discard pile into its arena tapped.';
  holds({ ...file(any), expect: { both: { zone: 'ground', tapped: true } } });
  holds({
    ...file(any, dark('choose', { value: 'character' })),
    expect: { both: { zone: 'character', tapped: true } },
  });
  refused(file(any, dark('choose', { value: 'space' })), 'effect.choose');
  const one = 'Put a Character unit card from your discard pile into its arena.';
  holds({ ...file(one), expect: { both: { zone: 'character' } } });
});

test('Building Cards with Build Costs: overbuilt counters are lost, cost 0 is completed at once', () => {
  holds({
    cards: { s: soldier(), free: soldier({ cost: 0 }) },
    dark: { hand: ['free'], buildZone: [{ card: 's', faceDown: true, build: 5 }] },
    script: [dark('complete', { card: 's' }), dark('complete', { card: 'free' })],
    expect: { s: { zone: 'character', build: 0 }, free: { zone: 'character' } },
  });
});

test('Building Cards with Build Costs: cheaper and dearer by effects, never below 0', () => {
  const chief = soldier({ text: ['Each of your Droids costs 2 less build counters to deploy.'] });
  const droid = unit('Ground', 'Droid', [30, 1, 1], { cost: 1 });
  holds({
    cards: { chief, droid },
    dark: { character: ['chief'], hand: ['droid'] },
    script: [dark('complete', { card: 'droid' })],
    expect: { droid: { zone: 'ground' } },
  });
  refused(
    {
      cards: { chief, droid },
      dark: { hand: ['droid'] },
      light: { character: ['chief'] },
      script: [dark('complete', { card: 'droid' })],
    },
    'card.complete',
  );
});

test('Unit Cards: deployed to the build zone its deployment sets nothing off', () => {
  holds({
    cards: { s: soldier({ text: ['When you deploy this unit, gain 2 Force.'] }) },
    dark: { buildPoints: 3, hand: ['s'] },
    script: [dark('complete', { card: 's', to: 'buildZone' })],
    expect: { s: { zone: 'build', faceDown: false }, dark: { force: 0 } },
  });
});

test('Unit Cards: whom a unit does something to when it is deployed may be said with its completion', () => {
  const bomber = soldier({
    text: ["When you deploy this unit, do 2 damage to one of your opponent's units."],
  });
  const guard = soldier({
    text: ["When you deploy this unit, do 1 damage to one of your opponent's units in this arena."],
  });
  const table = {
    cards: { bomber, guard, a: soldier(), b: soldier(), ship: fighter(), own: soldier() },
    dark: { hand: ['bomber', 'guard'], buildPoints: 6, character: ['own'] },
    light: { character: ['a', 'b'], space: ['ship'] },
  };
  const complete = (card: string, target: string) => dark('complete', { card, to: 'character', target });
  holds({
    ...table,
    script: [complete('bomber', 'ship'), complete('guard', 'b')],
    expect: { a: { damage: 0 }, b: { damage: 1 }, ship: { damage: 2 } },
  });
  // Nobody whom it could not choose, and not for a unit that stays in the build zone.
  refused({ ...table, script: [complete('bomber', 'own')] }, 'effect.target');
  refused({ ...table, script: [complete('guard', 'ship')] }, 'effect.target');
  const aside = dark('complete', { card: 'bomber', to: 'buildZone', target: 'a' });
  refused({ ...table, script: [aside] }, 'effect.target');
  refused(
    { ...table, cards: { ...table.cards, bomber: soldier() }, script: [complete('bomber', 'a')] },
    'effect.target',
  );
});

test('Unit Cards: how much a unit does when it is deployed may be said with its completion', () => {
  const medic = soldier({
    text: ['When you deploy this unit, remove up to 3 damage counters from one of your Droids.'],
  });
  const file = (more: object) => ({
    cards: { medic, d: unit('Ground', 'Droid', [10, 1, 5]), e: unit('Ground', 'Droid', [10, 1, 5]) },
    dark: {
      buildPoints: 3,
      hand: ['medic'],
      ground: [
        { card: 'd', damage: 3 },
        { card: 'e', damage: 3 },
      ],
    },
    script: [dark('complete', { card: 'medic', to: 'character', target: 'e', ...more })],
  });
  holds({ ...file({}), expect: { d: { damage: 3 }, e: { damage: 0 } } });
  holds({ ...file({ amount: 1 }), expect: { d: { damage: 3 }, e: { damage: 2 } } });
});
