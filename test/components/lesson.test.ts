// The lesson as a learner meets it: what is right goes on, what is wrong or refused is told, what was done is kept.
import { expect } from '@open-wc/testing';
import { html } from 'lit';
import '../../components/lesson/swtcg-lesson.ts';
import type { SwtcgLesson } from '../../components/lesson/lesson.ts';
import type { SwtcgTable } from '../../components/table/table.ts';
import type { Course } from '../../src/play/lesson/format.ts';
import type { Decision } from '../../src/swtcg/decisions/decision.ts';
import { click } from './hands.ts';
import { allInside, inColumn, inside, panelOf, until, updated, words } from './helpers.ts';
import { boardOf, button, cardAt, drawn } from './tables.ts';

const address = (name: string) => new URL(`../../lessons/${name}.json`, import.meta.url).href;

async function lesson(name: string, width = 1000): Promise<SwtcgLesson> {
  const element = document.createElement('swtcg-lesson');
  element.src = address(name);
  await inColumn(html`${element}`, { width });
  await until(() => words(inside(element, '.base')).includes('of'), 'the lesson');
  return element;
}

const press = async (element: SwtcgLesson, text: RegExp): Promise<void> => {
  const button = allInside(element, 'button').find((one) => text.test(words(one)));
  if (!button) throw new Error(`No button ${text}`);
  button.click();
  await updated(element);
};

const tableOf = async (element: SwtcgLesson): Promise<SwtcgTable> => {
  await until(() => element.shadowRoot?.querySelector('swtcg-table')?.game != null, 'the table');
  return element.shadowRoot?.querySelector('swtcg-table') as SwtcgTable;
};

/** Goes to a step, and waits until its table lies there in place of the one before. */
const tableOfStep = async (element: SwtcgLesson, step: number): Promise<SwtcgTable> => {
  const before = (await tableOf(element)).game;
  element.step = step;
  await updated(element);
  await until(
    () => element.shadowRoot?.querySelector('swtcg-table')?.game !== before,
    'the table of the step',
  );
  const table = await tableOf(element);
  await drawn(table);
  return table;
};

const reply = (element: SwtcgLesson): string => words(inside(element, '.reply'));

