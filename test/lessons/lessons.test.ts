// The lessons: each is played to its end by its right answers; its wrong ones are tried, and what it calls illegal is refused.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { editionGame, swtcg2022 } from '../../machines/swtcg/complete.ts';
import { SwtcgError } from '../../src/core/error.ts';
import { readLesson, Session } from '../../src/engine.ts';
import type { Lesson } from '../../src/play/lesson/format.ts';
import { readCourse } from '../../src/play/lesson/read.ts';
import {
  awaitTask,
  decisionsOf,
  isPlain,
  judged,
  type Laid,
  layOut,
  tableAt,
  towards,
} from '../../src/play/lesson/teach.ts';
import type { Decision } from '../../src/swtcg/decisions/decision.ts';
import { plainTexts } from '../../src/swtcg/files/plain-texts.ts';
import { notation } from '../../src/swtcg/notation/index.ts';
import { greedy } from '../../src/swtcg/players/greedy.ts';
import { starterGame } from '../../src/swtcg/starter/game.ts';
import type { SwtcgTypes } from '../../src/swtcg/types.ts';
import { isRuleId } from '../helpers/rule-ids.ts';

const folder = fileURLToPath(new URL('../../lessons/', import.meta.url));
const json = (name: string): unknown => JSON.parse(readFileSync(folder + name, 'utf8'));
const course = readCourse(json('index.json'));
const returning = readCourse(json('2002/index.json'));

test('the course has at least twelve lessons, and every lesson of the folder', () => {
  assert.ok(course.lessons.length >= 12);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'index.json');
  assert.deepEqual(course.lessons.map(({ src }) => src).sort(), files.sort());
  assert.ok(readLesson(json(course.lessons.at(-1)?.src ?? '')).steps.some((step) => step.play));
});

test('most lessons need no grammar', () => {
  const lessons = course.lessons.map(({ src }) => readLesson(json(src)));
  assert.ok(lessons.filter((lesson) => isPlain(notation, lesson)).length > lessons.length / 2);
  const lines = ['dark:', '  space: Grey Destroyer 30/5/6 "Whenever this unit is damaged, gain 1 Force."'];
  const [first] = lessons as [Lesson];
  assert.equal(
    isPlain(notation, {
      ...first,
      steps: [{ ...(first.steps[0] as Lesson['steps'][number]), table: lines }],
    }),
    false,
  );
});

test('a reply says nothing that stands before it already', () => {
  for (const { src } of course.lessons)
    for (const { ask, do: task } of readLesson(json(src)).steps)
      for (const { said } of [...(ask?.answers ?? []), ...(task ? [task] : [])])
        assert.doesNotMatch(said, /^(Right|Yes|No)\b/, src);
});

/** The edition that a lesson teaches, without the grammar where it does without. */
const gameFor = (lesson: Lesson) => {
  const game = editionGame(lesson.ruleset);
  return isPlain(notation, lesson) ? { ...game, texts: plainTexts } : game;
};

function taught(lesson: Lesson): void {
  let laid: Laid<SwtcgTypes> | null = null;
  lesson.steps.forEach((step, i) => {
    const at = `step ${i + 1}`;
    if (step.table) laid = layOut(gameFor(lesson), step.table);
    if (step.rule) assert.ok(isRuleId(step.rule, lesson.ruleset), `${at}: ${step.rule} is no rule`);
    assert.ok(laid || step.play, `${at}: there is a table`);
    if (step.do && laid) practised(lesson, laid, i);
    if (step.play) played(step.play.seed, lesson);
  });
}

/** What a table can be asked for now: what is legal, and less of it. */
const offered = (session: Session): Decision[] =>
  session
    .legal()
    .flatMap((one) => [one, ...[1, 2, 3].map((amount) => ({ ...one, amount }))])
    .filter((one) => session.whyNot(one) === null);

