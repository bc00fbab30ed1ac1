import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearest } from '../../../src/core/files/near.ts';

test('the nearest name is the one that was meant, if any', () => {
  const names = ['space', 'ground', 'character', 'script', 'at'];
  assert.equal(nearest('spcae', names), 'space');
  assert.equal(nearest('Scripts', names), 'script');
  assert.equal(nearest('charcter', names), 'character');
  assert.equal(nearest('banana', names), undefined);
  assert.equal(nearest('', names), undefined);
  assert.equal(nearest('x'.repeat(1_000_000), names), undefined);
});
