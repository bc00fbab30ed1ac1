// Notes, other lines of play, and playing on from any step: without loss, and back.
import { expect, oneEvent } from '@open-wc/testing';
import type { SwtcgReplay } from '../../components/replay/replay.ts';
import type { Replay } from '../../play/replay/format.ts';
import { hashView } from '../../play/replay/hash.ts';
import { addressOf, recorded, settled, shown } from './games.ts';
import { allInside, inside, until, words } from './helpers.ts';

const positions = (element: SwtcgReplay): string[] =>
  element.course.lines.map(({ address, entry }) => `${address} ${entry.text}`);

const decisions = (element: SwtcgReplay): HTMLElement[] => allInside(element, '.decisions button');

describe('<swtcg-replay> with notes and variations', () => {
  /** A game with another line at a decision where something else could have been decided. */
  async function varied(): Promise<{ file: Replay; at: number; element: SwtcgReplay }> {
    const file = recorded();
    const plain = await shown(file);
    let at = 0;
    for (at = 20; ; at++) {
      const index = plain.course.lines.findIndex(({ address }) => address === `${at}.1`);
      const live = index < 0 ? null : await plain.course.source?.live?.(index);
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
            decisions: [other.decision],
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
    await until(() => badge()?.textContent?.trim() === 'Verified', 'the badge');
    element.seek(`${at}.1`);
    await settled(element);
    inside(element, '.asides button').click();
    await until(() => element.course.elsewhere, 'the other line');
    await settled(element);
    expect(!!badge()).to.equal(false);
    element.back();
    await settled(element);
    expect(badge()?.textContent?.trim()).to.equal('Verified');
    await element.branch();
    await settled(element);
    expect(!!badge()).to.equal(false);
    element.back();
    await settled(element);
    expect(badge()?.textContent?.trim()).to.equal('Verified');
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
    await until(() => element.course.elsewhere && !element.course.growing, 'the other line');
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
    await until(() => element.course.elsewhere && !element.course.growing, 'the other line');
    const line = positions(element);
    element.seek(line.length - 1);
    await settled(element);
    const table = hashView(element.course.at(element.index)?.view as never);
    const live = await element.branch();
    await settled(element);
    expect(positions(element)).to.eql(line);
    expect(hashView(element.course.at(element.index)?.view as never)).to.equal(table);
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
      await until(() => element.course.elsewhere === elsewhere && !element.course.growing, 'the line');
      await settled(element);
      expect(element.shadowRoot?.activeElement).to.equal(inside(element, '.base'));
    };
    await press(inside(element, '.asides button'), true);
    expect(words(inside(element, '.elsewhere [role=status]'))).to.equal('This is another line of play.');
    await press(inside(element, '.elsewhere button'), false);
    await press(inside(inside(element, 'swtcg-controls'), '.branch'), true);
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

describe('<swtcg-replay>: play on from here', () => {
  it('says decisions in words: no names of the format, arrows as on cards', async () => {
    const element = await shown(recorded());
    const said = new Set<string>();
    for (let at = 0; at < element.course.length; at += 9)
      for (const { words: one } of (await element.course.source?.live?.(at))?.choices('both') ?? [])
        said.add(one);
    expect(said.size).to.be.above(40);
    for (const one of said) expect(one).to.not.match(/[a-z][A-Z]|->|undefined/);
    expect([...said].join()).to.contain('to the build zone');
  });

  it('lists what can be decided, takes decisions, takes them back, and loses nothing of the game', async () => {
    const element = await shown(recorded());
    const game = positions(element);
    const start = game.findIndex((line) => line.startsWith('30.'));
    element.seek(start);
    await settled(element);
    const before = hashView(element.course.at(element.index)?.view as never);
    const branched = oneEvent(element, 'swtcg-branch');
    inside(inside(element, 'swtcg-controls'), '.branch').click();
    const { detail } = (await branched) as CustomEvent<{ step: string }>;
    expect(detail.step).to.match(/^30\./);
    await settled(element);
    expect(decisions(element).length).to.be.above(0);
    const length = element.course.length;

    decisions(element)[0]?.click();
    await settled(element);
    expect(element.course.length).to.be.above(length);
    expect(element.course.address(element.index)).to.match(/^31\./);
    const kept = element.toJSON() as Replay;
    expect(kept.decisions.length).to.equal(
      element.course.source && (element.course.source.file as Replay).decisions.length,
    );
    expect(kept.variations?.at(-1)?.at).to.equal('30.1');
    expect(kept.variations?.at(-1)?.decisions.length).to.equal(1);

    inside(element, '.branch header button').click();
    await settled(element);
    expect(element.course.length).to.equal(length);

    element.back();
    await settled(element);
    expect(positions(element)).to.eql(game);
    expect(hashView(element.course.at(element.index)?.view as never)).to.equal(before);
    expect(element.shadowRoot?.querySelector('.branch')).to.equal(null);
  });

  it('plays a game from the start to where somebody wins, or for a hundred decisions', async () => {
    const element = await shown(recorded());
    const live = await element.branch(0);
    for (let i = 0; i < 100 && live?.waiting === 'player'; i++) {
      const choices = live.choices('both');
      expect(choices.every(({ words: said }) => said.length > 0 && !said.includes('undefined'))).to.equal(
        true,
      );
      const chosen = choices[(i * 7) % choices.length];
      expect(chosen && live.decide(chosen.decision)).to.equal(null);
    }
    element.course.decided();
    await settled(element);
    expect(element.course.length).to.be.above(40);
  });

  it('what was played can be saved and seen again as a variation', async () => {
    const element = await shown(recorded());
    await element.branch('30.1');
    await settled(element);
    for (let i = 0; i < 3; i++) {
      decisions(element).at(-1)?.click();
      await settled(element);
    }
    const played = positions(element);
    const again = await shown(element.toJSON());
    again.seek('30.1');
    await settled(again);
    inside(again, '.asides button').click();
    await until(() => again.course.elsewhere && !again.course.growing, 'the variation');
    await settled(again);
    expect(positions(again)).to.eql(played);
  });

  it('offers a seat only its own decisions', async () => {
    const element = await shown(recorded());
    const live = await element.branch('30.1');
    const chance = live?.chance;
    element.perspective = chance === 'dark' ? 'light' : 'dark';
    await settled(element);
    expect(decisions(element).length).to.equal(0);
    expect(words(inside(element, '.branch h3'))).to.contain('Change the perspective');
    element.perspective = chance ?? 'both';
    await settled(element);
    expect(decisions(element).length).to.be.above(0);
  });

  for (const kind of ['a game', 'an example'])
    it(`plays on anew from a step of what is being played, in ${kind}`, async () => {
      const example = new URL('../../components/demo/who-attacks-first.json', import.meta.url);
      const element = await shown(kind === 'a game' ? recorded() : await (await fetch(example)).text());
      const left = kind === 'a game' ? 78 : 12;
      element.seek(left);
      await settled(element);
      await element.branch();
      for (let n = 0; n < 6; n++) {
        const [throws] = allInside(element, '.branch .primary');
        (throws ?? decisions(element).at(-1))?.click();
        await settled(element);
      }
      const { taken = [] } = element.course.live ?? {};
      expect(taken.length).to.be.above(2);
      const played = positions(element);
      const view = () => hashView(element.course.at(element.index)?.view as never);
      const end = view();

      // At its end nothing of it is lost,
      await element.branch();
      await settled(element);
      expect(element.course.live?.taken).to.eql(taken);
      expect(positions(element)).to.eql(played);
      expect(view()).to.equal(end);
      // at a step before it, what came before that step; and it can be taken back.
      const before = played.findLastIndex(
        (line) => Number.parseInt(line, 10) < Number.parseInt(played.at(-1) ?? '', 10),
      );
      const live = await element.branch(before);
      await settled(element);
      expect(positions(element)).to.eql(played.slice(0, before + 1));
      expect(taken.slice(0, live?.taken.length)).to.eql(live?.taken);
      expect(live?.taken.length).to.be.above(0).and.below(taken.length);
      while (live?.undo());
      element.course.decided();
      await settled(element);
      expect(live?.taken).to.eql([]);
      element.back();
      await settled(element);
      expect(element.index).to.equal(left);
    });

  it('plays on from the nearest step where there is none of that number', async () => {
    const element = await shown(recorded());
    const last = element.course.length - 1;
    for (const [asked, index] of [
      [9999, last],
      [-5, 0],
      [Number.NaN, 0],
    ] as const) {
      const address = Number.parseInt(element.course.address(index), 10);
      const live = await element.branch(asked);
      await settled(element);
      expect(live?.from, String(asked)).to.equal(address);
      expect(inside(element, 'swtcg-board')).to.not.equal(null);
      element.back();
      await settled(element);
    }
  });

  it('plays on from an example, too', async () => {
    const example = new URL('../../components/demo/who-attacks-first.json', import.meta.url);
    const element = await shown(await (await fetch(example)).text());
    await element.branch(element.course.length - 1);
    await settled(element);
    expect(decisions(element).length).to.be.above(0);
    decisions(element)[0]?.click();
    await settled(element);
    element.back();
    await settled(element);
    expect(element.course.elsewhere).to.equal(false);
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
    expect(link.hash).to.equal(`#swtcg-step=final@${element.course.address(40)}`);
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
    (await menu(element, 'Copy the text')).click();
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
      (await menu(element, 'Download it for a light page')).click();
      await until(() => saved.length === 2, 'both files');
    } finally {
      URL.createObjectURL = createObjectURL;
      HTMLAnchorElement.prototype.click = click;
    }
    const [game, light] = saved.map(({ blob }) => blob.text());
    expect(saved.map(({ name }) => name)).to.eql(['replay.json', 'replay.views.json']);
    expect(JSON.parse((await game) as string)).to.eql(recorded());
    const log = await shown(JSON.parse((await light) as string));
    expect(log.course.source?.verdict?.verdict).to.equal('told');
    expect(log.course.lines).to.eql(element.course.lines);
    // It is a log already.
    await menu(log, 'Download the file');
    expect([...inside(log, '.menu').querySelectorAll('li')].map(words).join()).not.to.contain('light page');
    expect((await log.course.source?.played?.())?.verdict?.verdict).to.equal('exact');
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
    const element = await shown(recorded());
    const live = await element.branch('30.1');
    const [choice] = live?.choices('both') ?? [];
    if (choice) live?.decide(choice.decision);
    element.course.decided();
    await settled(element);
    expect(element.step).to.match(/^31\./);
    // By the number that the reader sees.
    const left = element.course.lines.findIndex(({ address }) => address === '30.1');
    (await menu(element, `Copy link to step ${left + 1}`)).click();
    await until(() => element.copied !== null, 'the link');
    expect(new URL(textOf(element)).hash).to.equal('#swtcg-step=30.1');
  });

  it('stays quiet until it is asked for, with preload="none"', async () => {
    const element = document.createElement('swtcg-replay');
    element.setAttribute('preload', 'none');
    element.src = addressOf(recorded());
    document.body.append(element);
    await element.updateComplete;
    await new Promise((done) => setTimeout(done, 100));
    expect(element.course.source).to.equal(null);
    inside(element, '.poster button').focus();
    inside(element, '.poster button').click();
    await until(() => element.shadowRoot?.querySelector('swtcg-board') !== null, 'the game');
    expect(element.shadowRoot?.activeElement).to.equal(inside(element, '.base'));
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
    expect(element.index).to.equal(element.course.length - 1);
  });
});
