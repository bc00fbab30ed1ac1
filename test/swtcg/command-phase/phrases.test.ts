// Phrases and primary rules outside the attack (Glossary, Phrases; The 4 Primary Rules).
import assert from 'node:assert/strict';
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

const task = (text: string, more: object = {}) => card('Mission', [text], { cost: 0, ...more });
const complete = (more: object = {}) => dark('complete', { card: 'task', ...more });
const eye = soldier({
  text: ['When you deploy a unit, gain 1 Force.', 'When one of your units is discarded, gain 1 Force.'],
});

test('"put": into its arena it is not deployed', () => {
  holds({
    cards: { task: task('Put a Character unit card from your hand into its arena.'), s: soldier(), eye },
    dark: { hand: ['task', 's'], character: ['eye'] },
    script: [complete()],
    expect: { s: { zone: 'character', tapped: false }, dark: { force: 0 } },
  });
});

test('"put": into the discard pile it is not discarded', () => {
  // Whichever pile is named, it is the owner's (The 4 Primary Rules, 1).
  for (const pile of ["its owner's", 'your', 'the'])
    holds({
      cards: {
        task: task(`Put one of your Droids into ${pile} discard pile.`),
        d: unit('Ground', 'Droid', [10, 1, 1]),
        eye,
      },
      dark: { hand: ['task'], character: ['eye'], ground: ['d'] },
      script: [complete()],
      expect: { d: { zone: 'discard' }, dark: { force: 0 } },
    });
  holds({
    cards: { task: task('Discard one of your Droids.'), d: unit('Ground', 'Droid', [10, 1, 1]), eye },
    dark: { hand: ['task'], character: ['eye'], ground: ['d'] },
    script: [complete()],
    expect: { d: { zone: 'discard' }, dark: { force: 1 } },
  });
});

test('"search your deck": what is there is taken, the deck is shuffled; nothing found is no fault', () => {
  const text =
    'Search your deck for a Character unit card, reveal it, and put it into your hand. Shuffle your deck.';
  holds({
    cards: { task: task(text), s: soldier(), x: fighter(), y: fighter() },
    dark: { hand: ['task'], deck: ['x', 'y', 's'] },
    script: [dark('decline', { what: 'draw' }), complete(), dark('choose', { value: 's' })],
    expect: { s: { zone: 'hand' }, dark: { deck: 2 } },
  });
  holds({
    cards: { task: task(text), x: fighter(), y: fighter() },
    dark: { hand: ['task'], deck: ['x', 'y'] },
    script: [complete()],
    expect: { dark: { hand: ['x'], deck: ['y'] } },
  });
});

test('"search your deck": up to two', () => {
  const text =
    'Search your deck for up to 2 Character unit cards, show them to your opponent, and put them into your hand. Shuffle your deck.';
  holds({
    cards: { task: task(text), s: soldier(), t: soldier(), u: soldier() },
    dark: { hand: ['task'], deck: ['s', 't', 'u'] },
    script: [
      dark('decline', { what: 'draw' }),
      complete(),
      dark('choose', { value: 'u' }),
      dark('choose', { value: 's' }),
    ],
    expect: { dark: { hand: ['s', 'u'], deck: ['t'] } },
  });
});

test('"return this unit to your hand": a stack goes to the hands of its owners, with all that is on it', () => {
  holds({
    cards: {
      task: task("Return one of your opponent's units to its owner's hand."),
      a: tarn('A'),
      b: tarn('B'),
      gun: gear('Character - Weapon', ['Pay 0 Force -> Equip']),
    },
    dark: { hand: ['task'] },
    light: { character: [{ card: 'a', stack: [{ card: 'b', owner: 'dark' }], equipment: ['gun'] }] },
    script: [complete()],
    expect: {
      a: { zone: 'hand', owner: 'light' },
      b: { zone: 'hand', owner: 'dark' },
      dark: { hand: ['b'] },
      light: { hand: ['a', 'gun'] },
    },
  });
});

test('"when this unit is discarded": it may go on to the hand, and was discarded all the same', () => {
  holds({
    cards: {
      s: soldier({
        text: ['Upkeep: Discard this unit.', 'When this unit is discarded, return it to your hand.'],
      }),
      eye,
    },
    dark: { character: ['s', 'eye'] },
    expect: { s: { zone: 'hand' }, dark: { force: 1 } },
  });
});

