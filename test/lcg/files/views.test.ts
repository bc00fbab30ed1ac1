// View logs of the second game: what is written of a recorded game can be read, card for card and step for step.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { wholeLog } from '../../../src/engine.ts';
import { presentation } from '../../../src/lcg/files/presentation.ts';
import { readViews } from '../../../src/play/steps/read-views.ts';
import { root } from '../../helpers/built.ts';

for (const game of ['lcg-1', 'lcg-3'])
  test(`the log of ${game} is read as it was written`, () => {
    const log = wholeLog(readFileSync(`${root}replays/${game}.json`, 'utf8'));
    const views = readViews(presentation as never, JSON.parse(JSON.stringify(log)));
    assert.ok(views.steps.length > 100);
    assert.equal(views.cards['dark-affiliation']?.name, 'Sith');
    assert.ok(views.steps.every(({ text }) => text !== ''));
  });
