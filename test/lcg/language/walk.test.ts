// Asking what stands in an effect.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Effect, Instruction } from '../../../src/lcg/language/effect.ts';
import {
  choicesOf,
  effectsOf,
  isAbility,
  isConstant,
  saysX,
  somePiece,
} from '../../../src/lcg/language/walk.ts';

const unit = { card: ['Unit'] } as const;
const PARTS: readonly Instruction[] = [
  { do: 'move-damage', n: 'X', from: { target: unit }, to: { choose: unit } },
  {
    do: 'if',
    if: [{ is: 'card', card: { the: 'target' }, what: { damaged: true } }],
    parts: [{ do: 'destroy', what: { target: { trait: ['Spy'] } } }],
  },
  {
    do: 'lasting',
    until: 'phase',
    parts: [
      {
        do: 'modify',
        to: { the: 'target' },
        gains: { effects: [{ kind: 'action', parts: [{ do: 'destroy', what: { target: unit } }] }] },
      },
    ],
  },
];

test('choices of an effect, in its order; those of abilities that it gives are not its own', () => {
  assert.deepEqual(choicesOf(PARTS), [{ target: unit }, { choose: unit }, { target: { trait: ['Spy'] } }]);
});

test('any piece at any depth answers', () => {
  assert.ok(somePiece(PARTS, ({ do: deed }) => deed === 'destroy'));
  assert.ok(somePiece(PARTS, ({ trait }) => trait?.includes('Spy') === true));
  assert.ok(!somePiece(PARTS, ({ do: deed }) => deed === 'draw'));
  assert.ok(saysX(PARTS));
  assert.ok(!saysX(PARTS.slice(1)));
});

test('the effects of a paragraph, one by one', () => {
  const constant: Effect = { kind: 'constant', parts: [] };
  const action: Effect = { kind: 'action', parts: [] };
  const several: Effect = { kind: 'several', effects: [constant, { kind: 'several', effects: [action] }] };
  assert.deepEqual(effectsOf(several), [constant, action]);
  assert.deepEqual([isConstant(constant), isAbility(constant)], [true, false]);
  assert.deepEqual([isConstant(action), isAbility(action)], [false, true]);
});
