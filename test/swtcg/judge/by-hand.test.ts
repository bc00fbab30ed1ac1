// Manual play: an effect that the engine does not read is carried out by hand, and the record says so.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SwtcgError } from '../../../src/core/error.ts';
import { Table } from '../../../src/play/game-host.ts';
import { readReplay } from '../../../src/play/replay/read.ts';
import { record } from '../../../src/play/replay/record.ts';
import { verify } from '../../../src/play/replay/verify.ts';
import { startPosition } from '../../../src/play/scenario/position.ts';
import { readScenario } from '../../../src/play/scenario/read.ts';
import { Session } from '../../../src/play/session.ts';
import type { ManualChange } from '../../../src/swtcg/judge/judge.ts';

const unit = (name: string, type: string) => ({
  name,
  side: 'dark',
  type,
  cost: 2,
  speed: 30,
  power: 2,
  health: 3,
});

const scenario = readScenario({
  format: 'swtcg-scenario/1',
  ruleset: 'swtcg-2022',
  cards: {
    ship: unit('Test Ship', 'Space'),
    ace: unit('Test Ace', 'Character'),
    gun: { name: 'Test Gun', side: 'dark', type: 'Equipment', subtype: 'Space - Weapon', cost: 1 },
    camp: { name: 'Test Camp', side: 'dark', type: 'Location', subtype: 'Ground', cost: 1 },
    plan: { name: 'Test Plan', side: 'dark', type: 'Battle' },
    foe: { ...unit('Test Foe', 'Space'), side: 'light' },
  },
  dark: { force: 3, space: ['ship'], character: ['ace'], hand: ['plan'], deck: ['gun', 'camp'] },
  light: { space: ['foe'] },
  at: 'space-battle',
  seed: 5,
});

const game = () => new Session(startPosition(scenario, { autoPass: 'never' }));
const set = (session: Session, change: ManualChange) => session.enter({ by: 'judge', do: 'set', ...change });

test('cards are moved, turned, marked and put on units by hand', () => {
  const session = game();
  set(session, { card: 'foe', tapped: true, damage: 1, counters: { captivity: 2 } });
  set(session, { card: 'plan', zone: 'discard' });
  set(session, { card: 'gun', on: 'ship' });
  set(session, { card: 'ace', on: 'ship' });
  set(session, { card: 'camp', zone: 'ground' });
  const { foe, plan, gun, ace, ship, camp } = session.view() as Record<string, Record<string, unknown>>;
  assert.deepEqual([foe?.tapped, foe?.damage, foe?.counters], [true, 1, { captivity: 2 }]);
  assert.deepEqual(
    [plan?.zone, gun?.zone, ace?.zone, camp?.zone],
    ['discard', 'on:ship', 'on:ship', 'ground'],
  );
  assert.deepEqual([ship?.pilots, ship?.equipment], [['ace'], ['gun']]);
  set(session, { card: 'plan', zone: 'deck', at: 'bottom' });
  assert.deepEqual(session.game.players.dark.lists.deck, ['plan']);
  set(session, { card: 'foe', controller: 'dark' });
  assert.equal(session.game.players.dark.lists.space.includes('foe'), true);
  assert.ok(session.steps().some(({ entry }) => entry.kind === 'manual' && entry.rule === 'judge.set'));
});

test('Force, build points, cards drawn, dice rolled, cards shown, decks shuffled by hand', () => {
  const session = game();
  set(session, { side: 'dark', force: 1, buildPoints: 2 });
  set(session, { side: 'dark', draw: 1 });
  set(session, { side: 'dark', roll: 3 });
  set(session, { side: 'light', dice: [6, 1] });
  set(session, { side: 'dark', shuffle: true });
  set(session, { reveal: ['plan'], note: 'As the card says' });
  const { force, buildPoints, lists } = session.game.players.dark;
  assert.deepEqual([force, buildPoints, lists.hand, lists.deck], [1, 2, ['plan', 'gun'], ['camp']]);
  const { rolls } = session.chances();
  assert.deepEqual([rolls[0]?.length, rolls[1]], [3, [6, 1]]);
  const [shown, noted] = session.steps().slice(-2);
  assert.deepEqual(shown?.entry.cards, { cards: ['plan'] });
  assert.deepEqual(noted?.entry.words, { note: 'As the card says' });
});

