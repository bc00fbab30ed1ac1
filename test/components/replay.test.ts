import { expect, nextFrame, oneEvent } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { html } from 'lit';
import '../../components/replay/swtcg-replay.ts';
import type { SwtcgReplay } from '../../components/replay/replay.ts';
import type { Problem } from '../../components/shared/steps.ts';
import { settled } from './games.ts';
import { press as pressKey } from './hands.ts';
import { allInside, inColumn, inside, overflowing, panelOf, until, updated, words } from './helpers.ts';
import { cards, steps } from './samples.ts';

interface Options {
  width?: number;
  theme?: 'light' | 'dark';
}

const replay = (options: Options = {}) =>
  inColumn<SwtcgReplay>(html`<swtcg-replay .steps=${steps} .faces=${cards}></swtcg-replay>`, options);

const press = async (element: SwtcgReplay, key: string, from = '.base'): Promise<boolean> => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });
  inside(element, from).dispatchEvent(event);
  await updated(element);
  return event.defaultPrevented;
};

const click = async (element: SwtcgReplay, label: string) => {
  inside(inside(element, 'swtcg-controls'), `[aria-label="${label}"]`).click();
  await updated(element);
};

const said = (element: SwtcgReplay) => words(inside(element, '[aria-live="polite"]'));

const example = (name: string) => new URL(`../../components/demo/${name}.json`, import.meta.url).href;

const loaded = async (content: ReturnType<typeof html>, options: Options = {}) => {
  const element = await inColumn<SwtcgReplay>(content, options);
  await until(() => element.shadowRoot?.querySelector('swtcg-board, .error') !== null, 'something to see');
  return element;
};

