// Where the rules of the command phase meet: disrupted completions, stacks of Equipment, control, battle.
import { test } from 'node:test';
import {
  card,
  dark,
  type Entry,
  fighter,
  gear,
  holds,
  light,
  refused,
  soldier,
  tarn,
  unit,
} from '../../helpers/command.ts';

const stop = (what: string) => card('Battle', [`Pay 1 Force -> Disrupt ${what}.`], { cost: undefined });

test('Disrupt POP: a disrupted completion costs the card, wherever it was to go', () => {
  const file = (id: string, cards: Record<string, object>, what: string, more: object = {}) => ({
    cards: { ...cards, stop: stop(what) } as never,
    dark: { buildPoints: 9, hand: [id] },
    light: { force: 1, hand: ['stop'] },
    script: [dark('complete', { card: id, ...more }), light('play', { card: 'stop' })],
    expect: { [id]: { zone: 'discard' }, light: { force: 0 } },
  });
  holds(
    file(
      's',
      { s: soldier({ text: ['When you deploy this unit, gain 5 Force.'] }) },
      'the deployment of a unit',
    ),
  );
  holds(file('camp', { camp: card('Location', [], { subtype: 'Ground' }) }, 'a Location'));
  holds(file('gun', { gun: gear('Character - Weapon', ['Pay 0 Force -> Equip']) }, 'an Equipment card'));
  holds(file('war', { war: card('Mission - Campaign', ['Gain 9 Force.']) }, 'a Mission card'));
});

test('Disrupt POP: deployments, Locations and what a Resource does by name', () => {
  const base = card('Location', ['When your build step starts, gain 1 Force.'], { subtype: 'Ground' });
  const store = card('Resource', ['Add 1 counter -> Gain 2 Force. Play only during your build step.']);
  const file = (words: string, entry: Entry) => ({
    cards: { s: soldier(), base, store, no: stop(words) },
    dark: { buildPoints: 3, hand: ['s', 'base'], resource: 'store' },
    light: { force: 1, hand: ['no'] },
    script: [entry, light('play', { card: 'no' })],
  });
  const deploy = dark('complete', { card: 's', to: 'character' });
  const lay = dark('complete', { card: 'base', to: 'ground' });
  const use = dark('use', { unit: 'store', ability: 1 });
  for (const words of ['a unit deployment', 'a deployment', "a unit's deployment"])
    holds({ ...file(words, deploy), expect: { s: { zone: 'discard' } } });
  holds({ ...file('a Location placement', lay), expect: { base: { zone: 'discard' } } });
  holds({
    ...file('a Resource effect', use),
    expect: { dark: { force: 0 }, store: { counters: { resource: 1 } } },
  });
  refused(file('a Resource effect', deploy), 'effect.idle');
  refused(file('a unit deployment', lay), 'effect.idle');
});

test('Disrupt POP: a disrupted Equip stays paid and used', () => {
  refused(
    {
      cards: {
        gun: gear('Character - Weapon', ['Pay 1 Force -> Equip']),
        s: soldier(),
        stop: stop('an activated effect'),
      },
      dark: { force: 5, buildZone: ['gun'], character: ['s'] },
      light: { force: 1, hand: ['stop'] },
      script: [
        dark('equip', { card: 'gun', unit: 's' }),
        light('play', { card: 'stop' }),
        dark('equip', { card: 'gun', unit: 's' }),
      ],
    },
    'equipment.once',
  );
});

const blade = (version: string, cost: number, bonus: string) =>
  gear('Character - Blade Weapon', ['Pay 1 Force -> Equip', `Equipped unit gets ${bonus}.`], {
    name: 'Old Blade',
    version,
    cost,
  });

