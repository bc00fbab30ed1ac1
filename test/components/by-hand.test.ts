// A whole replay by mouse, by touch and by keys alone, with the browser's own input: what is seen and what is announced.
import { expect, nextFrame } from '@open-wc/testing';
import type { SwtcgReplay } from '../../components/replay/replay.ts';
import { numberTwins } from '../../src/core/twins.ts';
import { settled, shown } from './games.ts';
import { click, clickAt, press, tap, tapAt, type } from './hands.ts';
import { allInside, inside, until, words } from './helpers.ts';

const EXAMPLE = new URL('../../components/demo/prevented-and-gone.json', import.meta.url);

const example = async (width = 1000): Promise<SwtcgReplay> =>
  shown(await (await fetch(EXAMPLE)).text(), { width });

const announced = (element: SwtcgReplay): string => words(inside(element, '[aria-live="polite"]'));

/** What the viewer shows of a step: the sentence, the line of the log, the scrub bar. */
function seen(element: SwtcgReplay, index: number): void {
  const { text = '' } = element.timeline.lines[index] ?? {};
  expect(announced(element)).to.equal(numberTwins(text));
  const line = inside(inside(element, 'swtcg-log'), '[aria-current="step"]');
  expect(line.dataset.at).to.equal(String(index));
  const bar = inside(inside(element, 'swtcg-controls'), 'input[type="range"]') as HTMLInputElement;
  expect(bar.value).to.equal(String(index));
  expect(bar.getAttribute('aria-valuetext')).to.contain(`Step ${index + 1} of ${element.timeline.length}`);
}

const button = (element: SwtcgReplay, label: string): HTMLElement =>
  inside(inside(element, 'swtcg-controls'), `[aria-label="${label}"]`);

const focused = (): Element | null => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
};

