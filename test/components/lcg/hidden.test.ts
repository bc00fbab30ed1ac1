// Information Sharing in the second game, through the elements: the DOM of a seat's view holds no name of a card that is hidden
// from it.
import { expect } from '@open-wc/testing';
import type { SwtcgReplay } from '../../../components/replay/replay.ts';
import type { SwtcgTable } from '../../../components/table/table.ts';
import { settled, shown } from '../games.ts';
import { everything, until } from '../helpers.ts';
import { drawn, laid } from '../tables.ts';

const SEATS = ['dark', 'light', 'spectator'] as const;

const recorded = async (): Promise<Record<string, unknown>> =>
  (await fetch(new URL('../../../replays/lcg-1.json', import.meta.url))).json();

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

describe('the second game with the eyes of one seat', () => {
  for (const seat of SEATS)
    it(`${seat}: no step of a recorded game holds the name of a hidden card`, async function () {
      this.timeout(60_000);
      const element = await shown(await recorded(), { perspective: seat });
      let looked = 0;
      for (let at = 0; at < element.timeline.length; at += 19) {
        element.seek(at);
        await settled(element);
        const dom = everything(element.shadowRoot as ShadowRoot);
        for (const name of unknownNames(element, seat)) {
          looked++;
          expect(dom.includes(name), `step ${at}: ${name}`).to.equal(false);
        }
      }
      expect(looked).to.be.above(100);
    });

  it('tells what both edge stacks are worth only as far as the seat knows it', async () => {
    const element = await shown(await recorded(), { perspective: 'light' });
    const placed = element.timeline.lines.findIndex(
      ({ entry }) => (entry.type as string) === 'edge-card-placed' && entry.by === 'dark',
    );
    element.seek(placed);
    await until(() => element.shadowRoot?.querySelector('.insight .worth') != null, 'the worth');
    const said = element.shadowRoot?.querySelector('.insight .worth')?.textContent ?? '';
    expect(said).to.match(/Dark: worth \d+ and what a facedown card adds/);
    element.perspective = 'dark';
    await settled(element);
    expect(element.shadowRoot?.querySelector('.insight .worth')?.textContent).to.match(
      /Dark: worth \d+(?! and)/,
    );
  });

  it('nor does the table, as long as it is played against the built-in player', async function () {
    this.timeout(60_000);
    const element: SwtcgTable = await laid({ ruleset: 'swlcg-2012', seed: 11, dark: 'greedy' });
    let looked = 0;
    for (let n = 0; n < 25; n++) {
      await until(() => element.chance === 'light' || element.game?.session.result != null, 'the chance');
      await drawn(element);
      const { game } = element;
      if (!game || game.session.result) break;
      const lines = game.lines.map(({ text }) => text);
      const cards = Object.entries(game.cards) as [string, { name: string }][];
      const step = game.steps.at(game.steps.length - 1);
      const open = new Set(
        cards.filter(([id]) => step.zoneOf?.(id, 'light') !== null).map(([, { name }]) => name),
      );
      const dom = everything(element.shadowRoot as ShadowRoot);
      for (const name of new Set(cards.map(([, one]) => one.name))) {
        // Objectives that are offered in setup are looked at.
        if (open.has(name) || lines.some((text) => text.includes(name)) || n === 0) continue;
        looked++;
        expect(dom.includes(name), `decision ${n}: ${name}`).to.equal(false);
      }
      const decision = element.legal.at(-1);
      if (decision) element.decide(decision);
    }
    expect(looked).to.be.above(50);
  });
});