describe('swtcg-lesson', () => {
  // The engine is fetched module by module here: that takes its time once.
  before(async function fetchAll() {
    this.timeout(120_000);
    await Promise.all([
      import('../../src/play/lesson/teach.ts'),
      import('../../src/play/lesson/read.ts'),
      import('../../components/table/kit.ts'),
      import('../../components/table/game.ts'),
    ]);
  });
  beforeEach(() => localStorage.clear());

  it('answers a wrong answer and goes on after the right one', async () => {
    const element = await lesson('hits');
    await press(element, /^Three/);
    expect(reply(element)).to.contain('A 3 misses');
    await press(element, /^Next/);
    expect(element.step).to.equal(0);
    await press(element, /^Two/);
    expect(reply(element)).to.equal('Right. The 6 and the 4.');
    await press(element, /^Next/);
    expect(element.step).to.equal(1);
  });

  it('takes the right deed, keeps a wrong one from being taken, and tells why another is refused', async () => {
    const element = await lesson('keywords');
    const table = await tableOfStep(element, 2);
    const before = table.game?.session.position;
    table.decide({ by: 'dark', do: 'tap', unit: 'Hunter' }, 'player');
    await updated(element);
    expect(reply(element)).to.contain('Let it attack');
    expect(table.game?.session.position).to.equal(before);
    await press(element, /^Would this be allowed\? Hunter/);
    expect(reply(element)).to.contain('Stealth');
    table.decide({ by: 'dark', do: 'attack', unit: 'Hunter', target: 'Bulwark' }, 'player');
    await updated(element);
    expect(reply(element)).to.contain('four damage');
    expect(table.game?.session.position).not.to.equal(before);
  });

  it('lets the other side answer, and the next step goes on from there', async () => {
    const element = await lesson('disrupt');
    const table = await tableOf(element);
    table.decide({ by: 'dark', do: 'play', card: 'All Guns', target: 'Corsair' }, 'player');
    await until(
      () => table.game?.session.inputs.some((one) => 'card' in one && one.card === 'Sudden Silence') === true,
      'the answer',
    );
    await press(element, /^Next/);
    const next = await tableOf(element);
    await until(() => next.legal.some(({ card }) => card === 'Jammed Signal'), 'the chance to answer');
  });

  it('an ability that is used by clicking is the one that the sentence names', async () => {
    for (const [name, unit, said] of [
      ['play-or-pass', 'Guardian', 'One damage prevented'],
      ['force', 'Lancer', 'You prevented two of three'],
    ] as const) {
      const element = await lesson(name);
      const table = await tableOfStep(element, 1);
      await until(() => table.mine && table.legal.some(({ do: deed }) => deed === 'use'), 'its chance');
      await click(cardAt(table, unit));
      await drawn(table);
      button(table, /Evade/, '.sheet').click();
      await drawn(table);
      if (table.state.context.choice.asking) button(table, 'Confirm', '.sheet').click();
      await until(() => reply(element) !== '', 'the reply');
      expect(reply(element)).to.contain(said);
      element.remove();
    }
  });

  it('every lesson is walked through by its right answers, in a narrow column', async function walk() {
    this.timeout(240_000);
    const course = (await (await fetch(address('index'))).json()) as Course;
    const { layOut, decisionsOf, tableAt } = await import('../../src/play/lesson/teach.ts');
    const { swtcg2022 } = await import('../../machines/swtcg/complete.ts');
    for (const { src } of course.lessons) {
      const element = await lesson(src.replace('.json', ''), 320);
      await until(() => element.lesson !== null, src);
      const steps = element.lesson?.steps ?? [];
      for (const [i, step] of steps.entries()) {
        await until(() => element.step === i, `${src}, step ${i + 1}`);
        await updated(element);
        const table = await tableOf(element);
        const right = step.ask?.answers.findIndex((answer) => answer.right);
        if (right !== undefined) allInside(element, '.answers button')[right]?.click();
        if (step.do) {
          const from = steps[tableAt(element.lesson as never, i)]?.table ?? [];
          const [deed] = decisionsOf(layOut(swtcg2022, from), step.do.right.slice(0, 1));
          await until(() => table.whyNot(deed as Decision) === null, `${src}, step ${i + 1}: its chance`);
          table.decide(deed as Decision, 'player');
        }
        await updated(element);
        if (step.ask) expect(reply(element)).to.match(/^Right/);
        if (step.do) expect(reply(element)).to.contain(step.do.said.slice(0, 20));
        const base = inside(element, '.base');
        expect(base.scrollWidth, `${src}, step ${i + 1}`).to.be.at.most(base.clientWidth);
        if (!step.play) await press(element, i === steps.length - 1 ? /^Finish/ : /^Next/);
      }
      expect(element.problem).to.equal(null);
      element.remove();
    }
  });

  it('what is said of a deed, and the way on, are in sight of whoever did it at the table', async () => {
    const element = await lesson('who-goes-first', 320);
    const table = await tableOfStep(element, 1);
    await until(() => table.shadowRoot?.querySelector('.pop') != null, 'the bar');
    table.scrollIntoView({ block: 'end' });
    const seen = (one: HTMLElement) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    expect(seen(inside(element, '.reply')), 'scrolled away').to.equal(false);
    table.decide({ by: 'light', do: 'attack', unit: 'Racer', target: 'Corsair' }, 'player');
    await updated(element);
    const next = allInside(element, '.steps button').find((one) => words(one) === 'Next') as HTMLElement;
    expect(seen(inside(element, '.reply'))).to.equal(true);
    expect(seen(next)).to.equal(true);
    const order = inside(element, '.task').compareDocumentPosition(next);
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING, 'the next stop of Tab').to.be.above(0);
    expect(next.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).to.be.above(0);
  });

  it('from one lesson to the next the focus is on the title, and the list does not come in between', async () => {
    const element = await lesson('index');
    const drawn: string[] = [];
    const watch = new MutationObserver(() => drawn.push(words(inside(element, 'h2'))));
    const first = inside(element, 'ol button');
    first.focus();
    first.click();
    await until(() => element.lesson !== null, 'the lesson');
    await updated(element);
    expect(element.shadowRoot?.activeElement?.localName).to.equal('h2');
    watch.observe(element.shadowRoot as ShadowRoot, { subtree: true, childList: true });
    element.step = (element.lesson?.steps.length ?? 1) - 1;
    element.actor.send({ type: 'JUDGED', right: true, said: '' });
    await updated(element);
    allInside(element, '.steps button').at(-1)?.focus();
    await press(element, /^Finish/);
    await until(() => element.lesson?.title === 'Reading a unit', 'the next lesson');
    await updated(element);
    watch.disconnect();
    expect(drawn).to.not.contain('Learn to play');
    expect(element.shadowRoot?.activeElement?.localName).to.equal('h2');
    await press(element, /^All lessons/);
    await updated(element);
    expect(element.shadowRoot?.activeElement?.textContent).to.equal('Learn to play');
  });

  it('a game that was left for now is not done', async () => {
    const element = await lesson('index');
    allInside(element, 'ol button').at(-1)?.click();
    await until(() => element.lesson?.title === 'Your first game', 'the game');
    await updated(element);
    await press(element, /^Enough for now/);
    await until(() => element.lesson === null, 'the list');
    await updated(element);
    expect(words(inside(element, '.base'))).to.contain('0 of');
  });

  it('a game that is lost is no wrong answer', async () => {
    const element = await lesson('first-game');
    const table = await tableOf(element);
    table.concede('light');
    await until(() => element.solved, 'the end');
    await updated(element);
    expect(reply(element), 'given up').to.equal('');
    const result = { winner: 'dark', by: 'control', turn: 3 } as const;
    table.dispatchEvent(new CustomEvent('swtcg-ended', { detail: { result } }));
    await updated(element);
    expect(reply(element)).to.match(/^Dark controls two arenas/);
  });

  it('whoever wants to go on too early is told what is missing', async () => {
    const element = await lesson('hits');
    await press(element, /^Next/);
    expect(reply(element)).to.equal('Do what the lesson asks first.');
    await press(element, /^Two/);
    expect(reply(element)).to.match(/^Right/);
  });

  it('there are words in the task of a guided game before the learner is asked', async () => {
    const element = await lesson('first-game');
    expect(words(inside(element, '.task'))).to.not.equal('');
  });

  it('what was not allowed is asked below the task, and answered below that', async () => {
    const element = await lesson('building');
    element.step = 1;
    await updated(element);
    const tops = ['.task h3', '.task .answers', '.task .reply'].map(
      (one) => inside(element, one).getBoundingClientRect().top,
    );
    expect([...tops].sort((a, b) => a - b)).to.eql(tops);
  });

  it('the learner’s own side is the near one', async () => {
    for (const [name, side] of [
      ['hits', 'dark'],
      ['who-goes-first', 'light'],
    ] as const) {
      const element = await lesson(name);
      const table = await tableOf(element);
      await drawn(table);
      const halves = allInside(boardOf(table), '.player');
      expect(halves.at(-1)?.dataset.side, name).to.equal(side);
      element.remove();
    }
  });

  it('keeps how far one has come', async () => {
    const element = await lesson('hits');
    await press(element, /^Two/);
    await press(element, /^Next/);
    element.remove();
    const again = await lesson('hits');
    expect(again.step).to.equal(1);
  });

  it('a course lists its lessons and what is done', async () => {
    localStorage.setItem('swtcg-lessons', JSON.stringify({ 'The three arenas': { step: 0, done: true } }));
    const element = await lesson('index');
    expect(allInside(element, 'ol button').length).to.be.greaterThan(11);
    expect(words(inside(element, '.base'))).to.contain('1 of');
    localStorage.setItem('swtcg-lessons', JSON.stringify({ 'Reading a unit': { step: 2, done: false } }));
    const begun = await lesson('index');
    const [, second] = allInside(begun, 'ol button');
    expect(words(second as HTMLElement)).to.contain('started');
  });

  it('a file that is no lesson is told of, with the place', async () => {
    const element = document.createElement('swtcg-lesson');
    element.innerHTML =
      '<script type="application/json">{ "format": "swtcg-lesson/1", "title": "x", "goal": "y", "side": "grey", "steps": [] }</script>';
    await inColumn(html`${element}`, { width: 600 });
    await until(() => element.shadowRoot?.querySelector('.error') !== null, 'the error');
    expect(words(await panelOf(element))).to.contain('$.s');
  });
});