describe('a whole replay', () => {
  for (const [how, point, width] of [
    ['by mouse', click, 1000],
    ['by touch', tap, 360],
  ] as const) {
    it(`${how}: forward step by step, back, to a line of the log, to a card and its rule`, async () => {
      const element = await example(width);
      const last = element.timeline.length - 1;
      for (let at = 1; at <= last; at++) {
        await point(button(element, 'Next step'));
        await until(() => element.index === at, `step ${at}`);
        await settled(element);
        seen(element, at);
        // What is pressed next is looked for where it has come to rest.
        await nextFrame();
      }
      expect(button(element, 'Next step').getAttribute('aria-disabled')).to.equal('true');
      for (let at = last - 1; at >= last - 3; at--) {
        await point(button(element, 'Previous step'));
        await until(() => element.index === at, `back at ${at}`);
      }
      await point(button(element, 'First step'));
      await until(() => element.index === 0, 'the start');
      // The log scrolls to its first line.
      await settled(element);
      await nextFrame();

      await point(inside(inside(element, 'swtcg-log'), '[data-at="3"]'));
      await until(() => element.index === 3, 'the line of the log');
      await settled(element);
      seen(element, 3);

      const board = inside(element, 'swtcg-board');
      const card = allInside(board, '.unit .card').find(
        (one) => one.getClientRects().length > 0,
      ) as HTMLElement;
      await point(card);
      await until(() => inside(board, '.inspect').matches(':popover-open'), 'the card');
      await until(() => board.shadowRoot?.querySelector('.inspect swtcg-card') !== null, 'the whole card');
      const whole = inside(board, '.inspect swtcg-card');
      await until(() => whole.shadowRoot?.querySelector('.close') !== null, 'its face');
      expect(words(inside(whole, '.face'))).to.contain('Speed');
      await point(inside(whole, '.close'));
      await until(() => !inside(board, '.inspect').matches(':popover-open'), 'the board again');

      const rule = inside(element, '.cites swtcg-rule');
      await point(inside(rule, 'button'));
      await until(() => inside(rule, '.popover').matches(':popover-open'), 'the rule');
    });
  }

  for (const [how, point, width] of [
    ['by mouse', clickAt, 760],
    ['by touch', tapAt, 360],
  ] as const)
    it(`${how}: the button that is pressed stays where it is, however the table grows`, async () => {
      const element = await example(width);
      const room = document.createElement('p');
      room.style.height = '2000px';
      element.before(room.cloneNode());
      element.after(room);
      const next = button(element, 'Next step');
      next.scrollIntoView({ block: 'center' });
      const { x, y, width: wide, height } = next.getBoundingClientRect();
      const heights = new Set<number>();
      for (let at = 1; at < element.timeline.length; at++) {
        await point(x + wide / 2, y + height / 2);
        await until(() => element.index === at, `step ${at}`);
        await settled(element);
        await nextFrame();
        heights.add(inside(element, '.table').offsetHeight);
        expect(next.getBoundingClientRect().y, `step ${at}`).to.be.closeTo(y, 1);
      }
      expect(heights.size, 'the table has had several heights').to.be.above(2);
    });

  it('by mouse: the button to pause stays under the pointer while it plays', async () => {
    const element = await example(760);
    const room = document.createElement('p');
    room.style.height = '2000px';
    element.before(room.cloneNode());
    element.after(room);
    const play = button(element, 'Play');
    play.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = play.getBoundingClientRect();
    element.speed = 16;
    const heights = new Set<number>();
    let moved = 0;
    element.addEventListener('swtcg-step', async () => {
      await settled(element);
      // In the frame that shows this step, and not yet the next one.
      await nextFrame();
      heights.add(inside(element, '.table').offsetHeight);
      moved = Math.max(moved, Math.abs(play.getBoundingClientRect().y - y));
    });
    await clickAt(x + width / 2, y + height / 2);
    await until(() => element.index === element.timeline.length - 1 && !element.playing, 'the end');
    expect(heights.size, 'the table has had several heights').to.be.above(2);
    // Pages scroll by whole pixels.
    expect(moved).to.be.below(6);
  });

  it('by mouse: the log stays where it is when one of its lines is pressed', async () => {
    const element = await example(760);
    const room = document.createElement('p');
    room.style.height = '2000px';
    element.before(room.cloneNode());
    element.after(room);
    const log = inside(element, 'swtcg-log');
    log.scrollIntoView({ block: 'center' });
    const { top } = log.getBoundingClientRect();
    const heights = new Set<number>();
    for (let at = 1; at < element.timeline.length; at++) {
      const line = inside(log, `[data-at="${at}"]`);
      line.scrollIntoView({ block: 'nearest' });
      const box = line.getBoundingClientRect();
      await clickAt(box.x + 80, box.y + box.height / 2);
      await until(() => element.index === at, `step ${at}`);
      await settled(element);
      await nextFrame();
      heights.add(inside(element, '.table').offsetHeight);
      expect(log.getBoundingClientRect().top, `step ${at}`).to.be.closeTo(top, 1);
    }
    expect(heights.size, 'the table has had several heights').to.be.above(2);
  });

  it('by touch: plays and pauses', async () => {
    const element = await example(360);
    element.speed = 16;
    await tap(button(element, 'Play'));
    await until(() => element.index > 1, 'playing');
    await tap(button(element, 'Pause'));
    await until(() => !element.playing, 'the pause');
  });

  it('by keys alone: from Tab to the last step, the log, the keys, search and back', async () => {
    const element = await example();
    const before = document.createElement('button');
    element.parentElement?.prepend(before);
    before.focus();
    await press('ArrowRight');
    expect(element.index, 'keys act on the focused element only').to.equal(0);
    await press('Tab');
    expect(document.activeElement).to.equal(element);
    const last = element.timeline.length - 1;
    for (let at = 1; at <= last; at++) {
      await press('ArrowRight');
      await until(() => element.index === at, `step ${at}`);
      await settled(element);
      seen(element, at);
    }
    await press('ArrowLeft');
    await until(() => element.index === last - 1, 'one back');
    await press('Home');
    await until(() => element.index === 0, 'the start');

    await press('?');
    await until(() => element.shadowRoot?.querySelector('.keys') !== null, 'the list of keys');

    await press(']', ']');
    expect(element.stride).to.equal('decision');
    await press('[', '[', 'f');
    expect(element.flipped).to.equal(true);

    await press('/');
    await until(() => focused()?.matches('input[type=search]') ?? false, 'the field');
    await type('prevents');
    await settled(element);
    const found = allInside(inside(element, 'swtcg-log'), '.line');
    expect(found.length).to.be.above(0);
    expect(found.length).to.be.below(last);
    // From the field on to the lines that were found.
    for (let i = 0; i < 4 && !focused()?.matches('.line'); i++) await press('Tab');
    expect(focused()?.matches('.line')).to.equal(true);
    await press('Enter');
    await until(() => words(inside(element, '.said')).includes('prevents'), 'the line that was found');
  });

  it('takes the focus by script, and with it the keys', async () => {
    const element = await example();
    element.focus();
    expect(document.activeElement).to.equal(element);
    await press('ArrowRight');
    await until(() => element.index === 1, 'the next step');
  });

  it('reaches every control by Tab, and leaves again', async () => {
    const element = await example();
    const after = document.createElement('button');
    element.parentElement?.append(after);
    element.focus();
    const met = new Set<string>();
    for (let i = 0; i < 120 && document.activeElement !== after; i++) {
      await press('Tab');
      const at = focused();
      met.add(at?.getAttribute('aria-label') ?? words(at ?? document.body));
    }
    expect(document.activeElement).to.equal(after);
    for (const name of [
      'Flip the table',
      'Full screen',
      'Tools',
      'Next step',
      'Play',
      'Last step',
      'Find in the log',
    ])
      expect([...met].join('|')).to.contain(name);
  });
});
