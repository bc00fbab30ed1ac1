// Play without the grammar, which pages load only where words are needed: what is said by its number is understood, what is
// said in words is refused, and nothing breaks. (No module that this file imports brings the grammar.)
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import '../../src/further.ts';
import { replayFrom } from '../../play/replay/from-json.ts';
import { Playback } from '../../play/replay/playback.ts';
import { replayStart } from '../../play/replay/start.ts';
import { readsWords } from '../../src/cards/wording.ts';
import type { Decision } from '../../src/decisions/decision.ts';
import { rules } from '../../src/rulebook/rules.ts';

const GAME = new URL('../../replays/game-14.json', import.meta.url);

test('Keywords, Upkeep: a cost is named by its number where no words can be read', () => {
  assert.equal(readsWords(), null);
  const replay = replayFrom(JSON.parse(readFileSync(GAME, 'utf8')));
  const playback = new Playback(replay, replayStart(replay));
  const at = replay.decisions.findIndex((one) => one.do === 'upkeep');
  assert.ok(at > 0);
  while (playback.track.position < at) assert.ok(playback.next());
  const upkeep = replay.decisions[at] as Decision;
  assert.equal(playback.track.whyNot(upkeep), null);
  for (const cost of ['pay 1 Force', 'tap this unit', '']) {
    const refusal = playback.track.whyNot({ ...upkeep, cost });
    assert.match(refusal?.message ?? '', /by its number/);
    assert.ok(refusal && Object.hasOwn(rules, refusal.rule));
  }
});
