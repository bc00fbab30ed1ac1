import { expect, nextFrame, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';
import '../../../components/lcg/board/swtcg-lcg-board.ts';
import { action, type SwtcgLcgBoard } from '../../../components/lcg/board/board.ts';
import type { CardView, View } from '../../../src/lcg/view/view.ts';
import * as positions from '../../../stories/samples/lcg/positions.ts';
import { allInside, inColumn, inside, overflowing, until, updated, words } from '../helpers.ts';

interface Options {
  width?: number;
  theme?: 'light' | 'dark';
  flip?: boolean;
}

/** A board with all that draws it. */
const board = async (position: positions.Position, { flip = false, ...frame }: Options = {}) => {
  await action.load();
  const element = await inColumn<SwtcgLcgBoard>(
    html`<swtcg-lcg-board still ?flip=${flip}></swtcg-lcg-board>`,
    frame,
  );
  Object.assign(element, position);
  await updated(element);
  await nextFrame();
  return element;
};

const labels = (element: Element): (string | null)[] =>
  allInside(element, 'ul[aria-label]').map((list) => list.getAttribute('aria-label'));

const said = (element: Element, id: string): string =>
  words(inside(element, `.unit[data-id="${id}"] > .card > .vh`));

describe('<swtcg-lcg-board>', () => {
  it('shows every zone as a labelled list', async () => {
    const element = await board(positions.atRest());
    expect(labels(element)).to.include.members([
      'Dark, objectives: 3',
      'Dark, affiliation and play area: 2 cards',
      'Dark, units: 5',
      'Light, units: 4',
      'Dark, Hand: 3 cards',
      'Light, Discard pile: 1 card',
      'Dark, Victory pile: 1 card',
      'Captured at Detention Block Thirteen',
      'Enhancements on Mira Tallow',
    ]);
  });

  it('has the play areas face each other, Dark above Light, and flips them', async () => {
    const sides = (element: Element) => allInside(element, '.area').map((one) => one.dataset.side);
    expect(sides(await board(positions.atRest()))).to.eql(['dark', 'light']);
    expect(sides(await board(positions.atRest(), { flip: true }))).to.eql(['light', 'dark']);
  });

  it('says a unit in full: icons, tokens, what it is committed to, what hangs on it', async () => {
    const element = await board(positions.atRest());
    expect(said(element, 'warden')).to.equal(
      'The Grey Warden, unique, Unit, Sith, cost 5, 4 Force icons, 2 unit damage, 1 tactics, edge-enabled: 1 unit damage, 1 blast damage, damage capacity 4, committed to the Force',
    );
    expect(said(element, 'mira')).to.contain('enhanced with Lantern Blade');
    expect(said(element, 'hunter')).to.contain('exhausted, 2 focus tokens');
    expect(said(element, 'ranger-1')).to.contain('Ridge Ranger #1').and.to.contain('1 shield');
    expect(said(element, 'haven')).to.contain('3 damage, 1 shield');
  });

  it('tells normal and edge-enabled icons apart by their shape', async () => {
    const element = await board(positions.atRest());
    const radius = (kind: string) =>
      getComputedStyle(inside(element, `[data-id="warden"] .combat.${kind}`)).borderStartStartRadius;
    expect(radius('normal')).not.to.equal(radius('edge'));
  });

  it('tells dial and balance of the Force', async () => {
    const element = await board(positions.atRest());
    expect(words(inside(element, '.dial .vh'))).to.equal('Death Star dial: 4 of 12');
    expect(words(inside(element, '.balance .caption'))).to.equal('Balance of the ForceDark Side');
  });

  it('moves attackers and defenders forward, and frames the engaged objective', async () => {
    const element = await board(positions.edgeStacks());
    expect(labels(element)).to.include.members([
      'Light, attackers: 2',
      'Dark, defenders: 2',
      'Dark, units: 3',
    ]);
    const [defenders, attackers] = allInside(element, '.forward');
    const lane = inside(element, '.lane').getBoundingClientRect();
    expect(defenders?.getBoundingClientRect().bottom).to.be.at.most(lane.top);
    expect(attackers?.getBoundingClientRect().top).to.be.at.least(lane.bottom);
    expect(inside(element, '[data-id="outpost"]').dataset.role).to.equal('engaged');
    expect(said(element, 'mira')).to.contain('attacking');
  });

  it('shows an edge stack as far as its onlooker knows it', async () => {
    const stack = (element: Element, side: string) => inside(element, `.stack[data-side=${side}]`);
    const light = await board(positions.edgeStacks('light'));
    expect(words(stack(light, 'light').querySelector('.worth .vh') as Element)).to.equal('Light, worth 6');
    expect(words(stack(light, 'dark').querySelector('.worth .vh') as Element)).to.equal(
      'Dark, worth 0 and what a facedown card adds',
    );
    const nobody = await board(positions.edgeStacks('spectator'));
    expect(allInside(nobody, '.stack .cover').length).to.equal(3);
    expect(nobody.shadowRoot?.textContent).not.to.contain('Elder of the Mist');
    expect(nobody.shadowRoot?.textContent).not.to.contain('Twist in the Dark');
  });

  it('has revealed fate cards in the order in which they resolve', async () => {
    const element = await board(positions.fates());
    expect(allInside(element, '[data-fate]').map((one) => one.dataset.fate)).to.eql(['done', 'next']);
  });

  it('shows a strike with its target and the tokens that are about to be placed', async () => {
    const element = await board(positions.strike());
    expect(said(element, 'mira')).to.contain('strikes');
    expect(said(element, 'guard-1'))
      .to.contain('3 damage about to be placed')
      .and.to.contain('target of the strike');
    await until(() => !!inside(element, 'svg.arrow path').getAttribute('d'), 'the arrow');
  });

  it('tells the strikes to come with and without the edge', async () => {
    const element = await board(positions.edgeStacks());
    const rows = allInside(element, '.to-come tbody tr').map((row) =>
      [...row.querySelectorAll('td .vh')].map((one) => words(one)),
    );
    expect(rows).to.eql([
      ['3 unit damage, 1 tactics', '4 unit damage, 2 tactics'],
      ['4 unit damage, 1 blast damage', '4 unit damage, 1 tactics, 3 blast damage'],
    ]);
    expect(inside(element, '.meter').getAttribute('aria-label')).to.equal(
      '2 of 5 damage; to come: 1, with the edge 3',
    );
  });

  it('keeps what is hidden out of the page', async () => {
    for (const who of ['light', 'spectator'] as const) {
      const element = await board(positions.atRest(who));
      const text = element.shadowRoot?.textContent ?? '';
      for (const name of ['Storm of Sparks', 'Last Lantern', 'Unseen Captain'])
        expect(text).not.to.contain(name);
    }
    const dark = await board(positions.atRest('dark'));
    expect(dark.shadowRoot?.textContent).to.contain('Last Lantern');
  });

  it('leads from card to card by arrows, and from zone to zone by Page Down', async () => {
    const element = await board(positions.atRest());
    const cards = () => allInside(element, '.unit > .card, .tag');
    expect(cards().filter((one) => one.tabIndex === 0).length).to.equal(1);
    cards()
      .find((one) => one.tabIndex === 0)
      ?.focus();
    const at = () => element.shadowRoot?.activeElement?.closest('[data-id]')?.getAttribute('data-id');
    const first = at();
    await sendKeys({ press: 'ArrowDown' });
    expect(at()).not.to.equal(first);
    await sendKeys({ press: 'PageDown' });
    expect(at()).not.to.equal(first);
  });

  it('asks to inspect a card, opens it, and picks where it is picking', async () => {
    const element = await board(positions.atRest());
    const click = () => inside(element, '.unit[data-id="mira"] > .card').click();
    setTimeout(click);
    const { detail } = await oneEvent(element, 'swtcg-inspect');
    expect(detail.id).to.equal('mira');
    await until(
      () => !!element.shadowRoot?.querySelector('.inspect:popover-open swtcg-lcg-card'),
      'the card',
    );
    element.picking = true;
    setTimeout(click);
    expect((await oneEvent(element, 'swtcg-pick')).detail.id).to.equal('mira');
  });

  it('picks the dial, a captured card and an enhancement where they are marked', async () => {
    const element = await board(positions.atRest('dark'));
    element.picking = true;
    const words_ = { kind: 'target', words: 'can be chosen' } as const;
    element.marks = { dial: words_, last: words_, blade: words_ };
    await updated(element);
    for (const [selector, id] of [
      ['.dial button', 'dial'],
      ['[data-id="last"] button', 'last'],
      ['[data-id="blade"] button', 'blade'],
    ] as const) {
      setTimeout(() => inside(element, selector).click());
      expect((await oneEvent(element, 'swtcg-pick')).detail.id).to.equal(id);
    }
  });

  it('offers places to put a card into', async () => {
    const element = await board(positions.atRest());
    element.drops = { 'light:units': 'Put into play' };
    await updated(element);
    setTimeout(() => inside(element, '.drop').click());
    expect((await oneEvent(element, 'swtcg-drop')).detail.drop).to.equal('light:units');
  });

  it('leaves the hand out that is shown elsewhere', async () => {
    const element = await board(positions.atRest());
    element.handless = 'light';
    await updated(element);
    expect(labels(element)).not.to.include('Light, Hand: 4 cards');
    expect(labels(element)).to.include('Dark, Hand: 3 cards');
  });

  it('glides what comes forward to an engagement', async () => {
    const { view, ...rest } = positions.atRest();
    const element = await board({ view, ...rest });
    element.still = false;
    await updated(element);
    const mira = view.mira as CardView;
    element.view = {
      ...view,
      mira: { ...mira, participating: 'attacker' },
      engagement: { objective: 'outpost', attackers: ['mira'], defenders: [], edge: null },
    } as View;
    await updated(element);
    await nextFrame();
    await nextFrame();
    expect(inside(element, '.unit[data-id="mira"]').getAnimations().length).to.be.above(0);
  });
});

/** Everything on the table that is a card or a back, and the parts of the middle. */
const PIECES = '.unit, .named, .cover, .backs li, .lane, .dial, .balance, .who, .totals, .tile, .title';

function overlaps(element: Element): string[] {
  const pieces = allInside(element, PIECES).filter((one) => one.checkVisibility());
  const boxes = pieces.map((one) => ({ one, box: one.getBoundingClientRect() }));
  const found: string[] = [];
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1)) {
      if (a.one.contains(b.one) || b.one.contains(a.one)) continue;
      const x = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const y = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (x > 0.5 && y > 0.5) found.push(`${words(a.one).slice(0, 30)} / ${words(b.one).slice(0, 30)}`);
    }
  return found;
}