test('"this card": works from the hand, once a turn', () => {
  const text = ['Discard this card from your hand -> Gain 2 Force. Play only during your build step.'];
  holds({
    cards: { s: soldier({ text }) },
    dark: { hand: ['s'] },
    script: [dark('use', { unit: 's', ability: 1 })],
    expect: { s: { zone: 'discard' }, dark: { force: 2 } },
  });
  refused(
    {
      cards: { s: soldier({ text }) },
      dark: { character: ['s'] },
      script: [dark('use', { unit: 's', ability: 1 })],
    },
    'effect.use',
  );
});

test('"this card": discarded from the hand it is a card that one discards (Terms, discard)', () => {
  const text = ['Discard this card from your hand -> Gain 2 Force. Play only during your build step.'];
  holds({
    cards: { s: soldier({ text }), miser: soldier({ text: ['Whenever you discard a card, gain 1 Force.'] }) },
    dark: { hand: ['s'], character: ['miser'] },
    script: [dark('use', { unit: 's', ability: 1 })],
    expect: { s: { zone: 'discard' }, dark: { force: 3 } },
  });
});

test('"reveal this card from your hand": from there alone, once a turn, and the card stays', () => {
  const text = ['Reveal this card from your hand -> Gain 1 Force. Play only during your build step.'];
  const show = dark('use', { unit: 'u', ability: 1 });
  const file = (at: Record<string, unknown>, ...script: Entry[]) => ({
    cards: { u: soldier({ text }) },
    dark: at,
    script,
  });
  holds({ ...file({ hand: ['u'] }, show), expect: { u: { zone: 'hand' }, dark: { force: 1 } } });
  refused(file({ hand: ['u'] }, show, show), 'effect.once');
  refused(file({ character: ['u'] }, show), 'effect.use');
});

test('"this card": what a Mission or a Battle card does from the hand is no part of playing it', () => {
  const away = 'Discard this card from your hand -> Draw a card. Play only during your build step.';
  const at = { force: 1, buildPoints: 2, hand: ['m'], deck: ['s'] };
  holds({
    cards: { m: card('Mission', ['Gain 3 Force.', away]), s: soldier() },
    dark: at,
    script: [dark('decline', { what: 'draw' }), dark('complete', { card: 'm' })],
    expect: { dark: { force: 4, hand: [], deck: ['s'] }, m: { zone: 'discard' } },
  });
  holds({
    cards: { m: card('Battle', ['Pay 1 Force -> Gain 3 Force.', away], { cost: undefined }), s: soldier() },
    dark: at,
    at: 'space-battle',
    until: 'ground-battle',
    script: [dark('play', { card: 'm' })],
    expect: { dark: { force: 3, hand: [], deck: ['s'] } },
  });
});

test('"if this card is in your [zone]": a triggered effect works from the hand', () => {
  const text = ['When the battle phase starts, you may put this card from your hand into its arena.'];
  holds({
    cards: { s: soldier({ text }) },
    dark: { hand: ['s'] },
    at: 'battle-start',
    until: 'space-battle',
    script: [dark('use', { unit: 's', ability: 1 })],
    expect: { s: { zone: 'character' } },
  });
});

test('"choose one": the option by its wording or its number', () => {
  const file = (value: string | number) => ({
    cards: { task: task('Choose one: Gain 2 Force; or draw a card.'), s: soldier() },
    dark: { hand: ['task'], deck: ['s'] },
    script: [dark('decline', { what: 'draw' }), complete(), dark('choose', { value })],
  });
  holds({ ...file('Gain 2 Force'), expect: { dark: { force: 2, deck: 1 } } });
  holds({ ...file(2), expect: { dark: { force: 0, hand: ['s'] } } });
});

test('"each of your units": those in play when it is played, not later ones', () => {
  holds({
    cards: {
      task: task('Each of your Soldiers gets +1 power until end of turn.'),
      s: soldier(),
      t: soldier(),
    },
    dark: { buildPoints: 3, hand: ['task', 't'], character: ['s'] },
    script: [complete(), dark('complete', { card: 't' })],
    expect: { s: { power: 3 }, t: { power: 2 } },
  });
});

test('"this turn": said first, it takes in units that come later; it ends with the turn', () => {
  const file = {
    cards: {
      task: task('Until end of turn, each of your Soldiers gets +1 power.'),
      s: soldier(),
      t: soldier(),
    },
    dark: { buildPoints: 3, hand: ['task', 't'], character: ['s'] },
    script: [complete(), dark('complete', { card: 't' })],
  };
  holds({ ...file, expect: { s: { power: 3 }, t: { power: 3 } } });
  holds({ ...file, until: 'turn-end', expect: { s: { power: 2 }, t: { power: 2 } } });
});

