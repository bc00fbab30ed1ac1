// Adapt, a keyword of later sets (Terms, reminder text; RULINGS.md).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, choose, fight, refused, use } from '../../helpers/fight.ts';

const d = { text: ['Adapt: Armor/+1 power, Fury 2'] };
const at = { at: 'battle-start', until: 'end-of-turn' };

test('Adapt: when the battle phase starts one of the lists is chosen, for this turn', () => {
  const end = fight({ d }, { ...at, script: [choose('dark', 2)] });
  assert.equal(end.at('d').power, 4);
  assert.deepEqual(end.at('d').keywords.Fury, 2);
  assert.equal(end.at('d').keywords.Armor, undefined);
});

test('Adapt: a list may be chosen by its own words', () => {
  const end = fight({ d }, { ...at, script: [choose('dark', '+1 power, Fury 2')] });
  assert.equal(end.at('d').keywords.Fury, 2);
  assert.equal(fight({ d }, { ...at, script: [choose('dark', 'armor')] }).at('d').keywords.Armor, true);
  refused({ d }, { ...at, script: [choose('dark', 'Fury 2')] });
});

test('Adapt: without a word the first list; it is over at the end of the turn', () => {
  const end = fight({ d }, at);
  assert.equal(end.at('d').keywords.Armor, true);
  const later = fight({ d }, { at: 'battle-start', until: 'turn-end' });
  assert.equal(later.at('d').keywords.Armor, undefined);
});

test('Adapt: two copies are chosen for one by one', () => {
  const two = { text: ['Adapt: Armor/Fury 2', 'Adapt: Armor/Parry 1'] };
  const end = fight(
    { d: two },
    { ...at, script: [choose('dark', 'd'), choose('dark', 2), choose('dark', 2)] },
  );
  assert.equal(end.at('d').keywords.Fury, 2);
  assert.equal(end.at('d').keywords.Parry, 1);
});

test('Adapt: Dark chooses first', () => {
  const script = [choose('light', 1), choose('dark', 1)];
  refused({ d, l: d }, { ...at, script });
  fight({ d, l: d }, { ...at, script: [choose('dark', 1), choose('light', 1)] });
});

test('Adapt: too late once the battle step has started, and there is no third list here', () => {
  refused({ d }, { at: 'space-battle', script: [choose('dark', 1)] });
  refused({ d }, { ...at, script: [choose('dark', 3)] });
});

test('Adapt: an ability with a cost, or one for a later step, works for the turn', () => {
  const own = {
    power: 1,
    text: [
      'Adapt: "Pay 1 Force -> Evade 1"/"When the Space battle step ends, remove 1 damage counter from this unit."',
    ],
  };
  const end = fight(
    { d: { power: 1 }, l: own },
    {
      at: 'battle-start',
      until: 'ground-battle',
      light: 1,
      dice: [6],
      script: [choose('light', 1), attack('d', 'l'), use('l', 'Evade')],
    },
  );
  assert.equal(end.damage('l'), 0);
  const second = fight(
    { d: { power: 1 }, l: own },
    { at: 'battle-start', until: 'ground-battle', dice: [6], script: [choose('light', 2), attack('d', 'l')] },
  );
  assert.equal(second.damage('l'), 0);
});

test('Adapt: not in the build zone (Game Zones, build zone), and it is nothing to use', () => {
  const end = fight({ d: { ...d, in: 'buildZone' } }, at);
  assert.deepEqual(end.at('d').keywords, {});
  refused({ d }, { script: [use('d', 'Adapt')] }, 'keyword.adapt');
});