/** Tokens stick out of their card; they reach into no other. */
function strayTokens(element: Element): string[] {
  const units = allInside(element, '.unit > .card');
  return allInside(element, '.token').flatMap((token) => {
    const own = token.closest('.unit, .dial');
    const box = token.getBoundingClientRect();
    return units
      .filter((card) => card.closest('.unit') !== own)
      .filter((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
      })
      .map((card) => `${words(token)} on ${words(card).slice(0, 30)}`);
  });
}

describe('the room on <swtcg-lcg-board>', () => {
  const full: readonly [string, () => positions.Position][] = [
    ['fifteen units a side and twelve cards in hand', () => positions.crowd(15, 12)],
    ['an engagement of six against six', () => positions.crowd(15, 12, 6)],
    ['an engagement of ten against ten', () => positions.crowd(15, 12, 10)],
    ['an edge battle', () => positions.edgeStacks()],
    ['a strike', () => positions.strike()],
  ];
  for (const width of [280, 320, 540, 600, 768, 1020, 1440])
    for (const [what, position] of full)
      it(`is enough for ${what} at ${width} px`, async () => {
        const element = await board(position(), { width });
        expect(overlaps(element), 'overlap').to.eql([]);
        expect(strayTokens(element), 'tokens').to.eql([]);
        expect(overflowing(element), 'stick out').to.eql([]);
      });

  it('is enough for an unfolded hand of twelve on a narrow board', async () => {
    const element = await board(positions.crowd(15, 12), { width: 280 });
    inside(element, '.player .hand button.tile').click();
    await updated(element);
    expect(allInside(element, '.hand[data-open] .named').length).to.equal(12);
    expect(overlaps(element)).to.eql([]);
    expect(overflowing(element)).to.eql([]);
  });
});
