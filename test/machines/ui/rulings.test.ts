// The chart of the judge's desk: every state is reached by events, and every transition is taken.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createActor, fromPromise } from 'xstate';
import { type RulingsContext, rulingsMachine } from '../../../machines/ui/rulings.ts';
import type { Desk } from '../../../src/desk/lookup/desk.ts';
import type { Scope } from '../../../src/desk/model/documents.ts';
import { faq } from '../../desk/documents-of.ts';
import { Coverage, Deferred, settled } from './coverage.ts';

const coverage = new Coverage(rulingsMachine);
const DESK = faq({ title: 'Trench Run', see: ['Hub'] }, 'Hub', 'Evade');

class Driver {
  readonly announced: string[] = [];
  readonly loads: { scope: Scope | null; promise: Deferred<Desk> }[] = [];
  readonly actor = createActor(
    rulingsMachine.provide({
      actors: {
        open: fromPromise(({ input: { scope } }) => {
          const promise = new Deferred<Desk>();
          this.loads.push({ scope, promise });
          return promise.promise;
        }),
      },
      actions: {
        announce: ({ context }) => this.announced.push(this.titles(context)),
      },
    }),
    { inspect: coverage.inspect },
  ).start();

  titles(context: RulingsContext): string {
    return (context.answer?.found ?? []).map(({ entry }) => entry.ruling.title).join(', ');
  }

  get context(): RulingsContext {
    return this.actor.getSnapshot().context;
  }

  get at(): unknown {
    return this.actor.getSnapshot().value;
  }

  async come(): Promise<void> {
    this.loads.at(-1)?.promise.resolve(DESK);
    await settled();
  }

  async fail(): Promise<void> {
    this.loads.at(-1)?.promise.reject(new Error('no network'));
    await settled();
  }
}

const ready = async (): Promise<Driver> => {
  const driver = new Driver();
  driver.actor.send({ type: 'PREPARE' });
  await driver.come();
  return driver;
};

describe('the desk', () => {
  it('fetches nothing before somebody asks, or is about to', async () => {
    const driver = new Driver();
    driver.actor.send({ type: 'CHOOSE', scope: 'swccg' });
    assert.deepEqual([driver.at, driver.loads.length], ['resting', 0]);
    driver.actor.send({ type: 'PREPARE' });
    assert.deepEqual(
      driver.loads.map(({ scope }) => scope),
      ['swccg'],
    );
    await driver.come();
    assert.deepEqual([driver.at, driver.announced], [{ ready: 'unasked' }, []]);
  });

  for (const event of [
    { type: 'ASK', query: 'evade' },
    { type: 'FOLLOW', query: 'evade' },
    { type: 'OPEN', entry: 'swlcg-faq-1.1/evade' },
  ] as const) {
    it(`${event.type} is answered when the rulings have come, and at once when they are here`, async () => {
      const driver = new Driver();
      driver.actor.send(event);
      assert.equal(driver.at, 'loading');
      await driver.come();
      assert.deepEqual([driver.at, driver.announced], [{ ready: 'answered' }, ['Evade']]);
      driver.actor.send(event);
      assert.deepEqual(driver.announced, ['Evade', 'Evade']);
    });

    it(`${event.type} while they are on their way is what is answered`, async () => {
      const driver = new Driver();
      driver.actor.send({ type: 'ASK', query: 'hub' });
      driver.actor.send(event);
      driver.actor.send({ type: 'BACK' });
      driver.actor.send(event);
      await driver.come();
      assert.deepEqual(driver.announced, ['Evade']);
    });

    it(`${event.type} after a failure tries again`, async () => {
      const driver = new Driver();
      driver.actor.send({ type: 'PREPARE' });
      await driver.fail();
      assert.equal(driver.at, 'failed');
      driver.actor.send(event);
      assert.equal(driver.loads.length, 2);
      await driver.come();
      assert.deepEqual(driver.announced, ['Evade']);
    });
  }

  it('a failure is tried again, with what was asked', async () => {
    const driver = new Driver();
    driver.actor.send({ type: 'ASK', query: 'hub' });
    await driver.fail();
    driver.actor.send({ type: 'RETRY' });
    await driver.come();
    assert.deepEqual(driver.announced, ['Hub']);
  });

  it('links lead back the way they went; typing begins anew', async () => {
    const driver = await ready();
    const { actor } = driver;
    const asked = () => driver.context.asked.entry ?? driver.context.asked.query;
    actor.send({ type: 'ASK', query: 'trench' });
    actor.send({ type: 'OPEN', entry: 'swlcg-faq-1.1/hub' });
    actor.send({ type: 'FOLLOW', query: 'evade' });
    actor.send({ type: 'BACK' });
    assert.equal(asked(), 'swlcg-faq-1.1/hub');
    actor.send({ type: 'BACK' });
    assert.equal(asked(), 'trench');
    actor.send({ type: 'BACK' });
    assert.deepEqual([asked(), driver.at], ['', { ready: 'unasked' }]);
    actor.send({ type: 'ASK', query: 'hub' });
    actor.send({ type: 'FOLLOW', query: 'evade' });
    actor.send({ type: 'ASK', query: 'trench' });
    assert.deepEqual(driver.context.trail, []);
    assert.equal(driver.announced.at(-1), 'Trench Run, Hub');
  });

  it('the way back also leads out of a failure, and to where nothing was asked', async () => {
    const resting = new Driver();
    resting.actor.send({ type: 'BACK' });
    assert.equal(resting.at, 'loading');
    await resting.fail();
    resting.actor.send({ type: 'BACK' });
    assert.equal(resting.at, 'loading');
  });

  it('another game is fetched when it is chosen, with the same question', async () => {
    const driver = new Driver();
    driver.actor.send({ type: 'ASK', query: 'evade' });
    driver.actor.send({ type: 'CHOOSE', scope: 'swlcg' });
    driver.loads[0]?.promise.reject(new Error('too late'));
    await driver.come();
    assert.deepEqual([driver.announced, driver.context.scope], [['Evade'], 'swlcg']);
    driver.actor.send({ type: 'CHOOSE', scope: null });
    assert.deepEqual([driver.at, driver.context.answer], ['loading', null]);
    await driver.fail();
    driver.actor.send({ type: 'CHOOSE', scope: 'swlcg' });
    await driver.come();
    assert.deepEqual(driver.announced, ['Evade', 'Evade']);
    assert.deepEqual(
      driver.loads.map(({ scope }) => scope),
      [null, 'swlcg', null, 'swlcg'],
    );
  });
});

it('every transition was taken, and every state was reached', () => {
  assert.deepEqual(coverage.untaken, []);
  assert.deepEqual(coverage.unvisited, []);
});
