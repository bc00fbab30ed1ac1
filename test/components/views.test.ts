// A log of views in the viewer: shown as it is told, played when somebody asks for more than to look at it.

import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';
import { swtcg2022 } from '../../machines/swtcg/complete.ts';
import { type Replay, readNotation as readFile, readViews, tellFile, wholeLog } from '../../src/engine.ts';
import '../../components/replay/swtcg-replay.ts';
import type { SwtcgReplay } from '../../components/replay/replay.ts';
import { type Views, viewsOf } from '../../src/play/steps/views.ts';
import { writeViews } from '../../src/play/steps/write-views.ts';
import { isMask } from '../../src/swtcg/model/mask.ts';
import type { AttackView } from '../../src/swtcg/view/attack-view.ts';
import { recorded, settled, shown } from './games.ts';
import { inColumn, inside, panelOf, until, updated, words } from './helpers.ts';

/** Each is told once. */
const logs = new Map<string, string>();

/** A game with a note and another line. */
function annotated(): Replay {
  const game = recorded();
  const at = `${game.decisions.length - 1}.1`;
  return {
    ...game,
    annotations: [{ at: '3.1', text: 'A quiet beginning.', mark: '!' }],
    variations: [{ at, title: 'Without the last decision', decisions: [] }],
  } as Replay;
}

type Log = { -readonly [K in keyof Views]: Views[K] };

const logOf = (file: unknown): Log => {
  const json = JSON.stringify(file);
  const log = logs.get(json) ?? JSON.stringify(wholeLog(json));
  logs.set(json, log);
  return JSON.parse(log);
};

const seatLog = (seat: 'dark' | 'light' | 'spectator'): Log =>
  JSON.parse(
    JSON.stringify(writeViews(swtcg2022.presentation, viewsOf(tellFile(JSON.stringify(recorded())), seat))),
  );

const said = (viewer: SwtcgReplay) => words(inside(viewer, '.said'));
const badge = (viewer: SwtcgReplay) => inside(viewer, '.badge');

async function opened(viewer: SwtcgReplay): Promise<void> {
  badge(viewer).click();
  await until(() => viewer.shadowRoot?.querySelector('.reason') !== null, 'the reason');
}

/** What is seen of a step: the sentence, the path, the board's words. */
async function seen(viewer: SwtcgReplay, index: number): Promise<string[]> {
  viewer.seek(index);
  await settled(viewer);
  return [
    said(viewer),
    words(inside(viewer, '.path')),
    words(inside(inside(viewer, 'swtcg-board'), '.base, .board, section, div')),
    viewer.step ?? '',
  ];
}

