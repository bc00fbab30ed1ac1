// Options of effects in words: compiled effects have them beside the options, and play needs no grammar to speak of them.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { swtcg2022 } from '../../../machines/swtcg/complete.ts';
import {
  parseReplay,
  playMatch,
  type Replay,
  readScenario,
  record,
  Session,
  startPosition,
  verify,
} from '../../../src/engine.ts';
import { replayStart } from '../../../src/play/replay/start.ts';
import { greedy } from '../../../src/swtcg/players/greedy.ts';
import { lacksOptionWords } from '../../../src/swtcg/text/options.ts';

const character = (name: string, text: readonly string[]) => ({
  name,
  side: 'neutral',
  type: 'Character',
  subtype: 'Rebel Soldier',
  cost: 3,
  speed: 30,
  power: 2,
  health: 3,
  text,
});

/** A game in which options are chosen in words: of a keyword, and of a triggered effect. */
function recorded(): string {
  const start = startPosition(
    readScenario({
      format: 'swtcg-scenario/1',
      ruleset: 'swtcg-2022',
      cards: {
        changer: character('Grey Changer', ['Adapt: Critical Hit 1/Parry 1']),
        chooser: character('Grey Chooser', [
          'When the battle phase starts, choose one: Gain 1 Force. Or: Gain 2 Force.',
        ]),
        keeper: character('Grey Keeper', ['Upkeep: Pay 1 Force or tap this unit']),
      },
      dark: { force: 3, character: ['changer', 'keeper'] },
      light: { force: 3, character: ['chooser'] },
      at: 'battle-start',
      until: 'game-over',
      seed: 7,
    }),
    { autoPass: 'empty' },
  );
  return JSON.stringify(
    record(playMatch(start, { players: { dark: greedy, light: greedy }, seed: 7 }), { seed: 7 }),
  );
}

const withoutWords = (text: string): string => text.replace(/"words":\[[^\]]*\],/g, '');
const needsGrammar = (text: string): boolean => {
  const replay = parseReplay(text);
  return swtcg2022.replays.needsTexts(replay, replayStart(swtcg2022, replay));
};

test('a recorded game says its options in words', () => {
  const text = recorded();
  assert.match(text, /"do":"choose-one","words":\["Gain 1 Force","Gain 2 Force"\]/);
  assert.match(text, /"keyword":"Adapt","words":\["[^"]+","[^"]+"\]/);
  assert.match(text, /"keyword":"Upkeep","words":\["Pay 1 Force","Tap this unit"\]/);
  assert.ok(text.includes('"do":"choose"'), 'options are chosen');
  assert.ok(!needsGrammar(text));
  assert.deepEqual(verify(parseReplay(text)), { verdict: 'exact', step: null, reason: null });
});

test('what was recorded without the words is known to lack them, and is played all the same', () => {
  const bare = withoutWords(recorded());
  assert.ok(needsGrammar(bare));
  assert.ok(lacksOptionWords({ kind: 'keyword', keyword: 'Adapt', oneOf: [] }));
  assert.ok(lacksOptionWords({ kind: 'instruction', parts: [{ do: 'choose-one', of: [] }] }));
  assert.equal(verify(parseReplay(bare)).verdict, 'exact');
});

test('an Upkeep that is paid in words needs them, one that is paid by its number does not', () => {
  const replay = parseReplay(recorded().replace('"words":["Pay 1 Force","Tap this unit"],', ''));
  const paid = (cost: number | string): Replay => ({
    ...replay,
    decisions: [...replay.decisions, { by: 'dark', do: 'upkeep', unit: 'keeper', cost }],
  });
  assert.ok(!swtcg2022.replays.needsTexts(paid(1), replayStart(swtcg2022, replay)));
  assert.ok(swtcg2022.replays.needsTexts(paid('pay 1 Force'), replayStart(swtcg2022, replay)));
});

test('effects whose options have no words are not played: nobody could say what is chosen', () => {
  const replay = parseReplay(withoutWords(recorded()));
  assert.throws(() => new Session(swtcg2022, replayStart(swtcg2022, replay)), {
    name: 'SwtcgError',
    message: /options of "choose one" are not in words/,
  });
});

test('it is played without the grammar, in a process of its own', () => {
  const module = (path: string) => JSON.stringify(new URL(`../../../${path}`, import.meta.url).href);
  const code = `
    import { text } from 'node:stream/consumers';
    import { swtcg2022 } from ${module('machines/swtcg/index.ts')};
    import { replayFrom } from ${module('src/play/replay/read.ts')};
    import { Playback } from ${module('src/play/replay/playback.ts')};
    const replay = replayFrom(swtcg2022, JSON.parse(await text(process.stdin)));
    const playback = new Playback(swtcg2022, replay);
    while (playback.next());
    console.log(playback.finish().verdict);`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', code],
    { input: recorded(), encoding: 'utf8' },
  );
  assert.equal(stdout, 'exact\n', stderr);
});
