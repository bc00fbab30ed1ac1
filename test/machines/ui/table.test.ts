// The chart of a table: every state is reached by events, and every transition is taken.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tableMachine } from '../../../machines/ui/table.ts';
import type { Decision } from '../../../src/swtcg/decisions/decision.ts';
import { fallback } from '../../../src/swtcg/decisions/index.ts';
import { Coverage, settled } from './coverage.ts';
import { gameFrom, StandIn, TableDriver } from './table-driver.ts';

const coverage = new Coverage(tableMachine);
const table = (
  ...more: ConstructorParameters<typeof TableDriver> extends [unknown, ...infer Rest] ? Rest : never
) => new TableDriver(coverage, ...more);

const FAULT = { code: 'unreadable', message: 'It is no game.' };
const ANCHOR = {};
const ATTACK: Decision = { by: 'dark', do: 'attack', unit: 'Corsair', target: 'Lancer' };
const changed = (by: 'person' | 'built-in' | 'elsewhere', ...moments: number[]) =>
  ({ type: 'CHANGED', by, moments }) as const;

const pick = (card: string) => ({ type: 'PICK', card, anchor: ANCHOR }) as const;

describe('opening', () => {
  it('waits until somebody asks, then opens, and tells of the game', async () => {
    const driver = table();
    assert.equal(driver.in('game'), 'idle');
    driver.send({ type: 'START_CHANGED' });
    assert.equal(driver.in('game'), 'idle', 'nobody has asked for it');
    driver.send({ type: 'OPEN' });
    assert.equal(driver.in('game'), 'opening');
    await driver.open();
    assert.equal(driver.in('game.playing.turn'), 'asking');
    assert.deepEqual(driver.announced, ['ready']);
  });

  it('another start, or beginning anew, makes it open again; what was asked for before is forgotten', async () => {
    const driver = table();
    driver.send({ type: 'OPEN' }, { type: 'START_CHANGED' }, { type: 'RESTART' });
    const [first, , last] = driver.opened;
    first?.reject(FAULT);
    await settled();
    assert.equal(driver.in('game'), 'opening');
    assert.equal(driver.opened.at(-1), last);
    await driver.open();
    driver.send({ type: 'START_CHANGED' });
    assert.equal(driver.in('game'), 'opening');
    await driver.open();
    assert.equal(driver.in('game.playing.choice'), 'resting');
  });

  it('what can’t be opened is a problem; another file, or trying again, may mend it', async () => {
    const driver = table();
    for (const again of ['START_CHANGED', 'RESTART'] as const) {
      driver.send({ type: 'OPEN' });
      driver.opened.at(-1)?.reject(FAULT);
      await settled();
      assert.equal(driver.in('game'), 'failed');
      assert.equal(driver.in('problem'), 'shown');
      assert.equal(driver.context.problem, FAULT);
      driver.send({ type: again });
      assert.equal(driver.in('game'), 'opening');
    }
    await driver.open();
    assert.equal(driver.in('problem'), 'none');
    assert.equal(driver.context.problem, null);
  });

  it('a game that lay there stays when the next can’t be opened', async () => {
    const driver = await table().open();
    const { game } = driver.context;
    driver.send(pick('Corsair'), { type: 'RESTART' });
    driver.opened.at(-1)?.reject(FAULT);
    await settled();
    assert.equal(driver.in('game.playing.turn'), 'asking');
    assert.equal(driver.context.game, game);
    assert.equal(driver.context.choice.card, null);
    assert.deepEqual(driver.announced, ['ready', 'problem unreadable']);
    driver.send({ type: 'FAILED', problem: { ...FAULT, code: 'loop' } });
    assert.equal(driver.context.problem?.code, 'loop');
    driver.send({ type: 'CLOSE_PROBLEM' });
    assert.equal(driver.in('problem'), 'none');
    driver.send({ type: 'FAILED', problem: FAULT }, changed('person'));
    assert.equal(driver.in('problem'), 'none', 'something was done since');
  });

  it('a game may be replaced by the same one that asks more', async () => {
    const driver = await table().open();
    const other = gameFrom();
    driver.send({ type: 'GAME_REPLACED', game: other });
    assert.equal(driver.context.game, other);
    assert.equal(driver.in('game.playing.turn'), 'asking');
  });
});

