import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ErrorInfo, SwtcgError } from '../../../src/core/error.ts';
import { parseScenario, readScenario } from '../../../src/engine.ts';
import { CARD_DATA, example, type Loose, readExample } from './example.ts';

function errorOf(read: () => unknown): ErrorInfo {
  try {
    read();
  } catch (error) {
    assert.ok(error instanceof SwtcgError, `a typed error, not ${error}`);
    assert.ok(error.info.message.length > 10, 'a sentence');
    return error.info;
  }
  throw new assert.AssertionError({ message: 'It was read without an error.' });
}

const errorIn = (change: (file: Loose) => void) => errorOf(() => readExample(change));

test('the example is right, and has what it says', () => {
  const scenario = readExample();
  assert.equal(scenario.title, 'A position');
  assert.deepEqual(scenario.until, { turn: 1, point: 'turn-end' });
  assert.equal(scenario.cards.tarnA?.power, '*');
  assert.equal(scenario.cards.tarnA?.cost, 4);
  assert.equal(scenario.cards.escort?.cost, null);
  assert.equal(scenario.cards.boost?.speed, null);
  assert.deepEqual(scenario.cards.tarnB?.arenas, ['ground', 'character']);
  assert.equal(scenario.cards.xw?.effects.length, 1);
  assert.equal(scenario.illegal, null);
  assert.equal(scenario.light.lists.character[0]?.stack[0]?.id, 'tarnB');
  assert.equal(scenario.dark.resource?.counters.resource, 5);
  assert.deepEqual(scenario.script[0], { by: 'dark', do: 'attack', unit: 'tie', target: 'xw' });
});

test('ids are in the order in which the cards stand in the file', () => {
  const { order } = readExample();
  assert.deepEqual(order, [
    'tie',
    'tie2',
    'boost',
    'escort',
    'treasury',
    'omen',
    'tarnA',
    'blaster',
    'tarnB',
    'xw',
    'ace',
    'snare',
    'tarnC',
    'camp',
  ]);
});

test('what is left out has its default', () => {
  const scenario = readScenario({ format: 'swtcg-scenario/1', ruleset: 'swtcg-2022' });
  assert.equal(scenario.at, 'battle-start');
  assert.deepEqual(scenario.until, { turn: 1, point: 'turn-end' });
  assert.equal(scenario.dark.force, 0);
  assert.deepEqual(scenario.script, []);
  assert.deepEqual(scenario.expect, {});
  assert.equal(scenario.seed, null);
  assert.equal(scenario.shuffle, false);
});

test('a seed shuffles, unless the file says no', () => {
  const shuffle = (change: (file: Loose) => void) => readExample(change).shuffle;
  assert.equal(
    shuffle((file) => {
      file.seed = 'yavin';
    }),
    true,
  );
  assert.equal(
    shuffle((file) => {
      file.seed = 4;
      file.shuffle = false;
    }),
    false,
  );
});

test('until names points, a later turn, the end of the script and of the game', () => {
  const until = (value: unknown) =>
    readExample((file) => {
      file.until = value;
    }).until;
  assert.equal(until('script-end'), 'script-end');
  assert.equal(until('game-over'), 'game-over');
  assert.deepEqual(until('space-battle'), { turn: 1, point: 'space-battle' });
  assert.deepEqual(until({ turn: 2, point: 'dark-build' }), { turn: 2, point: 'dark-build' });
});

test('an expected illegal entry is told apart from the view', () => {
  const scenario = readExample((file) => {
    file.expect = { illegal: 1, dark: { force: 2 } };
  });
  assert.equal(scenario.illegal, 1);
  assert.deepEqual(scenario.expect, { dark: { force: 2 } });
});

