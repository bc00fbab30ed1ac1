// Phrases, "would attack": instead of an attack, as often as the unit would attack.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, tap, use } from '../../helpers/fight.ts';

const PLAIN = 'Pay 1 Force -> Gain 1 build point. Play only when this unit would attack.';
const TAPS = 'Tap -> Gain 1 build point. Play only when this unit would attack.';

test('"would attack": the unit does not tap unless the ability says so, and may attack when it comes up again', () => {
  const end = fight(
    { d: { power: 1, text: [PLAIN] }, l: {} },
    { dark: 1, dice: [6], script: [use('d', 1), attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 1);
  const tapped = { d: { text: [TAPS] }, l: {} };
  assert.equal(fight(tapped, { script: [use('d', 1)] }).at('d').tapped, true);
  refused(tapped, { script: [use('d', 1), attack('d', 'l')] });
});

test('"would attack": several times a turn, once each time that the unit would attack', () => {
  const end = fight(
    { d: { text: [PLAIN] }, l: {} },
    { dark: 2, script: [use('d', 1), use('d', 1), tap('d')] },
  );
  assert.equal(end.player('dark').force, 0);
  refused({ d: { text: [PLAIN] }, l: {} }, { dark: 1, script: [use('d', 1), use('d', 1)] }, 'cost.pay');
});

test('"would attack": speeds are checked again after it', () => {
  const slow =
    'Pay 0 Force -> This unit gets -40 speed until end of turn. Play only when this unit would attack.';
  const end = fight(
    { d: { power: 1, text: [slow] }, l: {} },
    { dice: [1, 6], script: [use('d', 1), attack('l', 'd'), attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 1);
});

test('"would attack": not before the unit comes up, not once it has attacked, not while it is tapped', () => {
  refused(
    { d: { speed: 10, text: [PLAIN] }, l: {} },
    { dark: 1, dice: [1], script: [use('d', 1), attack('l', 'd')] },
  );
  refused(
    { d: { power: 1, text: [PLAIN] }, l: {} },
    { dark: 1, dice: [6], script: [attack('d', 'l'), use('d', 1)] },
  );
  refused({ d: { tapped: true, text: [PLAIN] }, l: {} }, { dark: 1, script: [use('d', 1)] });
});

test('"would attack": what is set off by an attack is not set off (Phrases, "would attack")', () => {
  const end = fight(
    { d: { text: [TAPS, 'When this unit attacks, gain 3 Force.'] }, l: {} },
    { script: [use('d', 1)] },
  );
  assert.equal(end.player('dark').force, 0);
});

test('"would attack": not when another unit of the same player comes up (Phrases, "would attack")', () => {
  refused(
    { d1: { power: 1 }, d2: { speed: 10, text: [PLAIN] }, l: {} },
    { dark: 1, dice: [1], script: [use('d2', 1), attack('d1', 'l')] },
  );
});

test('"would attack": units that lose their health by it go, and what it sets off happens, before the next unit comes up', () => {
  const d = {
    text: [
      "Tap -> One of your opponent's units gets -2 health until end of turn. Play only when this unit would attack.",
    ],
  };
  refused({ d, l: { health: 2 } }, { script: [use('d', 1, { target: 'l' }), attack('l', 'd')] });
  const l = { health: 2, text: ["When this unit is discarded, tap each of your opponent's units."] };
  refused(
    { d, d2: { speed: 40 }, l, l2: {} },
    { script: [use('d', 1, { target: 'l' }), attack('d2', 'l2')] },
  );
});
