// Whose costs are changed, and which part of them (Phrases, "costs X [more/less]").
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dark, gear, holds, refused as notLegal, soldier } from '../../helpers/command.ts';
import { fight, play, refused, told, use } from '../../helpers/fight.ts';

const BOOST = 'Pay 2 Force -> This unit gets +1 power until end of turn.';
const spark = {
  type: 'Battle',
  text: ['Pay 1 Force -> One of your units gets +1 power until end of turn.'],
};

test('"costs X more": what Battle cards cost is nothing to abilities, nor the other way round', () => {
  const cards = { text: ['Each of your Battle cards costs 1 less Force to play.'] };
  refused({ d: { text: [BOOST] }, d2: cards }, { dark: 1, script: [use('d', 1)] }, 'cost.pay');
  const abilities = { text: ["Each of your units' activated abilities costs 1 more Force to play."] };
  fight({ d: {}, d2: abilities, dSpark: spark }, { dark: 1, script: [play('dSpark', { target: 'd' })] });
});

test('"costs X more": said of each Battle card, also of those of the one who says so', () => {
  const text = ['Each Battle card costs 1 more Force to play.'];
  const cards = { d: { text }, dSpark: spark };
  refused(cards, { dark: 1, script: [play('dSpark', { target: 'd' })] }, 'cost.pay');
  const end = fight(cards, { dark: 2, script: [play('dSpark', { target: 'd' })] });
  assert.equal(end.player('dark').force, 0);
  assert.equal(told(end, 'effect.charge').length, 1);
});

test('"costs X more": abilities of another keyword cost what they did, and nothing is told of them', () => {
  const dear = {
    text: ["Each of your opponent's units' Intercept and Velocity abilities costs 1 more Force to play."],
  };
  const cards = { d: { text: ['Pay 1 Force -> Ambush 1', BOOST] }, l: dear };
  const plain = fight(cards, { dark: 2, script: [use('d', 2)] });
  assert.equal(plain.at('d').power, 4);
  assert.deepEqual(told(plain, 'effect.charge'), []);
});

test('"costs X less": what is paid besides Force is paid as before', () => {
  const text = ['Pay 2 Force and tap this unit -> Draw a card.'];
  const cheap = { text: ["Each of your units' activated abilities costs 2 less Force to play."] };
  const cards = {
    d: { text },
    d2: cheap,
    dX: { type: 'Battle', text: ['Gain 1 Force.'], in: 'deck' as const },
  };
  const end = fight(cards, { script: [use('d', 1)] });
  assert.equal(end.at('d').tapped, true);
  refused({ ...cards, d: { text, tapped: true } }, { script: [use('d', 1)] }, 'cost.pay');
});

const arm = (subtype = 'Character - Weapon') =>
  gear(subtype, ['Pay 2 Force and 2 build points -> Equip', 'Equipped unit gets +1 power.']);
const equips = (words: string, seat: object, subtype?: string) => ({
  cards: { arm: arm(subtype), s: soldier({ text: [words] }), t: soldier() },
  dark: { character: ['s', 't'], buildZone: ['arm'], ...seat },
  script: [dark('equip', { card: 'arm', unit: 's' })],
});

test('Equip: less in build points alone, in Force alone, or in both; never below 0 (Keywords, Equip)', () => {
  const attached = { arm: { zone: 'on:s' }, dark: { force: 0, buildPoints: 0 } };
  for (const [words, force, buildPoints] of [
    ['Equipment costs 1 less build point to attach to this unit.', 2, 1],
    ['Equipment costs 5 less build points to attach to this unit.', 2, 0],
    ['Equipment costs 1 less Force to attach to this unit.', 1, 2],
    ['Equipment cost 1 less Force and 1 less build point to attach to this unit.', 1, 1],
    ['Equipment costs 2 more Force and 1 more build point to attach to this unit.', 4, 3],
  ] as const) {
    holds({ ...equips(words, { force, buildPoints }), expect: attached });
    if (force > 0) notLegal(equips(words, { force: force - 1, buildPoints }), 'cost.pay');
    if (buildPoints > 0) notLegal(equips(words, { force, buildPoints: buildPoints - 1 }), 'cost.pay');
  }
});

test('Equip: nothing is paid where it says so, and all of it for another unit (Keywords, Equip)', () => {
  const words = 'You may attach Equipment to this unit without paying the equip cost.';
  holds({ ...equips(words, {}), expect: { arm: { zone: 'on:s' } } });
  notLegal({ ...equips(words, {}), script: [dark('equip', { card: 'arm', unit: 't' })] }, 'cost.pay');
});

test('Equip: only for the sorts of Equipment that are named (Keywords, Equip)', () => {
  const words = 'Each Weapon costs 2 less Force and 2 less build points to attach to this unit.';
  holds({ ...equips(words, {}), expect: { arm: { zone: 'on:s' } } });
  notLegal(equips(words, {}, 'Character - Armor'), 'cost.pay');
});

test('Equip: what abilities of units cost is nothing to it, and what it costs nothing to them (Keywords, Equip)', () => {
  const words = "Each of your units' activated abilities costs 2 less Force to play.";
  notLegal(equips(words, { buildPoints: 2 }), 'cost.pay');
  const d = soldier({
    text: [
      'Equipment costs 1 less Force to attach to this unit.',
      'Pay 1 Force -> Gain 3 Force. Play only during your build step.',
    ],
  });
  notLegal(
    { cards: { d }, dark: { character: ['d'] }, script: [dark('use', { unit: 'd', ability: 2 })] },
    'cost.pay',
  );
});

test('"can\'t cost fewer than 1": what costs 1 still does (Phrases, "costs X less")', () => {
  const text =
    "Each of your units' activated abilities costs 1 less Force to play. Abilities that cost 1 or more Force can't cost fewer than 1 Force.";
  const d = { text: ['Pay 1 Force -> This unit gets +1 power until end of turn.'] };
  refused({ d, d2: { text: [text] } }, { script: [use('d', 1)] }, 'cost.pay');
  fight({ d, d2: { text: [text] } }, { dark: 1, script: [use('d', 1)] });
});