test('Stacking and Rearranging: Equipment stacks, and rearranges without its Equip cost', () => {
  holds({
    cards: { one: blade('A', 1, '+1 power'), two: blade('B', 3, '+3 power'), s: soldier() },
    dark: { buildPoints: 3, hand: ['two'], character: [{ card: 's', equipment: ['one'] }] },
    script: [dark('complete', { card: 'two', to: 'top', unit: 'one' })],
    expect: {
      two: { zone: 'on:s', stack: ['one'] },
      s: { equipment: ['two'], power: 5 },
      one: { zone: 'under:two' },
    },
  });
  holds({
    cards: { one: blade('A', 1, '+1 power'), two: blade('B', 3, '+3 power'), s: soldier() },
    dark: { buildPoints: 2, character: [{ card: 's', equipment: [{ card: 'one', stack: ['two'] }] }] },
    script: [dark('rearrange', { unit: 'one', top: 'two' })],
    expect: { two: { zone: 'on:s', stack: ['one'] }, s: { power: 5 } },
  });
});

test('Stacking and Rearranging: a stack goes to the discard pile as one', () => {
  holds({
    cards: {
      a: tarn('A', { health: 1 }),
      b: tarn('B'),
      x: unit('Character', 'Imperial Trooper', [90, 4, 5]),
    },
    dark: { character: ['x'] },
    light: { character: [{ card: 'a', stack: ['b'] }] },
    at: 'character-battle',
    until: 'end-of-turn',
    dice: [6, 6, 6, 6],
    script: [dark('attack', { unit: 'x', target: 'b' })],
    expect: { a: { zone: 'discard' }, b: { zone: 'discard' } },
  });
});

test('Terms, control: the new controller adds to the stack, and it all goes back', () => {
  const thief = soldier({
    cost: 1,
    text: ["When you deploy this unit, gain control of one of your opponent's Officers until end of turn."],
  });
  holds({
    cards: { thief, a: tarn('A'), b: tarn('B') },
    dark: { buildPoints: 2, hand: ['thief', 'b'] },
    light: { character: ['a'] },
    until: { turn: 2, point: 'turn-start' },
    script: [dark('complete', { card: 'thief' }), dark('complete', { card: 'b', to: 'under', unit: 'a' })],
    expect: { a: { controller: 'light', stack: ['b'] }, b: { owner: 'dark', controller: 'light' } },
  });
});

test('Contesting Unique Cards: a unit that comes by Hidden Cost contests at once', () => {
  holds({
    cards: { a: tarn('A', { cost: 5 }), b: tarn('B', { cost: 4, text: ['Hidden Cost 1'] }) },
    dark: { force: 0, character: ['a'] },
    light: { force: 5, buildZone: [{ card: 'b', faceDown: true, build: 1 }] },
    at: 'space-battle',
    until: 'ground-battle',
    script: [light('complete', { card: 'b', to: 'character' }), light('bid', { force: 2 })],
    expect: { b: { zone: 'character' }, a: { zone: 'build', tapped: false }, light: { force: 0 } },
  });
});

test('Contesting Unique Cards: Dark chooses which of two contests comes first', () => {
  const zal = (version: string) => tarn(version, { name: 'Zal Marr' });
  holds({
    cards: { a: tarn('A'), b: tarn('B'), y: zal('A'), z: zal('B') },
    dark: { force: 1, character: ['a', 'y'] },
    light: { force: 2, character: ['b', 'z'] },
    at: 'battle-start',
    until: 'space-battle',
    script: [
      dark('choose', { value: 'y' }),
      light('bid', { force: 1 }),
      dark('bid', { force: 1 }),
      light('bid', { force: 2 }),
    ],
    expect: {
      y: { zone: 'build' },
      z: { zone: 'character' },
      a: { zone: 'character' },
      b: { zone: 'build' },
      light: { force: 0 },
      dark: { force: 1 },
    },
  });
});

test('Start of Your Build Step: effects, Upkeep and the card drawn, in the order of the entries', () => {
  const healer = soldier({
    text: ['Damage Control 2', 'Upkeep: Pay 1 Force or put 1 damage counter on this unit.'],
  });
  holds({
    cards: { healer, s: soldier() },
    dark: { force: 1, character: [{ card: 'healer', damage: 1 }], deck: ['s'] },
    script: [
      dark('upkeep', { unit: 'healer', cost: 2 }),
      dark('use', { unit: 'healer', ability: 'Damage Control', amount: 2 }),
    ],
    expect: { healer: { damage: 0 }, dark: { force: 1, hand: ['s'] } },
  });
});

