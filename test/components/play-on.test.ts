// Playing on from any step: it becomes a live table without loss, and back.
import { expect, oneEvent } from '@open-wc/testing';
import type { SwtcgReplay } from '../../components/replay/replay.ts';
import type { SwtcgTable } from '../../components/table/table.ts';
import type { Replay } from '../../src/play/replay/format.ts';
import { hashView } from '../../src/play/replay/hash.ts';
import type { Decision } from '../../src/swtcg/decisions/decision.ts';
import { recorded, settled, shown } from './games.ts';
import { click, press, tap } from './hands.ts';
import { allInside, inside, overflowing, until, words } from './helpers.ts';
import { finger, focused, type Hands, keys, mouse, perform } from './table-hands.ts';
import { barOf, boardOf, button, drawn } from './tables.ts';

const EXAMPLE = new URL('../../components/demo/who-attacks-first.json', import.meta.url);

const positions = (element: SwtcgReplay): string[] =>
  element.timeline.lines.map(({ address, text }) => `${address} ${text}`);

const viewAt = (element: SwtcgReplay): string => hashView(element.timeline.at(element.index)?.view as never);

/** The table that stands in the place of the viewer, once it can be played at. */
async function tableOf(element: SwtcgReplay): Promise<SwtcgTable> {
  const table = () => element.shadowRoot?.querySelector<SwtcgTable>('swtcg-table');
  await until(() => table()?.shadowRoot?.querySelector('.pop') != null, 'the table');
  await drawn(table() as SwtcgTable);
  await settled(element);
  return table() as SwtcgTable;
}

/** A viewer at a step, and the table that it becomes. */
async function playedOn(
  step: string | number,
  attributes: Record<string, unknown> & { width?: number } = {},
  file: unknown = recorded(),
): Promise<{ element: SwtcgReplay; table: SwtcgTable }> {
  const element = await shown(file, attributes);
  element.seek(step);
  await settled(element);
  expect(await element.branch()).to.not.equal(null);
  const table = await tableOf(element);
  table.pace = 0;
  return { element, table };
}

/** Takes a decision at the table: the last that is listed, so that the game moves on. */
async function decide(element: SwtcgReplay, table: SwtcgTable, pick = -1): Promise<Decision | null> {
  if (table.game?.session.waiting === 'dice') {
    button(table, 'Roll', '.pop').click();
    await settled(element);
  }
  const decision = table.legal.at(pick);
  if (decision) expect(table.decide(decision)).to.equal(null);
  await drawn(table);
  await settled(element);
  return decision ?? null;
}

