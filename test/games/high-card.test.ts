// A tiny game goes through the whole shell without a line of SWTCG: sessions, recordings, scenarios, saved games, matches.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SwtcgError } from '../../src/core/error.ts';
import { FORMATS } from '../../src/core/files/formats.ts';
import { playMatch } from '../../src/play/match.ts';
import { readReplay } from '../../src/play/replay/read.ts';
import { record } from '../../src/play/replay/record.ts';
import { verify } from '../../src/play/replay/verify.ts';
import { readSave } from '../../src/play/save.ts';
import { mismatches } from '../../src/play/scenario/expect.ts';
import { readScenario } from '../../src/play/scenario/read.ts';
import { runScenario } from '../../src/play/scenario/run.ts';
import { startPosition } from '../../src/play/scenario/start.ts';
import { Session } from '../../src/play/session.ts';
import { firstDifference } from '../../src/play/steps/compare.ts';
import { viewLogOf } from '../../src/play/steps/full-log.ts';
import { readViews } from '../../src/play/steps/read-views.ts';
import { tell } from '../../src/play/steps/recorded-steps.ts';
import { sentence } from '../../src/play/steps/sentence.ts';
import { transcriptOf } from '../../src/play/steps/transcript.ts';
import { verifyViewLog } from '../../src/play/steps/verify-views.ts';
import { ViewLogSteps } from '../../src/play/steps/view-log-steps.ts';
import { viewsOf } from '../../src/play/steps/views.ts';
import { listed, type Source } from '../../src/play/timeline/source.ts';
import { Timeline } from '../../src/play/timeline/timeline.ts';
import { highCard } from './high-card/index.ts';

const file = {
  format: FORMATS.scenario,
  ruleset: 'high-card',
  title: 'A race',
  cards: { two: { name: 'Two', value: 2 }, four: { name: 'Four', value: 4 }, six: { name: 'Six', value: 6 } },
  north: { hand: ['two', 'six'] },
  south: { hand: ['four', 'six'] },
};

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const session = (seed: number | null, more: object = {}) =>
  new Session(
    highCard,
    startPosition(highCard, readScenario(highCard, { ...file, until: 'game-over', seed, ...more })),
  );

test('a session lists what is legal, says why something is not, and comes back to any step', () => {
  const play = session(1);
  assert.equal(play.chance, 'north');
  assert.deepEqual(
    play.legal().map(({ do: deed }) => deed),
    ['lay', 'lay', 'pass'],
  );
  assert.deepEqual(play.decide({ by: 'south', do: 'pass' }), {
    message: 'it is the chance of North',
    rule: 'window.chance',
    later: true,
  });
  assert.match(play.decide({ by: 'north', do: 'lay', card: 'four' })?.message ?? '', /not in the hand/);
  assert.equal(play.decide({ by: 'north', do: 'lay', card: 'six' }), null);
  assert.equal(play.chance, 'south');
  const before = play.view();
  play.decide({ by: 'south', do: 'pass' });
  play.decide({ by: 'north', do: 'pass' });
  assert.equal(play.game.turn, 2);
  assert.equal(play.chances().rolls.length, 1);
  play.undo();
  play.undo();
  assert.deepEqual(play.view(), before);
  play.redo();
  play.redo();
  assert.equal(play.game.turn, 2);
});

test('without a seed play waits for a die; a score is put by hand', () => {
  const play = session(null);
  play.enter({ by: 'north', do: 'pass' });
  play.enter({ by: 'south', do: 'pass' });
  assert.equal(play.waiting, 'dice');
  assert.throws(() => play.enter({ do: 'roll', dice: [7] }), SwtcgError);
  play.enter({ do: 'roll', dice: [3] });
  assert.equal(play.game.turn, 2);
  play.enter({ by: 'judge', do: 'set', seat: 'south', score: 2 });
  assert.equal(play.view().south.score, 2);
});

test('a match of built-in players is recorded, read and verified; a false die diverges', () => {
  const { random } = highCard.players.byName;
  assert.ok(random);
  const start = startPosition(highCard, readScenario(highCard, { ...file, until: 'game-over', seed: 7 }));
  const played = playMatch(highCard, start, { players: { north: random, south: random }, seed: 7 });
  assert.equal(played.waiting, 'over');
  const replay = json(record(highCard, played, { seed: 7 }));
  assert.equal(verify(highCard, readReplay(highCard, replay)).verdict, 'exact');
  const [first = [1]] = played.chances().rolls;
  const rolls = [[((first[0] as number) % 6) + 1], ...played.chances().rolls.slice(1)];
  assert.equal(verify(highCard, readReplay(highCard, { ...(replay as object), rolls })).verdict, 'diverged');
});

test('a saved game goes on where it was left', () => {
  const play = session(3);
  play.enter({ by: 'north', do: 'lay', card: 'six' });
  const again = Session.restore(highCard, readSave(highCard, json(play.save())));
  assert.deepEqual(again.view(), play.view());
  assert.equal(again.chance, 'south');
});

