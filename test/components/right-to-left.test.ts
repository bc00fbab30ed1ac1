// In a page that runs from right to left: the layout is mirrored, English words stay English, time runs as on every player.
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { SwtcgReplay } from '../../components/replay/replay.ts';
import { recorded, settled, shown } from './games.ts';
import { allInside, inside, until } from './helpers.ts';

/** A step in an attack whose dice have been thrown. */
const inAttack = (element: SwtcgReplay): number =>
  element.timeline.lines.findIndex(({ entry }) => entry.kind === 'roll' && entry.path.includes('attack'));

async function atAttack(width: number): Promise<SwtcgReplay> {
  const element = await shown(recorded(), { width });
  element.seek(inAttack(element));
  await settled(element);
  return element;
}

/** All that is drawn, through the shadow trees. */
function* drawn(root: ParentNode): Generator<HTMLElement> {
  for (const one of root.querySelectorAll<HTMLElement>('*')) {
    if (one.shadowRoot) yield* drawn(one.shadowRoot);
    if (one.checkVisibility()) yield one;
  }
}

/** English texts whose last sign, a full stop or a bracket, is drawn before the letter that it follows. */
function turned(element: SwtcgReplay): string[] {
  const found: string[] = [];
  for (const one of drawn(element.shadowRoot as ShadowRoot))
    for (const node of one.childNodes) {
      const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trimEnd() : '';
      if (!/[a-z][.?!:)%]$/i.test(text) || one.closest('.vh')) continue;
      const box = (at: number) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect();
      };
      const [letter, sign] = [box(text.length - 2), box(text.length - 1)];
      if (sign.width > 0 && letter.top === sign.top && sign.left < letter.left) found.push(text);
    }
  return found;
}

const overlap = (one: Element, other: Element): boolean => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  if (a.width === 0 || b.width === 0) return false;
  return (
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  );
};