test('"put X build counters" and "remove X build counters"', () => {
  holds({
    cards: { task: task('Put 2 build counters on one of your partially built cards.'), s: soldier() },
    dark: { hand: ['task'], buildZone: [{ card: 's', faceDown: true, build: 1 }] },
    script: [complete(), dark('complete', { card: 's' })],
    expect: { s: { zone: 'character' } },
  });
  holds({
    cards: {
      task: task("Remove 3 build counters from one of your opponent's partially built cards."),
      s: soldier(),
    },
    dark: { hand: ['task'] },
    light: { buildZone: [{ card: 's', faceDown: true, build: 2 }] },
    script: [complete()],
    expect: { s: { zone: 'build', faceDown: true, build: 0 } },
  });
});

test('"put X build counters": a card that is not partially built, or not yours, is refused as its target', () => {
  const cards = {
    task: task('Put 2 build counters on one of your partially built cards.'),
    s: soldier(),
    t: soldier(),
  };
  const down = { card: 's', faceDown: true, build: 1 };
  const script = [complete({ target: 't' })];
  refused({ cards, dark: { hand: ['task'], buildZone: [down, 't'] }, script }, 'effect.target');
  refused({ cards, dark: { hand: ['task'], buildZone: ['t'] }, script }, 'effect.target');
  const theirs = { buildZone: [{ card: 't', faceDown: true, build: 1 }] };
  refused({ cards, dark: { hand: ['task'], buildZone: [down] }, light: theirs, script }, 'effect.target');
});

test('"reveal": the log names the cards of the hand', () => {
  const { log } = holds({
    cards: { task: task('Your opponent reveals his or her hand.'), s: soldier({ name: 'Nib Garro' }) },
    dark: { hand: ['task'] },
    light: { hand: ['s'] },
    script: [complete()],
  });
  assert.ok(log.some(({ text }) => text.includes('Nib Garro')));
});

test('Terms, face-down: cards under a unit give no bonus and are set aside for good', () => {
  const hoarder = soldier({
    text: [
      'Pay 0 Force -> Put the top card of your deck face-down under this unit. Play only during your build step.',
      'This unit gets +1 power for each face-down card under it.',
      'Pay 0 Force -> Discard this unit. Play only during your build step.',
    ],
  });
  const file = {
    cards: { hoarder, x: fighter(), y: fighter() },
    dark: { character: ['hoarder'], deck: ['x', 'y'] },
  };
  const first = [dark('decline', { what: 'draw' }), dark('use', { unit: 'hoarder', ability: 1 })];
  holds({
    ...file,
    script: first,
    expect: { hoarder: { power: 3, health: 3 }, x: { zone: 'under:hoarder', faceDown: true } },
  });
  holds({
    ...file,
    script: [...first, dark('use', { unit: 'hoarder', ability: 3 })],
    expect: { x: { zone: 'out' }, hoarder: { zone: 'discard' } },
  });
});

test('Terms, control: what is taken over goes back when the time is over', () => {
  const thief = soldier({
    text: ["When you deploy this unit, gain control of one of your opponent's Droids until end of turn."],
  });
  holds({
    cards: { thief, d: unit('Ground', 'Droid', [10, 1, 1]) },
    dark: { buildPoints: 3, hand: ['thief'] },
    light: { ground: ['d'] },
    until: { turn: 2, point: 'turn-start' },
    script: [dark('complete', { card: 'thief' })],
    expect: { d: { zone: 'ground', controller: 'light' } },
  });
});

test('Terms, control: of a unique unit of which one has another version already', () => {
  const thief = soldier({
    text: ["When you deploy this unit, gain control of one of your opponent's Officers until end of turn."],
  });
  holds({
    cards: { thief, a: tarn('A'), b: tarn('B') },
    dark: { buildPoints: 3, hand: ['thief'], character: ['a'] },
    light: { character: ['b'] },
    script: [dark('complete', { card: 'thief' }), dark('choose', { value: 'b' })],
    expect: { b: { zone: 'discard', owner: 'light' }, a: { zone: 'character' } },
  });
});

test('Terms, *: a value that its effect defines works in the build zone and counts as printed', () => {
  const tribe = unit('Ground', 'Tribe', [30, '*', 4], {
    text: ["This unit's power is equal to the number of cards in your hand."],
  });
  holds({
    cards: { tribe, s: soldier(), t: soldier() },
    dark: { hand: ['s', 't'], buildZone: ['tribe'] },
    expect: { tribe: { power: 2 } },
  });
  holds({
    cards: { tribe: unit('Ground', 'Tribe', [30, 2, '*'], {}) },
    dark: { ground: [{ card: 'tribe', damage: 3 }] },
    expect: { tribe: { zone: 'ground', health: null, damage: 3 } },
  });
});

