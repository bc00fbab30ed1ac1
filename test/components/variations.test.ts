// Notes, other lines of play, and the tools.

import { expect, oneEvent } from '@open-wc/testing';
import type { SwtcgReplay } from '../../components/replay/replay.ts';
import { eventFor } from '../../src/core/log-event.ts';
import type { Replay } from '../../src/engine.ts';
import { hashView } from '../../src/play/replay/hash.ts';
import type { Decision } from '../../src/swtcg/decisions/decision.ts';
import { addressOf, recorded, settled, shown } from './games.ts';
import { allInside, inside, until, updated, words } from './helpers.ts';

const positions = (element: SwtcgReplay): string[] =>
  element.timeline.lines.map(({ address, text }) => `${address} ${text}`);

describe('<swtcg-replay> with notes and variations', () => {
  /** A game with another line at a decision where something else could have been decided. */
  async function varied(): Promise<{ file: Replay; at: number; element: SwtcgReplay }> {
    const file = recorded();
    const plain = await shown(file);
    let at = 0;
    for (at = 20; ; at++) {
      const index = plain.timeline.lines.findIndex(({ address }) => address === `${at}.1`);
      const live = index < 0 ? null : await plain.timeline.source?.live?.(index);
      const other = live
        ?.choices('both')
        .find(({ decision }) => JSON.stringify(decision) !== JSON.stringify(file.decisions[at]));
      if (!live || !other) continue;
      live.decide(other.decision);
      const told = {
        ...file,
        annotations: [{ at: `${at}.1`, mark: '?!', text: 'Something else was better.' }],
        variations: [
          {
            at: `${at}.1`,
            title: 'The other way',
            decisions: [other.decision as Decision],
            rolls: live.rolls,
            annotations: [{ at: `${at + 1}.1`, text: 'So it would have gone.' }],
          },
        ],
      };
      return { file: told, at, element: await shown(told) };
    }
  }

  it('shows a note and its sign at its step, in the log and above the scrub bar', async () => {
    const { element, at } = await varied();
    element.seek(`${at}.1`);
    await settled(element);
    expect(words(inside(element, '.note'))).to.equal('?! Something else was better.');
    expect(words(inside(inside(element, 'swtcg-log'), '.mark'))).to.equal('?!');
    expect(allInside(inside(element, 'swtcg-controls'), '.notes li').map(words)).to.eql(['?!']);
  });

  it('says of the game alone that it is verified, not of another line nor of what the reader plays', async () => {
    const { element, at } = await varied();
    const badge = () => element.shadowRoot?.querySelector('.badge');
    await until(() => badge()?.textContent?.trim() === 'Consistent', 'the badge');
    element.seek(`${at}.1`);
    await settled(element);
    inside(element, '.asides button').click();
    await until(() => element.timeline.elsewhere, 'the other line');
    await settled(element);
    expect(!!badge()).to.equal(false);
    element.back();
    await settled(element);
    expect(badge()?.textContent?.trim()).to.equal('Consistent');
    await element.branch();
    await settled(element);
    expect(!!badge()).to.equal(false);
    element.back();
    await settled(element);
    expect(badge()?.textContent?.trim()).to.equal('Consistent');
  });

  it('steps through another line, and comes back to the same step of the game', async () => {
    const { element, at } = await varied();
    const game = positions(element);
    element.seek(`${at}.1`);
    await settled(element);
    const here = element.index;
    const enter = inside(element, '.asides button');
    expect(words(enter)).to.equal('The other way');
    enter.click();
    await until(() => element.timeline.elsewhere && !element.timeline.growing, 'the other line');
    await settled(element);
    expect(positions(element).slice(0, here + 1)).to.eql(game.slice(0, here + 1));
    expect(positions(element)).to.not.eql(game);
    element.seek(`${at + 1}.1`);
    await settled(element);
    expect(words(inside(element, '.note'))).to.equal('So it would have gone.');
    inside(element, '.elsewhere button').click();
    await settled(element);
    expect(positions(element)).to.eql(game);
    expect(element.index).to.equal(here);
  });

  it('plays on from a step of another line, on the table of that line', async () => {
    const { element, at } = await varied();
    element.seek(`${at}.1`);
    await settled(element);
    inside(element, '.asides button').click();
    await until(() => element.timeline.elsewhere && !element.timeline.growing, 'the other line');
    const line = positions(element);
    element.seek(line.length - 1);
    await settled(element);
    const table = hashView(element.timeline.at(element.index)?.view as never);
    const live = await element.branch();
    await settled(element);
    expect(positions(element)).to.eql(line);
    expect(hashView(element.timeline.at(element.index)?.view as never)).to.equal(table);
    const [choice] = live?.choices('both') ?? [];
    expect(choice && live?.decide(choice.decision)).to.equal(null);
    const told = (element.toJSON() as Replay).variations?.at(-1);
    expect(told?.at).to.equal(`${at}.1`);
    expect(told?.decisions.length).to.equal(2);
    element.back();
    await settled(element);
    expect(element.step).to.equal(`${at}.1`);
  });

  it('keeps the focus, and with it the keys, when the button that was pressed goes away', async () => {
    const { element, at } = await varied();
    element.seek(`${at}.1`);
    await settled(element);
    const press = async (button: HTMLElement, elsewhere: boolean) => {
      button.focus();
      button.click();
      await until(() => element.timeline.elsewhere === elsewhere && !element.timeline.growing, 'the line');
      await settled(element);
      expect(element.shadowRoot?.activeElement).to.equal(inside(element, '.base'));
    };
    await press(inside(element, '.asides button'), true);
    expect(words(inside(element, '.elsewhere [role=status]'))).to.equal('This is a variation.');
    await press(inside(element, '.elsewhere button'), false);
  });

  it('says where another line leaves the rules', async () => {
    const file = recorded();
    const element = await shown({
      ...file,
      variations: [
        { at: '20.1', decisions: [{ by: 'dark', do: 'attack', unit: 'nobody', target: 'nobody' }] },
      ],
    });
    element.seek('20.1');
    await settled(element);
    const error = oneEvent(element, 'swtcg-error');
    inside(element, '.asides button').click();
    const { detail } = (await error) as CustomEvent<{ code: string; path: string }>;
    expect(detail.code).to.equal('diverged');
    expect(detail.path).to.contain('20.1');
    await settled(element);
    expect(inside(element, 'swtcg-board')).to.not.equal(null);
  });
});

