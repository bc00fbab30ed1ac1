// The chart of a lesson: every state is reached by events, and every transition is taken.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createActor, fromPromise } from 'xstate';
import { lessonMachine } from '../../../machines/ui/lesson.ts';
import type {
  LayOut,
  LessonEvent,
  LessonOutline,
  LessonSource,
  Loaded,
} from '../../../machines/ui/lesson-types.ts';
import { Coverage, Deferred, settled } from './coverage.ts';

const coverage = new Coverage(lessonMachine);

const FAULT = { code: 'unreadable', message: 'It is no lesson.' };

const HITS: LessonOutline = {
  title: 'Hits',
  steps: [
    {},
    { ask: { answers: [{ said: 'A 3 misses.' }, { right: true, said: 'The 6 and the 4.' }] } },
    { do: {} },
  ],
};
const GAME: LessonOutline = { title: 'A game', steps: [{ play: {} }] };
const COURSE = {
  lessons: [
    { title: 'Hits', src: 'hits.json' },
    { title: 'A game', src: 'game.json' },
  ],
};

class LessonDriver {
  readonly announced: string[] = [];
  readonly loads: { source: LessonSource; promise: Deferred<Loaded> }[] = [];
  readonly actor = createActor(
    lessonMachine.provide({
      actors: {
        load: fromPromise(({ input: { source } }) => {
          const promise = new Deferred<Loaded>();
          this.loads.push({ source, promise });
          return promise.promise;
        }),
      },
      actions: {
        announceStep: ({ context }) => this.announced.push(`step ${context.step}`),
        announceDone: ({ context }) => this.announced.push(`done ${context.lesson?.title}`),
        announceProblem: (_, { code }) => this.announced.push(code),
      },
    }),
    { inspect: coverage.inspect },
  ).start();

  get context() {
    return this.actor.getSnapshot().context;
  }

  get content(): unknown {
    return this.actor.getSnapshot().value.content;
  }

  get file(): unknown {
    return this.actor.getSnapshot().value.file;
  }

  get solved(): boolean {
    return this.actor.getSnapshot().hasTag('solved');
  }

  send(...events: readonly LessonEvent[]): void {
    for (const event of events) this.actor.send(event);
  }

  async load(loaded: Loaded): Promise<this> {
    this.send({ type: 'LOAD', source: { address: 'a.json' } });
    return this.arrive(loaded);
  }

  async arrive(loaded: Loaded): Promise<this> {
    this.loads.at(-1)?.promise.resolve(loaded);
    await settled();
    return this;
  }
}

const layOut: LayOut = (_, step) => ({ file: `the table of ${step}`, table: null });
const taught = (lesson: LessonOutline, step = 0, lay = layOut): Loaded => ({ lesson, step, layOut: lay });
const hits = (step = 0, lay = layOut) => new LessonDriver().load(taught(HITS, step, lay));

describe('loading', () => {
  it('a file is loaded; another that is asked for meanwhile is loaded in its place', async () => {
    const driver = new LessonDriver();
    assert.equal(driver.content, 'nothing');
    driver.send({ type: 'SEEK', step: 1 }, { type: 'LOAD', source: { text: '{}' } });
    assert.equal(driver.file, 'loading');
    assert.equal(driver.context.step, 1, 'kept for a lesson that is given');
    driver.send({ type: 'LOAD', source: { lesson: HITS, step: 1 } });
    driver.loads[0]?.promise.reject(FAULT);
    await driver.arrive(taught(HITS, 1));
    assert.equal(driver.file, 'idle');
    assert.deepEqual(driver.content, { step: 'asking' });
    assert.deepEqual(driver.announced, ['step 1']);
    assert.equal(driver.context.laid?.file, 'the table of 1');
  });

  it('a step that a lesson does not have is the last one', async () => {
    assert.equal((await hits(9)).context.step, 2);
  });

  it('what can’t be loaded is a problem, and can be tried again', async () => {
    const driver = new LessonDriver();
    driver.send({ type: 'LOAD', source: { address: 'a.json' } });
    driver.loads.at(-1)?.promise.reject(FAULT);
    await settled();
    assert.equal(driver.file, 'failed');
    assert.equal(driver.context.problem, FAULT);
    driver.send({ type: 'FAILED', problem: { ...FAULT, code: 'loop' } }, { type: 'RETRY' });
    assert.equal(driver.loads.length, 2);
    await driver.arrive(taught(HITS));
    assert.equal(driver.context.problem, null);
    assert.deepEqual(driver.announced, ['unreadable', 'loop', 'step 0']);
  });

  it('a position that can’t be laid out is a problem of its step; what lay there stays', async () => {
    const driver = await hits(0, (_, step) => (step === 1 ? FAULT : step === 2 ? null : layOut(HITS, step)));
    driver.send({ type: 'NEXT' });
    assert.equal(driver.context.problem, FAULT);
    assert.equal(driver.context.laid?.file, 'the table of 0');
    driver.send({ type: 'SEEK', step: 2 });
    assert.equal(driver.context.problem, null);
    assert.equal(driver.context.laid?.file, 'the table of 0', 'it has none of its own');
  });
});