test('Start of Your Build Step: the draw step starts with it, before Upkeep, drawn or not', () => {
  for (const when of ['When your draw step starts', 'At the start of your draw step'])
    for (const script of [[], [dark('decline', { what: 'draw' })]])
      holds({
        cards: {
          s: soldier({ text: [`${when}, gain 1 Force.`, 'Upkeep: Pay 1 Force or discard this unit.'] }),
        },
        dark: { character: ['s'], deck: [{ id: 'x', card: 's' }] },
        script,
        expect: { s: { zone: 'character' }, dark: { force: 0 } },
      });
});

test('Start of Your Build Step: without a word effects come first, then Upkeep, then bounties, then the draw', () => {
  const hunter = fighter({ text: ['Bounty: Gain 2 Force.', 'Upkeep: Pay 5 Force or tap this unit.'] });
  const file = (...script: Entry[]) => ({
    cards: { hunter, prey: fighter() },
    dark: { space: ['hunter'] },
    light: { space: [{ card: 'prey', damage: 3 }] },
    at: 'space-battle',
    until: { turn: 2, point: 'light-build' },
    dice: [6, 1, 1, 1],
    script: [dark('attack', { unit: 'hunter', target: 'prey' }), ...script],
  });
  holds({ ...file(), expect: { hunter: { tapped: true }, dark: { force: 6 } } });
  // The bounty may be taken first; then there is Force enough.
  holds({
    ...file(dark('choose', { value: 'hunter:0' })),
    expect: { hunter: { tapped: false }, dark: { force: 1 } },
  });
});

test('Keywords, Damage Control: up to X, not more, and not at all if its player does not want to', () => {
  const file = (amount: number) => ({
    cards: { s: soldier({ health: 9, text: ['Damage Control 2'] }) },
    dark: { character: [{ card: 's', damage: 5 }] },
    script: [dark('use', { unit: 's', ability: 'Damage Control', amount })],
  });
  holds({ ...file(1), expect: { s: { damage: 4 } } });
  holds({ ...file(2), expect: { s: { damage: 3 } } });
  refused(file(3), 'effect.amount');
  holds({ ...file(2), script: [], expect: { s: { damage: 5 } } });
});

test('Game Zones, build zone: abilities are not in play there', () => {
  holds({
    cards: { chief: soldier({ text: ['Each of your other Soldiers gets +1 power.'] }), s: soldier() },
    dark: { buildZone: ['chief'], character: ['s'] },
    expect: { s: { power: 2 } },
  });
  holds({
    cards: {
      chief: soldier({
        text: [
          'As long as this unit is in the build zone, each of your Soldiers in the Character arena gets +1 power.',
        ],
      }),
      s: soldier(),
    },
    dark: { buildZone: ['chief'], character: ['s'] },
    expect: { s: { power: 3 } },
  });
});

test('Unique Cards: an effect that names a person means that person under any name, if it is yours', () => {
  const friend = soldier({ text: ['Mara Jade gets +2 power.'] });
  const cards = {
    friend,
    mara: tarn('A', { name: 'Mara Jade' }),
    wife: tarn('A', { name: 'Mara Jade Skywalker' }),
  };
  holds({ cards, dark: { character: ['friend', 'wife'] }, expect: { wife: { power: 5 } } });
  holds({
    cards,
    dark: { character: ['friend'] },
    light: { character: ['wife'] },
    expect: { wife: { power: 3 } },
  });
});