test('Terms, *: known once and unknown at the end of a turn, it is 0 and a unit without health goes', () => {
  const tribe = unit('Ground', 'Tribe', [30, 2, '*'], {
    text: [
      "As long as you have a Droid in any arena, this unit's health is equal to the number of Soldiers you have in any arena.",
    ],
  });
  const leaving = unit('Character', 'Droid', [10, 1, 1], {
    text: ['Pay 0 Force -> Retreat this unit. Play only during your build step.'],
  });
  const file = {
    cards: { tribe, d: leaving, s: soldier() },
    dark: { ground: ['tribe'], character: ['d', 's'] },
  };
  holds({
    ...file,
    script: [dark('use', { unit: 'd', ability: 1 })],
    expect: { tribe: { health: null, zone: 'ground' } },
  });
  holds({
    ...file,
    until: 'turn-end',
    script: [dark('use', { unit: 'd', ability: 1 })],
    expect: { tribe: { zone: 'discard' } },
  });
  holds({
    cards: { tribe, s: soldier() },
    dark: { ground: ['tribe'], character: ['s'] },
    until: 'turn-end',
    expect: { tribe: { zone: 'ground', health: null } },
  });
});

test('"treat this unit as a…": standing alone it works in every zone', () => {
  const chief = soldier({ text: ['Each of your Droids costs 1 less build counter to deploy.'] });
  holds({
    cards: { chief, s: soldier({ text: ['Treat this unit as a Droid.'] }) },
    dark: { buildPoints: 2, hand: ['s'], character: ['chief'] },
    script: [dark('complete', { card: 's' })],
    expect: { s: { zone: 'character' } },
  });
});

test('Pilots: effects on a "Pilot" reach it on its unit; those on Characters do not', () => {
  const ace = soldier({ text: ['[Pilot] Starfighter Pilot. The Starfighter gets: * +1 power.'] });
  const file = (text: string) => ({
    cards: { task: task(text), ace, ship: fighter() },
    dark: { hand: ['task'] },
    light: { space: [{ card: 'ship', pilots: ['ace'] }] },
    script: [complete()],
  });
  holds({
    ...file("Put 1 damage counter on one of your opponent's Pilots."),
    expect: { ace: { damage: 1 }, ship: { damage: 0 } },
  });
  holds({
    ...file("Discard one of your opponent's Pilots."),
    expect: { ace: { zone: 'discard' }, ship: { zone: 'space', pilots: [] } },
  });
  holds({
    ...file("Put 1 damage counter on one of your opponent's Characters."),
    expect: { ace: { damage: 0 } },
  });
});

test('Equipment and Locations are discarded by effects that name them; a Resource never', () => {
  holds({
    cards: {
      task: task('Discard an Equipment.'),
      s: soldier(),
      gun: gear('Character - Weapon', ['Pay 0 Force -> Equip']),
      lost: gear('Character - Weapon', ['Pay 0 Force -> Equip']),
    },
    dark: { hand: ['task'] },
    light: { character: [{ card: 's', equipment: ['gun'] }], hand: ['lost'] },
    script: [complete()],
    expect: { gun: { zone: 'discard' }, s: { equipment: [] }, lost: { zone: 'hand' } },
  });
  holds({
    cards: { task: task('Discard a Location.'), camp: card('Location', [], { subtype: 'Ground' }) },
    dark: { hand: ['task'] },
    locations: [{ ground: 'camp', by: 'light' }],
    script: [complete()],
    expect: { camp: { zone: 'discard', owner: 'light' } },
  });
  holds({
    cards: { task: task('Discard a Resource.'), mint: card('Resource', []) },
    dark: { hand: ['task'] },
    light: { resource: 'mint' },
    script: [complete()],
    expect: { mint: { zone: 'resource' } },
  });
});

test('Resource Cards: counters of the Resource pay costs of other cards', () => {
  const gun = gear('Character - Weapon', [
    'Remove 2 counters from your Resource -> Equip',
    'Equipped unit gets +1 power.',
  ]);
  const file = (resource: number) => ({
    cards: { gun, s: soldier(), mint: card('Resource', []) },
    dark: { buildZone: ['gun'], character: ['s'], resource: { card: 'mint', counters: { resource } } },
    script: [dark('equip', { card: 'gun', unit: 's' })],
  });
  holds({ ...file(2), expect: { s: { power: 3 }, mint: { counters: { resource: 0 } } } });
  refused(file(1), 'cost.pay');
});