describe('<swtcg-replay> from right to left', () => {
  before(() => {
    document.documentElement.dir = 'rtl';
  });
  after(() => {
    document.documentElement.dir = '';
  });

  for (const width of [320, 768, 1200]) {
    it(`sets the signs of every English sentence behind it at ${width} px`, async () => {
      const element = await atAttack(width);
      expect(element.matches(':dir(rtl)')).to.equal(true);
      expect(turned(element)).to.eql([]);
    });

    it(`keeps name, figures, counters and signs of a unit apart at ${width} px`, async () => {
      const element = await atAttack(width);
      for (const card of allInside(inside(element, 'swtcg-board'), '.unit > .card')) {
        const parts = [...card.querySelectorAll('.body, .band, .stats')];
        const signs = [...card.querySelectorAll('.damage, .role-in, .stats')];
        for (const list of [parts, signs])
          for (const [i, one] of list.entries())
            for (const next of list.slice(i + 1))
              expect(overlap(one, next), `${card.textContent}: ${one.className}, ${next.className}`).to.equal(
                false,
              );
        // The figures of a chip don't touch its edge; those of a small card have cells.
        const stats = card.querySelector('.stats');
        if (!stats || getComputedStyle(stats).display !== 'flex') continue;
        const first = stats.firstElementChild?.getBoundingClientRect().left ?? 0;
        expect(first - card.getBoundingClientRect().left).to.be.above(3);
      }
    });
  }

  it('keeps the titles of the zones apart, and sets every name at the side of its sign', async () => {
    const board = inside(await atAttack(1200), 'swtcg-board');
    for (const side of ['dark', 'light']) {
      const text = (zone: string) => {
        const range = document.createRange();
        range.selectNodeContents(inside(board, `.player[data-side='${side}'] .${zone} .title`));
        return range.getBoundingClientRect();
      };
      expect(text('deck').top).to.equal(text('discard').top);
      expect(text('deck').right).to.be.below(text('discard').left);
    }
    const sides = allInside(board, '.unit > .card, .tag').map((one) => getComputedStyle(one).textAlign);
    expect(new Set(sides)).to.eql(new Set(['right']));
  });

  it('mirrors the layout: what happened and the log stand at the left of the table', async () => {
    const element = await atAttack(1200);
    const left = (selector: string) => inside(element, selector).getBoundingClientRect().left;
    expect(left('.aside')).to.be.below(left('swtcg-board'));
    expect(left('.tools')).to.be.below(left('h2'));
    const arenas = allInside(inside(element, 'swtcg-board'), '.arena');
    const [space = 0, ground = 0, character = 0] = arenas.map((one) => one.getBoundingClientRect().left);
    expect(space).to.be.above(ground);
    expect(ground).to.be.above(character);
  });

  for (const width of [320, 1200])
    it(`leads the path from right to left at ${width} px, and rests at its end`, async () => {
      const element = await atAttack(width);
      const at = allInside(element, '.crumbs li').map((one) => one.getBoundingClientRect().left);
      expect(at).to.eql([...at].sort((a, b) => b - a));
      const [here, room] = ['.crumbs .here', '.scroller'].map((one) =>
        inside(element, one).getBoundingClientRect(),
      );
      expect(here?.left).to.be.at.least(room?.left ?? 0);
      expect(here?.right).to.be.at.most(room?.right ?? 0);
    });

  it('marks the present line of the log at its right', async () => {
    const line = inside(inside(await atAttack(1200), 'swtcg-log'), '.line[aria-current]');
    const { borderLeftWidth, borderRightWidth } = getComputedStyle(line);
    expect([borderLeftWidth, borderRightWidth]).to.eql(['0px', '3px']);
  });

  it('leads the arrow from the attacker to the defender, at the outer side of chips', async () => {
    const element = await atAttack(320);
    const board = inside(element, 'swtcg-board');
    const tip = inside(board, '.arrow .tip');
    await until(() => !!tip.getAttribute('d'), 'the arrow');
    const arrow = tip.getBoundingClientRect();
    const defender = inside(board, '[data-role=defender] > .card').getBoundingClientRect();
    expect(arrow.left).to.be.at.least(defender.right);
    expect(arrow.top).to.be.above(defender.top);
    expect(arrow.bottom).to.be.below(defender.bottom);
  });

  it('says “Attacks” and “Defends” at the middle of the card', async () => {
    const board = inside(await atAttack(1200), 'swtcg-board');
    for (const unit of allInside(board, '[data-role]')) {
      const [tag, card] = ['.role', '.card'].map((one) => unit.querySelector(one)?.getBoundingClientRect());
      expect((tag?.left ?? 0) + (tag?.right ?? 0)).to.be.closeTo((card?.left ?? 0) + (card?.right ?? 0), 4);
    }
  });

  it('steps on by the right arrow key and back by the left, as time runs on the scrub bar', async () => {
    const element = await atAttack(1200);
    const controls = inside(element, 'swtcg-controls');
    const x = (selector: string) => inside(controls, selector).getBoundingClientRect();
    expect(x('[aria-label="Previous step"]').left).to.be.below(x('[aria-label="Next step"]').left);
    const played = x('.played');
    expect(played.left).to.be.closeTo(x('.scrub').left, 1);
    const at = element.index;
    element.focus();
    await sendKeys({ press: 'ArrowRight' });
    await settled(element);
    expect(element.index).to.equal(at + 1);
    expect(x('.played').width).to.be.above(played.width);
    await sendKeys({ press: 'ArrowLeft' });
    await sendKeys({ press: 'ArrowLeft' });
    await settled(element);
    expect(element.index).to.equal(at - 1);
    inside(controls, 'input').focus();
    await sendKeys({ press: 'ArrowRight' });
    await settled(element);
    expect(element.index, 'by the scrub bar').to.equal(at);
  });

  it('leaves the choices and their marks apart', async () => {
    const element = await atAttack(280);
    for (const choice of allInside(inside(element, 'swtcg-controls'), '.choice')) {
      const [select, mark] = [
        choice.querySelector('select') as Element,
        choice.querySelector('svg') as Element,
      ];
      const { paddingLeft } = getComputedStyle(select);
      const room = mark.getBoundingClientRect().right - select.getBoundingClientRect().left;
      expect(room).to.be.at.most(Number.parseFloat(paddingLeft) + 1);
    }
  });
});