test('Subordinates: as units they are equipped, piloted and counted for control', () => {
  const escort = unit('Subordinate', 'Space - Rebel Starfighter', [50, 2, 2], { cost: undefined });
  holds({
    cards: {
      escort,
      ace: soldier({ text: ['[Pilot] Starfighter Pilot. The Starfighter gets: * +1 power.'] }),
    },
    dark: { space: ['escort'], character: ['ace'] },
    script: [dark('move', { unit: 'ace', to: 'escort' })],
    expect: { escort: { power: 3, pilots: ['ace'] }, control: { space: 'dark' } },
  });
  holds({
    cards: {
      escort,
      ace: soldier({ text: ['[Pilot] Starfighter Pilot. The Starfighter gets: * +1 power.'] }),
    },
    dark: { space: [{ card: 'escort', pilots: ['ace'] }] },
    at: 'dark-retreat',
    until: 'light-retreat',
    script: [dark('retreat', { unit: 'escort' })],
    expect: { escort: { zone: 'supply' }, ace: { zone: 'build', tapped: true } },
  });
});

test('Terms, detach: what the Equipment granted ends with it', () => {
  holds({
    cards: {
      gun: gear('Space - Cannon', ['Pay 0 Force -> Equip', 'Equipped unit gets Accuracy 2.']),
      ship: fighter(),
    },
    dark: { space: [{ card: 'ship', equipment: ['gun'] }] },
    script: [dark('detach', { card: 'gun' })],
    expect: { ship: { keywords: { Accuracy: false } }, gun: { zone: 'build' } },
  });
});

const takeover = card('Mission', ["Gain control of one of your opponent's units until end of turn."]);

test("Terms, move; Control of Pilots: the one move of a unit is its controller's, whoever moved it before", () => {
  const ship = unit('Space/Ground', 'Rebel Transport', [30, 2, 3]);
  const file = {
    cards: { ship, takeover },
    dark: { space: ['ship'] },
    light: { buildPoints: 2, hand: ['takeover'] },
    until: 'dark-retreat',
  };
  const script = [
    dark('move', { unit: 'ship', to: 'ground' }),
    light('complete', { card: 'takeover', target: 'ship' }),
    light('move', { unit: 'ship', to: 'space' }),
  ];
  holds({ ...file, script, expect: { ship: { zone: 'space', controller: 'light' } } });
  refused({ ...file, script: [...script, light('move', { unit: 'ship', to: 'ground' })] }, 'build.one-move');
});

test('Terms, control: a unit that was taken over twice goes back to whom it belonged before', () => {
  holds({
    cards: { s: soldier(), takeover },
    dark: { buildPoints: 2, hand: ['takeover'] },
    light: { buildPoints: 2, hand: [{ id: 'back', card: 'takeover' }], character: ['s'] },
    until: 'turn-end',
    script: [
      dark('complete', { card: 'takeover', target: 's' }),
      dark('done'),
      light('complete', { card: 'back', target: 's' }),
    ],
    expect: { s: { controller: 'light' } },
  });
});

test('Terms, control: who takes over a unit that they have already keeps it until the later of both ends', () => {
  const again = card('Mission', ['Gain control of a Character unit until end of next turn.']);
  const file = (until: unknown) => ({
    cards: { s: soldier(), takeover, again },
    dark: { buildPoints: 4, hand: ['takeover', 'again'] },
    light: { character: ['s'] },
    until,
    dice: [1],
    script: ['takeover', 'again'].map((one) => dark('complete', { card: one, target: 's' })),
  });
  holds({ ...file('turn-end'), expect: { s: { controller: 'dark' } } });
  holds({ ...file({ turn: 3, point: 'untap' }), expect: { s: { controller: 'light' } } });
});

test('Stacking and Rearranging; Pilots: a stack goes to the bottom of a deck as one, with all that is on it', () => {
  holds({
    cards: {
      m: card('Mission', ["Put one of your units on the bottom of its owner's deck."]),
      a: tarn('A'),
      b: tarn('B'),
      blade: gear('Character', ['Pay 0 Force -> Equip']),
      x: soldier(),
    },
    dark: {
      buildPoints: 2,
      hand: ['m'],
      deck: ['x'],
      character: [{ card: 'a', stack: ['b'], equipment: ['blade'] }],
    },
    script: [dark('decline', { what: 'draw' }), dark('complete', { card: 'm', target: 'a' })],
    expect: { dark: { deck: ['x', 'a', 'b', 'blade'] }, a: { stack: [], equipment: [] } },
  });
});
