// What pays a cost where several cards could (Building Cards with Build Costs; Effect Types, Activated effects; Equip).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { swtcg2022 } from '../../../machines/swtcg/complete.ts';
import { parseScenario, Session, startPosition } from '../../../src/index.ts';
import { card, dark, gear, holds, refused, soldier, unit } from '../../helpers/command.ts';

const chief = (text: string) => unit('Character', 'Officer', [20, 1, 3], { text: [text] });
const two = [{ id: 'a', card: 's', tapped: true }, 's'];
const battle = { at: 'character-battle', until: 'end-of-turn' };

test('Activated effects: the only card that can pay does so, though others are of that sort', () => {
  holds({
    ...battle,
    cards: { c: chief('Tap one of your Soldiers -> Gain 2 Force.'), s: soldier() },
    dark: { character: ['c', ...two] },
    script: [dark('use', { unit: 'c', ability: 1 })],
    expect: { s: { tapped: true }, dark: { force: 2 } },
  });
  holds({
    ...battle,
    cards: { c: chief('Remove 2 mastery counters from one of your Soldiers -> Gain 2 Force.'), s: soldier() },
    dark: { character: ['c', { id: 'a', card: 's' }, { card: 's', counters: { mastery: 2 } }] },
    script: [dark('use', { unit: 'c', ability: 1 })],
    expect: { s: { counters: { mastery: 0 } }, dark: { force: 2 } },
  });
  const also = card('Mission', [
    'To complete this Mission, you must also tap one of your Soldiers. Gain 3 Force.',
  ]);
  const other = soldier({ text: ['Alternative Cost: Tap one of your Soldiers.'] });
  for (const [key, way] of [
    ['m', {}],
    ['o', { to: 'character', cost: 'Alternative Cost' }],
  ] as const)
    holds({
      cards: { m: also, o: other, s: soldier() },
      dark: { buildPoints: 2, hand: [key], character: two },
      script: [dark('complete', { card: key, ...way })],
      expect: { s: { tapped: true } },
    });
});

test('Activated effects: of several that can pay the first does, where none is named', () => {
  const c = chief('Discard a card from your hand -> One of your Soldiers gets +2 power until end of turn.');
  const file = { ...battle, cards: { c, s: soldier() } };
  const hands = {
    hand: [
      { id: 'x', card: 's' },
      { id: 'y', card: 's' },
    ],
    character: ['c', 's', { id: 'a', card: 's' }],
  };
  const use = (more: object) => [dark('use', { unit: 'c', ability: 1, ...more })];
  holds({ ...file, dark: hands, script: use({}), expect: { dark: { hand: ['y'] }, s: { power: 4 } } });
  holds({
    ...file,
    dark: hands,
    script: use({ target: 'a' }),
    expect: { dark: { hand: ['y'] }, a: { power: 4 } },
  });
  holds({
    ...file,
    dark: hands,
    script: use({ targets: ['y', 'a'] }),
    expect: { dark: { hand: ['x'] }, a: { power: 4 } },
  });
  refused({ ...file, dark: hands, script: use({ target: 'c' }) }, 'effect.target');
});

test('Equip: its cost is paid with the cards that are named, else with the first', () => {
  const cards = {
    gun: gear('Character - Weapon', ['Discard 2 cards from your hand -> Equip']),
    tool: gear('Character - Weapon', ['Tap one of your Soldiers -> Equip']),
    s: soldier(),
  };
  const hand = ['x', 'y', 'z'].map((id) => ({ id, card: 's' }));
  const at = { hand, buildZone: ['gun', 'tool'], character: ['s', { id: 'a', card: 's' }] };
  const on = (one: string, more: object = {}) => [dark('equip', { card: one, unit: 's', ...more })];
  holds({ cards, dark: at, script: on('gun'), expect: { gun: { zone: 'on:s' }, dark: { hand: ['z'] } } });
  holds({
    cards,
    dark: at,
    script: on('gun', { targets: ['y', 'z'] }),
    expect: { gun: { zone: 'on:s' }, dark: { hand: ['x'] } },
  });
  holds({
    cards,
    dark: at,
    script: on('tool', { target: 'a' }),
    expect: { tool: { zone: 'on:s' }, a: { tapped: true }, s: { tapped: false } },
  });
  refused({ cards, dark: at, script: on('tool', { target: 'x' }) }, 'effect.target');
  refused({ cards, dark: at, script: on('gun', { target: 'a' }) }, 'effect.target');
});

