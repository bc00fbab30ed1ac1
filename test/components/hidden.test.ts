// Information Sharing, through the element: the DOM of a seat's view holds no name of a card that is hidden from it.

import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { textOf } from '../../components/details/viewer-menu.ts';
import type { SwtcgReplay } from '../../components/replay/replay.ts';
import type { SwtcgBoard } from '../../components/swtcg/board/board.ts';
import { journeysOf } from '../../components/swtcg/board/card-history.ts';
import type { SwtcgTable } from '../../components/table/table.ts';
import { swtcg2022 } from '../../machines/swtcg/complete.ts';
import { type Replay, readScenario, record, Session, startPosition } from '../../src/engine.ts';
import { isMask } from '../../src/swtcg/model/mask.ts';
import type { View } from '../../src/swtcg/view/view.ts';
import { playRandom } from '../swtcg/properties/play.ts';
import { generatedFile } from '../swtcg/properties/worlds/generated.ts';
import { addressOf, recorded, settled, shown } from './games.ts';
import { allInside, everything, inside, until, words } from './helpers.ts';
import { cardAt, drawn, laid, scenario, unit } from './tables.ts';

const SEATS = ['dark', 'light', 'spectator'] as const;

/** The names of cards that this seat can't know at this step and was never told of. */
function unknownNames(element: SwtcgReplay, seat: (typeof SEATS)[number]): string[] {
  const { timeline, index } = element;
  const step = timeline.at(index);
  const cards = Object.entries(timeline.source?.cards ?? {});
  const told = timeline.lines.slice(0, index + 1).map(({ text }) => text);
  const open = new Set(cards.filter(([id]) => step?.zoneOf?.(id, seat) !== null).map(([, { name }]) => name));
  return [...new Set(cards.map(([, { name }]) => name))].filter(
    (name) => !open.has(name) && !told.some((text) => text.includes(name)),
  );
}

/** A game of random players with generated cards, each of which has a name of its own. */
function randomGame(seed: number): Replay {
  const start = startPosition(readScenario(generatedFile(seed)), { autoPass: 'empty' });
  const session = new Session(swtcg2022, start);
  for (const decision of playRandom(start, seed, { turns: 4, decisions: 150 }).decisions)
    session.enter(decision);
  return JSON.parse(JSON.stringify(record(session, { seed, every: 50 })));
}

const GAMES = {
  'greedy players': () => recorded(3),
  'random players with generated cards': () => randomGame(8),
};

