// What a seat may know (Information Sharing): nothing of what lies hidden is in its view.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { swtcg2022 } from '../../../machines/swtcg/complete.ts';
import { GameHost, parseScenario, startPosition } from '../../../src/engine.ts';
import type { Decision } from '../../../src/swtcg/decisions/decision.ts';
import type { Side } from '../../../src/swtcg/model/state.ts';
import type { SwtcgTypes } from '../../../src/swtcg/types.ts';
import { maskedView, masks } from '../../../src/swtcg/view/hidden.ts';
import { seatView, seatWhyNot, unmasked } from '../../../src/swtcg/view/seat-view.ts';
import { card, soldier } from '../../helpers/command.ts';

function tableOf(file: object): GameHost<SwtcgTypes> {
  const whole = { format: 'swtcg-scenario/1', ruleset: 'swtcg-2022', dice: [], ...file };
  return new GameHost(swtcg2022, startPosition(parseScenario(JSON.stringify(whole)), { autoPass: 'empty' }));
}

const named = (cards: Record<string, object>): object =>
  Object.fromEntries(
    Object.entries(cards).map(([key, one]) => [key, { name: `Test ${key.toUpperCase()}`, ...one }]),
  );

const file = {
  cards: named({ s: soldier(), t: soldier(), task: card('Mission', ['Gain 1 Force.']) }),
  dark: {
    buildPoints: 3,
    hand: ['s'],
    deck: [{ id: 'd1', card: 't' }],
    buildZone: [{ id: 'b1', card: 't', faceDown: true, build: 1 }],
  },
  light: {
    hand: ['task'],
    buildZone: [{ id: 'b2', card: 's', faceDown: true, build: 2 }],
    discard: [{ id: 'x', card: 's' }],
  },
  at: 'dark-build',
  until: 'game-over',
};

test("Private Information: the opponent's hand, decks and face-down cards are masked", () => {
  const { game } = tableOf(file);
  const dark = seatView(game, 'dark');
  assert.deepEqual(dark.state.light.hand, ['hidden:light:hand:1']);
  assert.ok(!JSON.stringify(dark).includes('"task"'));
  assert.ok(!JSON.stringify(dark).includes('"b2"'));
  const covered = dark.state['hidden:light:build:1'] as { build: number; faceDown: boolean; power: unknown };
  assert.deepEqual([covered.build, covered.faceDown, covered.power], [2, true, null]);
  assert.equal(dark.known.b1, 't');
  assert.equal(dark.known.b2, undefined);
});

test('Private Information: somebody who only looks on sees what both players know, and no more', () => {
  const { game } = tableOf(file);
  const hidden = masks(game, 'spectator');
  for (const seat of ['dark', 'light'] as Side[])
    for (const id of masks(game, seat).keys()) assert.ok(hidden.has(id), `${id} is hidden from ${seat}`);
  assert.deepEqual([...hidden.keys()].sort(), ['b1', 'b2', 'd1', 's', 'task']);
  const seen = JSON.stringify(maskedView(game, hidden));
  for (const id of hidden.keys()) assert.ok(!seen.includes(`"${id}"`), `the view holds ${id}`);
});