describe('whose turn it is', () => {
  it('follows from the game: somebody is asked, dice are awaited, an example ends, the game is over', async () => {
    const game = new StandIn(gameFrom().session);
    const driver = await table().open(game);
    assert.equal(driver.in('game.playing.turn'), 'asking');
    for (const [waiting, state] of [
      ['dice', 'rolling'],
      ['stopped', 'stopped'],
      ['over', 'over'],
    ] as const) {
      game.shown = { waiting, chance: null };
      driver.send(changed('elsewhere'));
      assert.equal(driver.in('game.playing.turn'), state);
    }
  });

  it('hidden hands: a curtain falls until the player whose chance it is asks', async () => {
    const game = new StandIn(gameFrom().session);
    const driver = await table({ hands: 'hidden' }).open(game);
    assert.equal(driver.in('game.playing.turn'), 'curtain');
    driver.send({ type: 'SHOW_HAND', seat: 'dark' });
    assert.equal(driver.in('game.playing.turn'), 'asking');
    game.shown = { waiting: 'player', chance: 'light' };
    driver.send(changed('person'));
    assert.equal(driver.in('game.playing.turn'), 'curtain');
    driver.seat({ hands: 'open' });
    assert.equal(driver.in('game.playing.turn'), 'asking');
  });

  it('built-in players think in a page, unless they are paused, or something is being shown', async () => {
    const driver = table({ dark: 'greedy' }, 100);
    driver.send({ type: 'OPEN' });
    await driver.open();
    const thinking = () => driver.in('game.playing.turn.thinking');
    assert.equal(thinking(), 'waiting', 'not in a page');
    driver.send({ type: 'CONNECTED' });
    assert.equal(thinking(), 'deciding');
    driver.send({ type: 'PAUSE' });
    assert.equal(thinking(), 'waiting');
    assert.equal(driver.thinking.at(-1)?.signal.aborted, true);
    driver.send({ type: 'PLAY' });
    assert.equal(thinking(), 'deciding');
    driver.send({ type: 'DISCONNECTED' });
    assert.equal(thinking(), 'waiting');
    driver.send({ type: 'CONNECTED' }, changed('built-in', 1, 2));
    assert.equal(thinking(), 'waiting', 'an attack is shown');
    for (let n = 0; n < 2; n++) {
      driver.pauses.at(-1)?.promise.resolve();
      await settled();
    }
    assert.equal(driver.in('game.playing.board'), 'present');
    assert.equal(thinking(), 'deciding');
  });

  it('their own decisions leave them thinking; what a person does makes them think anew', async () => {
    const driver = await table({ dark: 'greedy' }).open();
    assert.equal(driver.thinking.length, 1);
    driver.send(changed('built-in'), changed('elsewhere'));
    assert.equal(driver.thinking.length, 1);
    driver.send(changed('person'));
    assert.equal(driver.thinking.length, 2);
    driver.seat({ dark: 'human' });
    assert.equal(driver.in('game.playing.turn'), 'asking');
  });

  it('one that is prevented, or breaks, is held until it is told to go on', async () => {
    const driver = await table({ dark: 'greedy' }).open();
    const thinking = () => driver.in('game.playing.turn.thinking');
    driver.thinking.at(-1)?.promise.resolve();
    await settled();
    assert.equal(thinking(), 'held');
    driver.send({ type: 'PLAY' });
    assert.equal(thinking(), 'deciding');
    driver.thinking.at(-1)?.promise.reject(FAULT);
    await settled();
    assert.equal(thinking(), 'held');
    assert.deepEqual(driver.announced, ['ready', 'problem unreadable']);
  });
});

