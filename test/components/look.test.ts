// What only the eye would notice: one scale, one grid, one height in a row, words clear of what is drawn beside them.
import { expect, nextFrame } from '@open-wc/testing';
import { html } from 'lit';
import '../../components/swtcg/board/swtcg-board.ts';
import '../../components/controls/swtcg-controls.ts';
import '../../components/lesson/swtcg-lesson.ts';
import '../../components/log/swtcg-log.ts';
import '../../components/swtcg/odds/swtcg-odds.ts';
import type { SwtcgControls } from '../../components/controls/controls.ts';
import type { SwtcgLesson } from '../../components/lesson/lesson.ts';
import type { SwtcgLog } from '../../components/log/log.ts';
import { action, type SwtcgBoard } from '../../components/swtcg/board/board.ts';
import type { SwtcgOdds } from '../../components/swtcg/odds/odds.ts';
import type { CardView, View } from '../../src/swtcg/view/view.ts';
import { crowd } from './crowd.ts';
import { allInside, inColumn, inside, until, updated } from './helpers.ts';
import { attack, cards, view } from './samples.ts';
import { laid } from './tables.ts';

const crowded = (width: number): Promise<SwtcgBoard> => {
  const full = crowd();
  return inColumn<SwtcgBoard>(html`<swtcg-board .view=${full.view} .cards=${full.cards}></swtcg-board>`, {
    width,
  });
};

const box = (one: Element): DOMRect => one.getBoundingClientRect();
const seen = (element: HTMLElement, selector: string): HTMLElement[] =>
  allInside(element, selector).filter((one) => one.checkVisibility());

describe('the look of the board', () => {
  it('draws the ground of both halves at one scale', async () => {
    const element = await inColumn<SwtcgBoard>(
      html`<swtcg-board .view=${view} .cards=${cards}></swtcg-board>`,
      {
        width: 900,
      },
    );
    const half = (side: string) => getComputedStyle(inside(element, `.half[data-side="${side}"]`));
    await until(() => half('dark').backgroundImage !== 'none', 'the drawings');
    expect(half('light').backgroundSize).to.equal(half('dark').backgroundSize);
  });

  it('has chips of one height in a row, and so have the names in a hand', async () => {
    for (const width of [320, 600, 768, 1200, 1440]) {
      const element = await crowded(width);
      for (const list of seen(element, '.half .units, .zone.hand .list')) {
        const boxes = [...list.querySelectorAll('.unit > .card, .tag')].map(box);
        for (const top of new Set(boxes.map((one) => one.top))) {
          const heights = boxes.filter((one) => one.top === top).map(({ height }) => Math.round(height));
          expect(new Set(heights).size, `${heights.join()} at ${width} px`).to.equal(1);
        }
      }
    }
  });

  it('gives a full hand more room than the cards that are built', async () => {
    const element = await crowded(1440);
    const width = (zone: string) => box(inside(element, `.zone.${zone}`)).width;
    expect(width('hand')).to.be.above(1.5 * width('build'));
  });
});

describe('the look of a lesson', () => {
  const lesson = async (src: string, width: number): Promise<SwtcgLesson> => {
    const element = await inColumn<SwtcgLesson>(
      html`<swtcg-lesson src=${`/lessons/${src}.json`}></swtcg-lesson>`,
      {
        width,
      },
    );
    await until(() => element.lesson !== null || element.course !== null, 'the lesson');
    await updated(element);
    return element;
  };

  it('has what is told beside the table where there is room, and the table still shows cards', async () => {
    for (const width of [1200, 1400]) {
      const element = await lesson('hits', width);
      await until(() => allInside(element, 'swtcg-table').length > 0, 'the table');
      const [task, table] = [box(inside(element, '.task')), box(inside(element, 'swtcg-table'))];
      expect(task.right, `${width} px`).to.be.at.most(table.left);
      expect(table.width, `${width} px`).to.be.at.least(882);
      // Lines of a few words can hardly be read.
      expect(task.width, `${width} px`).to.be.at.least(240);
    }
  });

  it('speaks with the voice of the rulebook', async () => {
    const words = getComputedStyle(inside(await lesson('hits', 600), '.words'));
    expect(words.fontFamily).to.contain('Palatino');
  });

  it('lists a course in columns, the lessons of a row equally high', async () => {
    const boxes = allInside(await lesson('index', 1000), 'ol button').map(box);
    const row = boxes.filter(({ top }) => top === boxes[0]?.top);
    expect(row.length).to.equal(3);
    expect(new Set(row.map(({ height }) => height)).size).to.equal(1);
  });
});