test('every deed of the table is read', () => {
  const script = [
    { by: 'dark', do: 'attack', unit: 'tie', target: 'xw', using: 'Bombard' },
    { by: 'dark', do: 'tap', unit: 'tie' },
    { by: 'light', do: 'use', unit: 'xw', ability: 'Evade', amount: 2 },
    {
      by: 'light',
      do: 'use',
      unit: 'xw',
      ability: 1,
      targets: ['tie', 'dark'],
      x: 2,
      dice: [0, 1],
      cost: 'Pay 1 Force',
    },
    { by: 'light', do: 'use', unit: 'tarnA', ability: 'blaster:2', target: 'tie' },
    { by: 'light', do: 'use', unit: 'xw', ability: 'Velocity', amount: -20 },
    { by: 'dark', do: 'play', card: 'boost', effect: 2, target: 'tie' },
    { by: 'dark', do: 'choose', value: 'tie' },
    { by: 'dark', do: 'choose', value: 3 },
    { by: 'dark', do: 'predict', hits: 0 },
    { by: 'light', do: 'bid', force: 1 },
    { by: 'light', do: 'build', card: 'snare', counters: 2 },
    { by: 'light', do: 'complete', card: 'snare' },
    { by: 'light', do: 'complete', card: 'camp', to: 'discard' },
    { by: 'light', do: 'complete', card: 'tarnC', to: 'top', unit: 'tarnA', cost: 'Alternative Cost' },
    { by: 'light', do: 'move', unit: 'ace', to: 'xw' },
    { by: 'light', do: 'move', unit: 'ace', to: 'buildZone' },
    { by: 'light', do: 'equip', card: 'blaster', unit: 'tarnA' },
    { by: 'light', do: 'detach', card: 'blaster' },
    { by: 'light', do: 'rearrange', unit: 'tarnA', top: 'tarnB' },
    { by: 'light', do: 'retreat', unit: 'xw' },
    { by: 'light', do: 'upkeep', unit: 'xw', cost: 1 },
    { by: 'light', do: 'done' },
    { by: 'light', do: 'pass' },
    { by: 'light', do: 'decline', what: 'draw' },
    { by: 'dark', do: 'side', bid: 2 },
    { by: 'dark', do: 'event', card: 'omen' },
    { by: 'dark', do: 'resource', card: 'treasury' },
    { by: 'dark', do: 'mulligan', cards: ['boost'], to: 'discard' },
    { by: 'dark', do: 'setup', card: 'tie', to: 'space' },
    { by: 'dark', do: 'setup', card: 'tie', to: 'buildZone', counters: 2 },
    { by: 'light', do: 'setup', card: 'tarnC', to: 'under', unit: 'tarnA' },
  ];
  assert.deepEqual(
    readExample((file) => {
      file.script = script;
    }).script,
    script,
  );
});

test('Building Cards with Build Costs: a partially built Resource lies in the build zone, too', () => {
  const { dark } = readExample((file) => {
    file.dark.resource = null;
    file.dark.buildZone = [{ card: 'treasury', faceDown: true, build: 2 }];
  });
  assert.equal(dark.lists.buildZone[0]?.build, 2);
});

test('a stack may have cards of one person, cards by the Stack keyword, and face-down cards', () => {
  const stacked = (change: (file: Loose) => void) =>
    readExample(change).light.lists.character[0]?.stack.length;
  assert.equal(
    stacked((file) => {
      file.cards.tarnA.name = 'Leia Organa';
      file.cards.tarnB.name = 'Princess Leia';
    }),
    1,
  );
  assert.equal(
    stacked((file) => {
      file.light.character[0].stack = [{ id: 'under', card: 'boost', faceDown: true }];
    }),
    1,
  );
});

const put = (path: string, value: unknown) => (file: Loose) => {
  const keys = path.split('.');
  const last = keys.pop() as string;
  let at = file;
  for (const key of keys) at = at[key];
  if (value === undefined) delete at[last];
  else at[last] = value;
};