const textOf = ({ copied }: SwtcgReplay): string => copied?.text ?? '';

describe('<swtcg-replay>: tools', () => {
  const menu = async (element: SwtcgReplay, words_: string): Promise<HTMLElement> => {
    const sheet = inside(element, '.menu');
    if (sheet.matches(':popover-open')) sheet.hidePopover();
    inside(element, '.tools .btn:last-child').click();
    await until(() => sheet.matches(':popover-open'), 'the menu');
    const found = allInside(element, '.menu button').find((one) => words(one).startsWith(words_));
    if (!found) throw new Error(`No ${words_} in the menu`);
    return found;
  };

  it('gives a link to the step, which leads there', async () => {
    const element = await shown(recorded(), { id: 'final' });
    element.seek(40);
    await settled(element);
    const sheet = inside(element, '.menu');
    sheet.style.setProperty('max-block-size', '200px', 'important');
    (await menu(element, 'Copy link')).click();
    await until(() => element.copied !== null, 'the link');
    const link = new URL(textOf(element));
    expect(link.hash).to.equal(`#swtcg-step=final@${element.timeline.address(40)}`);
    // That it was copied, or the text itself, is seen also where the menu is longer than the screen.
    const told = () => inside(element, '.menu [role=status]').getBoundingClientRect();
    await until(() => told().bottom <= sheet.getBoundingClientRect().bottom + 1, 'the words in sight');
    element.seek(0);
    await settled(element);
    location.hash = link.hash;
    await until(() => element.index === 40, 'the step of the link');
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('gives the text, and code to embed with the text for readers without scripts', async () => {
    const element = await shown(recorded());
    (await menu(element, 'Copy as text')).click();
    await until(() => element.copied !== null, 'the text');
    expect(textOf(element))
      .to.contain('Winter League, Final')
      .and.to.contain('Turn 1 · Battle')
      .and.to.match(/wins the game/);
    (await menu(element, 'Copy embed')).click();
    await until(() => textOf(element).includes('<swtcg-replay'), 'the code');
    const page = new DOMParser().parseFromString(textOf(element), 'text/html');
    expect(page.querySelector('swtcg-replay')?.getAttribute('src')).to.equal(element.src);
    expect(page.querySelector('swtcg-replay pre')?.textContent).to.contain('Turn 1 · Battle');
  });

  it('gives code to embed that shows what the reader sees', async () => {
    const element = await shown(recorded(), { cards: 'cards.json' });
    const code = async () => {
      element.copied = null;
      (await menu(element, 'Copy embed')).click();
      await until(() => element.copied !== null, 'the code');
      const page = new DOMParser().parseFromString(textOf(element), 'text/html');
      const { attributes } = page.querySelector('swtcg-replay') as Element;
      return Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
    };
    const files = { src: element.src, cards: new URL('cards.json', document.baseURI).href };
    expect(await code()).to.eql({ ...files, step: element.step });
    Object.assign(element, { perspective: 'dark', flipped: true, spoilers: 'hide' });
    element.setAttribute('theme', 'dark');
    element.seek('30.1');
    await settled(element);
    const seen = { perspective: 'dark', flip: '', spoilers: 'hide', theme: 'dark', step: '30.1' };
    expect(await code()).to.eql({ ...files, ...seen });
  });

  it('gives the file, and every step of it for a page that loads no engine', async function () {
    this.timeout(30_000);
    const element = await shown(recorded(), { step: '12.1' });
    const saved: { readonly name: string; readonly blob: Blob }[] = [];
    const { createObjectURL } = URL;
    const click = HTMLAnchorElement.prototype.click;
    let blob: Blob | undefined;
    URL.createObjectURL = (one: Blob) => {
      blob = one;
      return 'blob:none';
    };
    HTMLAnchorElement.prototype.click = function () {
      if (blob) saved.push({ name: this.download, blob });
    };
    try {
      (await menu(element, 'Download the file')).click();
      (await menu(element, 'Download a light version')).click();
      await until(() => saved.length === 2, 'both files');
    } finally {
      URL.createObjectURL = createObjectURL;
      HTMLAnchorElement.prototype.click = click;
    }
    const [game, light] = saved.map(({ blob }) => blob.text());
    expect(saved.map(({ name }) => name)).to.eql(['replay.json', 'replay.views.json']);
    expect(JSON.parse((await game) as string)).to.eql(recorded());
    const log = await shown(JSON.parse((await light) as string));
    expect(log.timeline.source?.verdict?.verdict).to.equal('told');
    const told = ({ timeline }: SwtcgReplay) =>
      timeline.lines.map(({ entry, text, address }) => ({ address, text, event: eventFor(entry, null) }));
    expect(told(log)).to.eql(told(element));
    // It is a log already.
    await menu(log, 'Download the file');
    expect([...inside(log, '.menu').querySelectorAll('li')].map(words).join()).not.to.contain('light page');
    expect((await log.timeline.source?.played?.())?.verdict?.verdict).to.equal('exact');
  });

  it('gives code to embed that works where the example stands in the page', async () => {
    const box = document.createElement('div');
    box.innerHTML = `<swtcg-replay><pre>title: Is 1 &lt; 2?
dark: 3 Force
  space: Grey Destroyer 30/5/6
light: 4 Force
  space: Marsh Wing 20/3/3
Grey Destroyer attacks Marsh Wing, rolling 6 4 2 1 5</pre></swtcg-replay>`;
    document.body.append(box);
    const element = box.firstElementChild as SwtcgReplay;
    await until(() => element.shadowRoot?.querySelector('swtcg-board') !== null, 'the example');
    (await menu(element, 'Copy embed')).click();
    await until(() => textOf(element).includes('<swtcg-replay'), 'the code');
    box.innerHTML = textOf(element);
    const again = box.querySelector('swtcg-replay') as SwtcgReplay;
    await until(
      () => again.shadowRoot?.querySelector('swtcg-board, .error') !== null,
      'the embedded example',
    );
    expect(again.shadowRoot?.querySelector('.error')).to.equal(null);
    expect(again.heading).to.equal('Is 1 < 2?');
    expect(positions(again)).to.eql(positions(element));
    box.remove();
  });

  it('gives a link from another line to where it leaves the game', async () => {
    const file = recorded();
    const [decision] = file.decisions.slice(30);
    const element = await shown({ ...file, variations: [{ at: '30.1', decisions: [decision] }] });
    element.seek('30.1');
    await settled(element);
    inside(element, '.asides button').click();
    await until(() => element.timeline.elsewhere && !element.timeline.growing, 'the other line');
    element.seek('31.1');
    await settled(element);
    expect(element.step).to.match(/^31\./);
    // By the number that the reader sees.
    const left = element.timeline.lines.findIndex(({ address }) => address === '30.1');
    (await menu(element, `Copy link to step ${left + 1}`)).click();
    await until(() => element.copied !== null, 'the link');
    expect(new URL(textOf(element)).hash).to.equal('#swtcg-step=30.1');
  });

  it('stays quiet until it is asked for, with preload="none"', async () => {
    const element = document.createElement('swtcg-replay');
    element.setAttribute('preload', 'none');
    element.src = addressOf(recorded());
    document.body.append(element);
    await updated(element);
    await new Promise((done) => setTimeout(done, 100));
    expect(element.timeline.source).to.equal(null);
    inside(element, '.poster button').focus();
    inside(element, '.poster button').click();
    await until(() => element.shadowRoot?.querySelector('swtcg-board') !== null, 'the game');
    expect(element.shadowRoot?.activeElement).to.equal(inside(element, '.base'));
    element.remove();
  });

  for (const [how, ask] of [
    ['play()', (element: SwtcgReplay) => element.play()],
    ['another preload', (element: SwtcgReplay) => element.removeAttribute('preload')],
  ] as const)
    it(`comes by ${how}, too`, async () => {
      const element = document.createElement('swtcg-replay');
      element.setAttribute('preload', 'none');
      element.src = addressOf(recorded());
      document.body.prepend(element);
      await updated(element);
      await new Promise((done) => setTimeout(done, 100));
      ask(element);
      await until(() => element.shadowRoot?.querySelector('swtcg-board') !== null, 'the game');
      await until(() => element.playing === (how === 'play()'), 'play');
      element.remove();
    });

  it('is ready, plays to the end and says so', async () => {
    const example = new URL('../../components/demo/who-attacks-first.json', import.meta.url);
    const element = await shown(await (await fetch(example)).text(), { speed: 400 });
    const heard: string[] = [];
    for (const name of ['swtcg-play', 'swtcg-pause', 'swtcg-ended'] as const)
      element.addEventListener(name, () => heard.push(name));
    element.play();
    await until(() => heard.includes('swtcg-ended'), 'the end');
    expect(heard).to.eql(['swtcg-play', 'swtcg-pause', 'swtcg-ended']);
    expect(element.index).to.equal(element.timeline.length - 1);
  });
});