describe('<swtcg-replay> with steps', () => {
  it('steps by the buttons and announces each step', async () => {
    const element = await replay();
    expect(said(element)).to.equal('The Space battle step starts.');
    await click(element, 'Next step');
    expect(said(element)).to.equal('Night Flight attacks Lantern Wing.');
    await click(element, 'Last step');
    expect(said(element)).to.equal('Turn 2 starts.');
    await click(element, 'Previous step');
    expect(said(element)).to.equal('Dark rolls: 6, 4, 1.');
    await click(element, 'First step');
    expect(element.index).to.equal(0);
  });

  it('steps by the keys', async () => {
    const element = await replay();
    await press(element, 'ArrowRight');
    expect(element.index).to.equal(1);
    await press(element, 'End');
    expect(element.index).to.equal(4);
    await press(element, 'ArrowLeft');
    expect(element.index).to.equal(3);
    await press(element, 'Home');
    expect(element.index).to.equal(0);
    await press(element, 'f');
    expect(element.flipped).to.equal(true);
    await press(element, '?');
    await until(() => element.shadowRoot?.querySelector('.keys') !== null, 'the keys');
    expect(words(inside(element, '.keys'))).to.contain('Play, pause');
  });

  it('lists the keys of larger and smaller steps in the order of what they do', async () => {
    const element = await replay();
    await press(element, '?');
    await until(() => element.shadowRoot?.querySelector('.keys') !== null, 'the keys');
    expect(words(inside(element, '.keys'))).to.match(/Smaller steps, larger steps\[\]/);
    element.stride = 'attack';
    await press(element, '[');
    expect(element.stride).to.equal('decision');
    await press(element, ']');
    expect(element.stride).to.equal('attack');
  });

  it('gives the focus to the list of keys, and takes it back by Escape', async () => {
    const element = await replay();
    const next = inside(inside(element, 'swtcg-controls'), '[aria-label="Next step"]');
    next.focus();
    const pressed = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true });
    for (const from of ['the list', 'elsewhere']) {
      await press(element, '?');
      await until(() => element.shadowRoot?.activeElement?.matches('.keys') ?? false, 'the focus');
      const list = inside(element, '.keys');
      expect(list.getAttribute('aria-label')).to.equal('Keys');
      if (from === 'elsewhere') inside(element, '.crumbs button').focus();
      element.shadowRoot?.activeElement?.dispatchEvent(pressed());
      await until(() => element.shadowRoot?.querySelector('.keys') === null, 'no keys');
      await until(() => element.shadowRoot?.activeElement !== inside(element, '.base'), 'the focus back');
      const back = from === 'elsewhere' ? inside(element, '.crumbs button') : next.getRootNode();
      const now = element.shadowRoot?.activeElement;
      expect(now?.shadowRoot ?? now, from).to.equal(back);
    }
  });

  it('takes the list of keys away by its button, for those who have no keys', async () => {
    const element = await replay();
    const next = inside(inside(element, 'swtcg-controls'), '[aria-label="Next step"]');
    next.focus();
    await element.showKeys();
    const close = inside(element, '.keys [aria-label="Close"]');
    close.focus();
    close.click();
    await until(() => element.shadowRoot?.querySelector('.keys') === null, 'no keys');
    const back = inside(element, 'swtcg-controls').shadowRoot;
    await until(() => back?.activeElement === next, 'the focus back');
  });

  it('has few landmarks: the viewer, its path, players, arenas and an attack', async () => {
    const element = await loaded(
      html`<swtcg-replay src=${example('prevented-and-gone')} index="12"></swtcg-replay>`,
    );
    await until(() => !element.timeline.growing, 'the whole example');
    const found = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [
        ...(one.matches('section[aria-label], nav, [role=region]') ? [one] : []),
        ...(one.shadowRoot ? found(one.shadowRoot) : []),
      ]);
    expect(found(element.shadowRoot as ShadowRoot).length).to.be.below(10);
  });

  for (const width of [320, 760])
    it(`is read in the order in which it is seen at ${width} px`, async () => {
      const element = await replay({ width });
      const parts = allInside(element, '.head-bar, .path, swtcg-board, swtcg-controls, .why, swtcg-log');
      const seen = parts.map((one) => one.getBoundingClientRect().top);
      expect(parts.length).to.equal(6);
      expect(seen).to.eql([...seen].sort((a, b) => a - b));
    });

  it('leaves Escape to what is open above the list of keys, and to the search', async () => {
    const element = await replay();
    await element.showKeys();
    await press(element, '/');
    await until(() => element.shadowRoot?.querySelector('.find input') !== null, 'the search');
    await press(element, 'Escape', '.find input');
    const menu = inside(element, '.menu');
    menu.showPopover();
    await press(element, 'Escape', '.menu');
    menu.hidePopover();
    expect(inside(element, '.keys').isConnected).to.equal(true);
    await press(element, 'Escape');
    await until(() => element.shadowRoot?.querySelector('.keys') === null, 'no keys');
  });

  it('plays and pauses by Space, but leaves Space to a focused button', async () => {
    const element = await replay();
    expect(await press(element, ' ', '.tools button')).to.equal(false);
    expect(element.playing).to.equal(false);
    await press(element, ' ');
    expect(element.playing).to.equal(true);
    await press(element, ' ');
    expect(element.playing).to.equal(false);
  });

  it('leaves keys alone that are pressed elsewhere', async () => {
    const element = await replay();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await updated(element);
    expect(element.index).to.equal(0);
  });

  it('goes to the step that is chosen in the log, and tells the page', async () => {
    const element = await replay();
    let leaked = false;
    element.addEventListener('swtcg-select', () => {
      leaked = true;
    });
    setTimeout(() => inside(inside(element, 'swtcg-log'), '[data-at="2"]').click());
    const { detail } = (await oneEvent(element, 'swtcg-step')) as CustomEvent<{ index: number }>;
    expect(detail.index).to.equal(2);
    expect(leaked, 'requests of the parts stay inside').to.equal(false);
    expect(words(inside(element, '.ticks'))).to.equal('Attack, step 5 of 8');
  });

  it('shows the path, the rule and the present place', async () => {
    const element = await replay();
    element.index = 3;
    await updated(element);
    expect(allInside(element, '.crumbs li:not(:last-child)').map(words)).to.eql([
      'Turn 1',
      'Battle',
      'Space',
      'Attack',
    ]);
    expect(words(inside(element, '.crumbs [aria-current]'))).to.match(/Dice$/);
    expect(inside(element, '.cites swtcg-rule').getAttribute('rule')).to.equal('damage.prevent');
  });

  it('takes larger strides', async () => {
    const element = await replay();
    element.stride = 'roll';
    await press(element, 'ArrowRight');
    expect(element.index).to.equal(1);
    await press(element, 'ArrowRight');
    expect(element.index).to.equal(3);
  });

  it('steps one by one where a page names a stride that there is not, and looks with nobody known as a spectator', async () => {
    const element = await replay();
    element.setAttribute('stride', 'Turn');
    element.setAttribute('perspective', 'Dark');
    await updated(element);
    await press(element, 'ArrowRight');
    expect(element.index).to.equal(1);
    expect(inside(element, '.tools .btn').getAttribute('aria-label')).to.equal('Perspective: Spectator');
  });

  it('is as by default where a page takes an attribute away, or names a speed that there is not', async () => {
    const element = await replay();
    const speeds = () =>
      [...(allInside(inside(element, 'swtcg-controls'), 'select')[1] as HTMLSelectElement).options].map(
        (option) => option.text,
      );
    const usual = speeds();
    element.setAttribute('perspective', 'dark');
    for (const speed of ['-2', '0', 'fast', '']) {
      element.setAttribute('speed', speed);
      await settled(element);
      expect([element.speed, ...speeds()], `speed="${speed}"`).to.eql([1, ...usual]);
    }
    for (const name of ['perspective', 'speed']) element.removeAttribute(name);
    await settled(element);
    expect([element.perspective, element.speed, ...speeds()]).to.eql(['both', 1, ...usual]);
  });

  it('finds by /, also where the search stands open, and gives the focus back by Escape', async () => {
    const element = await replay();
    for (const time of ['first', 'second']) {
      element.focus();
      await press(element, '/');
      await until(() => element.shadowRoot?.querySelector('.find input') !== null, 'the search');
      expect(element.shadowRoot?.activeElement, time).to.equal(inside(element, '.find input'));
    }
    await press(element, 'Escape', '.find input');
    expect(element.shadowRoot?.activeElement).to.equal(inside(element, '.base'));
  });

  it('goes from one found line to the next by Enter, and from the last to the first', async () => {
    const element = await replay();
    await press(element, '/');
    await until(() => element.shadowRoot?.querySelector('.find input') !== null, 'the search');
    const query = 'starts';
    element.query = query;
    await updated(element);
    const found = element.timeline.lines.flatMap(({ text }, at) =>
      text.toLowerCase().includes(query) ? [at] : [],
    );
    expect(found.length).to.be.above(1);
    for (const at of [...found.filter((one) => one > 0), found[0]]) {
      await updated(inside(element, 'swtcg-log'));
      await press(element, 'Enter', '.find input');
      expect(element.index).to.equal(at);
    }
  });

  it('says how many lines were found and which of them this is, marks the words, and goes back by Shift and Enter', async () => {
    const element = await replay();
    await press(element, '/');
    await until(() => element.shadowRoot?.querySelector('.find input') !== null, 'the search');
    const query = 'Starts';
    const found = element.timeline.lines.flatMap(({ text }, at) =>
      text.toLowerCase().includes('starts') ? [at] : [],
    );
    const status = () => words(inside(element, '.find [role=status]'));
    expect(status()).to.equal('');
    element.query = query;
    await updated(element);
    element.seek(found[0] as number);
    await updated(element);
    expect(status()).to.equal(`1 of ${found.length} steps`);
    const marked = () => [...(CSS.highlights.get('swtcg-found') ?? [])].map(String);
    await until(() => marked().length >= found.length, 'the marks');
    expect(new Set(marked().map((one) => one.toLowerCase()))).to.eql(new Set(['starts']));
    inside(element, '.find input').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', shiftKey: true, bubbles: true }),
    );
    await updated(element);
    expect(element.index).to.equal(found.at(-1));
    expect(status()).to.equal(`${found.length} of ${found.length} steps`);
    element.query = 'pumpkin';
    await updated(element);
    expect(status()).to.equal('0 steps');
    await press(element, 'Escape', '.find input');
    await until(() => marked().length === 0, 'no marks');
  });

  it('keeps an index that is out of range inside', async () => {
    const element = await replay();
    element.index = 99;
    await updated(element);
    expect(element.index).to.equal(4);
    element.index = Number.NaN;
    await updated(element);
    expect(element.index).to.equal(0);
  });

  it('says so when there is nothing to show', async () => {
    const element = await inColumn<SwtcgReplay>(html`<swtcg-replay></swtcg-replay>`);
    expect(words(inside(element, '.blank'))).to.equal('There is nothing to show yet.');
  });
});