test('"all cards stacked with it" and "remove from the game": out of play with everything', () => {
  holds({
    cards: { task: task("Remove one of your opponent's units from the game."), a: tarn('A'), b: tarn('B') },
    dark: { hand: ['task'] },
    light: { character: [{ card: 'a', stack: ['b'] }] },
    script: [complete()],
    expect: { a: { zone: 'out' }, b: { zone: 'out' } },
  });
});

test('Turn Structure, 5: build points are for the build step, a pass ends it', () => {
  refused(
    {
      cards: { s: soldier() },
      dark: { buildPoints: 3, hand: ['s'] },
      script: [dark('done'), dark('complete', { card: 's' })],
    },
    'pop.window',
  );
});

test('"discard each Resource" leaves them where they are (Resource Cards)', () => {
  holds({
    cards: { task: task('Discard each Resource.'), mint: card('Resource', []) },
    dark: { hand: ['task'] },
    light: { resource: 'mint' },
    script: [complete()],
    expect: { mint: { zone: 'resource' } },
  });
});

test('Triggered effects: what a card that is no unit says of itself, when it is completed and when it is discarded', () => {
  const gains = (type: string, when: string, more: object = {}) =>
    card(type, [`When ${when}, gain 2 Force.`], { cost: 1, ...more });
  const kinds: readonly (readonly [string, object])[] = [
    ['Equipment', { subtype: 'Character' }],
    ['Location', { subtype: 'Ground' }],
    ['Resource', {}],
    ['Mission - Campaign', {}],
  ];
  for (const [type, more] of kinds)
    holds({
      cards: { c: gains(type, 'you complete this card', more) },
      dark: { buildPoints: 1, hand: ['c'] },
      script: [dark('complete', { card: 'c' })],
      expect: { dark: { force: 2 } },
    });
  holds({
    cards: {
      c: gains('Location', 'this Location is discarded', kinds[1]?.[1]),
      d: card('Location', [], { subtype: 'Ground' }),
    },
    locations: [{ ground: 'c', by: 'light' }],
    dark: { buildPoints: 2, hand: ['d'] },
    script: [dark('complete', { card: 'd' })],
    expect: { c: { zone: 'discard' }, light: { force: 2 } },
  });
});

test('Condition: "if" of a card that is no unit asks that card', () => {
  const file = (credit: number) => ({
    cards: {
      c: card('Mission - Campaign', [
        'When each turn starts, if Test C has 2 or more credit counters on it, gain 1 Force.',
      ]),
    },
    dark: { buildZone: [{ card: 'c', counters: { credit } }] },
    at: 'turn-start',
    until: 'untap',
  });
  holds({ ...file(2), expect: { dark: { force: 1 } } });
  holds({ ...file(1), expect: { dark: { force: 0 } } });
});

test('"choose": a unit is named by any card of its stack', () => {
  holds({
    cards: { a: tarn('A'), b: tarn('B'), s: soldier(), m: card('Mission', ['Tap one of your units.']) },
    dark: { buildPoints: 2, hand: ['m'], character: ['s', { card: 'a', stack: ['b'] }] },
    script: [dark('complete', { card: 'm' }), dark('choose', { value: 'b' })],
    expect: { a: { tapped: true }, s: { tapped: false } },
  });
});

test('"play only [condition]": a Battle card is played in the step that its words name, the opponent\'s too', () => {
  const times: readonly (readonly [string, typeof dark, string, string])[] = [
    ['when your build step starts', dark, 'dark-build', 'light-build'],
    ['during your build step', dark, 'dark-build', 'light-build'],
    ['during your retreat step', dark, 'dark-retreat', 'light-retreat'],
    ["when your opponent's build step starts", light, 'dark-build', 'light-build'],
    ["during your opponent's build step", light, 'dark-build', 'light-build'],
  ];
  for (const [time, by, at, until] of times) {
    const entry = by('play', { card: 'c' });
    const text = `Pay 0 Force -> Gain 1 Force. Play only ${time}.`;
    const file = { [entry.by]: { hand: ['c'] }, at, until, script: [entry] };
    holds({
      cards: { c: card('Battle', [text], { cost: undefined }) },
      ...file,
      expect: { [entry.by]: { force: 1 } },
    });
    // Without such words it is for the battle phase.
    const plain = card('Battle', ['Pay 0 Force -> Gain 1 Force.'], { cost: undefined });
    refused({ cards: { c: plain }, ...file }, 'effect.activated');
  }
});