test('a scenario is played by its script, and says which entry is illegal', () => {
  const script = [
    { by: 'north', do: 'lay', card: 'six' },
    { by: 'south', do: 'lay', card: 'four' },
  ];
  const scenario = readScenario(highCard, { ...file, until: 'end', dice: [5], script });
  const { state, error, log } = runScenario(highCard, scenario);
  assert.equal(error, null);
  assert.deepEqual(
    mismatches(highCard, state, {
      north: { score: 1, table: [], discard: ['six'] },
      south: { score: 0, hand: 1 },
    }),
    [],
  );
  assert.deepEqual(
    log.map(({ text }) => text),
    [
      'A round begins: North is first.',
      'North lays six.',
      'South lays four.',
      'North passes.',
      'South passes.',
      'The die shows 5.',
      'North scores 1.',
    ],
  );
  const twice = readScenario(highCard, { ...file, dice: [5], script: [script[0], script[1], script[0]] });
  assert.match(runScenario(highCard, twice).error?.message ?? '', /Entry 2 \(north lay six\) is not legal/);
});

test('a mistake in a file is told with its place', () => {
  const wrong = (change: object) => () => readScenario(highCard, { ...file, ...change });
  assert.throws(wrong({ north: { hand: ['fou'] } }), /Did you mean "four"/);
  assert.throws(wrong({ script: [{ by: 'east', do: 'pass' }] }), /north, south/);
  assert.throws(wrong({ light: {} }), /"light" is not a key/);
});

/** A game that was played and recorded. */
function recorded() {
  const { random } = highCard.players.byName;
  assert.ok(random);
  const start = startPosition(highCard, readScenario(highCard, { ...file, until: 'game-over', seed: 7 }));
  const played = playMatch(highCard, start, { players: { north: random, south: random }, seed: 7 });
  const replay = json(record(highCard, played, { seed: 7, header: { north: { player: 'Ada' } } }));
  return { kind: 'replay', json: replay as { readonly format: string } } as const;
}

test('a recorded game is told step by step, as a view log that verifies, and as a seat may know it', () => {
  const replay = recorded();
  const told = tell(highCard, replay);
  assert.deepEqual(told.names, { north: 'Ada' });
  const log = json(viewLogOf(highCard, replay));
  const views = readViews(highCard.presentation, log);
  assert.equal(views.ruleset, 'high-card');
  assert.deepEqual(verifyViewLog(highCard, views), { verdict: 'exact', step: null, reason: null });
  const steps = new ViewLogSteps(highCard.presentation, views);
  assert.equal(firstDifference(highCard.presentation.viewLog, steps, told.account), null);
  assert.deepEqual(steps.at(3).scene, told.account.at(3).scene);
  const seen = viewsOf(told, 'north');
  const first = seen.steps[0]?.view.south as { readonly hand: readonly string[] };
  assert.deepEqual(first.hand, ['hidden:south:1', 'hidden:south:2']);
  assert.ok(!('six-2' in seen.cards) || seen.steps.some(({ text }) => text.includes('six-2')));
});

test('a recorded game is written down, in another language too', () => {
  const told = tell(highCard, recorded());
  const text = transcriptOf(told, { form: 'text', rules: highCard.rulebook });
  assert.match(text, /^A round$/m);
  assert.match(text, /A round begins: North is first\. \(Who is first\)/);
  const words = { 'die-rolled': () => 'Ein Würfel fällt.' } as never;
  const spoken = { game: highCard.presentation, words };
  const lines = Array.from({ length: told.account.length }, (_, i) => sentence(told.account.at(i), spoken));
  assert.ok(lines.includes('Ein Würfel fällt.'));
  assert.ok(lines.some((line) => /^A round begins/.test(line)));
});

test('a reader goes through it by rounds, by cards laid, and to the roll of a step', () => {
  const told = tell(highCard, recorded());
  const { heading, cards } = told;
  const game = highCard.presentation as unknown as Source['game'];
  const source: Source = { ...listed(told.account), ruleset: 'high-card', game, heading, cards };
  const timeline = Timeline.of(source);
  assert.deepEqual(
    timeline.turns.map(({ turn }) => turn),
    Array.from({ length: timeline.turns.length }, (_, i) => i + 1),
  );
  const next = timeline.strideTo(0, 1, 'turn');
  assert.equal(timeline.lines[next]?.entry.turn, 2);
  assert.deepEqual(
    timeline.attacks,
    timeline.lines.flatMap(({ entry }, i) => (entry.type === 'card-laid' ? [i] : [])),
  );
  const roll = timeline.lines.findIndex(({ entry }) => entry.type === 'die-rolled');
  assert.equal(timeline.rollAt(roll)?.dice.length, 1);
});