describe('<swtcg-replay> with a scenario', () => {
  for (const name of ['who-attacks-first', 'disrupt-disrupted', 'prevented-and-gone']) {
    it(`plays ${name} to its end`, async () => {
      const element = await loaded(html`<swtcg-replay src=${example(name)}></swtcg-replay>`);
      expect(element.shadowRoot?.querySelector('.error')).to.equal(null);
      await press(element, 'End');
      expect(inside(element, '.answer').hasAttribute('open')).to.equal(true);
    });
  }

  it('reads a scenario that stands in the page', async () => {
    const text = await (await fetch(example('who-attacks-first'))).text();
    const script = document.createElement('script');
    script.type = 'application/json';
    script.textContent = text;
    const element = document.createElement('swtcg-replay');
    element.append(script);
    const shown = await loaded(html`${element}`);
    expect(words(inside(shown, 'h2'))).to.equal('Who attacks first on a tie?');
    expect(said(shown)).to.equal('The Space battle step starts.');
  });

  it('shows the dice of an attack and, later, the counters', async () => {
    const element = await loaded(html`<swtcg-replay src=${example('prevented-and-gone')}></swtcg-replay>`);
    const stepOf = (type: string) => element.timeline.lines.findIndex(({ entry }) => entry.type === type);
    const board = inside(element, 'swtcg-board');
    element.index = stepOf('damage-prevented');
    await updated(element);
    expect(allInside(board, '.lane .die').length).to.equal(5);
    expect(inside(board, '.sum').getAttribute('aria-label')).to.equal(
      '4 hits, less 2 prevented, is 2 damage',
    );
    element.index = stepOf('unit-discarded');
    await updated(element);
    expect(words(inside(board, '[data-side="light"] .discard'))).to.contain('Lantern Wing');
  });

  it('shows what is being played on top of what', async () => {
    const element = await loaded(html`<swtcg-replay src=${example('disrupt-disrupted')}></swtcg-replay>`);
    const lines = allInside(inside(element, 'swtcg-log'), '.line');
    element.index = lines.findIndex((line) => words(line).includes('plays Counter-Signal'));
    await updated(element);
    const played = allInside(inside(element, 'swtcg-board'), '.plays .tag').map(words);
    expect(played).to.eql(['Full Thrust, Battle', 'Jamming Burst, Battle', 'Counter-Signal, Battle']);
  });
});

