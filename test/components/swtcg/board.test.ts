import { expect, nextFrame, oneEvent } from '@open-wc/testing';
import { html } from 'lit';
import '../../../components/swtcg/board/swtcg-board.ts';
import { action, type SwtcgBoard } from '../../../components/swtcg/board/board.ts';
import type { SwtcgCard } from '../../../components/swtcg/card/card.ts';
import type { AttackView } from '../../../src/swtcg/view/attack-view.ts';
import type { CardView, View } from '../../../src/swtcg/view/view.ts';
import { crowd } from '../crowd.ts';
import { press } from '../hands.ts';
import { allInside, frame, inColumn, inside, overflowing, until, updated, words } from '../helpers.ts';
import { attack, cards, view } from '../samples.ts';

/** A board with all that draws it. */
const board = async (options: { width?: number; theme?: 'light' | 'dark' } = {}, flip = false) => {
  await action.load();
  return inColumn<SwtcgBoard>(
    html`<swtcg-board .view=${view} .cards=${cards} .attack=${attack} ?flip=${flip}></swtcg-board>`,
    options,
  );
};

describe('<swtcg-board>', () => {
  it('shows every zone as a labelled list', async () => {
    const element = await board();
    const lists = allInside(element, 'ul[aria-label]').map((list) => list.getAttribute('aria-label'));
    expect(lists).to.include.members([
      'Dark units in Space: 1',
      'Light units in Space: 1',
      'Dark units in Ground: 1',
      'Dark, Build zone: 1 card',
      'Light, Hand: 1 card',
      'Light, Discard: 1 card',
    ]);
  });

  it('has the arenas in battle order, the Dark half above the Light half', async () => {
    const element = await board();
    expect(allInside(element, '.arena').map((arena) => arena.dataset.arena)).to.eql([
      'space',
      'ground',
      'character',
    ]);
    const halves = allInside(element, '[data-arena="space"] .half').map((half) => half.dataset.side);
    expect(halves).to.eql(['dark', 'light']);
  });

  it('flips the halves and the players, and keeps the order of the arenas', async () => {
    const element = await board({}, true);
    expect(allInside(element, '[data-arena="space"] .half').map((half) => half.dataset.side)).to.eql([
      'light',
      'dark',
    ]);
    expect(allInside(element, '.player').map((player) => player.dataset.side)).to.eql(['light', 'dark']);
    expect(allInside(element, '.arena').map((arena) => arena.dataset.arena)).to.eql([
      'space',
      'ground',
      'character',
    ]);
  });

  it('says a unit in full, with its state and its part in the attack', async () => {
    const element = await board();
    expect(words(inside(element, '[data-id="lantern"] .card > .vh'))).to.equal(
      'Lantern Wing C, Space, cost 3, speed 50, power 4, health 3, 2 damage, defending',
    );
    expect(words(inside(element, '[data-id="night"] .card > .vh'))).to.contain('tapped, attacking');
  });

  it('tells cards of one name apart as the log does, in sight and in words, wherever they lie', async () => {
    const { view: full, cards: faces } = crowd();
    for (const width of [320, 600, 900, 1440]) {
      const element = await inColumn<SwtcgBoard>(
        html`<swtcg-board .view=${full} .cards=${faces}></swtcg-board>`,
        { width },
      );
      const unit = inside(element, '[data-id="dark-space-4"]');
      expect(words(unit.querySelector('.name') as Element)).to.equal('Iron Squadron #4');
      expect(words(unit.querySelector('.card > .vh') as Element)).to.match(/^Iron Squadron #4, Space/);
      expect(words(inside(element, '[data-id="dark-hand-4"]'))).to.match(/^Iron Squadron #4, Equipment/);
      // Also the longest name leaves its number room.
      for (const number of allInside(element, '.name .twin').filter((one) => one.checkVisibility())) {
        const card = (number.closest('.card') as Element).getBoundingClientRect();
        const { left, right, top, bottom } = number.getBoundingClientRect();
        const there = `${words(number.parentElement as Element)} at ${width} px`;
        expect(
          top >= card.top && bottom <= card.bottom && left >= card.left && right <= card.right,
          there,
        ).to.equal(true);
        const [seen] = element.shadowRoot?.elementsFromPoint((left + right) / 2, (top + bottom) / 2) ?? [];
        if (top >= 0 && bottom < innerHeight) expect(seen?.className, there).to.be.oneOf(['twin', 'art']);
      }
    }
    const alone = await board();
    expect(allInside(alone, '.twin').length).to.equal(0);
  });

  it('shows the dice and the sum of the attack', async () => {
    const element = await board();
    expect(allInside(element, '.lane .die.hit').length).to.equal(2);
    expect(inside(element, '.sum').getAttribute('aria-label')).to.equal(
      '2 hits, less 1 prevented, is 1 damage',
    );
    expect(words(inside(element, '.lane .place'))).to.equal('Broken Ring Location');
  });

  it('moves neither an arena nor a zone when a card is being played', async () => {
    for (const width of [300, 760, 1200]) {
      const element = await board({ width });
      await until(() => allInside(element, '.lane').length > 0, 'the attack');
      const tops = () =>
        allInside(element, '.player, .arena, .half').map((one) => one.getBoundingClientRect().top);
      const before = tops();
      const id = Object.keys(cards)[0] as string;
      element.plays = [{ id, by: 'dark', disrupted: false }];
      await updated(element);
      expect(inside(element, '.plays').offsetHeight).to.be.above(20);
      expect(tops(), `${width} px`).to.eql(before);
    }
  });

  it('glides what changes its place on the table, not what the page scrolls meanwhile', async () => {
    const [id, one] = Object.entries(view).find(
      ([, card]) => (card as CardView | null)?.zone === 'space',
    ) as [string, CardView];
    const from = (card: HTMLElement) =>
      (card.getAnimations()[0]?.effect as KeyframeEffect | undefined)?.getKeyframes()[0]?.transform;
    /** Where each card comes from, when one of them changes its arena. */
    const glides = async (scrolled: number): Promise<Record<string, unknown>> => {
      const element = await board();
      await until(() => allInside(element, '.lane').length > 0, 'the attack');
      const room = document.createElement('p');
      room.style.height = '3000px';
      element.after(room);
      element.view = { ...view, [id]: { ...one, zone: 'ground' } } as View;
      await updated(element);
      scrollBy(0, scrolled);
      await nextFrame();
      await nextFrame();
      const found = allInside(element, '[data-id]').map((card) => [card.dataset.id, from(card)]);
      room.remove();
      return Object.fromEntries(found);
    };
    const still = await glides(0);
    expect(still[id]).to.match(/^translate/);
    expect(await glides(100)).to.eql(still);
  });

  describe('when a card goes far', () => {
    const from = (card: Element | null | undefined) =>
      (card?.getAnimations()[0]?.effect as KeyframeEffect | undefined)?.getKeyframes()[0]?.transform;
    /** A full table, before one of its cards comes to lie elsewhere. */
    const full = async () => {
      const { view: table, cards: faces } = crowd();
      const element = await inColumn<SwtcgBoard>(
        html`<swtcg-board .view=${table} .cards=${faces}></swtcg-board>`,
        { width: 1140 },
      );
      await action.load();
      element.requestUpdate();
      await updated(element);
      return { element, table, one: (id: string) => (table as unknown as Record<string, CardView>)[id] };
    };

    it('shows it on its way to the pile, which would cut it off, however many others make room', async () => {
      const { element, table, one } = await full();
      const id = 'dark-space-0';
      element.view = {
        ...table,
        dark: { ...table.dark, discard: [id, ...table.dark.discard] },
        [id]: { ...one(id), zone: 'discard' },
      } as View;
      await updated(element);
      await nextFrame();
      await nextFrame();
      const card = inside(element, `.discard [data-id="${id}"]`);
      const seen = allInside(element, '.arenas > .named');
      expect(seen.length).to.equal(1);
      expect(seen[0]?.inert).to.equal(true);
      expect(words(seen[0] as Element)).to.equal(words(card));
      expect(from(seen[0])).to.match(/^translate/);
      await until(() => allInside(element, '.arenas > .named').length === 0, 'its arrival');
    });

    it('shows a card that is drawn on its way from the deck', async () => {
      const { element, table, one } = await full();
      const drawn = 'drawn-1';
      element.cards = { ...element.cards, [drawn]: cards.run as (typeof cards)[string] };
      await updated(element);
      element.view = {
        ...table,
        light: { ...table.light, hand: [...table.light.hand, drawn] },
        [drawn]: { ...one('light-hand-0'), zone: 'hand' },
      } as View;
      await updated(element);
      await nextFrame();
      await nextFrame();
      expect(from(inside(element, `.hand [data-id="${drawn}"]`))).to.match(/^translate/);
    });
  });

  it('draws an arrow from the attacker to the defender, at every width', async () => {
    for (const width of [300, 700, 1000]) {
      const element = await board({ width });
      await nextFrame();
      expect(inside(element, '.arrow path').getAttribute('d'), `at ${width} px`).to.match(/^M/);
    }
  });

  it('draws no arrow and sets no sign over a card that stands by', async () => {
    const fights = { ...attack, attacker: 'tapped-2', defender: 'light-3' };
    const lying = (id: string, controller: 'dark' | 'light', tapped: boolean) =>
      [
        id,
        { ...(view as unknown as Record<string, CardView>).night, controller, owner: controller, tapped },
      ] as const;
    const table = {
      ...view,
      ...Object.fromEntries([
        lying('night', 'dark', false),
        lying('tapped-2', 'dark', true),
        lying('tapped-3', 'dark', true),
        lying('light-1', 'light', true),
        lying('light-2', 'light', true),
        lying('light-3', 'light', false),
      ]),
    } as unknown as View;
    const faces = { ...cards };
    for (const id of Object.keys(table)) faces[id] ??= cards.night as (typeof cards)[string];
    for (const width of [300, 545, 560, 700, 770, 900, 1140]) {
      const element = await inColumn<SwtcgBoard>(
        html`<swtcg-board .view=${table} .cards=${faces} .attack=${fights}></swtcg-board>`,
        { width },
      );
      await until(() => allInside(element, '.lane').length > 0, 'the attack');
      await nextFrame();
      const path = inside(element, '.arrow path') as unknown as SVGPathElement;
      const corner = inside(element, '.arrow').getBoundingClientRect();
      const length = path.getTotalLength();
      expect(length, `${width} px`).to.be.above(10);
      const points = Array.from({ length: 200 }, (_, i) => path.getPointAtLength((i * length) / 199));
      const by = allInside(element, '.unit:not([data-role]) > .card').map((one) =>
        one.getBoundingClientRect(),
      );
      for (const { left, right, top, bottom } of by) {
        for (const { x, y } of points.map(({ x, y }) => ({ x: x + corner.left, y: y + corner.top })))
          expect(x > left && x < right && y > top && y < bottom, `the arrow at ${width} px`).to.equal(false);
        for (const sign of allInside(element, '.role').map((one) => one.getBoundingClientRect())) {
          const across = Math.min(sign.right, right) - Math.max(sign.left, left);
          const down = Math.min(sign.bottom, bottom) - Math.max(sign.top, top);
          expect(across > 1 && down > 1, `a sign at ${width} px`).to.equal(false);
        }
      }
    }
  });

  it('keeps the words of a name apart, also where a designation does not break', async () => {
    const wing = { ...cards.night, name: 'X-Wing Red T-65 B-9', version: 'C' } as (typeof cards)[string];
    const { night, ...rest } = view as unknown as Record<string, CardView>;
    const table = { ...rest, 'wing-1': night, 'wing-2': night } as unknown as View;
    for (const width of [300, 700, 900, 1000]) {
      const element = await inColumn<SwtcgBoard>(
        html`<swtcg-board .view=${table} .cards=${{ ...cards, 'wing-1': wing, 'wing-2': wing }}></swtcg-board>`,
        { width },
      );
      const name = inside(element, '[data-id="wing-2"] .name');
      expect(words(name)).to.equal('X-Wing Red T-65 B-9 C #2');
      const pieces: DOMRect[] = [];
      const walk = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (!node.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node.parentElement?.matches('.ver') ? (node.parentElement as Node) : node);
        pieces.push(...range.getClientRects());
      }
      expect(pieces.length, `${width} px`).to.be.at.least(5);
      pieces.slice(1).forEach((piece, i) => {
        const before = pieces[i] as DOMRect;
        if (Math.abs(before.top - piece.top) < 4 && piece.left > before.left)
          expect(piece.left - before.right, `word ${i + 2} at ${width} px`).to.be.above(1.5);
      });
    }
  });

  it('centres the words of its tabs', async () => {
    for (const width of [280, 320, 480]) {
      const element = await board({ width });
      await until(() => allInside(element, '.arena-tabs .now').length > 0, 'the attack');
      for (const tab of allInside(element, '.arena-tabs label')) {
        const [outer, ...rest] = [tab, ...tab.querySelectorAll(':scope > :is(span, small)')].map((one) => {
          const { left, right } = one.getBoundingClientRect();
          return (left + right) / 2;
        });
        const sign = tab.querySelector<SVGElement>(':scope > .icon')?.getBoundingClientRect().width ?? 0;
        const aside = sign > 0 ? (sign + 5) / 2 : 0;
        expect(rest[0], `${words(tab)} at ${width} px`).to.be.closeTo((outer as number) + aside, 1);
        expect(rest[1], `${words(tab)} at ${width} px`).to.be.closeTo(outer as number, 1);
      }
    }
  });

  it('has what a player has in full lines, from edge to edge, and the zones beside the pile close together', async () => {
    const { night } = view as unknown as Record<string, CardView>;
    const more = Object.fromEntries(
      ['resource', 'event', 'supply'].map((zone) => [zone, { ...night, zone, owner: 'dark', tapped: false }]),
    );
    const table = {
      ...view,
      ...more,
      dark: { ...view.dark, hand: Array.from({ length: 9 }, () => 'run') },
    } as unknown as View;
    const face = cards.night as (typeof cards)[string];
    const faces = { ...cards, resource: face, event: face, supply: face };
    for (const width of [300, 545, 600, 680, 700, 770, 914, 1140]) {
      const element = await inColumn<SwtcgBoard>(
        html`<swtcg-board .view=${table} .cards=${faces}></swtcg-board>`,
        { width },
      );
      const player = inside(element, '.player[data-side="dark"]');
      const edge = player.getBoundingClientRect().right - 12;
      const box = (one: string) => (player.querySelector(one) as Element).getBoundingClientRect();
      if (width < 690) expect(box('.totals').right, `${width} px`).to.be.closeTo(edge, 1);
      if (width < 760) continue;
      const [event, supply] = ['.event', '.supply'].map(box) as [DOMRect, DOMRect];
      expect(supply.top - event.bottom, `${width} px`).to.be.closeTo(9, 1);
    }
  });

  it('has the zones of both players in line, also where one of them has more', async () => {
    const resource = {
      ...(view as unknown as Record<string, CardView>).night,
      zone: 'resource',
      owner: 'dark',
    };
    const table = { ...view, depot: resource } as unknown as View;
    const faces = { ...cards, depot: { ...cards.night, type: 'Resource' } as (typeof cards)[string] };
    for (const width of [770, 914, 1140]) {
      const element = await inColumn<SwtcgBoard>(
        html`<swtcg-board .view=${table} .cards=${faces}></swtcg-board>`,
        { width },
      );
      for (const zone of ['build', 'hand', 'discard']) {
        const [dark, light] = ['dark', 'light'].map(
          (side) =>
            inside(element, `.player[data-side="${side}"] .${zone} .title`).getBoundingClientRect().left,
        );
        expect(dark, `${zone} at ${width} px`).to.equal(light);
      }
    }
  });

  it('shows cards under masked ids as backs, and nothing else of them', async () => {
    const element = await board();
    expect(words(inside(element, '[data-id="plan"] .card > .vh'))).to.contain('Slow Siege, face-down');
    const { plan, run, ...rest } = view;
    element.view = {
      ...rest,
      'hidden:dark:build:1': plan as CardView,
      'hidden:light:hand:1': run as CardView,
      light: { ...view.light, hand: ['hidden:light:hand:1'] },
    } as unknown as View;
    await updated(element);
    expect(element.shadowRoot?.textContent).not.to.contain('Slow Siege');
    expect(element.shadowRoot?.textContent).not.to.contain('Blind');
    expect(words(inside(element, '[data-id="hidden:dark:build:1"] .card > .vh'))).to.equal(
      'Face-down card, 3 build counters',
    );
    expect(allInside(element, '.hand .backs li').length).to.equal(1);
  });

  it('shows text from cards as text', async () => {
    const element = await board();
    expect(words(inside(element, '[data-id="run"]'))).to.equal('Blind <b>Run</b>, Battle');
    expect(allInside(element, '[data-id="run"] b').length).to.equal(0);
  });

  it('opens a card for reading', async () => {
    const element = await board();
    setTimeout(() => inside(element, '[data-id="lantern"] .card').click());
    const event = (await oneEvent(element, 'swtcg-inspect')) as CustomEvent<{ id: string }>;
    expect(event.detail.id).to.equal('lantern');
    const sheet = inside(element, '.inspect');
    await until(() => sheet.matches(':popover-open'), 'the sheet');
    const card = inside(element, '.inspect swtcg-card') as SwtcgCard;
    await updated(card);
    expect(words(inside(card, '.text'))).to.contain('Pay 1 Force → Evade 2');
    await until(() => card.shadowRoot?.activeElement !== null, 'the focus');
    inside(card, '.close').click();
    expect(sheet.matches(':popover-open')).to.equal(false);
    expect(element.shadowRoot?.activeElement?.closest('[data-id]')?.getAttribute('data-id')).to.equal(
      'lantern',
    );
  });

  describe('by keys', () => {
    const BUTTONS = '.unit > .card, .tag, .place:not(.none)';
    const inSight = (element: Element) => allInside(element, BUTTONS).filter((one) => one.checkVisibility());
    const stops = (element: Element) => inSight(element).filter((one) => one.tabIndex === 0);
    const idOf = (one: Element | null | undefined) => one?.closest('[data-id]')?.getAttribute('data-id');
    const held = (element: Element) => idOf(element.shadowRoot?.activeElement);

    for (const width of [320, 1200])
      it(`is one stop of the Tab key; arrows lead from card to card, at ${width} px`, async () => {
        const element = await board({ width });
        await until(() => stops(element).length === 1, 'one stop');
        const cardsInOrder = inSight(element);
        cardsInOrder[0]?.focus();
        const seen = [held(element)];
        for (let i = 1; i < cardsInOrder.length; i++) {
          await press('ArrowDown');
          seen.push(held(element));
          expect(stops(element).map(idOf)).to.eql([held(element)]);
        }
        expect(seen).to.eql(cardsInOrder.map(idOf));
        await press('ArrowDown');
        expect(held(element), 'the last one').to.equal(seen.at(-1));
        await press('ArrowUp');
        expect(held(element)).to.equal(seen.at(-2));
      });

    it('stops at no list that scrolls', async () => {
      const { view: full, cards: faces } = crowd();
      const discard = Object.keys(faces).filter((id) => id.startsWith('dark-hand'));
      const piled = { ...full, dark: { ...full.dark, hand: [], discard } };
      const element = await inColumn<SwtcgBoard>(
        html`<a href="#before">before</a><swtcg-board .view=${piled} .cards=${faces}></swtcg-board>`,
        { width: 1200 },
      ).then(({ parentElement }) => parentElement?.querySelector('swtcg-board') as SwtcgBoard);
      await updated(element);
      const list = inside(element, '.discard .list');
      expect(list.scrollHeight).to.be.above(list.clientHeight);
      (element.previousElementSibling as HTMLElement).focus();
      await press('Tab');
      await until(() => held(element) !== undefined, 'a card');
      await until(() => stops(element).length === 1, 'one stop');
      await press('Tab');
      expect(element.shadowRoot?.activeElement?.className).to.equal(undefined);
    });

    it('goes from zone to zone by Page Up and Page Down', async () => {
      const element = await board({ width: 1200 });
      await nextFrame();
      inSight(element)[0]?.focus();
      const zoneOf = (one: Element | null | undefined) => one?.closest('ul') ?? one;
      const zones = new Set(inSight(element).map(zoneOf));
      const seen = [zoneOf(element.shadowRoot?.activeElement)];
      for (let i = 1; i < zones.size; i++) {
        await press('PageDown');
        seen.push(zoneOf(element.shadowRoot?.activeElement));
      }
      expect(seen).to.eql([...zones]);
      await press('PageUp');
      expect(zoneOf(element.shadowRoot?.activeElement)).to.equal(seen.at(-2));
    });

    it('stays a stop when another arena is shown, and with its card when others leave', async () => {
      const element = await board({ width: 320 });
      await nextFrame();
      inside(element, 'input[value="ground"]').click();
      await until(() => stops(element).length === 1, 'one stop in another arena');
      const { view: full, cards: faces } = crowd();
      const crowded = await inColumn<SwtcgBoard>(
        html`<swtcg-board still .view=${full} .cards=${faces}></swtcg-board>`,
      );
      await nextFrame();
      inside(crowded, '[data-id="dark-space-3"] .card').focus();
      const { 'dark-space-0': _gone, ...rest } = full;
      crowded.view = rest as View;
      await until(() => allInside(crowded, '[data-id="dark-space-0"]').length === 0, 'a unit that goes');
      await nextFrame();
      await nextFrame();
      expect(held(crowded)).to.equal('dark-space-3');
      expect(stops(crowded).map(idOf)).to.eql(['dark-space-3']);
    });

    it('keeps the focus where the card that had it is gone', async () => {
      const element = await board({ width: 1200 });
      await nextFrame();
      const last = inSight(element).at(-1);
      last?.focus();
      const { [idOf(last) as string]: _gone, ...rest } = element.view as View;
      const emptied = { ...rest, light: { ...view.light, hand: [], discard: [] } } as unknown as View;
      element.view = emptied;
      await until(() => !last?.isConnected, 'a card that goes');
      await until(() => held(element) !== undefined, 'the focus');
      expect(stops(element).map(idOf)).to.eql([held(element)]);
    });

    it('stops at every card that something can be done with', async () => {
      const element = await board({ width: 1200 });
      const words = 'can be used';
      element.marks = { night: { kind: 'usable', words }, run: { kind: 'usable', words } };
      await updated(element);
      await nextFrame();
      await nextFrame();
      expect(stops(element).map(idOf)).to.include.members(['night', 'run']);
      expect(stops(element).length).to.be.at.most(3);
    });
  });

  it('shows one arena at a time in a narrow column, and the others on request', async () => {
    const element = await board({ width: 300 });
    const shown = () =>
      allInside(element, '.arena')
        .filter((arena) => arena.getClientRects().length > 0)
        .map((arena) => arena.dataset.arena);
    expect(shown()).to.eql(['space']);
    inside(element, 'input[value="ground"]').click();
    await updated(element);
    expect(shown()).to.eql(['ground']);
  });

  it('has the tiles of six zones in full rows', async () => {
    const six = {
      ...view,
      ...Object.fromEntries(
        ['resource', 'event'].map((zone) => [
          zone,
          {
            ...(Object.values(view).find((one) => (one as CardView | null)?.zone === 'space') as CardView),
            zone,
            owner: 'dark',
            controller: 'dark',
          },
        ]),
      ),
    } as unknown as View;
    const faces = {
      ...cards,
      resource: Object.values(cards)[0],
      event: Object.values(cards)[0],
    } as typeof cards;
    for (const [width, rows] of [
      [280, 2],
      [320, 2],
      [360, 1],
      [390, 1],
      [560, 1],
      [640, 1],
      [720, 1],
    ] as const) {
      const element = await inColumn<SwtcgBoard>(
        html`<swtcg-board .view=${six} .cards=${faces}></swtcg-board>`,
        { width },
      );
      const tiles = allInside(element, '.player[data-side="dark"] .tile').map((one) =>
        Math.round(one.getBoundingClientRect().top),
      );
      expect(tiles.length).to.equal(6);
      const inRow = [...new Set(tiles)].map((top) => tiles.filter((one) => one === top).length);
      expect(inRow, `${width} px`).to.eql(Array(rows).fill(6 / rows));
      expect(overflowing(element)).to.eql([]);
    }
  });

  it('unfolds a zone in a narrow column', async () => {
    const element = await board({ width: 300 });
    const tag = inside(element, '[data-side="light"] .hand .tag');
    expect(tag.getClientRects().length).to.equal(0);
    inside(element, '[data-side="light"] .hand .tile').click();
    await updated(element);
    expect(tag.getClientRects().length).to.equal(1);
  });

  it('says in one line that there is no card outside the arenas', async () => {
    const { plan: _built, ...bare } = view as View & { plan: CardView };
    for (const width of [770, 914, 1020, 1200]) {
      const element = await inColumn<SwtcgBoard>(
        html`<swtcg-board .view=${bare} .cards=${cards}></swtcg-board>`,
        { width },
      );
      const titles = allInside(element, '[data-side="dark"] .zone .title');
      expect(titles.map(words)).to.eql(['Build zone 0', 'Hand 0', 'Deck 0', 'Discard 0']);
      expect(new Set(titles.map((one) => one.getBoundingClientRect().top)).size, `${width} px`).to.equal(1);
      expect(inside(element, '.player').offsetHeight, `${width} px`).to.be.below(56);
    }
  });

  it('shows a long name to its last letter on the card that attacks, tapped', async () => {
    const night = { ...cards.night, name: 'Marshal Odra Quill', version: 'A' };
    for (const width of [766, 914]) {
      const element = await inColumn<SwtcgBoard>(
        html`<swtcg-board .view=${view} .cards=${{ ...cards, night }} .attack=${attack}></swtcg-board>`,
        { width },
      );
      const name = inside(element, '[data-id="night"] .name');
      expect(words(name)).to.equal('Marshal Odra Quill A');
      expect(name.scrollHeight, `${width} px`).to.be.at.most(name.clientHeight + 1);
    }
  });

  it('has the deck in the line of the discard pile, whose cards stand under it', async () => {
    const element = await board({ width: 914 });
    const box = (one: string) => inside(element, `[data-side="light"] ${one}`).getBoundingClientRect();
    expect(box('.deck .title').top).to.equal(box('.discard .title').top);
    expect(box('.discard .list').left).to.equal(box('.discard .title').left);
  });

  it('gives names and tabs their room in the narrowest column', async () => {
    for (const width of [264, 280, 320]) {
      const element = await inColumn<SwtcgBoard>(
        html`<swtcg-board .view=${view} .cards=${cards} .names=${{ dark: 'Bartholomew' }}></swtcg-board>`,
        { width },
      );
      const who = inside(element, '.who h3');
      const totals = inside(element, '.totals').getBoundingClientRect();
      expect(who.scrollWidth, `the name at ${width} px`).to.be.at.most(who.clientWidth);
      expect(who.getBoundingClientRect().right).to.be.at.most(totals.left);
      for (const tab of allInside(element, '.arena-tabs label'))
        expect(tab.scrollWidth, `${words(tab)} at ${width} px`).to.be.at.most(tab.clientWidth);
    }
  });

  for (const width of [280, 320, 560, 768, 900, 1200]) {
    it(`lets nothing stick out at ${width} px`, async () => {
      expect(overflowing(await board({ width }))).to.eql([]);
    });
  }

  it('holds a long sum in a narrow arena', async () => {
    const element = await board({ width: 545 });
    element.attack = { ...attack, sum: { hits: 12, added: 10, prevented: 11, damage: 11, placed: false } };
    await updated(element);
    expect(overflowing(element)).to.eql([]);
    const [lane, sum] = [inside(element, '.lane'), inside(element, '.sum')];
    expect(sum.scrollWidth).to.be.at.most(lane.clientWidth);
  });

  for (const width of [280, 320, 540, 600, 768, 900, 1020, 1200, 1440]) {
    it(`lets nothing overlap with 15 units a side and 15 cards in hand, at ${width} px`, async () => {
      const { view: full, cards: faces } = crowd();
      const attacked: AttackView = {
        ...attack,
        attacker: 'dark-space-2',
        defender: 'light-space-7',
        arena: 'space',
      };
      const element = await inColumn<SwtcgBoard>(
        html`<swtcg-board .view=${full} .cards=${faces} .attack=${attacked}></swtcg-board>`,
        { width },
      );
      expect(overflowing(element)).to.eql([]);
      const boxes = allInside(element, '.unit > .card, .tag, .lane, .tile, .arena-tabs label')
        .filter((one) => one.getClientRects().length > 0)
        .map((one) => [one, one.getBoundingClientRect()] as const);
      expect(boxes.length).to.be.above(30);
      const clash: string[] = [];
      boxes.forEach(([one, a], i) => {
        for (const [other, b] of boxes.slice(i + 1)) {
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          const apart = across < 1 || down < 1 || one.contains(other);
          if (!apart) clash.push(`${words(one)} and ${words(other)}`);
        }
      });
      expect(clash).to.eql([]);
    });
  }

  it('gives units that are tapped one after the other the height of their lines', async () => {
    const { view: full, cards: faces } = crowd();
    const few = Object.entries(full).filter(
      ([id]) => !/-(space|ground|character)-/.test(id) || /^dark-\w+-[123]$/.test(id),
    );
    let now = Object.fromEntries(few) as unknown as View;
    const element = await inColumn<SwtcgBoard>(
      html`<swtcg-board still .view=${now} .cards=${faces}></swtcg-board>`,
      { width: 930 },
    );
    const lists = allInside(element, '.units');
    const low = lists[0]?.offsetHeight as number;
    for (const id of Object.keys(now).filter((one) => /-[123]$/.test(one) && !one.includes('hand'))) {
      now = { ...now, [id]: { ...(now[id] as CardView), tapped: true } };
      element.view = now;
      await updated(element);
      await frame();
      await frame();
      for (const list of allInside(element, '.units')) {
        const [box, half] = [list, list.parentElement as HTMLElement].map((one) =>
          one.getBoundingClientRect(),
        );
        expect(box?.top, `${id} is tapped`).to.be.at.least(half?.top as number);
        expect(box?.bottom, `${id} is tapped`).to.be.at.most(half?.bottom as number);
      }
    }
    // They came to stand in two lines.
    expect(lists[0]?.offsetHeight).to.be.above(low * 1.2);
  });

  it('has chips in crowded arenas where there is no room for two columns of them, never cards', async () => {
    const { view: full, cards: faces } = crowd();
    for (const width of [280, 288, 300, 320, 540, 880, 920]) {
      const element = await inColumn<SwtcgBoard>(
        html`<swtcg-board .view=${full} .cards=${faces}></swtcg-board>`,
        { width },
      );
      const widths = allInside(element, '.half .unit')
        .filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect().width);
      expect(widths.length).to.be.above(29);
      expect(Math.min(...widths), `${width} px`).to.be.at.least(128);
    }
  });

  it('says so when there is nothing to show', async () => {
    const element = await inColumn<SwtcgBoard>(html`<swtcg-board></swtcg-board>`);
    expect(words(inside(element, '.empty'))).to.equal('Nothing to show yet.');
  });

  for (const theme of ['light', 'dark'] as const) {
    for (const width of [320, 1000]) {
      it(`is accessible in ${theme} at ${width} px`, async () => {
        await expect(await board({ width, theme })).to.be.accessible();
      });
    }
  }
});