describe('the look of the controls', () => {
  it('has the names of the turns clear of the handle', async () => {
    const element = await inColumn<SwtcgControls>(
      html`<swtcg-controls .length=${3} .turns=${[{ turn: 1, steps: 3, phases: [] }]}></swtcg-controls>`,
    );
    // The handle ends 32 px below the top of the bar, and has an edge.
    const names = inside(element, '.names');
    expect(box(names).top - box(inside(element, 'input')).top).to.be.at.least(33);
    // Nor is a letter cut off below.
    for (const one of names.children) expect(one.scrollHeight).to.be.at.most(one.clientHeight);
  });
});

describe('the look of the odds', () => {
  it('has the figures of a row in one line, however long the words above them are', async () => {
    const element = await inColumn<SwtcgOdds>(
      html`<swtcg-odds dice="5" health="3" evade="2" result="4"></swtcg-odds>`,
      { width: 300 },
    );
    const figures = allInside(element, '.facts dd').map(box);
    expect(figures.length).to.equal(4);
    const tops = figures.map(({ top }) => top);
    expect([tops[0], tops[2]]).to.eql([tops[1], tops[3]]);
  });
});

describe('the look of the table', () => {
  it('says in one line what is played, where there is room', async () => {
    const element = await laid({ width: 1200 });
    const [title, about] = [box(inside(element, 'h2')), box(inside(element, '.about'))];
    expect(about.top).to.be.below(title.bottom);
    expect(about.left).to.be.at.least(title.right);
  });

  it('has the fields of what is done by hand in one line, their words above them', async () => {
    const element = await laid({ width: 1200 });
    await element.byHand(null);
    await until(() => element.shadowRoot?.querySelector('.by-hand') != null, 'the panel');
    const fields = [...inside(element, '.by-hand .deeds').querySelectorAll('.stepper, select, .btn')].map(
      box,
    );
    expect(fields.length).to.be.above(3);
    expect(new Set(fields.map(({ top }) => Math.round(top))).size).to.equal(1);
    expect(new Set(fields.map(({ height }) => Math.round(height))).size).to.equal(1);
  });
});

describe('the motion of the board', () => {
  const ground = Object.entries(view).find(([, card]) => (card as CardView | null)?.zone === 'ground') as [
    string,
    CardView,
  ];
  /** What moves of a unit when it changes. */
  const moving = async (change: Partial<CardView>, still = false): Promise<string[]> => {
    await action.load();
    const element = await inColumn<SwtcgBoard>(
      html`<swtcg-board ?still=${still} .view=${view} .cards=${cards}></swtcg-board>`,
      { width: 900 },
    );
    const [id, card] = ground;
    element.view = { ...view, [id]: { ...card, ...change } } as View;
    await updated(element);
    await nextFrame();
    await nextFrame();
    return [inside(element, `[data-id="${id}"] .card`), ...allInside(element, `[data-id="${id}"] .damage`)]
      .filter((one) => one.getAnimations().some((motion) => !(motion instanceof CSSTransition)))
      .map((one) => one.className);
  };

  it('lets a counter land, and a card tip over', async () => {
    expect(await moving({ damage: ground[1].damage + 2 })).to.eql(['damage']);
    expect(await moving({ tapped: true })).to.eql(['card']);
    expect(await moving({ damage: 0, tapped: false }), 'nothing comes').to.eql([]);
  });

  it('moves nothing where a step is gone to at once', async () => {
    expect(await moving({ damage: ground[1].damage + 2 }, true)).to.eql([]);
    const element = await inColumn<SwtcgBoard>(
      html`<swtcg-board still .view=${view} .cards=${cards} .attack=${attack}></swtcg-board>`,
      { width: 900 },
    );
    await until(() => allInside(element, '.die').length > 0, 'the dice');
    const lasting = allInside(element, '.lane, .lane *, .arrow path').flatMap((one) =>
      one.getAnimations().filter((motion) => Number(motion.effect?.getTiming().duration) > 0),
    );
    expect(lasting).to.eql([]);
  });
});

describe('the look of the log', () => {
  it('has the present line clear of the heading above it, and of what fades there', async () => {
    const entry = {
      type: 'cards-drawn',
      kind: 'deed',
      by: 'dark',
      cards: {},
      numbers: { cards: 1 },
      words: {},
      path: ['turn', 'ready'],
      turn: 1,
      rule: 'turn',
    };
    const lines = [{ entry, text: 'Dark draws a card.' }];
    const element = await inColumn<SwtcgLog>(html`<swtcg-log .lines=${lines}></swtcg-log>`);
    const [heading, line] = [box(inside(element, '.group')), box(inside(element, '[aria-current]'))];
    // The shadow of the heading: 4 px, and half of its softness.
    expect(line.top - heading.bottom).to.be.at.least(6);
  });
});
