// Costs of effects that other effects change (Phrases, "costs X [more/less]"; Effect Types, Activated effects).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dark as darkDoes, gear, holds, refused as notLegal, soldier } from '../../helpers/command.ts';
import { attack, fight, play, refused, use } from '../../helpers/fight.ts';

const BOOST = 'Pay 2 Force -> This unit gets +1 power until end of turn.';
const d = { text: [BOOST] };

test('"costs X less": an ability costs less, and can be played with less Force', () => {
  const cheap = { text: ["Each of your units' activated abilities costs 1 less Force to play."] };
  const end = fight({ d, d2: cheap }, { dark: 1, script: [use('d', 1)] });
  assert.equal(end.player('dark').force, 0);
  assert.equal(end.at('d').power, 4);
});

test('"costs X less": two of them add up, never below 0', () => {
  const cheap = { text: ["Each of your units' activated abilities costs 2 less Force to play."] };
  const end = fight({ d, d2: cheap, d3: cheap }, { script: [use('d', 1)] });
  assert.equal(end.player('dark').force, 0);
});

test('"costs X less": not below 1 where the effect says so', () => {
  const text =
    "Each of your units' activated abilities costs 3 less Force to play. Abilities that cost 1 or more Force can't cost fewer than 1 Force.";
  refused({ d, d2: { text: [text] } }, { script: [use('d', 1)] }, 'cost.pay');
  fight({ d, d2: { text: [text] } }, { dark: 1, script: [use('d', 1)] });
  const free = { text: ['Pay 0 Force -> This unit gets +1 power until end of turn.'] };
  fight({ d: free, d2: { text: [text] } }, { script: [use('d', 1)] });
});

test('"costs X more": also what was free, but not where Force-activated abilities are meant', () => {
  const free = { text: ['Pay 0 Force -> This unit gets +1 power until end of turn.'] };
  const dear = (kind: string) => ({
    text: [`Each of your opponent's units' ${kind} abilities costs 1 more Force to play.`],
  });
  refused({ d: free, l: dear('activated') }, { script: [use('d', 1)] }, 'cost.pay');
  fight({ d: free, l: dear('Force-activated') }, { script: [use('d', 1)] });
  refused({ d, l: dear('Force-activated') }, { dark: 2, script: [use('d', 1)] }, 'cost.pay');
});

test('"costs X more": only the units that are meant', () => {
  const dear = { text: ["Each of your opponent's Jedi's activated abilities costs 1 more Force to play."] };
  fight({ d, l: dear }, { dark: 2, script: [use('d', 1)] });
  refused({ d: { ...d, subtype: 'Jedi Knight' }, l: dear }, { dark: 2, script: [use('d', 1)] }, 'cost.pay');
});

test('"costs X more": only the keywords that are meant', () => {
  const dear = {
    text: ["Each of your opponent's units' Intercept and Evade abilities costs 1 more Force to play."],
  };
  const l = { text: ['Pay 1 Force -> Evade 1', BOOST] };
  const script = [attack('d', 'l'), use('l', 'Evade')];
  refused({ d: { ...dear, power: 1 }, l }, { light: 1, dice: [6], script }, 'cost.pay');
  const end = fight({ d: { ...dear, power: 1 }, l }, { light: 2, dice: [6], script });
  assert.equal(end.player('light').force, 0);
  fight({ d: dear, l }, { light: 2, script: [use('l', 2)] });
});

test('"costs X less": an X is the number before the change ("pay X [Force/build points]")', () => {
  const cheap = { text: ["Each of your units' activated abilities costs 1 less Force to play."] };
  const text = ['Pay X Force -> This unit gets +X power until end of turn.'];
  const end = fight({ d: { text }, d2: cheap }, { dark: 2, script: [use('d', 1, { x: 3 })] });
  assert.equal(end.player('dark').force, 0);
  assert.equal(end.at('d').power, 6);
  refused({ d: { text }, d2: cheap }, { dark: 1, script: [use('d', 1, { x: 3 })] }, 'cost.pay');
});

test('"costs X more": Battle cards of one player or of both', () => {
  const spark = {
    type: 'Battle',
    text: ['Pay 1 Force -> One of your units gets +1 power until end of turn.'],
  };
  const dear = (whose: string) => ({ text: [`${whose} costs 1 more Force to play.`] });
  const script = [play('dSpark', { target: 'd' })];
  const with_ = (text: { text: string[] }) => ({ d: {}, l: text, dSpark: spark });
  refused(with_(dear("Each of your opponent's Battle cards")), { dark: 1, script }, 'cost.pay');
  refused(with_(dear('Each Battle card')), { dark: 1, script }, 'cost.pay');
  fight(with_(dear('Each of your Battle cards')), { dark: 1, script });
});

test('"costs X less": of an enhanced effect the total is lowered once (Effect Types, Activated effects)', () => {
  const spark = {
    type: 'Battle',
    text: [
      'Pay 1 Force -> One of your units gets +1 power until end of turn.',
      'Enhance: Pay 2 more Force -> That unit also gets Armor until end of turn.',
    ],
  };
  const d1 = { text: ['Each of your Battle cards costs 1 less Force to play.'] };
  const end = fight(
    { d1, dSpark: spark },
    { dark: 3, script: [play('dSpark', { effect: 2, target: 'd1' })] },
  );
  assert.equal(end.player('dark').force, 1);
});

test('"costs X less": an ability of a Resource is none of a unit (Card Effects)', () => {
  const cheap = soldier({ text: ["Each of your units' activated abilities costs 1 less Force to play."] });
  const mint = {
    side: 'neutral',
    type: 'Resource',
    cost: 1,
    text: ['Pay 1 Force -> Gain 1 build point. Play only during your build step.'],
  };
  notLegal(
    {
      cards: { cheap, mint },
      dark: { character: ['cheap'], resource: 'mint' },
      script: [darkDoes('use', { unit: 'mint', ability: 1 })],
    },
    'cost.pay',
  );
});

test('"costs X less": Equipment that costs less to attach to one unit (Keywords, Equip)', () => {
  const gun = gear('Character - Blaster Weapon', ['Pay 2 Force -> Equip', 'Equipped unit gets +1 power.']);
  const s = soldier({ text: ['Equipment costs 1 less Force to attach to this unit.'] });
  const file = {
    cards: { gun, s, t: soldier() },
    dark: { force: 1, buildZone: ['gun'], character: ['s', 't'] },
  };
  holds({
    ...file,
    script: [darkDoes('equip', { card: 'gun', unit: 's' })],
    expect: { dark: { force: 0 }, s: { power: 3 } },
  });
  notLegal({ ...file, script: [darkDoes('equip', { card: 'gun', unit: 't' })] }, 'cost.pay');
});

test('"costs X more": it ends with its source', () => {
  const l = {
    health: 1,
    text: ["Each of your opponent's units' activated abilities costs 1 more Force to play."],
  };
  const end = fight(
    { d: { ...d, power: 1 }, l },
    { dark: 2, dice: [6], script: [attack('d', 'l'), use('d', 1)] },
  );
  assert.equal(end.player('dark').force, 0);
});

test('"costs X more": an ability of another keyword costs what it did (Phrases, "costs X more")', () => {
  const dear = {
    power: 1,
    text: ["Each of your opponent's units' Intercept and Evade abilities costs 1 more Force to play."],
  };
  const end = fight(
    { d: dear, l: { text: ['Pay 1 Force -> Absorb 1'] } },
    { light: 1, dice: [6], script: [attack('d', 'l'), use('l', 'Absorb')] },
  );
  assert.equal(end.damage('l'), 0);
});