describe('<swtcg-replay> with a log of views', () => {
  it('shows every step as it shows the game itself, stepped by keys', async function () {
    this.timeout(60_000);
    const file = annotated();
    const game = await shown(file);
    const log = await shown(logOf(file));
    expect(log.timeline.length).to.equal(game.timeline.length);
    expect(log.heading).to.equal(game.heading);
    for (let at = 0; at < game.timeline.length; at += 29)
      expect(await seen(log, at), String(at)).to.deep.equal(await seen(game, at));
    expect(words(inside(log, '.about'))).to.equal(words(inside(game, '.about')));
    const controls = inside(log, 'swtcg-controls') as unknown as { turns: unknown; marks: unknown };
    const others = inside(game, 'swtcg-controls') as unknown as { turns: unknown; marks: unknown };
    expect(controls.turns).to.deep.equal(others.turns);
    expect(controls.marks).to.deep.equal(others.marks);
    log.focus();
    await sendKeys({ press: 'Home' });
    for (let i = 0; i < 5; i++) await sendKeys({ press: 'ArrowRight' });
    await settled(log);
    expect(log.index).to.equal(5);
    // The note of the annotator stands at its step.
    log.seek('3.1');
    await settled(log);
    expect(words(inside(log, '.note'))).to.contain('A quiet beginning.');
  });

  it('says that it is told, and plays it by the rules when asked: at the same step', async () => {
    const viewer = await shown(logOf(recorded()));
    let ready = 0;
    viewer.addEventListener('swtcg-ready', () => {
      ready += 1;
    });
    expect(words(badge(viewer))).to.equal('Not checked yet');
    viewer.seek(120);
    await settled(viewer);
    const before = said(viewer);
    await opened(viewer);
    expect(words(inside(viewer, '.reason'))).to.contain('not yet checked');
    inside(viewer, '.reason button').click();
    await until(() => words(badge(viewer)) === 'Consistent', 'the verdict');
    await settled(viewer);
    expect(viewer.index).to.equal(120);
    expect(said(viewer)).to.equal(before);
    expect(ready, 'it is the same game').to.equal(0);
  });

  it('what is told otherwise than it is played is told of, and the log stays', async () => {
    const log = logOf(recorded());
    const steps = log.steps.map((step, i) => (i === 60 ? { ...step, text: 'Dark has won.' } : step));
    const viewer = await shown({ ...log, steps });
    const errors: { code: string; path?: string }[] = [];
    viewer.addEventListener('swtcg-error', (event) =>
      errors.push((event as CustomEvent<{ code: string }>).detail),
    );
    await opened(viewer);
    inside(viewer, '.reason button').click();
    const panel = await panelOf(viewer);
    expect(words(panel)).to.contain('does not match the game');
    expect(errors.map(({ code, path }) => [code, path])).to.deep.equal([
      ['diverged', `step ${viewer.timeline.address(60)}`],
    ]);
    expect(words(badge(viewer))).to.equal('Not checked yet');
    expect(viewer.timeline.length).to.equal(steps.length);
  });

  it('is played on from any step, and back', async () => {
    const viewer = await shown(logOf(recorded()));
    viewer.seek(80);
    await settled(viewer);
    const live = await viewer.branch();
    expect(live).to.not.equal(null);
    expect(viewer.timeline.live).to.not.equal(null);
    expect(viewer.timeline.at(viewer.index)?.text).to.equal(
      viewer.timeline.source?.steps.at(viewer.index).text,
    );
    viewer.back();
    await settled(viewer);
    expect(viewer.index).to.equal(80);
    expect(words(badge(viewer))).to.equal('Not checked yet');
  });

  it('what the reader plays stays when somebody looks with other eyes, or has it checked', async () => {
    const viewer = await shown(logOf(recorded()));
    viewer.seek(80);
    await settled(viewer);
    const live = await viewer.branch();
    viewer.perspective = 'dark';
    await until(() => viewer.perspective === 'dark', "Dark's view");
    await settled(viewer);
    expect(viewer.timeline.live).to.equal(live);
    viewer.back();
    await settled(viewer);
    expect(viewer.index).to.equal(80);
    await until(() => words(badge(viewer)) === 'Consistent', 'the verdict');
  });

  it('says that it is being played', async () => {
    const viewer = await shown(logOf(recorded()));
    await opened(viewer);
    inside(viewer, '.reason button').click();
    await updated(viewer);
    expect(words(badge(viewer))).to.equal('Checking…');
    expect(viewer.shadowRoot?.querySelector('.reason button')).to.equal(null);
    await until(() => words(badge(viewer)) === 'Consistent', 'the verdict');
  });

  it('another line of it can be gone into', async () => {
    const file = annotated();
    const viewer = await shown(logOf(file));
    viewer.seek(file.variations?.[0]?.at as string);
    await settled(viewer);
    inside(viewer, '.asides button').click();
    await until(() => viewer.timeline.elsewhere, 'the other line');
    expect(words(inside(viewer, '.elsewhere'))).to.contain('a variation');
  });

  it('with the eyes of one player it is played, and holds no name of a hidden card', async () => {
    const viewer = await shown(logOf(recorded()));
    viewer.seek(100);
    await settled(viewer);
    viewer.perspective = 'light';
    await updated(viewer);
    // Until it has been played it is seen as before: nobody takes it for Light's view.
    expect(viewer.perspective).to.equal('both');
    await until(() => viewer.perspective === 'light', "Light's view");
    await settled(viewer);
    expect(viewer.index).to.equal(100);
    const view = viewer.timeline.at(100)?.viewFor?.('light') ?? {};
    expect(Object.keys(view).some(isMask)).to.equal(true);

    const other = await shown(logOf(recorded()), { perspective: 'dark' });
    expect(other.perspective).to.equal('dark');
    expect(other.timeline.source?.seats).to.equal(undefined);
  });

  it('the text of a file is parsed once, however many elements show it', async () => {
    const { parse } = JSON;
    for (const file of [logOf(recorded()), recorded()]) {
      const text = JSON.stringify(file);
      const src = URL.createObjectURL(new Blob([text]));
      let parsed = 0;
      JSON.parse = (one, ...more) => {
        if (one.length === text.length) parsed += 1;
        return parse(one, ...more);
      };
      try {
        const viewers = [1, 2].map(() => {
          const viewer = document.createElement('swtcg-replay');
          Object.assign(viewer, { src, preload: 'auto' });
          return viewer;
        });
        document.body.append(...viewers);
        await until(() => viewers.every(({ timeline }) => timeline.source !== null), 'both games');
        expect(parsed).to.equal(1);
        for (const viewer of viewers) viewer.remove();
      } finally {
        JSON.parse = parse;
      }
    }
  });

  it('the log of one seat is seen with its eyes alone, and cannot be played on', async () => {
    const viewer = await shown(seatLog('light'));
    expect(viewer.perspective).to.equal('light');
    viewer.perspective = 'both';
    await updated(viewer);
    expect(viewer.perspective).to.equal('light');
    viewer.seek(200);
    await settled(viewer);
    const controls = inside(viewer, 'swtcg-controls') as unknown as { branchable: boolean };
    expect(controls.branchable).to.equal(false);
    inside(viewer, '.menu-button').click();
    await until(() => viewer.shadowRoot?.querySelector('.who-looks') !== null, 'the menu');
    const radios = [...(viewer.shadowRoot?.querySelectorAll<HTMLInputElement>('.who-looks input') ?? [])];
    expect(radios.map(({ value, disabled, checked }) => [value, disabled, checked])).to.deep.equal([
      ['both', true, false],
      ['dark', true, false],
      ['light', false, true],
      ['spectator', true, false],
    ]);
    await opened(viewer);
    expect(viewer.shadowRoot?.querySelector('.reason button')).to.equal(null);
  });

  for (const seat of ['dark', 'light', 'spectator'] as const)
    it(`${seat}: the page holds no name of a card that the seat has not seen`, async function () {
      this.timeout(60_000);
      const log = seatLog(seat);
      const told = log.steps.map(({ text }) => text).join('\n');
      const known = new Set(Object.values(log.cards).map(({ name }) => name));
      const hidden = Object.values(recorded().cards)
        .map(({ name }) => name)
        .filter((name) => !known.has(name) && !told.includes(name));
      expect(hidden.length, 'cards that are never seen').to.be.above(3);
      const viewer = await shown(log);
      for (let at = 0; at < viewer.timeline.length; at += 61) {
        viewer.seek(at);
        await settled(viewer);
        const text = [...(viewer.shadowRoot?.querySelectorAll('*') ?? [])]
          .flatMap((one) => [one, ...(one.shadowRoot?.querySelectorAll('*') ?? [])])
          .flatMap((one) => [one.textContent ?? '', ...[...one.attributes].map(({ value }) => value)])
          .join('\n');
        expect(
          hidden.filter((name) => text.includes(name)),
          `${seat} ${at}`,
        ).to.deep.equal([]);
      }
    });

  it('an example is told too: inside the element, with its question and its answer', async () => {
    const example = readFile(`title: Who shoots first?
question: Which of them attacks first?
explanation: The faster one.
dark: 3 Force
  space: Grey Destroyer 30/5/6
light: 4 Force
  space: Marsh Wing 50/3/3
Marsh Wing attacks Grey Destroyer, rolling 6 4 2`).json;
    const json = JSON.stringify(logOf(example));
    const script = document.createElement('script');
    script.type = 'application/json';
    script.textContent = json;
    const viewer = await inColumn<SwtcgReplay>(html`<swtcg-replay>${script}</swtcg-replay>`);
    await until(() => viewer.shadowRoot?.querySelector('swtcg-board') !== null, 'the example');
    expect(words(inside(viewer, 'h2'))).to.contain('Who shoots first?');
    expect(words(inside(viewer, '.question'))).to.equal('Which of them attacks first?');
    viewer.seek(1000);
    await settled(viewer);
    expect(words(inside(viewer, '.answer'))).to.contain('The faster one.');
    await opened(viewer);
    inside(viewer, '.reason button').click();
    await until(() => words(badge(viewer)) === 'Consistent', 'the verdict');
  });

  it('a table takes the game in a log over', async () => {
    await import('../../components/table/swtcg-table.ts');
    const table = document.createElement('swtcg-table');
    table.setAttribute('step', '20.1');
    const script = document.createElement('script');
    script.type = 'application/json';
    script.textContent = JSON.stringify(logOf(recorded()));
    table.append(script);
    await inColumn(html`${table}`);
    await until(() => table.shadowRoot?.querySelector('swtcg-board') !== null, 'the table');
  });

  it('a log whose cards lie nowhere and fight nobody is drawn as far as it goes', async () => {
    const log = readViews(logOf(recorded()));
    const nobody = { id: 'nobody', by: 'dark', disrupted: false };
    const steps = log.steps.map((step, i) => {
      const view = Object.fromEntries(
        Object.entries(step.view).map(([key, value]) => [
          key,
          value && typeof value === 'object' && 'zone' in value
            ? {
                ...value,
                stack: ['nobody'],
                pilots: ['nobody', key],
                equipment: [key],
                zone: i % 2 ? 'on:nobody' : value.zone,
              }
            : value,
        ]),
      );
      const told = step.attack as AttackView | undefined | null;
      const attack = told && {
        ...told,
        attacker: 'nobody',
        defender: i % 2 ? 'nobody' : told.defender,
      };
      return { ...step, view, plays: [nobody], ...(attack && { attack }) };
    });
    const faults: unknown[] = [];
    const fault = (event: Event) => faults.push(event);
    addEventListener('error', fault);
    addEventListener('unhandledrejection', fault);
    try {
      const viewer = await shown({ ...log, steps });
      for (let at = 0; at < viewer.timeline.length; at += 37) {
        viewer.seek(at);
        await settled(viewer);
        expect(viewer.index).to.equal(at);
      }
    } finally {
      removeEventListener('error', fault);
      removeEventListener('unhandledrejection', fault);
    }
    expect(faults).to.deep.equal([]);
  });

  it('a wrong log is told of in place', async () => {
    const viewer = await shown({ ...logOf(recorded()), seat: 'nobody' }, { whole: false });
    const panel = await panelOf(viewer);
    expect(words(panel)).to.contain('$.seat');
  });
});
