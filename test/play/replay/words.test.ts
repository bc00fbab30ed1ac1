// Options of effects in words: a recorded game has them beside the options, and is played without the grammar.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { greedy } from '../../../play/players/greedy.ts';
import { playMatch } from '../../../play/players/match.ts';
import { needsGrammar } from '../../../play/replay/needs.ts';
import { replayFrom } from '../../../play/replay/from-json.ts';
import { parseReplay } from '../../../play/replay/read.ts';
import { record } from '../../../play/replay/record.ts';
import { verify } from '../../../play/replay/verify.ts';
import { startPosition } from '../../../play/scenario/position.ts';
import { readScenario } from '../../../play/scenario/read.ts';

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
      },
      dark: { force: 3, character: ['changer'] },
      light: { force: 3, character: ['chooser'] },
      at: 'battle-start',
      until: 'game-over',
      seed: 7,
    }),
    { autoPass: 'empty' },
  );
  return JSON.stringify(record(playMatch(start, { dark: greedy, light: greedy, seed: 7 }), { seed: 7 }));
}

test('a recorded game says its options in words', () => {
  const text = recorded();
  assert.match(text, /"do":"choose-one","words":\["[^"]+","[^"]+"\]/);
  assert.match(text, /"keyword":"Adapt","words":\["[^"]+","[^"]+"\]/);
  assert.ok(text.includes('"do":"choose"'), 'options are chosen');
  assert.equal(needsGrammar(parseReplay(text)), false);
  assert.deepEqual(verify(parseReplay(text)), { verdict: 'exact', step: null, reason: null });
});

test('what was recorded without the words is known to lack them', () => {
  const bare = recorded().replace(/"words":\[[^\]]*\],/g, '');
  const without = (card: string) => {
    const { cards, ...file } = JSON.parse(bare);
    return replayFrom({ ...file, cards: { ...cards, [card]: { name: '?' } } });
  };
  assert.ok(needsGrammar(without('chooser')), 'Adapt');
  assert.ok(needsGrammar(without('changer')), 'choose one');
  assert.equal(verify(parseReplay(bare)).verdict, 'exact');
});

test('it is played without the grammar, in a process of its own', () => {
  const module = (path: string) => JSON.stringify(new URL(`../../../${path}`, import.meta.url).href);
  const code = `
    import { text } from 'node:stream/consumers';
    import ${module('src/further.ts')};
    import { replayFrom } from ${module('play/replay/from-json.ts')};
    import { replayStart } from ${module('play/replay/start.ts')};
    import { Playback } from ${module('play/replay/playback.ts')};
    import { readsWords } from ${module('src/cards/wording.ts')};
    const replay = replayFrom(JSON.parse(await text(process.stdin)));
    const playback = new Playback(replay, replayStart(replay));
    while (playback.next());
    console.log(playback.finish().verdict, readsWords());`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', code],
    { input: recorded(), encoding: 'utf8' },
  );
  assert.equal(stdout, 'exact null\n', stderr);
});