describe('<swtcg-replay> with the eyes of one seat', () => {
  for (const [players, game] of Object.entries(GAMES))
    for (const seat of SEATS) {
      it(`${seat}: no step of a game of ${players} holds the name of a hidden card`, async function () {
        this.timeout(60_000);
        const file = game();
        const names = Object.values(file.cards).map(({ name }) => name);
        const all = `A note on ${names.join(', ')}.`;
        const element = await shown(
          {
            ...file,
            annotations: [{ at: '20.1', text: all, mark: '?' }],
            variations: [{ at: '20.1', title: all, decisions: [] }],
          },
          { perspective: seat },
        );
        let looked = 0;
        for (let at = 0; at < element.timeline.length; at += 23) {
          element.seek(at);
          await settled(element);
          const hidden = unknownNames(element, seat);
          const dom = everything(element.shadowRoot as ShadowRoot);
          for (const name of hidden) {
            looked++;
            expect(dom.includes(name), `step ${at}: ${name}`).to.equal(false);
          }
          const told = element.timeline.lines
            .slice(0, at + 1)
            .map(({ text }) => text)
            .join('\n');
          const cards = element.timeline.source?.cards ?? {};
          const { view } = inside(element, 'swtcg-board') as unknown as { view: Record<string, unknown> };
          for (const id of Object.keys(view)) {
            if (['dark', 'light', 'winner', 'control'].includes(id)) continue;
            const zone = element.timeline.at(at)?.zoneOf?.(id, seat);
            // A card that is being played from a hand was shown.
            const isOpen = zone !== null || told.includes(cards[id]?.name ?? '?');
            expect(isMask(id) || isOpen, `step ${at}: ${id}`).to.equal(true);
          }
        }
        expect(looked).to.be.above(100);
      });
    }

  for (const seat of SEATS)
    it(`${seat}: nor does the table that a step becomes, as long as it is played on`, async function () {
      this.timeout(60_000);
      const element = await shown(recorded(3), { perspective: seat });
      let looked = 0;
      for (const at of [20, 90, 160]) {
        await element.branch(at);
        const table = () => element.shadowRoot?.querySelector<SwtcgTable>('swtcg-table');
        await until(() => table()?.shadowRoot?.querySelector('.pop') != null, 'the table');
        for (let n = 0; n < 8; n++) {
          const lies = table() as SwtcgTable;
          lies.pace = 0;
          await until(() => seat === 'spectator' || lies.chance === seat || !lies.chance, 'the chance');
          await drawn(lies);
          await settled(element);
          const dom = everything(element.shadowRoot as ShadowRoot);
          for (const name of unknownNames(element, seat)) {
            looked++;
            expect(dom.includes(name), `from ${at}, decision ${n}: ${name}`).to.equal(false);
          }
          const decision = lies.legal.at(-1);
          if (decision) lies.decide(decision);
        }
        element.back();
        await settled(element);
      }
      expect(looked).to.be.above(50);
    });

  it('holds back a note that names a hidden card, and tells it to those who see all', async () => {
    const file = recorded(3);
    const name = Object.values(file.cards)[0]?.name ?? '';
    const at = '1.1';
    const element = await shown(
      { ...file, annotations: [{ at, text: `Why not ${name}?` }] },
      { perspective: 'spectator' },
    );
    element.seek(at);
    await settled(element);
    const holds = element.timeline
      .at(element.index)
      ?.zoneOf?.(
        Object.entries(element.timeline.source?.cards ?? {}).find(([, one]) => one.name === name)?.[0] ?? '',
        'spectator',
      );
    expect(holds).to.equal(null);
    expect(words(inside(element, '.note'))).to.equal('The note on this step names hidden cards.');
    element.perspective = 'both';
    await settled(element);
    expect(words(inside(element, '.note'))).to.equal(`Why not ${name}?`);
  });

  it('holds back a title and a question that name a hidden card, also in what can be copied', async () => {
    const file = recorded(3);
    const name = Object.values(file.cards)[0]?.name ?? '';
    const header = { event: `The day of ${name}`, note: `Is ${name} drawn?` };
    const element = await shown({ ...file, header }, { perspective: 'spectator' });
    expect(everything(element.shadowRoot as ShadowRoot).includes(name)).to.equal(false);
    expect(textOf(element)).to.not.contain(name);
    element.perspective = 'both';
    await settled(element);
    expect(words(inside(element, 'h2'))).to.contain(header.event);
    expect(words(inside(element, '.question'))).to.equal(header.note);
    expect(textOf(element)).to.contain(header.event);
  });

  it('shows hands as backs, one for each card', async () => {
    const element = await shown(recorded(3), { perspective: 'light' });
    element.seek(30);
    await settled(element);
    const board = inside(element, 'swtcg-board');
    const hand = (element.timeline.at(30)?.view as View | undefined)?.dark.hand.length ?? 0;
    expect(allInside(board, '[data-side="dark"] .hand .backs li').length).to.equal(Math.min(15, hand));
    expect(allInside(board, '[data-side="light"] .hand .tag').length).to.be.above(0);
  });

  it('tells nothing of what is to come, and nothing of the end, without spoilers', async () => {
    const element = await shown(recorded(3), { spoilers: 'hide' });
    element.seek(12);
    await settled(element);
    const log = inside(element, 'swtcg-log');
    expect(allInside(log, '.line').length).to.equal(13);
    expect(everything(element.shadowRoot as ShadowRoot)).to.not.match(/ wins /);
    expect(words(inside(inside(element, 'swtcg-controls'), '.where'))).to.equal('Step 13');
    const roll = element.timeline.lines.findIndex(
      ({ entry }) => entry.kind === 'roll' && entry.path.includes('attack'),
    );
    element.seek(roll);
    await until(() => element.shadowRoot?.querySelector('.insight') !== null, 'the dice');
    expect(words(inside(element, '.insight'))).to.not.contain('%');
    expect(element.shadowRoot?.querySelector('swtcg-odds, .luck')).to.equal(null);
  });

  it('prints the answer with the rest, but not without spoilers', async () => {
    const file = await (
      await fetch(new URL('../../components/demo/who-attacks-first.json', import.meta.url))
    ).text();
    const element = await shown(file);
    const isSeen = () => inside(element, '.answer p').checkVisibility({ contentVisibilityAuto: true });
    await emulateMedia({ media: 'print' });
    try {
      await until(isSeen, 'the answer');
      element.spoilers = 'hide';
      await until(() => !isSeen(), 'the answer to go');
    } finally {
      await emulateMedia({ media: 'screen' });
    }
  });

  it('tells nothing of how long the game is, without spoilers', async () => {
    const element = await shown(recorded(3), { spoilers: 'hide' });
    const controls = inside(element, 'swtcg-controls');
    const bar = inside(controls, 'input') as HTMLInputElement;
    const scale = async (index: number) => {
      element.seek(index);
      await settled(element);
      const turns = allInside(controls, '.turns span').map(({ style }) => Number(style.flexGrow));
      return [Number(bar.value), Number(bar.max), turns.reduce((sum, steps) => sum + steps, 0)];
    };
    expect(await scale(0)).to.eql([0, 0, 1]);
    expect(await scale(60)).to.eql([60, 60, 61]);
    // Back and forth within what was seen, as on a bar that tells all.
    expect(await scale(20)).to.eql([20, 60, 61]);
    expect(await scale(61)).to.eql([61, 61, 62]);
    element.spoilers = 'show';
    const { length } = element.timeline;
    expect(await scale(61)).to.eql([61, length - 1, length]);
    // Another game has not been seen.
    element.spoilers = 'hide';
    const before = element.timeline.source;
    element.src = addressOf(recorded());
    await until(() => element.timeline.source !== before, 'the other game');
    await settled(element);
    expect(await scale(0)).to.eql([0, 0, 1]);
  });

  it("changes the eyes by the menu, and a card's journey tells only what they saw", async () => {
    const element = await shown(recorded(3));
    inside(element, '.tools .menu-button').click();
    await until(() => inside(element, '.menu').matches(':popover-open'), 'the menu');
    (inside(element, '.menu input[value="dark"]') as HTMLInputElement).click();
    await settled(element);
    expect(element.perspective).to.equal('dark');
    element.seek(element.timeline.length - 1);
    await settled(element);
    const board = inside(element, 'swtcg-board') as SwtcgBoard;
    for (const id of Object.keys(element.timeline.source?.cards ?? {}))
      for (const { index } of board.journeys?.(id, journeysOf) ?? [])
        expect(element.timeline.at(index)?.zoneOf?.(id, 'dark'), `${id} at ${index}`).to.not.equal(null);
  });
});

describe('<swtcg-table> with a built-in player', () => {
  it('has a menu for a hidden card without its name', async () => {
    const element = await laid({
      file: scenario({
        cards: {
          a: unit('Corsair'),
          b: unit('Secret Lancer', { side: 'light', speed: 40 }),
        },
        dark: { space: ['a'], force: 3 },
        light: { space: [], buildZone: [{ id: 'b1', card: 'b', faceDown: true, build: 1 }] },
        at: 'dark-build',
      }),
      light: 'random',
    });
    element.pick('hidden:light:build:1', cardAt(element, 'a'));
    await drawn(element);
    expect(everything(element.shadowRoot as ShadowRoot)).to.not.contain('Secret Lancer');
  });
});