describe('<swtcg-replay> when it goes wrong', () => {
  const broken = async (src: string): Promise<{ element: SwtcgReplay; problem: Problem }> => {
    const element = document.createElement('swtcg-replay');
    const error = oneEvent(element, 'swtcg-error');
    element.src = src;
    await loaded(html`${element}`);
    return { element, problem: ((await error) as CustomEvent<Problem>).detail };
  };
  const file = (json: unknown) =>
    URL.createObjectURL(new Blob([typeof json === 'string' ? json : JSON.stringify(json)]));

  it('says what is wrong with a file, and where', async () => {
    const { element, problem } = await broken(
      file({ format: 'swtcg-scenario/1', ruleset: 'swtcg-2022', dark: { space: ['<i>none</i>'] } }),
    );
    expect(problem.code).to.equal('bad-scenario');
    const panel = await panelOf(element);
    expect(words(panel)).to.contain('$.dark.space[0]').and.to.contain('bad-scenario');
    expect(words(panel)).to.contain('<i>none</i>');
    expect(panel.querySelector('i')).to.equal(null);
  });

  it('tells text that is no JSON, and a file that is not there', async () => {
    expect((await broken(file('{ nothing'))).problem.code).to.equal('unreadable');
    const { element, problem } = await broken('/no-such-file.json');
    expect(problem.code).to.equal('unreadable');
    expect(words(await panelOf(element))).to.contain('404');
  });

  it('shows the good steps before one that is not legal', async () => {
    const json = await (await fetch(example('who-attacks-first'))).json();
    json.script[1].target = 'walker';
    const { element, problem } = await broken(file(json));
    expect(problem.code).to.equal('entry-not-legal');
    expect(problem.entry).to.equal(1);
    expect(words(await panelOf(element))).to.contain('$.script[1]');
    await press(element, 'End');
    expect(element.index).to.be.above(5);
  });

  it('keeps what was shown when a later file is broken', async () => {
    const element = await loaded(html`<swtcg-replay src=${example('who-attacks-first')}></swtcg-replay>`);
    element.src = file('[]');
    await until(() => element.shadowRoot?.querySelector('.error') !== null, 'the error');
    expect(inside(element, 'swtcg-board')).to.not.equal(null);
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`is accessible in ${theme}`, async () => {
      const element = document.createElement('swtcg-replay');
      element.src = file('[]');
      await expect(await loaded(html`${element}`, { theme })).to.be.accessible();
    });
  }
});

