import { expect, oneEvent } from '@open-wc/testing';
import { html } from 'lit';
import '../../components/controls/swtcg-controls.ts';
import type { SwtcgControls } from '../../components/controls/controls.ts';
import { allInside, inColumn, inside, overflowing, updated, words } from './helpers.ts';

const TURNS = [
  {
    turn: 1,
    steps: 6,
    phases: [
      { phase: 'ready', steps: 2 },
      { phase: 'battle', steps: 4 },
    ],
  },
  { turn: 2, steps: 4, phases: [{ phase: 'ready', steps: 4 }] },
];

const controls = (index = 3, options: { width?: number; theme?: 'light' | 'dark' } = {}) =>
  inColumn<SwtcgControls>(
    html`<swtcg-controls .index=${index} .length=${10} .turns=${TURNS} .marks=${[2]}></swtcg-controls>`,
    options,
  );

const asked = async (element: SwtcgControls, type: string, label: string): Promise<unknown> => {
  setTimeout(() => inside(element, `[aria-label="${label}"]`).click());
  return ((await oneEvent(element, type)) as CustomEvent<unknown>).detail;
};

describe('<swtcg-controls>', () => {
  it('asks, and moves nothing itself', async () => {
    const element = await controls();
    expect(await asked(element, 'swtcg-seek', 'First step')).to.eql({ index: 0 });
    expect(await asked(element, 'swtcg-move', 'Previous step')).to.eql({ by: -1 });
    expect(await asked(element, 'swtcg-toggle', 'Play')).to.eql({});
    expect(await asked(element, 'swtcg-move', 'Next step')).to.eql({ by: 1 });
    expect(await asked(element, 'swtcg-seek', 'Last step')).to.eql({ index: 9 });
    expect(element.index).to.equal(3);
  });

  it('says where the reader is', async () => {
    const element = await controls();
    expect(words(inside(element, '.where'))).to.equal('Step 4 of 10');
    expect(inside(element, 'input').getAttribute('aria-valuetext')).to.equal('Step 4 of 10');
    expect(allInside(element, '.names li').map(words)).to.eql(['Turn 1', '2']);
  });

  it('says nothing of how much is still to come where that is not to be told', async () => {
    const element = await controls();
    element.quiet = true;
    await updated(element);
    expect(words(inside(element, '.where'))).to.equal('Step 4');
    expect(inside(element, 'input').getAttribute('aria-valuetext')).to.equal('Step 4');
  });

  it('ends the scrub bar with what was seen where the rest is not to be told, and still leads on', async () => {
    const element = await controls();
    Object.assign(element, { quiet: true, seen: 5 });
    await updated(element);
    const bar = inside(element, 'input') as HTMLInputElement;
    expect(bar.max).to.equal('5');
    expect(inside(element, '.played').style.inlineSize).to.equal('60%');
    expect(inside(element, '.marks li').style.insetInlineStart).to.equal('40%');
    element.index = 7;
    await updated(element);
    expect(bar.max).to.equal('7');
    expect(bar.value).to.equal('7');
    expect(await asked(element, 'swtcg-move', 'Next step')).to.eql({ by: 1 });
    expect(await asked(element, 'swtcg-seek', 'Last step')).to.eql({ index: 9 });
  });

  it('does not cut the name of a part that is shorter than its name', async () => {
    const element = await controls(0, { width: 300 });
    element.turns = [{ turn: 0, steps: 1, phases: [{ phase: 'preparation', steps: 1 }] }, ...TURNS];
    element.length = 200;
    await updated(element);
    const [setup, first] = allInside(element, '.names li') as [HTMLElement, HTMLElement];
    expect(words(setup)).to.equal('Setup');
    expect(setup.scrollWidth).to.be.at.most(setup.clientWidth);
    expect(first.getBoundingClientRect().left).to.be.at.least(setup.getBoundingClientRect().right);
  });

  it('takes two quick taps for two steps: they do not zoom', async () => {
    for (const button of allInside(await controls(), 'button'))
      expect(getComputedStyle(button).touchAction).to.equal('manipulation');
  });

  it('keeps its parts apart at every width', async () => {
    for (let width = 280; width <= 840; width += 20) {
      const element = await controls(998, { width });
      Object.assign(element, { length: 1122, growing: true, branchable: true });
      await updated(element);
      const parts = ['.scrub', '.buttons', '.where', '.choices'].map((one) => inside(element, one));
      for (const [i, one] of parts.entries())
        for (const next of parts.slice(i + 1)) {
          const [a, b] = [one.getBoundingClientRect(), next.getBoundingClientRect()];
          const apart = a.bottom <= b.top || a.right <= b.left || b.right <= a.left || b.bottom <= a.top;
          expect(apart, `${one.className} and ${next.className} at ${width} px`).to.equal(true);
        }
      const { scrollWidth, clientWidth, clientHeight } = inside(element, '.where');
      expect(scrollWidth, `where at ${width} px`).to.be.at.most(clientWidth);
      expect(clientHeight, `one line at ${width} px`).to.be.below(24);
    }
  });

  it('shows the stride that is set, also after another was chosen by hand', async () => {
    const element = await controls();
    const choice = inside(element, 'select') as HTMLSelectElement;
    choice.value = 'turn';
    for (const stride of ['turn', 'phase', 'turn'] as const) {
      element.stride = stride;
      await updated(element);
      expect(choice.value).to.equal(stride);
    }
  });

  it('shows a speed that is none of those on offer', async () => {
    const element = await controls();
    element.speed = 3;
    await updated(element);
    const [, speed] = allInside(element, 'select') as HTMLSelectElement[];
    expect(words(speed?.selectedOptions[0] as HTMLElement)).to.equal('3 ×');
  });

  it('seeks by the scrub bar', async () => {
    const element = await controls();
    const bar = inside(element, 'input') as HTMLInputElement;
    setTimeout(() => {
      bar.value = '7';
      bar.dispatchEvent(new Event('input', { bubbles: true }));
    });
    const { detail } = (await oneEvent(element, 'swtcg-seek')) as CustomEvent<{ index: number }>;
    expect(detail).to.eql({ index: 7 });
  });

  it('idles at the ends without losing the focus', async () => {
    const element = await controls(0);
    const first = inside(element, '[aria-label="First step"]') as HTMLButtonElement;
    expect(first.getAttribute('aria-disabled')).to.equal('true');
    expect(first.disabled).to.equal(false);
  });

  it('lets nothing stick out of a narrow column', async () => {
    expect(overflowing(await controls(9, { width: 280 }))).to.eql([]);
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`is accessible in ${theme}`, async () => {
      await expect(await controls(3, { theme })).to.be.accessible();
    });
  }
});
