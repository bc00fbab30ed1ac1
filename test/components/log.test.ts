import { aTimeout, expect, nextFrame, oneEvent } from '@open-wc/testing';
import { html } from 'lit';
import '../../components/log/swtcg-log.ts';
import type { SwtcgLog } from '../../components/log/log.ts';
import { allInside, inColumn, inside, updated, words } from './helpers.ts';
import { steps } from './samples.ts';

const log = (theme: 'light' | 'dark' = 'light', index = 1) =>
  inColumn<SwtcgLog>(html`<swtcg-log .lines=${steps} .index=${index}></swtcg-log>`, { width: 320, theme });

describe('<swtcg-log>', () => {
  it('groups the steps by turn and step', async () => {
    const element = await log();
    expect(allInside(element, '.group').map(words)).to.eql(['Turn 1 · Battle · Space', 'Turn 2 · Start']);
  });

  describe('of a long game', () => {
    const lines = Array.from({ length: 40 }, (_, turn) =>
      Array.from({ length: 3 }, () => steps)
        .flat()
        .map((step) => ({ ...step, entry: { ...step.entry, turn: turn + 1 } })),
    ).flat();
    const long = () =>
      inColumn<SwtcgLog>(html`<swtcg-log .lines=${lines} .index=${0}></swtcg-log>`, { width: 320 });

    it('lays out the lines where they are seen, and all headings', async () => {
      const element = await long();
      await nextFrame();
      await nextFrame();
      const seen = (one: Element) => one.checkVisibility({ contentVisibilityAuto: true });
      expect(allInside(element, '.line').filter(seen).length).to.be.below(lines.length / 2);
      const headings = allInside(element, '.group');
      expect(headings.length).to.be.above(40);
      expect(headings.filter(seen).length).to.equal(headings.length);
    });

    it('at its beginning scrolls nothing: the page is not laid out before it is drawn', async () => {
      const { scrollTo } = Element.prototype;
      let scrolled = 0;
      Element.prototype.scrollTo = () => {
        scrolled += 1;
      };
      try {
        await long();
      } finally {
        Element.prototype.scrollTo = scrollTo;
      }
      expect(scrolled).to.equal(0);
    });

    it('shows what was found from its beginning', async () => {
      const element = await long();
      element.index = 300;
      await updated(element);
      await nextFrame();
      await nextFrame();
      expect(inside(element, '.scroll').scrollTop).to.be.above(1000);
      const text = lines.find((line) => line.text !== lines[300]?.text)?.text ?? '';
      element.query = text;
      await updated(element);
      await nextFrame();
      await nextFrame();
      expect(inside(element, '.scroll').scrollTop).to.equal(0);
    });

    it('keeps the present line clear of its heading, however low the log is', async () => {
      const element = await long();
      element.style.setProperty('--swtcg-log-height', '90px');
      for (const index of [300, 298, 296, 294, 200, 206]) {
        // In a narrow column the heading takes two lines.
        element.style.inlineSize = index < 296 ? '150px' : '';
        element.index = index;
        await updated(element);
        await nextFrame();
        await nextFrame();
        const line = inside(element, '[aria-current]');
        const heading = line.closest('section')?.firstElementChild as HTMLElement;
        expect(line.getBoundingClientRect().top).to.be.at.least(heading.getBoundingClientRect().bottom - 1);
      }
    });

    it('has the present line in sight when it comes into sight itself', async () => {
      const element = await long();
      const room = document.createElement('p');
      room.style.height = '5000px';
      element.before(room);
      for (const at of [50, 130, lines.length - 1, 300, 5]) {
        scrollTo(0, 0);
        await nextFrame();
        element.index = at;
        await updated(element);
        await aTimeout(60);
        element.scrollIntoView();
        await aTimeout(150);
        const list = inside(element, '.scroll').getBoundingClientRect();
        const line = inside(element, '[aria-current]').getBoundingClientRect();
        expect(line.top, `line ${at}`).to.be.at.least(list.top);
        expect(line.bottom, `line ${at}`).to.be.at.most(list.bottom);
      }
    });

    it('does not break the number of a step, however large it and its type are', async () => {
      const element = await inColumn<SwtcgLog>(
        html`<swtcg-log
          style="--swtcg-font-size: 20px"
          .lines=${Array.from({ length: 1200 }, () => steps[0])}
          .index=${1199}
        ></swtcg-log>`,
        { width: 320 },
      );
      const [small, large] = ['9', '1199'].map((at) => inside(element, `[data-at="${at}"] .no`));
      expect(large?.textContent).to.equal('1200');
      expect(large?.offsetHeight).to.equal(small?.offsetHeight);
      expect(large?.scrollWidth).to.be.at.most(large?.clientWidth ?? 0);
    });

    it('leaves the reader alone who scrolls in it, or is brought to a line of it', async () => {
      const element = await long();
      await aTimeout(100);
      const list = inside(element, '.scroll');
      list.scrollTop = 4000;
      await aTimeout(150);
      expect(list.scrollTop).to.be.above(3000);
      list.scrollTop = 0;
      const room = document.createElement('p');
      room.style.height = '5000px';
      element.before(room);
      await aTimeout(150);
      inside(element, '[data-at="400"]').scrollIntoView({ block: 'center' });
      await aTimeout(150);
      expect(list.scrollTop).to.be.above(3000);
    });
  });

  it('sets the place of a step above its sentence, in both directions of reading', async () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      const element = await log();
      element.dir = dir;
      const edge = (one: Element) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const { left, right } = range.getBoundingClientRect();
        return dir === 'rtl' ? right : left;
      };
      const place = inside(element, '.where');
      const sentence = place.parentElement?.querySelector('.line > :last-child') as Element;
      expect(edge(place), dir).to.be.closeTo(edge(sentence), 1);
    }
  });

  it('marks the present step and cites its rule', async () => {
    const element = await log();
    const present = allInside(element, '[aria-current="step"]');
    expect(present.map(words)).to.eql(['2 D Night Flight attacks Lantern Wing.']);
    expect(inside(element, 'swtcg-rule').getAttribute('rule')).to.equal('damage.prevent');
  });

  it('has the present line and its rule on one ground, from edge to edge', async () => {
    const element = await log();
    const [list, line, rule] = ['ol', '.line[aria-current]', 'li.now swtcg-rule'].map((one) =>
      inside(element, one).getBoundingClientRect(),
    ) as [DOMRect, DOMRect, DOMRect];
    expect([line.left, line.right]).to.eql([list.left, list.right]);
    expect(rule.right).to.be.at.most(line.right);
    expect([rule.top >= line.top, rule.bottom <= line.bottom]).to.eql([true, true]);
    const text = inside(element, '.line[aria-current] > :last-child').getBoundingClientRect();
    expect(text.right).to.be.at.most(rule.left);
  });

  it('keeps windows quieter than deeds', async () => {
    const element = await log();
    const size = (kind: string) =>
      Number.parseFloat(getComputedStyle(inside(element, `.${kind} .line`)).fontSize);
    expect(size('window')).to.be.below(size('roll'));
  });

  it('lists only the lines with the words that are looked for, and says where there are none', async () => {
    const element = await log();
    element.query = 'night flight';
    await updated(element);
    expect(allInside(element, '.line').length).to.be.within(1, steps.length - 1);
    for (const line of allInside(element, '.line')) expect(words(line)).to.match(/night flight/i);
    element.query = 'pumpkin';
    await updated(element);
    expect(allInside(element, '.line')).to.eql([]);
    expect(words(inside(element, '[role=status]'))).to.equal('No step contains these words.');
  });

  it('asks for the step that is clicked', async () => {
    const element = await log();
    setTimeout(() => inside(element, '[data-at="3"]').click());
    const { detail } = (await oneEvent(element, 'swtcg-select')) as CustomEvent<{ index: number }>;
    expect(detail).to.eql({ index: 3 });
  });

  it('is one stop of the Tab key; the arrows move inside it', async () => {
    const element = await log();
    expect(allInside(element, '.line[tabindex="0"]').length).to.equal(1);
    inside(element, '[data-at="1"]').focus();
    const focused = () => element.shadowRoot?.activeElement?.getAttribute('data-at');
    const press = (key: string) =>
      element.shadowRoot?.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
      );
    press('ArrowDown');
    expect(focused()).to.equal('2');
    press('End');
    expect(focused()).to.equal('4');
    press('ArrowDown');
    expect(focused()).to.equal('4');
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`is accessible in ${theme}`, async () => {
      await expect(await log(theme)).to.be.accessible();
    });
  }
});