test('Pull Resource; Phrases, "search": whoever looks through cards knows those that may be chosen, and nobody else does', () => {
  const looking = (text: string) =>
    tableOf({
      ...file,
      cards: { ...file.cards, ...named({ look: card('Mission', [text], { cost: 1 }) }) },
      dark: {
        ...file.dark,
        hand: ['look'],
        deck: [
          { id: 'drawn', card: 't' },
          { id: 'd1', card: 't' },
          { id: 'd2', card: 's' },
          { id: 'd3', card: 't' },
        ],
      },
    });
  for (const [text, seen] of [
    [
      'Look at the top 2 cards of your deck. Put one of those cards into your hand. Discard the rest.',
      ['d1', 'd2'],
    ],
    [
      'Search your deck for a Character card, show it to your opponent and put it into your hand.',
      ['d1', 'd2', 'd3'],
    ],
  ] as const) {
    const table = looking(text);
    table.decide({ by: 'dark', do: 'complete', card: 'look' });
    assert.equal(table.game.windows.at(-1)?.kind, 'choice', text);
    const hidden = (seat: Side) => [...masks(table.game, seat).keys()].filter((id) => /^d\d/.test(id));
    assert.deepEqual(
      hidden('dark'),
      ['d1', 'd2', 'd3'].filter((id) => !(seen as readonly string[]).includes(id)),
      text,
    );
    assert.deepEqual(hidden('light'), ['d1', 'd2', 'd3'], text);
  }
  const table = tableOf({
    ...file,
    cards: { ...file.cards, ...named({ r: card('Resource', ['Pay 1 Force -> Gain 1 build point.']) }) },
    dark: {
      deck: [
        { id: 'd1', card: 't' },
        { id: 'd2', card: 'r' },
      ],
    },
    light: { deck: [{ id: 'l1', card: 't' }] },
    at: 'preparation',
  });
  assert.equal(table.game.windows.at(-1)?.kind, 'resource');
  assert.deepEqual([...masks(table.game, 'dark').keys()], ['d1', 'l1']);
  assert.deepEqual([...masks(table.game, 'light').keys()], ['d1', 'd2', 'l1']);
});

test('Free Information: discard piles, Force, build points and cards in play are shown to both', () => {
  const { game } = tableOf(file);
  for (const seat of ['dark', 'light'] as Side[]) {
    const { state } = seatView(game, seat);
    assert.deepEqual(state.light.discard, ['x']);
    assert.equal(state.dark.buildPoints, 3);
  }
});

test('decisions are told to the player whose chance it is, and to nobody else', () => {
  const { game } = tableOf(file);
  assert.ok(seatView(game, 'dark').decisions.length > 0);
  assert.deepEqual(seatView(game, 'light').decisions, []);
});

test('a decision with a card that one can not know is refused without telling anything of it', () => {
  const { game } = tableOf(file);
  const decision = { by: 'dark', do: 'complete', card: 'b2' } as const;
  assert.equal(unmasked(game, 'dark', decision), null);
  assert.equal(seatWhyNot(game, 'dark', decision)?.rule, 'info.private');
  const refusal = seatWhyNot(game, 'dark', { by: 'dark', do: 'complete', card: 'hidden:light:build:1' });
  assert.ok(refusal && !refusal.message.includes('Test'));
});

test("Game Zones, hand: a card of the opponent's hand that nobody has looked at is chosen blindly", () => {
  const choosing = (text: string) => {
    const table = tableOf({
      cards: named({ task: card('Mission', [text], { cost: 0 }), s: soldier(), t: soldier() }),
      dark: { hand: ['task'] },
      light: { hand: ['s', 't'] },
      at: 'dark-build',
      until: 'game-over',
    });
    assert.equal(table.decide({ by: 'dark', do: 'complete', card: 'task' }), null);
    return table;
  };
  const answers = ({ game }: GameHost<SwtcgTypes>) =>
    seatView(game, 'dark').decisions.map(({ value }) => value);
  const blind = choosing("Discard a card from your opponent's hand.");
  assert.deepEqual(answers(blind), ['hidden:light:hand:1', 'hidden:light:hand:2']);
  const guess = unmasked(blind.game, 'dark', { by: 'dark', do: 'choose', value: 'hidden:light:hand:2' });
  assert.equal(guess && blind.decide(guess), null);
  assert.deepEqual(blind.game.players.light.lists.hand, ['s']);
  assert.deepEqual(answers(choosing("Look at your opponent's hand and discard a Soldier unit card.")), [
    's',
    't',
  ]);
});