/** A change, the path of the error, and what its sentence must say. */
const BAD: [change: (file: Loose) => void, path: string, says: RegExp][] = [
  // The file
  [put('format', undefined), '$.format', /missing/],
  [put('format', 1), '$.format', /number 1/],
  [put('format', 'swtcg-scenario/2'), '$.format', /newer/],
  [put('format', 'swtcg-replay/1'), '$.format', /replay/],
  [put('format', 'swtcg-scenary/1'), '$.format', /Did you mean/],
  [put('ruleset', undefined), '$.ruleset', /missing/],
  [put('ruleset', 'swtcg-2012'), '$.ruleset', /swtcg-2022/],
  [put('scrip', []), '$.scrip', /Did you mean "script"/],
  [put('settings', {}), '$.settings', /not a key/],
  [put('a b', {}), '$["a b"]', /not a key/],
  [put('title', 5), '$.title', /text/],
  [put('tags', 'one'), '$.tags', /list/],
  [put('tags', ['one', 2]), '$.tags[1]', /number 2/],
  [put('tags', null), '$.tags', /null/],
  [put('question', {}), '$.question', /object/],
  // Cards
  [put('cards', []), '$.cards', /empty list/],
  [put('cards', null), '$.cards', /null/],
  [put('cards.tie', 'x'), '$.cards.tie', /text "x"/],
  [put('cards.tie.name', undefined), '$.cards.tie.name', /missing/],
  [put('cards.tie.name', ' '), '$.cards.tie.name', /empty/],
  [put('cards.tie.side', 'drak'), '$.cards.tie.side', /Did you mean "dark"/],
  [put('cards.tie.side', undefined), '$.cards.tie.side', /missing/],
  [put('cards.tie.type', 'Spaace'), '$.cards.tie.type', /type line/],
  [put('cards.tie.type', undefined), '$.cards.tie.type', /missing/],
  [put('cards.tie.type', 'Mission - Tarp'), '$.cards.tie.type', /type line/],
  [put('cards.camp.subtype', undefined), '$.cards.camp.subtype', /type line/],
  [put('cards.camp.subtype', 'Sky - Camp'), '$.cards.camp.subtype', /type line/],
  [put('cards.tie.cost', 'X'), '$.cards.tie.cost', /cost/],
  [put('cards.tie.cost', -1), '$.cards.tie.cost', /at least 0/],
  [put('cards.tie.speed', '50'), '$.cards.tie.speed', /"\*"/],
  [put('cards.tie.power', 1.5), '$.cards.tie.power', /1\.5/],
  [put('cards.tie.health', 1e9), '$.cards.tie.health', /at most/],
  [put('cards.tie.healt', 2), '$.cards.tie.healt', /Did you mean "health"/],
  [put('cards.tie.effects', []), '$.cards.tie.effects', /not a key/],
  [put('cards.tie.version', 1), '$.cards.tie.version', /version/],
  [put('cards.tie.text', 'Armor'), '$.cards.tie.text', /one entry a paragraph/],
  [put('cards.tie.text', ['']), '$.cards.tie.text[0]', /empty/],
  [put('cards.tie.text', [{}]), '$.cards.tie.text[0]', /object/],
  [put('cards.tie.text', Array(41).fill('Armor')), '$.cards.tie.text', /at most 40/],
  [
    (file) => {
      file.cards.dark = file.cards.tie;
      file.dark.hand = ['dark'];
    },
    '$.dark.hand[0]',
    /reserved/,
  ],
  [put('cards.luke', { ref: 'ANH/Luke Skywalker (A)' }), '$.cards.luke.ref', /no card "ANH/],
  [put('cards.luke', { ref: 'ANH/Luke Skywalker (A)', cost: 1 }), '$.cards.luke.cost', /not a key/],
  // Seats
  [put('dark', []), '$.dark', /seat/],
  [put('dark.force', -1), '$.dark.force', /at least 0/],
  [put('dark.force', '2'), '$.dark.force', /text "2"/],
  [put('dark.buildPoints', null), '$.dark.buildPoints', /null/],
  [put('dark.build', []), '$.dark.build', /not a key/],
  [put('dark.spcae', []), '$.dark.spcae', /Did you mean "space"/],
  [put('dark.space', 'tie'), '$.dark.space', /list/],
  [put('dark.space', ['tei']), '$.dark.space[0]', /Did you mean "tie"/],
  [put('dark.space', ['tie', 'tie']), '$.dark.space[1]', /give ids/],
  [put('light.hand', ['tie']), '$.light.hand[0]', /\$\.dark\.space\[0\]/],
  [put('dark.space.1.id', 'tie'), '$.dark.space[1].id', /stands already/],
  [put('dark.space.1.id', 'winner'), '$.dark.space[1].id', /reserved/],
  [put('dark.space.1.id', ''), '$.dark.space[1].id', /empty/],
  [put('dark.space.1.id', 7), '$.dark.space[1].id', /number 7/],
  [put('dark.space.1.card', undefined), '$.dark.space[1].card', /missing/],
  [put('dark.space.1.card', 'tiee'), '$.dark.space[1].card', /Did you mean "tie"/],
  [put('dark.space.1.damage', -1), '$.dark.space[1].damage', /at least 0/],
  [put('dark.space.1.damage', '1'), '$.dark.space[1].damage', /text "1"/],
  [put('dark.space.1.tapped', 1), '$.dark.space[1].tapped', /true or false/],
  [put('dark.space.1.damaged', 1), '$.dark.space[1].damaged', /Did you mean "damage"/],
  [put('dark.space.1.owner', 'neutral'), '$.dark.space[1].owner', /seat/],
  [put('dark.space.1.counters', { mastery: -1 }), '$.dark.space[1].counters.mastery', /at least 0/],
  [put('dark.space.1.counters', 3), '$.dark.space[1].counters', /number 3/],
  [put('dark.space.1.build', 1), '$.dark.space[1].build', /build zone/],
  [put('dark.space.1.faceDown', true), '$.dark.space[1].faceDown', /face-up/],
  [put('dark.space.2', 5), '$.dark.space[2]', /number 5/],
  // Where cards can stand
  [put('dark.ground', [{ id: 'g', card: 'tie' }]), '$.dark.ground[0]', /ground arena/],
  [put('dark.space.2', { id: 'b', card: 'boost' }), '$.dark.space[2]', /Battle card/],
  [put('light.ground', [{ id: 'c', card: 'camp' }]), '$.light.ground[0]', /Location/],
  [put('light.character.1', { id: 'e', card: 'blaster' }), '$.light.character[1]', /Equipment/],
  [put('dark.resource', { id: 't', card: 'tie' }), '$.dark.resource', /Resource/],
  [put('dark.resource', ['treasury']), '$.dark.resource', /list/],
  [put('dark.event', { id: 't', card: 'treasury' }), '$.dark.event', /Event/],
  [put('dark.supply', [{ id: 's', card: 'tie' }]), '$.dark.supply[0]', /supply/],
  [put('dark.buildZone', [{ id: 'b', card: 'boost' }]), '$.dark.buildZone[0]', /build zone/],
  [put('dark.buildZone', [{ id: 's', card: 'escort' }]), '$.dark.buildZone[0]', /Subordinate/],
  [put('light.buildZone.0.damage', 1), '$.light.buildZone[0].damage', /face-down/],
  [put('dark.hand', [{ card: 'boost', tapped: true }]), '$.dark.hand[0].tapped', /not in play/],
  [
    put('light.deck', [{ card: 'tarnC', stack: [{ id: 'b2', card: 'tarnB' }] }]),
    '$.light.deck[0].stack',
    /not in play/,
  ],
  [put('dark.hand', [{ card: 'boost', owner: 'light' }]), '$.dark.hand[0].owner', /their own/],
  [put('light.space.0.pilots', ['ace', { id: 'p', card: 'tarnC' }]), '$.light.space[0].pilots[1]', /Pilot/],
  [put('light.space.0.pilots', [{ id: 'p', card: 'tie' }]), '$.light.space[0].pilots[0]', /no Pilot ability/],
  [
    put('light.character.0.equipment', [{ id: 'p', card: 'ace' }]),
    '$.light.character[0].equipment[0]',
    /Equipment/,
  ],
  [put('dark.resource.equipment', [{ id: 'e', card: 'blaster' }]), '$.dark.resource.equipment', /no unit/],
  // Stacks
  [put('light.character.0.stack', [{ id: 't', card: 'tie' }]), '$.light.character[0].stack[0]', /unique/],
  [
    (file) => {
      file.cards.tarnB.name = 'Zal Marr';
    },
    '$.light.character[0].stack[0]',
    /one name/,
  ],
  [
    (file) => {
      file.cards.tarnB.version = 'A';
    },
    '$.light.character[0].stack[0]',
    /already/,
  ],
  [
    put('light.character.0.stack', [{ card: 'tarnB', tapped: true }]),
    '$.light.character[0].stack[0].tapped',
    /top card/,
  ],
  [
    (file) => {
      for (const one of ['D', 'E', 'F']) file.cards[`tarn${one}`] = { ...file.cards.tarnC, version: one };
      file.light.character[0].stack = ['tarnB', 'tarnD', 'tarnE', 'tarnF'];
    },
    '$.light.character[0].stack',
    /at most four/,
  ],
  // Locations
  [put('locations', {}), '$.locations', /list/],
  [put('locations.0.by', undefined), '$.locations[0].by', /missing/],
  [put('locations.0', { by: 'dark' }), '$.locations[0]', /arena/],
  [put('locations.0', { space: 'camp', by: 'dark' }), '$.locations[0].space', /not for space/],
  [put('locations.0', { ground: 'camp', space: 'camp', by: 'dark' }), '$.locations[0].ground', /one arena/],
  [put('locations.0.ground', { id: 't', card: 'tie' }), '$.locations[0].ground', /Location/],
  [put('locations.1', { ground: { id: 'c', card: 'camp' }, by: 'dark' }), '$.locations[1].ground', /already/],
  // Where play starts and stops, dice, seed
  [put('at', 'space-batle'), '$.at', /Did you mean "space-battle"/],
  [put('at', 'game-over'), '$.at', /point/],
  [put('at', null), '$.at', /null/],
  [put('until', 'never'), '$.until', /point/],
  [put('until', 'dark-build'), '$.until', /"turn": 2/],
  [put('until', { turn: 2 }), '$.until.point', /missing/],
  [put('until', { turn: 0, point: 'untap' }), '$.until.turn', /at least 1/],
  [put('until', { turn: 2, step: 'untap', point: 'untap' }), '$.until.step', /not a key/],
  [put('dice', 6), '$.dice', /list/],
  [put('dice', null), '$.dice', /null/],
  [put('dice', [6, 7]), '$.dice[1]', /at most 6/],
  [put('dice', [0]), '$.dice[0]', /at least 1/],
  [put('dice', [2.5]), '$.dice[0]', /2\.5/],
  [put('seed', true), '$.seed', /number or a text/],
  [put('shuffle', 'no'), '$.shuffle', /true or false/],
  [put('shuffle', true), '$.shuffle', /seed/],
  // Script
  [put('script', {}), '$.script', /list/],
  [put('script', null), '$.script', /null/],
  [put('script.0', 'pass'), '$.script[0]', /entry/],
  [put('script.0.by', 'judge'), '$.script[0].by', /player/],
  [put('script.0.by', undefined), '$.script[0].by', /missing/],
  [put('script.0.do', undefined), '$.script[0].do', /missing/],
  [put('script.0.do', 'atack'), '$.script[0].do', /Did you mean "attack"/],
  [put('script.0.do', 'dance'), '$.script[0].do', /attack, tap, use/],
  [put('script.0.do', 'constructor'), '$.script[0].do', /deed/],
  [put('script.0.unit', undefined), '$.script[0].unit', /needs "unit" and "target"/],
  [put('script.0.target', 'xv'), '$.script[0].target', /Did you mean "xw"/],
  [put('script.0.target', ['xw']), '$.script[0].target', /list/],
  [put('script.0.using', 'Bombar'), '$.script[0].using', /Bombard/],
  [put('script.0.amount', 2), '$.script[0].amount', /not a key/],
  [put('script.1.unit', 'xw'), '$.script[1].unit', /not a key/],
  [put('script.1', { by: 'light', do: 'use', unit: 'xw' }), '$.script[1].ability', /needs/],
  [put('script.1', { by: 'light', do: 'use', unit: 'xw', ability: 0 }), '$.script[1].ability', /at least 1/],
  [
    put('script.1', { by: 'light', do: 'use', unit: 'xw', ability: 'Evaed' }),
    '$.script[1].ability',
    /"Evade"/,
  ],
  [put('script.1', { by: 'light', do: 'use', unit: 'xw', ability: 'zz:1' }), '$.script[1].ability', /"zz"/],
  [
    put('script.1', { by: 'light', do: 'use', unit: 'xw', ability: 1, dice: [-1] }),
    '$.script[1].dice[0]',
    /at least/,
  ],
  [
    put('script.1', { by: 'light', do: 'use', unit: 'xw', ability: 1, target: 'tie', targets: [] }),
    '$.script[1].targets',
    /not both/,
  ],
  [put('script.1', { by: 'light', do: 'build', card: 'snare' }), '$.script[1].counters', /needs/],
  [
    put('script.1', { by: 'light', do: 'build', card: 'snare', counters: 1.5 }),
    '$.script[1].counters',
    /1\.5/,
  ],
  [
    put('script.1', { by: 'light', do: 'complete', card: 'snare', to: 'grund' }),
    '$.script[1].to',
    /"ground"/,
  ],
  [put('script.1', { by: 'light', do: 'complete', card: 'tarnC', to: 'top' }), '$.script[1].unit', /stack/],
  [
    put('script.1', { by: 'light', do: 'complete', card: 'tarnC', to: 'ground', unit: 'xw' }),
    '$.script[1].unit',
    /top/,
  ],
  [put('script.1', { by: 'light', do: 'move', unit: 'ace', to: 'hand' }), '$.script[1].to', /buildZone/],
  [
    put('script.1', { by: 'light', do: 'mulligan', cards: ['tarnC'], to: 'hand' }),
    '$.script[1].to',
    /discard, deck/,
  ],
  [put('script.1', { by: 'light', do: 'mulligan', cards: 'tarnC', to: 'deck' }), '$.script[1].cards', /list/],
  [
    put('script.1', { by: 'light', do: 'setup', card: 'tarnC', to: 'buildZone' }),
    '$.script[1].counters',
    /needs/,
  ],
  [
    put('script.1', { by: 'light', do: 'setup', card: 'tarnC', to: 'ground', counters: 1 }),
    '$.script[1].counters',
    /buildZone/,
  ],
  [put('script.1', { by: 'light', do: 'choose', value: null }), '$.script[1].value', /answer/],
  [put('script.1', { by: 'light', do: 'bid', force: -1 }), '$.script[1].force', /at least 0/],
  [put('script.1', { by: 'light', do: 'decline', what: 'everything' }), '$.script[1].what', /"everything"/],
  // Expectations
  [put('expect', []), '$.expect', /empty list/],
  [put('expect', null), '$.expect', /null/],
  [put('expect.xv', { damage: 1 }), '$.expect.xv', /Did you mean "xw"/],
  [put('expect.xw.damag', 1), '$.expect.xw.damag', /Did you mean "damage"/],
  [put('expect.xw.damage', '1'), '$.expect.xw.damage', /text "1"/],
  [put('expect.xw.zone', 'spce'), '$.expect.xw.zone', /Did you mean "space"/],
  [put('expect.xw.zone', 'on:nobody'), '$.expect.xw.zone', /"nobody"/],
  [put('expect.xw.pilots', 'ace'), '$.expect.xw.pilots', /list/],
  [put('expect.xw.pilots', ['acee']), '$.expect.xw.pilots[0]', /Did you mean "ace"/],
  [put('expect.xw.keywords', { Armour: true }), '$.expect.xw.keywords.Armour', /Did you mean "Armor"/],
  [put('expect.xw.keywords', { Evade: 'two' }), '$.expect.xw.keywords.Evade', /number, true, false/],
  [put('expect.light.forc', 1), '$.expect.light.forc', /Did you mean "force"/],
  [put('expect.light.hand', 'two'), '$.expect.light.hand', /list/],
  [put('expect.winner', 'draw'), '$.expect.winner', /seat/],
  [put('expect.control', { sky: null }), '$.expect.control.sky', /not a key/],
  [put('expect.illegal', 2), '$.expect.illegal', /no entry 2/],
  [put('expect.illegal', -1), '$.expect.illegal', /at least 0/],
];

test('a wrong file is an error that says where and what', () => {
  for (const [change, path, says] of BAD) {
    const info = errorIn(change);
    assert.equal(info.code, 'bad-scenario', `${path}: ${info.message}`);
    assert.equal(info.path, path, info.message);
    assert.match(info.message, says, path);
  }
});

test('what is no object is no scenario', () => {
  for (const json of [null, undefined, 1, 'text', true, []]) {
    const info = errorOf(() => readScenario(json));
    assert.deepEqual([info.code, info.path], ['bad-scenario', '$']);
  }
});

test('a paragraph that the grammar cannot read is never skipped', () => {
  const info = errorIn(put('cards.tie.text', ['Armor', 'Every third Tuesday this unit sings.']));
  assert.deepEqual([info.code, info.path], ['text-not-read', '$.cards.tie.text[1]']);
});

test('a file that is wrong is called wrong, even where its texts cannot be read', () => {
  const info = errorIn((file) => {
    file.cards.tie.text = ['Every third Tuesday this unit sings.'];
    file.expect.xw.damage = 'one';
  });
  assert.deepEqual([info.code, info.path], ['bad-scenario', '$.expect.xw.damage']);
});

test('a reference is looked up where card data is loaded', () => {
  const file = {
    format: 'swtcg-scenario/1',
    ruleset: 'swtcg-2022',
    cards: { luke: { ref: 'ANH/Luke Skywalker (A)' } },
  };
  const luke = readExample().cards.tarnA;
  assert.ok(luke);
  assert.equal(readScenario(file, { cards: () => luke }).cards.luke, luke);
  const info = (cards?: () => typeof luke | undefined) =>
    errorOf(() => readScenario(file, cards && { cards }));
  assert.deepEqual([info().code, info().path], ['bad-scenario', '$.cards.luke.ref']);
  assert.match(info().message, /--cards/);
  assert.deepEqual(
    [info(() => undefined).code, info(() => undefined).path],
    ['bad-scenario', '$.cards.luke.ref'],
  );
  const unread = info(() => ({ ...luke, text: ['Sing.'], effects: [{ kind: 'manual', text: 'Sing.' }] }));
  assert.deepEqual([unread.code, unread.path], ['text-not-read', '$.cards.luke.ref']);
});

test('names of JavaScript itself are no names of a file', () => {
  const source = JSON.stringify(example());
  const inject = (before: string, json: string) => source.replace(before, `${before}${json},`);
  const evil: [string, string][] = [
    [inject('{', '"__proto__":{"polluted":true}'), '$.__proto__'],
    [inject('"cards":{', '"__proto__":{"name":"x"}'), '$.cards.__proto__'],
    [inject('"cards":{', '"constructor":{"name":"x"}'), '$.cards.constructor'],
    [inject('"dark":{', '"__proto__":{"force":9}'), '$.dark.__proto__'],
    [inject('"counters":{', '"__proto__":{"x":1}'), '$.dark.resource.counters.__proto__'],
    [inject('"expect":{', '"__proto__":{"x":1}'), '$.expect.__proto__'],
    [inject('"expect":{', '"toString":{}'), '$.expect.toString'],
    [inject('"keywords":{', '"__proto__":1'), '$.expect.xw.keywords.__proto__'],
    [source.replace('"id":"tie2"', '"id":"__proto__"'), '$.dark.space[1].id'],
    [source.replace('"id":"tie2"', '"id":"hasOwnProperty"'), '$.dark.space[1].id'],
    [inject('"script":[{', '"__proto__":{"do":"pass"}'), '$.script[0].__proto__'],
    [source.replace('"unit":"tie"', '"unit":"__proto__"'), '$.script[0].unit'],
    [source.replace('"type":"Space"', '"type":"constructor"'), '$.cards.tie.type'],
  ];
  for (const [text, path] of evil) {
    assert.notEqual(text, source, path);
    const info = errorOf(() => parseScenario(text, CARD_DATA));
    assert.deepEqual([info.code, info.path], ['bad-scenario', path], info.message);
  }
  assert.equal(({} as { polluted?: unknown }).polluted, undefined);
});

test('fields are never taken from a prototype', () => {
  const file = Object.assign(Object.create({ script: 'inherited', dark: 'inherited' }), {
    format: 'swtcg-scenario/1',
    ruleset: 'swtcg-2022',
  });
  assert.deepEqual(readScenario(file).script, []);
});