describe('what the board shows', () => {
  it('goes through an attack, the last moment longer; whoever goes on sees the present', async () => {
    const driver = await table({}, 100).open();
    driver.send(changed('person', 3, 4));
    assert.equal(driver.in('game.playing.board.showing'), 'moment');
    assert.deepEqual(driver.context.moments, [3, 4]);
    driver.pauses.at(-1)?.promise.resolve();
    await settled();
    assert.deepEqual(driver.context.moments, [4]);
    driver.pauses.at(-1)?.promise.resolve();
    await settled();
    assert.equal(driver.in('game.playing.board'), 'present');
    assert.deepEqual(
      driver.pauses.map(({ milliseconds }) => milliseconds),
      [75, 150],
    );
    driver.send(changed('person', 5), changed('built-in', 6), changed('elsewhere'));
    assert.deepEqual(driver.context.moments, [6]);
    driver.send(changed('person'));
    assert.equal(driver.in('game.playing.board'), 'present');
    assert.deepEqual(driver.context.moments, []);
  });

  it('looks back at a step, and comes to the present again', async () => {
    const driver = await table({}, 100).open();
    const board = () => driver.in('game.playing.board');
    driver.send(pick('Corsair'), { type: 'LOOK_BACK', index: 0 });
    assert.equal(board(), 'lookingBack');
    assert.equal(driver.in('game.playing.choice'), 'resting');
    driver.send({ type: 'LOOK_BACK', index: 1 }, changed('built-in', 2));
    assert.equal(driver.context.at, 1, 'built-in players don’t disturb it');
    driver.send({ type: 'LOOK_AT_PRESENT' });
    assert.equal(board(), 'present');
    assert.equal(driver.context.at, null);
    driver.send({ type: 'LOOK_BACK', index: 0 }, changed('person'));
    assert.equal(board(), 'present');
    driver.send({ type: 'LOOK_BACK', index: 0 }, changed('person', 3));
    assert.deepEqual(board(), { showing: 'moment' });
    driver.send({ type: 'LOOK_BACK', index: 0 });
    assert.equal(board(), 'lookingBack');
  });
});