test('a refusal tells nothing of a hidden card, in whichever field it is named', () => {
  const { game } = tableOf(file);
  const mask = 'hidden:light:hand:1';
  const guesses: Decision[] = [
    { by: 'dark', do: 'complete', card: mask, to: 'character' },
    { by: 'dark', do: 'move', unit: 'b1', to: mask },
    { by: 'dark', do: 'rearrange', unit: 'x', top: mask },
    { by: 'dark', do: 'choose', value: mask },
    { by: 'dark', do: 'mulligan', cards: [mask], to: 'deck' },
    { by: 'dark', do: 'use', unit: 's', ability: 1, targets: [mask] },
  ];
  for (const guess of guesses) {
    const refusal = seatWhyNot(game, 'dark', guess);
    assert.equal(refusal?.rule, 'info.private', JSON.stringify(guess));
    assert.doesNotMatch(refusal.message, /Test|task/);
  }
});

test('Private Information: the order of hidden cards in a view tells nothing of the cards', () => {
  const { game } = tableOf({
    ...file,
    cards: { ...file.cards, u: { ...soldier(), name: 'Test U' } },
    dark: {
      deck: [
        { id: 'top', card: 't' },
        { id: 'low', card: 'u' },
      ],
    },
    light: {
      hand: [
        { id: 'h2', card: 's' },
        { id: 'h1', card: 'task' },
      ],
    },
  });
  const hidden = Object.keys(seatView(game, 'dark').state).filter((id) => id.startsWith('hidden:'));
  assert.deepEqual(hidden, hidden.slice().sort());
});

test('Terms, face-down: cards under a unit from a deck stay unknown when they are set aside', () => {
  const table = tableOf({
    cards: named({
      eater: soldier({
        text: [
          'Pay 0 Force -> Put the top card of your deck face-down under this unit. Play only during your build step.',
          'Pay 0 Force -> Discard this unit. Play only during your build step.',
        ],
      }),
      secret: soldier(),
    }),
    dark: { character: ['eater'], deck: [{ id: 'first', card: 'secret' }, 'secret'] },
    light: {},
    at: 'dark-build',
    until: 'game-over',
    script: [],
  });
  assert.equal(table.decide({ by: 'dark', do: 'use', unit: 'eater', ability: 1 }), null);
  assert.ok(masks(table.game, 'dark').has('secret'));
  assert.equal(table.decide({ by: 'dark', do: 'use', unit: 'eater', ability: 2 }), null);
  assert.equal(table.game.players.dark.lists.out[0], 'secret');
  assert.ok(masks(table.game, 'dark').has('secret'), 'it was never looked at');
});

test('Information Sharing: a hidden card may be called like a word of the view; the word stays', () => {
  const { game } = tableOf({
    cards: named({ s: soldier(), t: soldier({ type: 'Space' }) }),
    dark: {
      deck: [
        { id: 'attack', card: 's' },
        { id: 'space', card: 's' },
        { id: 'buildZone', card: 's' },
      ],
      space: [{ id: 'd', card: 't' }],
    },
    light: {
      space: [{ id: 'l', card: 't', stack: [] }],
      hand: [{ id: 'complete', card: 's' }],
      buildPoints: 9,
    },
    at: 'light-build',
    until: 'game-over',
  });
  const { state } = seatView(game, 'light');
  assert.equal((state.d as { zone: string }).zone, 'space');
  assert.deepEqual(state.dark.deck, ['hidden:dark:deck:1', 'hidden:dark:deck:2', 'hidden:dark:deck:3']);
  const deeds = seatView(game, 'light').decisions.map((one) => one.do);
  assert.ok(deeds.length > 0 && deeds.every((deed) => !deed.startsWith('hidden:')));
  for (const one of seatView(game, 'light').decisions) assert.equal(seatWhyNot(game, 'light', one), null);
});

test('Information Sharing: no card takes the name of a hidden one', () => {
  assert.throws(
    () =>
      tableOf({
        cards: named({ s: soldier() }),
        light: { character: [{ id: 'hidden:dark:hand:1', card: 's' }] },
      }),
    /is reserved/,
  );
});
