// The viewer in all sorts of pages: another language, right-to-left, card data apart, a newer file, a file that comes late.

import { expect, oneEvent } from '@open-wc/testing';
import { html } from 'lit';
import { language } from '../../components/language.ts';
import type { Problem } from '../../components/shared/steps.ts';
import { wholeLog } from '../../src/engine.ts';
import { mark, markedWords, unmarked } from '../helpers/marked-language.ts';
import { addressOf, recorded, settled, shown } from './games.ts';
import { allInside, inColumn, inside, overflowing, panelOf, until, words } from './helpers.ts';

const EXAMPLE = new URL('../../components/demo/who-attacks-first.json', import.meta.url);
const example = async () => (await fetch(EXAMPLE)).json();

/** How a text is set. */
const SET = [
  'color',
  'font-size',
  'font-style',
  'line-height',
  'letter-spacing',
  'word-spacing',
  'text-transform',
  'text-indent',
  'white-space',
  'text-align',
];

describe('<swtcg-replay> in other surroundings', () => {
  it('speaks the language of the page where it knows it, and English for the rest', async () => {
    language('x-test', {
      replay: { whatHappened: 'Quid factum est' },
      controls: { next: 'Gradus proximus' },
    });
    const element = await shown(await example(), { lang: 'x-test' });
    expect(words(inside(element, '.why h3'))).to.equal('Quid factum est');
    const controls = inside(element, 'swtcg-controls');
    expect(inside(controls, '[aria-label="Gradus proximus"]')).to.not.equal(null);
    expect(inside(controls, '[aria-label="Previous step"]')).to.not.equal(null);
    element.lang = 'en';
    element.requestUpdate();
    await settled(element);
    expect(words(inside(element, '.why h3'))).to.equal('What happened');
  });

  it('tells a whole game in a language that has words for it: log, viewer, search and transcript', async () => {
    language('x-marked', { events: markedWords, board: { caption: () => mark('dice') } });
    const game = recorded();
    const log = JSON.stringify(wholeLog(JSON.stringify(game)));
    for (const file of [game, log]) {
      const element = await shown(file, { lang: 'x-marked', class: 'marked' });
      for (let at = 0; at < element.timeline.length; at += 40) {
        element.seek(at);
        await settled(element);
        expect(unmarked(words(inside(element, '.said'))), `step ${at}`).to.equal('');
        const caption = inside(element, 'swtcg-board').shadowRoot?.querySelector('.caption');
        expect(unmarked(caption?.textContent ?? ''), `step ${at}`).to.equal('');
      }
      const lines = allInside(inside(element, 'swtcg-log'), '.line [dir=auto]').map(words);
      expect(lines.length).to.equal(element.timeline.length);
      expect(lines.map(unmarked).filter((rest) => rest !== '')).to.eql([]);
      element.query = 'attack-declared';
      await settled(element);
      const found = allInside(inside(element, 'swtcg-log'), '.line').length;
      expect(found).to.equal(element.timeline.attacks.length);
      element.remove();
    }
  });

  for (const width of [280, 700, 1200]) {
    it(`lets nothing stick out from right to left at ${width} px`, async () => {
      document.documentElement.dir = 'rtl';
      try {
        const element = await shown(recorded(), { width });
        for (const at of [0, 60, 120, 180]) {
          element.seek(at);
          await settled(element);
          expect(overflowing(element), `at step ${at}`).to.eql([]);
        }
      } finally {
        document.documentElement.dir = '';
      }
    });
  }

  it('is set as it is, whatever the page does to everything', async () => {
    const page = document.createElement('style');
    page.textContent = `* {
      box-sizing: content-box; font-size: 30px; font-style: italic; line-height: 3; letter-spacing: 0.2em; word-spacing: 1em;
      text-transform: uppercase; text-indent: 2em; white-space: pre; text-align: end; color: hotpink;
    }
    img, svg { inline-size: 300px; }`;
    const texts = async () => {
      const element = await shown(recorded());
      const found = [
        element,
        inside(element, 'h2'),
        inside(element, '.said'),
        inside(inside(element, 'swtcg-board'), '.who h3'),
      ];
      const set = found.map((one) => {
        const style = getComputedStyle(one);
        return SET.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      });
      const height = element.offsetHeight;
      element.remove();
      return { set, height };
    };
    const { set, height } = await texts();
    document.head.append(page);
    try {
      const beset = await texts();
      expect(beset.set).to.eql(set);
      expect(Math.abs(beset.height - height)).to.be.below(3);
    } finally {
      page.remove();
    }
  });

  for (const [where, style] of [
    ['in the middle of a column', 'display: flex; flex-direction: column; align-items: center'],
    ['in a row', 'display: flex'],
    ['in a box as wide as what is in it', 'inline-size: fit-content'],
    ['in a floating box', 'float: left'],
  ] as const)
    it(`is as wide as it needs to be ${where}, and no wider than that has room`, async () => {
      const box = document.createElement('div');
      box.style.cssText = style;
      for (const room of [1000, 320]) {
        const element = await shown(recorded());
        const column = element.parentElement as HTMLElement;
        column.style.inlineSize = `${room}px`;
        column.append(box);
        box.replaceChildren(element);
        await settled(element);
        const { width } = element.getBoundingClientRect();
        expect(width, `in ${room} px`).to.be.within(Math.min(room, 640), room);
        column.remove();
      }
    });

  it('looks up cards in card data that stands apart', async () => {
    const file = await example();
    const [key = '', ...rest] = Object.keys(file.cards);
    const { text = [], ...facts } = file.cards[key];
    const data = {
      format: 'swtcg-cards/1',
      ruleset: 'swtcg-2022',
      made: { by: 'a test', effects: 1 },
      cards: { 'TST/One': { ...facts, text: [], effects: [] } },
    };
    expect(rest.length).to.be.above(0);
    file.cards[key] = { ref: 'TST/One' };
    const element = await shown(file, { cards: addressOf(data) });
    expect(element.shadowRoot?.querySelector('.error'), String(text)).to.equal(null);
    const faces = Object.values(element.timeline.source?.cards ?? {});
    expect(faces.some(({ name }) => name === facts.name)).to.equal(true);
  });

  it('says that a file is of a newer version', async () => {
    const element = await shown({ ...recorded(), format: 'swtcg-replay/9' }, { whole: false });
    expect(words(await panelOf(element)))
      .to.contain('newer format')
      .and.to.contain('$.format');
  });

  it('says of a game that it is one, and of an example that it is one', async () => {
    const game = recorded();
    const [[key, card]] = Object.entries(game.cards) as [[string, object]];
    const odd = { ...game.cards, [key]: { ...card, effects: [{ kind: 'static', parts: 7 }] } };
    for (const [file, said] of [
      [{ ...game, format: 'swtcg-replay/9' }, 'game'],
      [{ ...game, decisions: 'none' }, 'game'],
      [{ ...game, cards: odd }, 'game'],
      [{ format: 'swtcg-scenario/9' }, 'example'],
    ] as const) {
      const element = await shown(file, { whole: false });
      const panel = await panelOf(element);
      expect(words(panel.querySelector('h3') as Element)).to.equal(`This ${said} can't be shown`);
    }
  });

  for (const text of ['[]', 'null', '7', ' "title: x" ', '[{ "format": "swtcg-scenario/1" }]', '[1, 2'])
    it(`says that ${text} is no scenario and no replay`, async () => {
      const element = await shown(text, { whole: false });
      const panel = words(await panelOf(element));
      expect(panel)
        .to.match(/but a scenario or a replay, which is an object|not JSON/)
        .and.not.match(/Line 1/);
    });

  it('tries again when it is asked to', async () => {
    const address = addressOf(await example());
    const real = window.fetch;
    let broken = true;
    window.fetch = (...given) =>
      broken && String(given[0]) === address ? Promise.reject(new Error()) : real(...given);
    try {
      const element = document.createElement('swtcg-replay');
      const error = oneEvent(element, 'swtcg-error');
      element.src = address;
      await inColumn(html`${element}`);
      expect(((await error) as CustomEvent<Problem>).detail.code).to.equal('unreadable');
      await until(() => element.shadowRoot?.querySelector('.error .act button') !== null, 'the way out');
      broken = false;
      (await panelOf(element)).querySelector<HTMLElement>('.act button')?.click();
      await until(() => element.shadowRoot?.querySelector('swtcg-board') !== null, 'the example');
    } finally {
      window.fetch = real;
    }
  });

  it('opens no Stately inspector where nobody asked for it', async () => {
    const real = window.open;
    const opened: string[] = [];
    window.open = (address) => {
      opened.push(String(address));
      return null;
    };
    try {
      await shown(await example());
      expect(opened).to.eql([]);
    } finally {
      window.open = real;
    }
  });

  it('hides the controls and the log where a page wants neither, and still steps by its methods', async () => {
    const element = await shown(await example(), { controls: 'hide', log: 'hide' });
    expect(element.shadowRoot?.querySelector('swtcg-controls, swtcg-log')).to.equal(null);
    element.next();
    await settled(element);
    expect(element.index).to.equal(1);
    element.prev();
    await settled(element);
    expect(element.index).to.equal(0);
  });

  it('shows pictures of cards where a page has some', async () => {
    const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=#{slug}';
    const element = await shown(await example(), { 'card-art': dot });
    const picture = inside(inside(element, 'swtcg-board'), '.unit img.art');
    expect(picture.getAttribute('src')).to.match(/#[a-z0-9-]+$/);
    expect(picture.getAttribute('alt')).to.equal('');
  });
});