test('the record has it as manual steps, plays it again and is at best unverified', () => {
  const session = game();
  set(session, { card: 'plan', zone: 'discard', note: 'Test Plan, carried out by hand' });
  set(session, { side: 'dark', roll: 2 });
  set(session, { card: 'foe', damage: 1 });
  const [decision] = session.legal();
  assert.ok(decision);
  session.enter(decision);
  const replay = readReplay(JSON.parse(JSON.stringify(record(session, { seed: 5 }))));
  assert.deepEqual(
    replay.decisions.slice(0, 3).map(({ by }) => by),
    ['judge', 'judge', 'judge'],
  );
  assert.equal(replay.rolls[0]?.length, 2);
  assert.equal(verify(replay).verdict, 'unverified');
  const other = { ...replay, rolls: [[1, 1, 1], ...replay.rolls.slice(1)] };
  assert.equal(verify(other).verdict, 'diverged');
});

test('what makes no sense is refused and changes nothing', () => {
  const cases: readonly (readonly [ManualChange, RegExp])[] = [
    [{ card: 'nobody', tapped: true }, /no card "nobody"/],
    [{ card: 'foe', zone: 'attic' as 'hand' }, /no zone "attic"/],
    [{ card: 'foe', damage: -1 }, /"damage" is a whole number/],
    [{ card: 'foe', counters: { gold: 0.5 } }, /counters are whole/],
    [{ zone: 'hand' }, /which card/],
    [{ card: 'gun', on: 'plan' }, /no unit/],
    [{ card: 'ship', on: 'ship' }, /no unit/],
    [{ card: 'plan', on: 'ship' }, /neither a Pilot nor an Equipment/],
    [{ force: 2 }, /whose "force"/],
    [{ side: 'dark', dice: [7] }, /1 to 6/],
    [{ side: 'dark', roll: 5000 }, /at most/],
    [{ side: 'grey' as 'dark', force: 1 }, /no side "grey"/],
  ];
  const session = game();
  const before = session.view();
  for (const [change, message] of cases) {
    assert.throws(
      () => set(session, change),
      (error) =>
        error instanceof SwtcgError && error.info.rule === 'judge.set' && message.test(error.message),
      JSON.stringify(change),
    );
    assert.deepEqual(session.view(), before);
  }
  assert.throws(() => session.enter({ do: 'reveal', card: 'plan', as: 'nothing' }), /no card is known as/);
  assert.equal(session.position, 0);
});

test('a card with text that is not read: the players play it by hand, built-in players pass over it', () => {
  const manual = { kind: 'manual', text: 'Sing a song of sixpence.' } as const;
  const cards = { ...scenario.cards };
  cards.plan = { ...(cards.plan as (typeof cards)[string]), text: [manual.text], effects: [manual] };
  const session = new Session(startPosition({ ...scenario, cards }, { autoPass: 'never' }));
  assert.ok(session.legal().every(({ do: deed }) => deed !== 'play'));
  const refusal = session.whyNot({ by: session.chance ?? 'dark', do: 'play', card: 'plan' });
  assert.equal(refusal?.rule, 'effect.manual');
  set(session, { card: 'plan', zone: 'discard', note: 'A song is sung' });
  assert.equal(session.waiting, 'player');
});

test('a card in hand that is named is another card from then on', () => {
  const blast = {
    name: 'Test Blast',
    side: 'dark',
    type: 'Battle',
    text: ['Gain 1 Force.'],
  };
  const named = new Table(
    startPosition(
      readScenario({
        format: 'swtcg-scenario/1',
        ruleset: 'swtcg-2022',
        cards: {
          ship: unit('Test Ship', 'Space'),
          plan: { name: 'Test Plan', side: 'dark', type: 'Battle' },
          blast,
        },
        dark: { force: 3, space: ['ship'], hand: [{ id: 'x', card: 'plan' }] },
        light: {},
        at: 'space-battle',
        seed: 5,
      }),
      { autoPass: 'never' },
    ),
  );
  const plays = () => named.legal().filter((one) => one.do === 'play').length;
  while (named.game.windows.at(-1)?.kind !== 'general')
    named.decide({ by: named.legal()[0]?.by ?? 'dark', do: 'pass' });
  assert.equal(plays(), 0);
  named.name('x', 'blast');
  assert.equal(plays(), 1);
});

test('a Location that changes hands lies where it lay and is no unit (Location Cards)', () => {
  const session = game();
  set(session, { card: 'camp', zone: 'ground' });
  set(session, { card: 'camp', controller: 'light' });
  const { camp, control } = session.view() as Record<string, Record<string, unknown>>;
  assert.deepEqual([camp?.zone, camp?.controller, control?.ground], ['ground', 'light', null]);
  assert.deepEqual(session.game.players.light.lists.ground, []);
  assert.equal(session.game.locations.ground, 'camp');
});