describe('choosing', () => {
  const choice = (driver: TableDriver) => driver.in('game.playing.choice');
  /** At Light's chance to prevent damage. */
  const attacked = async () => {
    const driver = await table().open();
    driver.send({ type: 'DECIDE', decision: ATTACK });
    assert.equal(driver.game.chance, 'light');
    return driver;
  };

  it('a card, its target, and the attack is declared', async () => {
    const driver = await table().open();
    driver.send(pick('Corsair'));
    assert.equal(choice(driver), 'menu');
    assert.equal(driver.context.choice.anchor, ANCHOR);
    driver.send(pick('Lancer'));
    assert.equal(choice(driver), 'resting');
    assert.deepEqual(driver.game.session.inputs[0], ATTACK);
  });

  it('which of several is asked; a card that is none of them is told why', async () => {
    const driver = await table().open();
    const attacks = driver.game.legal.filter(({ do: deed }) => deed === 'attack');
    driver.send(pick('Corsair'), { type: 'CHOOSE', left: attacks });
    assert.equal(choice(driver), 'choosing');
    driver.send(pick('Walker'));
    assert.equal(choice(driver), 'refused');
    assert.equal(driver.context.choice.refused?.refusal.rule, 'attack.target');
    driver.send({ type: 'EXPLAIN', refused: null, in: 'menu' });
    assert.equal(choice(driver), 'choosing');
    driver.send({ type: 'DROP', target: { card: 'Walker', place: 'dark:ground' } });
    assert.equal(choice(driver), 'choosing', 'it can’t go there');
    driver.send({ type: 'CANCEL' });
    assert.equal(choice(driver), 'resting');
    driver.send({ type: 'CHOOSE', left: attacks, card: 'Corsair' });
    assert.equal(choice(driver), 'choosing');
    driver.send(pick('Racer'));
    assert.deepEqual(driver.game.session.inputs[0], { ...ATTACK, target: 'Racer' });
  });

  it('less than the most is chosen and confirmed', async () => {
    const driver = await attacked();
    const uses = driver.game.legal.filter(({ do: deed }) => deed === 'use');
    driver.send(pick('Lancer'), { type: 'CHOOSE', left: uses });
    assert.equal(choice(driver), 'confirming');
    driver.send({ type: 'DROP', target: {} }, { type: 'ANSWER', answer: { number: 1 } }, { type: 'CONFIRM' });
    assert.deepEqual(driver.game.session.inputs.at(-1), { ...uses[0], amount: 1 });
  });

  it('why not is read in the menu, in the list, or where something was refused', async () => {
    const driver = await attacked();
    const [use] = driver.game.legal.filter(({ do: deed }) => deed === 'use') as [Decision];
    const refused = { decision: ATTACK, refusal: { rule: 'pop.chance', message: 'not now' } as const };
    driver.send({ type: 'EXPLAIN', refused, in: 'list' });
    assert.equal(choice(driver), 'refused');
    driver.send(pick('Lancer'), { type: 'EXPLAIN', refused, in: 'menu' });
    assert.equal(driver.context.choice.card, 'Lancer');
    driver.send({ type: 'SET_COUNTERS', counters: 2 }, { type: 'DROP', target: {} });
    assert.equal(choice(driver), 'refused');
    driver.send({ type: 'EXPLAIN', refused: null, in: 'menu' }, { type: 'SET_COUNTERS', counters: 3 });
    assert.equal(choice(driver), 'menu');
    assert.equal(driver.context.choice.counters, 3);
    driver.send({ type: 'DECIDE', decision: ATTACK });
    assert.equal(choice(driver), 'refused');
    driver.send({ type: 'CHOOSE', left: [use] }, { type: 'EXPLAIN', refused, in: 'menu' });
    driver.send({ type: 'ANSWER', answer: { number: 1 } }, { type: 'CONFIRM' });
    assert.deepEqual(driver.game.session.inputs.at(-1), { ...use, amount: 1 });
  });

  it('a page may prevent it: what was chosen stays', async () => {
    const driver = await table().open();
    driver.prevents = () => true;
    driver.send(pick('Corsair'), pick('Lancer'));
    assert.equal(choice(driver), 'menu');
    assert.equal(driver.context.choice.decision, null);
    assert.deepEqual(driver.game.session.inputs, []);
  });

  it('a card is dragged onto another; one without offers can’t be', async () => {
    const driver = await table().open();
    driver.send({ type: 'LIFT', card: 'Walker' });
    assert.equal(choice(driver), 'resting');
    driver.send({ type: 'LIFT', card: 'Corsair' });
    assert.equal(choice(driver), 'dragging');
    driver.send({ type: 'CANCEL' });
    assert.equal(choice(driver), 'resting');
    driver.send({ type: 'LIFT', card: 'Corsair' }, { type: 'DROP', target: { card: 'Walker' } });
    assert.equal(choice(driver), 'menu', 'what it can do is offered');
    driver.send({ type: 'DROP', target: { card: 'Lancer' } });
    assert.deepEqual(driver.game.session.inputs[0], ATTACK);
  });

  it('the same card picked again closes its menu', async () => {
    const driver = await table().open();
    driver.send(pick('Corsair'), pick('Corsair'));
    assert.equal(choice(driver), 'resting');
  });

  it('what others do ends a question, and leaves a menu that is read', async () => {
    const driver = await table().open();
    driver.send(pick('Walker'), changed('elsewhere'));
    assert.equal(choice(driver), 'menu');
    const attacks = driver.game.legal.filter(({ do: deed }) => deed === 'attack');
    driver.send({ type: 'CHOOSE', left: attacks, card: 'Corsair' }, changed('elsewhere'));
    assert.equal(choice(driver), 'resting');
    driver.send(pick('Walker'), changed('person'));
    assert.equal(choice(driver), 'resting');
    driver.send(pick('Walker'), { type: 'LOOK_AT_PRESENT' });
    assert.equal(choice(driver), 'resting');
  });

  it('numbers in the bar and unfolded lists stay while a menu is opened and closed', async () => {
    const driver = await table().open();
    driver.send({ type: 'SET_NUMBER', field: 'bid', value: 7 }, { type: 'UNFOLD', deed: 'attack' });
    driver.send(pick('Corsair'), { type: 'CANCEL' });
    assert.deepEqual(driver.context.choice.numbers, { bid: 7 });
    assert.equal(driver.context.choice.unfolded, 'attack');
  });
});

