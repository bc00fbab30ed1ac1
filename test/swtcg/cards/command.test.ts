// Reading and printing the keywords of the command phase and the sentences that go with them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Effect, KeywordEffect } from '../../../src/swtcg/language/effect.ts';
import { knownNames, readParagraph } from '../../../src/swtcg/text/read.ts';
import { assertFixed, partsOf, read, staticOf } from './reading.ts';

function keyword(text: string): KeywordEffect {
  const effect = read(text);
  assert.ok(effect.kind === 'keyword', effect.kind);
  return effect;
}

const self = { the: 'this' } as const;

test('Upkeep: costs to choose from, and things that are done', () => {
  assert.deepEqual(keyword('Upkeep: Pay 1 build point or tap this unit.').options, [
    { kind: 'activated', cost: [{ pay: 'build', n: 1 }], parts: [] },
    { kind: 'activated', cost: [{ pay: 'tap', what: self }], parts: [] },
  ]);
  assert.deepEqual(keyword('Upkeep: Gain 2 Force.').options, [
    { kind: 'activated', cost: [], parts: [{ do: 'force', who: 'you', n: 2 }] },
  ]);
  assert.equal(keyword('Upkeep: Pay 1 Force, discard a card from your hand, or tap it.').options?.length, 3);
});

test('Alternative Cost and Reduced Cost', () => {
  assert.deepEqual(keyword('Alternative Cost: Pay 2 Force, tap one of your Droids.').cost, [
    { pay: 'force', n: 2 },
    { pay: 'tap', what: { choose: { of: 'you', subtype: ['Droid'] } } },
  ]);
  const reduced = keyword('Reduced Cost 3: If you have a Jedi in any arena.');
  assert.equal(reduced.value, 3);
  assert.equal(reduced.if?.length, 1);
});

test('Stack: sorts of cards, and cards by name', () => {
  assert.deepEqual(keyword('Stack: Any unique Droid Character.').list, [
    { unique: true, subtype: ['Droid'], type: ['character'] },
  ]);
  const names = knownNames(['Zal Marr', 'Tarn Vell']);
  const found = readParagraph('Stack: Zal Marr and Tarn Vell.', undefined, names);
  assert.ok(found.ok && found.effect.kind === 'keyword');
  assert.deepEqual(found.effect.list, [{ name: 'Zal Marr' }, { name: 'Tarn Vell' }]);
  assertFixed(found.effect, names);
});

test('Switch: what the unit gets in each arena', () => {
  const { byArena } = keyword('Switch: +10 speed, Stealth/Armor');
  const stealth: Effect = { kind: 'keyword', keyword: 'Stealth' };
  assert.deepEqual(byArena?.[0], { stats: { speed: 10 }, effects: [stealth] });
  assert.deepEqual(byArena?.[1], { effects: [{ kind: 'keyword', keyword: 'Armor' }] });
  assert.deepEqual(keyword('Switch: None/Armor/Stealth').byArena?.[0], {});
});

test('Pilot: what it pilots, and what that unit gets', () => {
  const ace = keyword(
    '[Pilot] Starfighter Pilot. The Starfighter gets: * +20 speed. * Pay 1 Force -> Evade 2',
  );
  assert.deepEqual(ace.what, { subtype: ['Starfighter'] });
  assert.equal(ace.effects?.length, 2);
  assert.equal(ace.effects?.[1]?.kind, 'keyword');
  const two = keyword(
    '[Pilot] Capital Ship and Fleet Pilot. The Capital Ship or Fleet gets: - Armor - +1 power',
  );
  assert.deepEqual(two.what, { subtype: ['Capital Ship', 'Fleet'] });
  assert.deepEqual(keyword('[Pilot] Space unit Pilot. The Space unit gets +1 power.').what, {
    type: ['space'],
  });
});

test('Enhance: also and instead', () => {
  const also = keyword('Enhance: Pay 2 more Force -> That unit also gets Accuracy 1 until end of turn.');
  assert.equal(also.instead, undefined);
  assert.equal(keyword('Enhance: Pay 1 more Force -> Draw 2 cards instead.').instead, true);
});

test('costs on top of the build cost', () => {
  const alone = read('To complete this unit, you must also discard a card from your hand.');
  assert.ok(alone.kind === 'instruction' && alone.toComplete?.length === 1 && alone.parts.length === 0);
  const more = read('To complete this Mission, you must also tap one of your Droids. Gain 2 Force.');
  assert.ok(more.kind === 'instruction' && more.parts.length === 1);
});

test('cheaper and dearer cards, extra Pilots', () => {
  assert.deepEqual(staticOf('Each of your Droids costs 1 less build counter to deploy.'), [
    { do: 'cost', to: { of: 'you', subtype: ['Droid'] }, n: -1 },
  ]);
  assert.deepEqual(staticOf('This unit costs 1 more build counter to deploy for each of your Droids.'), [
    { do: 'cost', to: { self: 'this' }, n: { per: { of: 'you', subtype: ['Droid'] }, times: 1 } },
  ]);
  assert.deepEqual(staticOf('This unit may have an extra Pilot.'), [{ do: 'extra-pilot', to: self }]);
});

test('attaching, putting, taking, searching, build counters', () => {
  assert.deepEqual(partsOf('Attach this Trait to one of your units.'), [
    { do: 'attach', to: { choose: { of: 'you' } } },
  ]);
  assert.deepEqual(partsOf('Remove one of your Droids from the game.'), [
    { do: 'put', to: { choose: { of: 'you', subtype: ['Droid'] } }, into: 'out' },
  ]);
  assert.deepEqual(partsOf('Take 2 50/3/2 Tusk Rider Subordinates and put them into the Ground arena.'), [
    { do: 'take', name: 'Tusk Rider', values: '50/3/2', n: 2, into: ['ground'] },
  ]);
  assert.equal(
    partsOf('Search your deck for a Mission card, reveal it, and put it into your hand. Shuffle your deck.')
      .length,
    2,
  );
  assert.deepEqual(partsOf('Put 2 build counters on one of your partially built cards.'), [
    { do: 'build-counters', of: 'you', n: 2 },
  ]);
});