describe('<swtcg-replay> in its place', () => {
  for (const width of [280, 320, 600, 768, 1000, 1200, 1400]) {
    it(`lets nothing stick out at ${width} px`, async () => {
      const element = await replay({ width });
      for (const index of [0, 3]) {
        element.index = index;
        await updated(element);
        expect(overflowing(element), `at step ${index}`).to.eql([]);
        expect(inside(element, '.base').scrollWidth).to.be.at.most(width);
      }
    });
  }

  describe('in a window with room for all of it', () => {
    before(() => setViewport({ width: 1500, height: 1400 }));
    after(() => setViewport({ width: 800, height: 600 }));

    for (const width of [1000, 1200, 1400]) {
      it(`has room for all that is told beside a small table, at ${width} px`, async () => {
        const element = await loaded(
          html`<swtcg-replay src=${example('who-attacks-first')}></swtcg-replay>`,
          {
            width,
          },
        );
        await press(element, 'End');
        await until(() => element.shadowRoot?.querySelector('.because') !== null, 'the explanation');
        const [told, log, controls] = ['.why', 'swtcg-log', '.ctl'].map((one) =>
          inside(element, one).getBoundingClientRect(),
        ) as [DOMRect, DOMRect, DOMRect];
        expect(told.bottom).to.be.at.most(log.top);
        expect(log.bottom).to.be.at.most(controls.top + 1);
        expect(log.height).to.be.above(100);
        const board = inside(element, 'swtcg-board');
        expect(inside(board, '.board').getBoundingClientRect().bottom).to.be.closeTo(controls.top, 1.5);
      });
    }
  });

  describe('in a window that is lower than it', () => {
    before(() => setViewport({ width: 1300, height: 850 }));
    after(() => setViewport({ width: 800, height: 600 }));

    it('has its controls at hand beside a wide table, and hides no focused card behind them', async () => {
      const element = await loaded(html`<swtcg-replay src=${example('who-attacks-first')}></swtcg-replay>`, {
        width: 1200,
      });
      const board = inside(element, 'swtcg-board');
      board.style.minHeight = '900px';
      element.scrollIntoView({ block: 'start' });
      await nextFrame();
      const controls = () => inside(element, '.ctl').getBoundingClientRect();
      expect(controls().bottom).to.be.closeTo(innerHeight, 2);
      expect(controls().top).to.be.below(inside(element, '.table').getBoundingClientRect().bottom);
      const cards = allInside(board, '.unit > .card').filter((one) => one.checkVisibility());
      // One that stands where the controls are.
      const last = cards.at(-1) as HTMLElement;
      window.scrollBy(0, last.getBoundingClientRect().bottom - innerHeight + 20);
      await nextFrame();
      last.focus();
      await nextFrame();
      expect(last.getBoundingClientRect().bottom).to.be.at.most(controls().top);
      window.scrollTo(0, document.body.scrollHeight);
      await nextFrame();
      expect(controls().bottom).to.be.closeTo(inside(element, '.frame').getBoundingClientRect().bottom, 2);
    });

    it('lets nothing that is told stand over the controls, however much it is', async () => {
      const element = await loaded(html`<swtcg-replay src=${example('who-attacks-first')}></swtcg-replay>`, {
        width: 1200,
      });
      await press(element, 'End');
      await until(() => element.shadowRoot?.querySelector('.because') !== null, 'the explanation');
      inside(element, '.because').style.minHeight = '900px';
      const [aside, frame] = ['.aside', '.frame'].map((one) => inside(element, one)) as [
        HTMLElement,
        HTMLElement,
      ];
      window.scrollTo(0, document.body.scrollHeight);
      await nextFrame();
      const { bottom } = aside.getBoundingClientRect();
      expect(bottom).to.be.at.most(inside(element, '.ctl').getBoundingClientRect().top + 1);
      expect(bottom).to.be.at.most(frame.getBoundingClientRect().bottom);
      expect(aside.scrollHeight > aside.clientHeight).to.equal(getComputedStyle(aside).overflowY === 'auto');
    });

    it('follows the log where it can be seen', async () => {
      const element = await loaded(html`<swtcg-replay src=${example('who-attacks-first')}></swtcg-replay>`, {
        width: 1200,
      });
      inside(element, 'swtcg-board').style.minHeight = '1400px';
      element.scrollIntoView({ block: 'start' });
      await nextFrame();
      const log = inside(element, 'swtcg-log');
      const room = () => inside(element, '.ctl').getBoundingClientRect().top;
      let looked = 0;
      for (let at = 1; at < element.timeline.length; at++) {
        element.seek(at);
        await until(() => element.index === at, 'the step');
        // Where much is said of a step, the log is out of sight.
        const seen = () => room() - log.getBoundingClientRect().top > 180;
        const line = () => inside(log, '[aria-current]').getBoundingClientRect();
        const there = () => line().top >= log.getBoundingClientRect().top && line().bottom <= room();
        await until(() => !seen() || there(), `line ${at} in sight`);
        if (seen()) looked += 1;
      }
      expect(looked).to.be.above(5);
    });
  });

  it('fills the screen by X, with the controls at its foot', async () => {
    const element = await replay({ width: 600 });
    element.focus();
    await pressKey('x');
    await until(() => element.matches(':fullscreen'), 'the full screen');
    for (const tall of ['', '3000px']) {
      inside(element, 'swtcg-board').style.minHeight = tall;
      await until(
        () => Math.abs(inside(element, '.ctl').getBoundingClientRect().bottom - innerHeight) < 40 || !tall,
        'the controls at the foot of the screen',
      );
      expect(inside(element, '.frame').offsetHeight).to.be.at.least(innerHeight);
    }
    await document.exitFullscreen();
  });

  it('takes its theme from the nearest data-theme', async () => {
    const element = await replay({ theme: 'dark' });
    const board = inside(element, 'swtcg-board');
    expect(getComputedStyle(board).colorScheme).to.equal('dark');
    element.parentElement?.setAttribute('data-theme', 'light');
    await until(() => getComputedStyle(board).colorScheme === 'light', 'the light theme');
  });

  it('takes tokens from the page', async () => {
    const element = await replay();
    element.parentElement?.style.setProperty('--swtcg-surface', 'rgb(1, 2, 3)');
    const player = inside(inside(element, 'swtcg-board'), '.player');
    expect(getComputedStyle(player).backgroundColor).to.equal('rgb(1, 2, 3)');
  });

  for (const theme of ['light', 'dark'] as const) {
    for (const width of [320, 1200]) {
      it(`is accessible in ${theme} at ${width} px`, async () => {
        const element = await replay({ theme, width });
        element.index = 3;
        await updated(element);
        await expect(element).to.be.accessible();
      });
    }
  }
});
