// The games that are known: the ruleset of a file says which one it is of.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES, loadGame } from '../../machines/games.ts';
import { swtcg2022 } from '../../machines/swtcg/complete.ts';
import { SwtcgError } from '../../src/core/error.ts';
import { byRuleset, rulesetOf } from '../../src/core/game/rulesets.ts';
import { gameOf, readReplay, readSave, readScenario } from '../../src/engine.ts';
import { starterGame } from '../../src/swtcg/starter/game.ts';

const isUnknown = (path: string) => (error: unknown) => {
  assert.ok(error instanceof SwtcgError, String(error));
  assert.equal(error.info.code, 'bad-scenario');
  assert.equal(error.info.path, path);
  assert.match(error.message, /"swtcg-2020".*known here.*swtcg-2022.*Did you mean "swtcg-2022"/);
  return true;
};

test('each game stands in the registry under its id', async () => {
  for (const id of Object.keys(GAMES)) assert.equal((await loadGame(id)).id, id);
});

test('a ruleset that nobody knows is said so, with those that are known', async () => {
  const ruleset = 'swtcg-2020';
  await assert.rejects(loadGame(ruleset), isUnknown('$.ruleset'));
  assert.throws(() => gameOf(ruleset), isUnknown('$.ruleset'));
  assert.throws(() => readScenario({ format: 'swtcg-scenario/1', ruleset }), isUnknown('$.ruleset'));
  assert.throws(() => readReplay({ format: 'swtcg-replay/1', ruleset }), isUnknown('$.ruleset'));
  assert.throws(
    () => readSave({ format: 'swtcg-save/1', start: { box: { ruleset } } }),
    isUnknown('$.start.box.ruleset'),
  );
  for (const name of ['toString', '__proto__']) assert.throws(() => byRuleset({ a: 1 }, name), SwtcgError);
});

test('a file that names no ruleset is told what it lacks by the reader of the first game', () => {
  assert.equal(rulesetOf(null), undefined);
  assert.equal(gameOf(undefined), swtcg2022);
  assert.throws(() => readScenario({ format: 'swtcg-scenario/1' }), /missing/);
});

test('the parts that a page fetches are those that programs have at once', async () => {
  const { load } = swtcg2022;
  const parts = {
    texts: await load.texts(),
    scenarios: await load.scenarios(),
    storage: await load.storage(),
    players: await load.players(),
  };
  for (const [name, part] of Object.entries(parts))
    assert.deepEqual(
      Object.keys(part).sort(),
      Object.keys(swtcg2022[name as keyof typeof parts]).sort(),
      name,
    );
});

test('a game with other settings is the same game', () => {
  const start = starterGame(1);
  const other = swtcg2022.withSettings(start, { autoPass: 'never', dice: [1, 2] });
  assert.equal(other.box.autoPass, 'never');
  assert.deepEqual(other.box.dice, [1, 2]);
  assert.deepEqual({ ...other, box: null }, { ...start, box: null });
  assert.deepEqual(other.box.defs, start.box.defs);
});