/** A task: the wrong things are legal and are answered, the illegal ones refused with a reason, the right one is done. */
function practised(lesson: Lesson, laid: Laid<SwtcgTypes>, i: number): void {
  const { session } = laid;
  const task = lesson.steps[i]?.do;
  assert.ok(task);
  assert.ok(awaitTask(laid, task), `step ${i + 1}: its chance comes`);
  assert.equal(session.chance, lesson.side, `step ${i + 1}: it is the learner's chance`);
  for (const right of decisionsOf(laid, task.right)) {
    assert.equal(session.whyNot(right), null);
    assert.deepEqual(judged(task, laid, right), { right: true, said: task.said });
  }
  for (const { sentence, said } of task.wrong ?? []) {
    const [wrong] = decisionsOf(laid, [sentence]) as [Decision];
    assert.equal(session.whyNot(wrong), null, `${sentence}: it is legal`);
    assert.deepEqual(judged(task, laid, wrong), { right: false, said });
  }
  for (const legal of session.legal()) assert.ok(judged(task, laid, legal).said.length > 0);
  assert.ok(
    offered(session).some((one) => judged(task, laid, one).right),
    `step ${i + 1}: what is right is right as the table offers it`,
  );
  for (const decision of decisionsOf(laid, task.illegal ?? [])) {
    const refusal = session.whyNot(decision);
    assert.ok(
      refusal && refusal.message.length > 0 && isRuleId(refusal.rule, lesson.ruleset),
      `${JSON.stringify(decision)} is refused`,
    );
  }
  session.enter(decisionsOf(laid, task.right.slice(0, 1))[0] as Decision);
  for (const reply of task.replies ?? [])
    for (let there = false; !there; ) {
      const next = towards(laid, reply);
      assert.ok(next, `step ${i + 1}: the other side can do it: ${reply}`);
      session.enter(next.decision);
      there = next.there;
    }
  assert.notEqual(session.waiting, 'dice', `step ${i + 1}: there are dice enough`);
}

/** The guided game comes to an end. */
function played(seed: number, { side }: Lesson): void {
  const session = new Session(swtcg2022, starterGame(seed));
  let asked = 0;
  for (let n = 0; n < 3_000 && session.waiting === 'player'; n++) {
    const chance = session.chance;
    assert.ok(chance);
    if (chance === side) asked++;
    const legal = session.legal();
    const decision =
      legal.length > 1
        ? greedy.choose(swtcg2022.players.known(session.game, chance), legal, () => 0.5)
        : legal[0];
    session.enter(decision as Decision);
  }
  assert.equal(session.waiting, 'over');
  assert.ok(asked > 10);
}

const inFolder = returning.lessons.map((one) => ({ ...one, src: `2002/${one.src}` }));

test('three lessons teach players of 2002 what is theirs', () => {
  assert.equal(inFolder.length, 3);
  for (const { src } of inFolder) assert.equal(readLesson(json(src)).ruleset, 'swtcg-2002');
});

for (const { src, title, goal } of [...course.lessons, ...inFolder]) {
  test(`${src} is taught to its end`, () => {
    const lesson = readLesson(json(src));
    assert.deepEqual([lesson.title, lesson.goal], [title, goal]);
    taught(lesson);
  });
}

test('a lesson that is not one is told so, with the place', () => {
  const good = json('hits.json') as Record<string, unknown>;
  const wrong: [unknown, string][] = [
    [{ ...good, side: 'grey' }, '$.side'],
    [{ ...good, steps: [] }, '$.steps'],
    [
      {
        ...good,
        steps: [{ say: ['x'], ask: { question: 'q', answers: [{ text: 'a', right: true, said: 's' }] } }],
      },
      '$.steps[0].ask.answers',
    ],
    [
      { ...good, steps: [{ say: ['x'], do: { words: 'w', right: [], said: 's', otherwise: 'o' } }] },
      '$.steps[0].do.right',
    ],
    [{ ...good, steps: [{ say: ['x'], sing: 1 }] }, '$.steps[0].sing'],
  ];
  for (const [lesson, path] of wrong)
    assert.throws(
      () => readLesson(lesson),
      (error: unknown) => error instanceof SwtcgError && error.info.path === path,
    );
});

test('steps without a table of their own stand at the last one before them', () => {
  const lesson = readLesson(json('play-or-pass.json'));
  assert.deepEqual(
    lesson.steps.map((_, i) => tableAt(lesson, i)),
    [0, 1, 1],
  );
});