describe('what is opened besides', () => {
  it('the menus of cards come with the first that is opened; where they don’t, nothing is', async () => {
    const driver = await table().open();
    driver.send(pick('Corsair'));
    assert.equal(driver.in('cardMenus'), 'loading');
    driver.loads.cardMenus.at(-1)?.reject(FAULT);
    await settled();
    assert.equal(driver.in('cardMenus'), 'absent');
    assert.equal(driver.in('game.playing.choice'), 'resting');
    assert.equal(driver.context.problem, FAULT);
    driver.send({
      type: 'CHOOSE',
      card: 'Corsair',
      left: driver.game.legal.filter(({ do: deed }) => deed === 'attack'),
    });
    driver.loads.cardMenus.at(-1)?.resolve(null);
    await settled();
    assert.equal(driver.in('cardMenus'), 'ready');
    assert.equal(driver.in('game.playing.choice'), 'choosing');
  });

  it('hints come, go, and may not come at all', async () => {
    const driver = await table().open();
    driver.send({ type: 'TOGGLE_HINTS' });
    assert.equal(driver.in('hints'), 'loading');
    driver.send({ type: 'TOGGLE_HINTS' });
    assert.equal(driver.in('hints'), 'hidden');
    driver.send({ type: 'TOGGLE_HINTS' });
    driver.loads.hints.at(-1)?.resolve(null);
    await settled();
    assert.equal(driver.in('hints'), 'shown');
    driver.send({ type: 'TOGGLE_HINTS' }, { type: 'TOGGLE_HINTS' });
    driver.loads.hints.at(-1)?.reject(FAULT);
    await settled();
    assert.equal(driver.in('hints'), 'hidden');
    assert.equal(driver.in('problem'), 'shown');
  });

  it('while the judge’s hand is open, a card that is picked is changed by hand', async () => {
    const driver = await table().open();
    driver.send(pick('Corsair'), { type: 'CHANGE_BY_HAND', card: 'Corsair' });
    driver.loads.byHand.at(-1)?.resolve(null);
    await settled();
    assert.equal(driver.in('byHand'), 'open');
    assert.equal(driver.in('game.playing.choice'), 'resting');
    driver.send(pick('Lancer'), { type: 'LIFT', card: 'Corsair' });
    assert.equal(driver.context.byHand, 'Lancer');
    assert.equal(driver.in('game.playing.choice'), 'resting');
    driver.send({ type: 'CHANGE_BY_HAND', card: 'Racer' });
    assert.equal(driver.context.byHand, 'Racer');
    driver.send({ type: 'CHANGE_BY_HAND', card: null });
    assert.equal(driver.in('byHand'), 'closed');
    driver.send({ type: 'CHANGE_BY_HAND', card: null });
    driver.loads.byHand.at(-1)?.reject(FAULT);
    await settled();
    assert.equal(driver.in('byHand'), 'closed');
  });

  it('the tools are opened and closed; what was copied is told while they are open', async () => {
    const driver = await table().open();
    driver.send({ type: 'OPEN_TOOLS' });
    driver.loads.tools.at(-1)?.reject(FAULT);
    await settled();
    assert.equal(driver.in('tools'), 'closed');
    driver.send({ type: 'OPEN_TOOLS' });
    driver.loads.tools.at(-1)?.resolve(null);
    await settled();
    driver.send({ type: 'COPIED', copied: { text: 'a link', done: true } });
    assert.equal(driver.context.copied?.text, 'a link');
    driver.send({ type: 'CLOSE_TOOLS' });
    assert.equal(driver.in('tools'), 'closed');
    assert.equal(driver.context.copied, null);
  });
});

it('what is decided in the game itself, not through the table, says whose turn it is', async () => {
  const driver = await table({ light: 'greedy' }).open();
  driver.send({ type: 'DECIDE', decision: ATTACK });
  assert.deepEqual(driver.in('game.playing.turn'), { thinking: 'deciding' });
  const { session } = driver.game;
  for (let n = 0; n < 20 && session.chance !== 'dark'; n++) session.enter(fallback(session.game) as Decision);
  assert.equal(driver.in('game.playing.turn'), 'asking');
});

describe('all of it', () => {
  it('every transition was taken', () => {
    assert.ok(new Coverage(tableMachine).untaken.length > 80);
    assert.deepEqual(coverage.untaken, []);
  });
  it('every state was reached', () => assert.deepEqual(coverage.unvisited, []));
});