describe('<swtcg-replay>: play on from here', () => {
  it('the step becomes a table that can be played at, and nothing of the game is lost', async () => {
    const element = await shown(recorded());
    const game = positions(element);
    element.seek(game.findLastIndex((line) => line.startsWith('30.')));
    await settled(element);
    const here = element.index;
    const before = viewAt(element);
    const branched = oneEvent(element, 'swtcg-branch');
    inside(inside(element, 'swtcg-controls'), '.branch').click();
    const { detail } = (await branched) as CustomEvent<{ step: string }>;
    expect(detail.step).to.match(/^30\./);
    const table = await tableOf(element);
    expect(hashView(boardOf(table).view as never)).to.equal(before);
    expect(words(inside(element, '.elsewhere [role=status]'))).to.equal(
      `You are playing on from step ${here + 1}`,
    );
    expect(table.legal.length).to.be.above(0);

    const steps: string[] = [];
    element.addEventListener('swtcg-step', ({ detail: told }) => steps.push(told.step));
    await decide(element, table);
    expect(element.step).to.match(/^31\./);
    expect(steps.at(-1)).to.equal(element.step);
    expect(table.lines.length).to.equal(element.timeline.length);
    const kept = element.toJSON() as Replay;
    expect(kept.decisions).to.eql(recorded().decisions);
    expect(kept.variations?.at(-1)?.at).to.equal('30.1');
    expect(kept.variations?.at(-1)?.decisions.length).to.equal(1);

    button(table, 'Undo').click();
    await drawn(table);
    await settled(element);
    expect(positions(element)).to.eql(game.slice(0, here + 1));
    expect(table.undoable).to.equal(false);

    inside(element, '.elsewhere .btn').click();
    await settled(element);
    expect(positions(element)).to.eql(game);
    expect(element.index).to.equal(here);
    expect(viewAt(element)).to.equal(before);
    expect(element.shadowRoot?.querySelector('swtcg-table')).to.equal(null);
  });

  const WAYS: readonly (readonly [string, Hands, (button: HTMLElement) => Promise<void>, number])[] = [
    ['mouse', mouse, click, 1200],
    ['touch', finger, tap, 340],
    ['keys', keys, () => press('b'), 1000],
  ];
  for (const [way, hands, start, width] of WAYS)
    it(`by ${way}: from the step to the table, the decisions of the game once more, and back`, async function () {
      this.timeout(60_000);
      const file = recorded();
      const element = await shown(file, { width });
      const game = positions(element);
      element.seek('60.1');
      await settled(element);
      element.focus();
      await start(inside(inside(element, 'swtcg-controls'), '.branch'));
      const table = await tableOf(element);
      await until(() => focused() === inside(table, '.base') || hands !== keys, 'the focus at the table');
      for (const decision of file.decisions.slice(60, 63)) await perform(table, decision as Decision, hands);
      await settled(element);
      expect(element.timeline.live?.taken).to.eql(file.decisions.slice(60, 63));
      expect(positions(element)).to.eql(game.filter((line) => Number.parseInt(line, 10) <= 63));
      if (hands === keys) await press('b');
      else await hands.on(table, inside(element, '.elsewhere .btn'));
      await until(() => !element.timeline.elsewhere, 'the game');
      await settled(element);
      expect(positions(element)).to.eql(game);
      expect(element.step).to.equal('60.1');
      if (hands === keys) expect(focused()).to.equal(inside(element, '.base'));
    });

  it('says why something else is not legal, with its rule', async () => {
    const { table } = await playedOn('30.1');
    const by = table.chance ?? 'dark';
    const refusal = table.explain({ by, do: 'attack', unit: 'nobody', target: 'nobody' });
    await drawn(table);
    expect(refusal?.rule).to.be.a('string');
    expect(words(inside(table, '.todo'))).to.contain('Why not?');
  });

  it('keeps its own keys: arrows do not move the viewer behind the table', async () => {
    const { element, table } = await playedOn('30.1');
    inside(table, '.base').focus();
    const { step } = element;
    await press('ArrowLeft', 'Home');
    await settled(element);
    expect(element.step).to.equal(step);
    expect(table.at).to.equal(null);
  });

  it('the table looks back where the viewer is sent back, and comes to the present again', async () => {
    const { element, table } = await playedOn('30.1');
    await decide(element, table);
    element.seek(4);
    await settled(element);
    expect(table.at).to.equal(4);
    element.seek(element.timeline.length - 1);
    await settled(element);
    expect(table.at).to.equal(null);
  });

  it('what was played stays: it can be gone into again from its step, and is in the file', async () => {
    const { element, table } = await playedOn('30.1');
    for (let i = 0; i < 3; i++) await decide(element, table);
    const played = positions(element);
    const { taken } = element.timeline.live ?? {};
    element.back();
    await settled(element);
    const again = allInside(element, '.asides button').at(-1);
    expect(words(again as HTMLElement)).to.equal('What you played');
    expect((element.toJSON() as Replay).variations?.at(-1)?.decisions).to.eql(taken);
    element.seek(0);
    await settled(element);
    expect(allInside(element, '.asides button').length).to.equal(0);
    element.seek('30.1');
    await settled(element);
    allInside(element, '.asides button').at(-1)?.click();
    await until(() => element.timeline.live !== null, 'the table');
    await tableOf(element);
    expect(positions(element)).to.eql(played);

    const file = element.toJSON();
    element.remove();
    const saved = await shown(file);
    saved.seek('30.1');
    await settled(saved);
    inside(saved, '.asides button').click();
    await until(() => saved.timeline.elsewhere && !saved.timeline.growing, 'the variation');
    await settled(saved);
    expect(positions(saved)).to.eql(played);
  });

  it('begins again where it was taken over, also after somebody has given up', async () => {
    for (const decisions of [0, 3]) {
      const { element, table } = await playedOn('30.1');
      const { length } = element.timeline;
      for (let i = 0; i < decisions; i++) await decide(element, table);
      table.concede('dark');
      await drawn(table);
      button(table, 'Start over', '.pop').click();
      await until(() => table.game?.session.result === null, 'the game');
      await drawn(table);
      await settled(element);
      expect(element.timeline.length).to.equal(length);
      expect(element.timeline.live?.taken).to.eql([]);
      expect(table.legal.length).to.be.above(0);
      element.remove();
    }
  });

  it('never asks more than the game did: what is played can be told as a variation of it', async () => {
    const { table } = await playedOn('30.1');
    const settings = allInside(table, '.setting option').map((one) => (one as HTMLOptionElement).value);
    expect(recorded().settings?.autoPass).to.equal('empty');
    expect(settings).to.eql(['empty', 'always']);
  });

  it('takes what a page decides through the live course', async () => {
    const { element, table } = await playedOn('30.1');
    const [choice] = element.timeline.live?.choices('both') ?? [];
    expect(choice && element.timeline.live?.decide(choice.decision)).to.equal(null);
    await drawn(table);
    await settled(element);
    expect(element.step).to.match(/^31\./);
    expect(table.lines.length).to.equal(element.timeline.length);
  });

  it('tells the page no more than the viewer does: one ready, the steps, the decisions', async () => {
    const element = await shown(recorded());
    const heard: string[] = [];
    for (const name of [
      'swtcg-ready',
      'swtcg-branch',
      'swtcg-step',
      'swtcg-decision',
      'swtcg-ended',
    ] as const)
      element.addEventListener(name, () => heard.push(name));
    await element.branch('30.1');
    const table = await tableOf(element);
    heard.length = 0;
    await decide(element, table);
    table.branch(3);
    await drawn(table);
    await settled(element);
    expect([...new Set(heard)]).to.eql(['swtcg-decision', 'swtcg-step']);
  });

  it('whoever looks with one player’s eyes plays that side against a built-in player', async function () {
    this.timeout(60_000);
    const element = await shown(recorded(), { perspective: 'light' });
    await element.branch('30.1');
    const table = await tableOf(element);
    table.pace = 0;
    expect(table.perspective).to.equal('light');
    for (let i = 0; i < 6; i++) {
      await until(() => table.chance === 'light', "Light's chance");
      await decide(element, table, 0);
    }
    const { taken = [] } = element.timeline.live ?? {};
    const by = (taken as readonly Decision[]).map((one) => one.by);
    expect(by).to.include('dark').and.to.include('light');

    // In the bar the reader takes both sides, and with them both hands.
    const seats = inside(element, '.elsewhere select') as HTMLSelectElement;
    expect(words(seats.selectedOptions[0] as HTMLElement)).to.equal('Play Light');
    seats.value = 'both';
    seats.dispatchEvent(new Event('change'));
    await settled(element);
    await drawn(table);
    expect(element.perspective).to.equal('both');
    expect([table.dark, table.light, table.perspective]).to.eql(['human', 'human', 'both']);
  });

  it('a spectator sees no hand before its player shows it', async () => {
    const { table } = await playedOn('30.1', { perspective: 'spectator' });
    expect(table.perspective).to.equal('spectator');
    expect(inside(table, '.curtain')).to.not.equal(null);
  });

  for (const kind of ['a game', 'an example'])
    it(`plays on anew from a step of what is being played, in ${kind}`, async () => {
      const left = kind === 'a game' ? 78 : 12;
      const file = kind === 'a game' ? recorded() : await (await fetch(EXAMPLE)).text();
      const { element, table } = await playedOn(left, {}, file);
      for (let n = 0; n < 6; n++) await decide(element, table);
      const { taken = [] } = element.timeline.live ?? {};
      expect(taken.length).to.be.above(2);
      const played = positions(element);
      const end = viewAt(element);

      // At its end nothing of it is lost,
      await element.branch();
      await tableOf(element);
      expect(element.timeline.live?.taken).to.eql(taken);
      expect(positions(element)).to.eql(played);
      expect(viewAt(element)).to.equal(end);
      // at a step before it, what came before that step; and it can be taken back.
      const before = played.findLastIndex(
        (line) => Number.parseInt(line, 10) < Number.parseInt(played.at(-1) ?? '', 10),
      );
      const live = await element.branch(before);
      await tableOf(element);
      expect(positions(element)).to.eql(played.slice(0, before + 1));
      expect(taken.slice(0, live?.taken.length)).to.eql(live?.taken);
      expect(live?.taken.length).to.be.above(0).and.below(taken.length);
      while (live?.undo());
      await tableOf(element);
      expect(live?.taken).to.eql([]);
      element.back();
      await settled(element);
      expect(element.index).to.equal(left);
    });

  it('plays on from the nearest step where there is none of that number', async () => {
    const element = await shown(recorded());
    const last = element.timeline.length - 1;
    for (const [asked, index] of [
      [9999, last],
      [-5, 0],
      [Number.NaN, 0],
    ] as const) {
      const address = Number.parseInt(element.timeline.address(index), 10);
      const live = await element.branch(asked);
      const table = await tableOf(element);
      expect(live?.from, String(asked)).to.equal(address);
      expect(barOf(table).length).to.be.above(0);
      element.back();
      await settled(element);
    }
  });

  for (const width of [280, 340, 720, 1200])
    it(`fits into ${width} px`, async () => {
      const { element, table } = await playedOn('60.1', { width });
      expect(overflowing(element)).to.eql([]);
      expect(table.getBoundingClientRect().width).to.be.above(width - 4);
    });

  it('says decisions in words: no names of the format, arrows as on cards', async () => {
    const element = await shown(recorded());
    const said = new Set<string>();
    for (let at = 0; at < element.timeline.length; at += 9)
      for (const { words: one } of (await element.timeline.source?.live?.(at))?.choices('both') ?? [])
        said.add(one);
    expect(said.size).to.be.above(40);
    for (const one of said) expect(one).to.not.match(/[a-z][A-Z]|->|undefined/);
    expect([...said].join()).to.contain('to the build zone');
  });
});