/** What a player may do in the build step. */
function legalIn(cards: Record<string, object>, at: object) {
  const file = {
    format: 'swtcg-scenario/1',
    ruleset: 'swtcg-2022',
    cards: Object.fromEntries(
      Object.entries(cards).map(([key, one]) => [key, { name: `Test ${key}`, ...one }]),
    ),
    dark: at,
    light: {},
    at: 'dark-build',
  };
  const session = new Session(swtcg2022, startPosition(parseScenario(JSON.stringify(file))));
  session.decide({ by: 'dark', do: 'pass' });
  return session.legal();
}

test('Building Cards with Build Costs: what pays a completion, and every X, is among the legal decisions', () => {
  const legal = legalIn(
    {
      m: card('Mission', ['To complete this Mission, you must also pay X Force. Draw X cards.'], { cost: 0 }),
      o: card(
        'Mission',
        ['To complete this Mission, you must also tap one of your Soldiers. Gain 1 Force.'],
        { cost: 0 },
      ),
      a: soldier({ text: ['Alternative Cost: Discard one of your Soldiers.'], cost: 9 }),
      s: soldier(),
    },
    {
      force: 2,
      hand: ['m', 'o', 'a'],
      character: ['s', { id: 't', card: 's' }, { id: 'u', card: 's', tapped: true }],
    },
  );
  const of = (id: string) => legal.filter((one) => one.card === id && one.do === 'complete');
  assert.deepEqual(
    of('m').map(({ x }) => x),
    [0, 1, 2],
  );
  assert.deepEqual(
    of('o').map(({ targets }) => targets),
    [['s'], ['t']],
  );
  const ways = of('a').filter(({ cost, to }) => cost === 'Alternative Cost' && to === 'character');
  assert.deepEqual(
    ways.map(({ targets }) => targets),
    [['s'], ['t'], ['u']],
  );
});

test('Meditate: every card that could pay, and every arena, is among the legal decisions', () => {
  const both = soldier({ type: 'Ground/Character', text: ['Discard a card from your hand -> Meditate'] });
  const at = { discard: ['both'], hand: ['s', { id: 't', card: 's' }] };
  const ways = legalIn({ both, s: soldier({ cost: 9 }) }, at).filter(({ do: deed }) => deed === 'play');
  assert.deepEqual(
    ways.map(({ to, targets }) => [to, targets?.[0]]),
    [
      ['ground', 's'],
      ['character', 's'],
      ['ground', 't'],
      ['character', 't'],
    ],
  );
});

test('Equip: every card that could pay is among the legal decisions', () => {
  const legal = legalIn(
    { gun: gear('Character - Weapon', ['Tap one of your Soldiers -> Equip']), s: soldier() },
    { buildZone: ['gun'], character: ['s', { id: 'a', card: 's' }, { id: 'b', card: 's', tapped: true }] },
  );
  const ways = legal.filter(({ do: deed, unit }) => deed === 'equip' && unit === 's');
  assert.deepEqual(
    ways.map(({ targets }) => targets?.[0]),
    ['s', 'a'],
  );
});

test('Meditate: what must be paid besides to complete the card is paid (Phrases, "to complete this")', () => {
  const m = card('Mission', [
    'To complete this Mission, you must also tap one of your Soldiers. Gain 3 Force.',
    'Pay 1 Force -> Meditate',
  ]);
  const file = (tapped: boolean) => ({
    cards: { m, s: soldier() },
    dark: { force: 1, discard: ['m'], character: [{ card: 's', tapped }] },
    script: [dark('play', { card: 'm' })],
  });
  holds({ ...file(false), expect: { m: { zone: 'out' }, s: { tapped: true }, dark: { force: 3 } } });
  refused(file(true), 'cost.pay');
});