describe('a step', () => {
  it('words are read, and one goes on', async () => {
    const driver = await hits();
    assert.deepEqual(driver.content, { step: 'reading' });
    assert.equal(driver.solved, true);
    driver.send({ type: 'NEXT' });
    assert.deepEqual(driver.content, { step: 'asking' });
    assert.equal(driver.solved, false);
  });

  it('a question is answered, wrong and right', async () => {
    const driver = await hits(1);
    driver.send({ type: 'NEXT' });
    assert.deepEqual(driver.content, { step: 'tooEarly' });
    driver.send({ type: 'ANSWER', answer: 0 });
    assert.deepEqual(driver.content, { step: 'wrong' });
    assert.deepEqual(driver.context.reply, { kind: 'wrong', said: 'A 3 misses.' });
    driver.send({ type: 'ANSWER', answer: 1 });
    assert.deepEqual(driver.content, { step: 'right' });
    assert.deepEqual(driver.context.given, [0, 1]);
    driver.send({ type: 'ANSWER', answer: 0 });
    assert.equal(driver.solved, true, 'it stays solved');
    driver.send({ type: 'NEXT' });
    assert.equal(driver.context.step, 2);
    assert.deepEqual(driver.context.given, []);
  });

  it('something is done, tried too early, refused, wrong and right, in any order', async () => {
    const driver = await hits(2);
    const wrong = { type: 'JUDGED', right: false, said: 'Not quite.' } as const;
    const refused = { type: 'REFUSED', said: 'Stealth.' } as const;
    const right = { type: 'JUDGED', right: true, said: 'Four damage.' } as const;
    const answers = [
      { type: 'ANSWER', answer: 0 },
      { type: 'ANSWER', answer: 1 },
    ] as const;
    const before: [string, LessonEvent[]][] = [
      ['asking', []],
      ['wrong', [wrong]],
      ['refused', [refused]],
      ['tooEarly', [{ type: 'NEXT' }]],
    ];
    for (const [from, events] of before) {
      for (const [event, to] of [
        [wrong, 'wrong'],
        [refused, 'refused'],
        [right, 'right'],
        [{ type: 'NEXT' }, 'tooEarly'],
      ] as const) {
        driver.send({ type: 'AGAIN' }, ...events);
        assert.deepEqual(driver.content, { step: from });
        driver.send(event);
        assert.deepEqual(driver.content, { step: to });
      }
      for (const answer of answers) {
        driver.send({ type: 'SEEK', step: 1 }, ...events, answer);
        assert.deepEqual(driver.content, { step: answer.answer === 1 ? 'right' : 'wrong' });
      }
      driver.send({ type: 'SEEK', step: 2 });
    }
  });

  it('one goes back, and sets it up again', async () => {
    const driver = await hits(1);
    driver.send({ type: 'ANSWER', answer: 0 }, { type: 'AGAIN' });
    assert.deepEqual(driver.content, { step: 'asking' });
    assert.equal(driver.context.reply, null);
    driver.send({ type: 'BACK' }, { type: 'BACK' });
    assert.equal(driver.context.step, 0);
  });

  it('a game is played with tips, to its end', async () => {
    const driver = await new LessonDriver().load(taught(GAME));
    assert.deepEqual(driver.content, { step: 'playing' });
    driver.send({ type: 'TIP', tip: 'Build.' }, { type: 'GAME_OVER', said: null });
    assert.equal(driver.context.tip, 'Build.');
    assert.deepEqual(driver.content, { step: 'gameOver' });
    assert.equal(driver.context.reply, null, 'whoever gives up has heard');
    driver.send({ type: 'GAME_OVER', said: 'You win.' });
    assert.deepEqual(driver.context.reply, { kind: 'plain', said: 'You win.' });
    driver.send({ type: 'NEXT' });
    assert.deepEqual(driver.content, { step: 'finished' });
  });

  it('a game outside of a course may be left at any time', async () => {
    const driver = await new LessonDriver().load(taught(GAME));
    driver.send({ type: 'NEXT' });
    assert.deepEqual(driver.content, { step: 'finished' });
  });
});

describe('a course', () => {
  const course = () => new LessonDriver().load({ course: COURSE, base: 'https://example.org/' });

  it('lists its lessons; one is opened, and the list comes back', async () => {
    const driver = await course();
    assert.equal(driver.content, 'course');
    await driver.load(taught(HITS));
    assert.deepEqual(driver.content, { step: 'reading' });
    driver.send({ type: 'LEAVE' });
    assert.equal(driver.content, 'course');
    assert.equal(driver.context.lesson, null);
  });

  it('after the last step the next lesson is loaded, and after the last lesson the list comes', async () => {
    const driver = await course();
    await driver.load(taught(HITS, 2));
    driver.send({ type: 'JUDGED', right: true, said: '' }, { type: 'NEXT' });
    assert.deepEqual(driver.content, { step: 'continuing' });
    assert.deepEqual(driver.loads.at(-1)?.source, { address: 'game.json', base: 'https://example.org/' });
    await driver.arrive(taught(GAME));
    driver.send({ type: 'GAME_OVER', said: 'You win.' }, { type: 'NEXT' });
    assert.equal(driver.content, 'course');
    assert.deepEqual(driver.announced, ['step 2', 'done Hits', 'step 0', 'done A game']);
  });

  it('a game that was left for now is not done', async () => {
    const driver = await course();
    await driver.load(taught(GAME));
    driver.send({ type: 'NEXT' });
    assert.equal(driver.content, 'course');
    assert.deepEqual(driver.announced, ['step 0']);
  });

  it('a lesson by itself that is left leaves nothing', async () => {
    const driver = await hits();
    driver.send({ type: 'LEAVE' });
    assert.equal(driver.content, 'nothing');
  });
});

describe('all of it', () => {
  it('every transition was taken', () => {
    assert.ok(new Coverage(lessonMachine).untaken.length > 35);
    assert.deepEqual(coverage.untaken, []);
  });
  it('every state was reached', () => assert.deepEqual(coverage.unvisited, []));
});
