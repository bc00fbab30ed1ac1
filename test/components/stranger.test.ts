// What a stranger can put into a page: attributes, files, links, messages, names. Elements answer with a typed error in
// place or do as if nothing was; nothing is thrown past them, and no text becomes markup or code.
import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import '../../components/define.ts';
import { unpacked } from '../../components/shared/pack.ts';
import type { Problem } from '../../components/shared/steps.ts';
import { fetched } from '../../components/source/load.ts';
import { anyValue, mutated, mutatedJson } from '../fuzz/mutate.ts';
import { Chance } from '../helpers/chance.ts';
import { addressOf, recorded, shown } from './games.ts';
import { inside, panelOf, until, updated, words } from './helpers.ts';
import { laid } from './tables.ts';

const TAGS = [
  'board',
  'card',
  'chart',
  'controls',
  'lesson',
  'log',
  'odds',
  'replay',
  'rule',
  'sequence',
  'table',
  'write',
];
const wait = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));

/** What was thrown and caught by nobody. */
const thrown: string[] = [];
const note = (event: Event) => {
  const { message, reason } = event as ErrorEvent & PromiseRejectionEvent;
  // A browser's own remark that a layout took two rounds is no error of anybody's.
  if (String(message).includes('ResizeObserver')) return;
  thrown.push(String(reason?.stack ?? message));
  event.preventDefault();
};

before(() => {
  addEventListener('error', note);
  addEventListener('unhandledrejection', note);
});
after(() => {
  removeEventListener('error', note);
  removeEventListener('unhandledrejection', note);
});
afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
  expect(thrown.splice(0)).to.eql([]);
});

/** Whether an element came to show something or to say what is wrong: then with which code. */
async function answer(element: HTMLElement): Promise<string> {
  const told = new Promise<string>((resolve) => {
    element.addEventListener('swtcg-ready', () => resolve('ready'));
    element.addEventListener('swtcg-error', (event) => resolve((event as CustomEvent<Problem>).detail.code));
  });
  await fixture(html`${element}`);
  const code = await Promise.race([told, wait(5_000).then(() => 'nothing')]);
  element.remove();
  return code;
}

describe('attributes', () => {
  for (const tag of TAGS)
    it(`<swtcg-${tag}> bears any`, async () => {
      const chance = new Chance(TAGS.indexOf(tag) + 1);
      const name = `swtcg-${tag}`;
      const { observedAttributes = [] } = customElements.get(name) as { observedAttributes?: string[] };
      // The inspector opens a window.
      const known = observedAttributes.filter((one) => one !== 'inspect');
      for (let n = 0; n < 25; n++) {
        const element = document.createElement(name) as HTMLElement & { updateComplete?: Promise<unknown> };
        for (const attribute of chance.some(known, 4)) {
          const any = anyValue(chance);
          const value = (typeof any === 'object' ? '[object]' : String(any)).slice(0, 2_000);
          element.setAttribute(
            attribute,
            chance.below(3) === 0 ? chance.pick(['', '1', '-1', 'auto']) : value,
          );
        }
        document.body.append(element);
        await updated(element);
        await wait(2);
        element.remove();
      }
      await wait(50);
    });
});

describe('names that every object has', () => {
  const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
  const position = {
    format: 'swtcg-scenario/1',
    ruleset: 'swtcg-2022',
    cards: {},
    dark: {},
    light: {},
    at: 'space-battle',
  };

  it('are no players', async () => {
    for (const name of NAMES) {
      const element = document.createElement('swtcg-table');
      element.setAttribute('dark', name);
      element.setAttribute('pace', '0');
      element.file = position;
      expect(await answer(element), name).to.not.equal('nothing');
      expect(element.shadowRoot?.textContent).to.not.contain('native code');
    }
  });

  it('are no perspectives: whoever looks so sees what everybody may', async () => {
    for (const name of NAMES) {
      const element = document.createElement('swtcg-replay');
      element.setAttribute('perspective', name);
      element.setAttribute('preload', 'auto');
      (element as unknown as { file: unknown }).file = position;
      await answer(element);
      expect((element as unknown as { perspective: string }).perspective, name).to.equal('spectator');
      expect(element.shadowRoot?.textContent).to.not.contain('[object Object]');
    }
  });

  it('are no types and no sides of cards', async () => {
    for (const name of NAMES)
      for (const key of ['type', 'side']) {
        const element = document.createElement('swtcg-card');
        (element as unknown as { card: unknown }).card = { name: 'Wing', [key]: name };
        await fixture(html`${element}`);
        await updated(element);
        expect(element.shadowRoot?.textContent, `${key} ${name}`).to.match(/is no (?:type|side)/);
      }
  });
});

describe('files', () => {
  const scenario = {
    format: 'swtcg-scenario/1',
    ruleset: 'swtcg-2022',
    cards: {
      a: { name: 'A', side: 'dark', type: 'Space', speed: 50, power: 3, health: 2, text: ['Lucky 1'] },
    },
    dark: { space: ['a'] },
    light: { space: [{ id: 'b', card: 'a' }] },
    at: 'space-battle',
    seed: 1,
    script: [{ by: 'dark', do: 'attack', unit: 'a', target: 'b' }],
  };

  for (const tag of ['swtcg-replay', 'swtcg-table'] as const)
    it(`<${tag}> shows one that was tampered with, or says what is wrong`, async () => {
      const chance = new Chance(7);
      const { decisions, checks: _checks, ...rest } = recorded();
      const replay = { ...rest, decisions: decisions.slice(0, 8), checks: [] };
      const saved = (await laid({ file: scenario })).game?.session.save();
      const codes = new Set<string>();
      for (let n = 0; n < 24; n++) {
        const from = chance.pick<unknown>(
          tag === 'swtcg-table' ? [scenario, replay, saved] : [scenario, replay],
        );
        const element = document.createElement(tag);
        element.preload = 'auto';
        element.file = n % 2 === 0 ? mutatedJson(chance, from) : mutated(chance, from, { rings: true });
        const code = await answer(element);
        expect(code).not.to.equal('internal', String(n));
        codes.add(code);
      }
      expect([...codes])
        .to.include('ready')
        .and.to.include('bad-scenario');
    });

  it('effects that nobody can play are told as that', async () => {
    const file = recorded();
    const cards = Object.fromEntries(
      Object.entries(file.cards).map(([key, card]) => [
        key,
        { ...card, effects: card.effects?.map(() => ({ kind: 'static', parts: 7 })) },
      ]),
    );
    const element = document.createElement('swtcg-replay');
    element.preload = 'auto';
    element.file = { ...file, cards };
    expect(await answer(element)).to.equal('bad-scenario');
  });

  it('what is no JSON at all is told as that', async () => {
    const ring: { self?: unknown } = {};
    ring.self = ring;
    for (const file of [ring, 10n, () => 1, Symbol('x')])
      for (const tag of ['swtcg-replay', 'swtcg-table'] as const) {
        const element = document.createElement(tag);
        element.preload = 'auto';
        element.file = file;
        expect(await answer(element)).to.equal('unreadable', String(typeof file));
      }
  });
});

/** So many zeros in few bytes. */
async function bomb(bytes: number): Promise<string> {
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const packed = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(packed.reduce((text, byte) => text + String.fromCharCode(byte), ''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

describe('links', () => {
  it('to a step: one that was cut off within a letter is no link', async () => {
    history.replaceState(null, '', '#swtcg-step=%E0%A4@1.1');
    const element = await shown(recorded(), { whole: false });
    expect(element.index).to.equal(0);
    location.hash = '#swtcg-step=%@2.1';
    await wait(20);
    expect(element.index).to.equal(0);
  });

  for (const hash of ['x', 'AAAA', '%E0@x', '_-_-', 'q1YqLkksSVWyUlAqSCwuTk1RqgUA'])
    it(`to a game: ${hash}`, async () => {
      history.replaceState(null, '', `#swtcg-game=${hash}`);
      const element = await laid({ seed: 3 });
      const problem = element.shadowRoot?.querySelector('.error') && (await panelOf(element));
      expect(problem ? words(problem) : '').not.to.contain('internal');
    });

  it('that unpack to more than anybody writes are given up', async () => {
    const packed = await bomb(60_000_000);
    expect(packed.length).to.be.below(100_000);
    const failure = await unpacked(packed).catch((error) => error);
    expect(failure.info.code).to.equal('unreadable');
    expect(failure.message).to.contain('too large');
    history.replaceState(null, '', `#swtcg-game=${packed}`);
    const element = await laid({ seed: 3 });
    expect(words(await panelOf(element))).to.contain('too large');
  });
});

describe('messages', () => {
  it('to a page with frames: only the frame that speaks is made as high as it says, and no higher than a page', async () => {
    await import(new URL('../../components/embed/host.js', import.meta.url).href);
    const frame = await fixture<HTMLIFrameElement>(
      html`<iframe height="100" src="/embed.html?tag=none"></iframe>`,
    );
    const other = await fixture<HTMLIFrameElement>(html`<iframe height="100" srcdoc="<p>x"></iframe>`);
    const say = async (data: unknown) => {
      dispatchEvent(new MessageEvent('message', { data, source: frame.contentWindow }));
      await wait(1);
    };
    for (const data of [
      null,
      7,
      'swtcg-size',
      {},
      { type: 'swtcg-size' },
      { type: 'swtcg-size', height: -5 },
      { type: 'swtcg-size', height: 'x' },
      { type: 'swtcg-size', height: {} },
    ])
      await say(data);
    expect(frame.height).to.equal('100');
    dispatchEvent(new MessageEvent('message', { data: { type: 'swtcg-size', height: 50 }, source: window }));
    expect(frame.height).to.equal('100');
    await say({ type: 'swtcg-size', height: 1e12 });
    expect(frame.height).to.equal('20000');
    // A frame that shows something else is not asked how high it is.
    dispatchEvent(
      new MessageEvent('message', { data: { type: 'swtcg-size', height: 50 }, source: other.contentWindow }),
    );
    expect(other.height).to.equal('100');
  });
});

const MARKUP = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

/** Every element within, also in shadow roots. */
function* everything(root: ParentNode): Generator<Element> {
  for (const one of root.querySelectorAll('*')) {
    yield one;
    if (one.shadowRoot) yield* everything(one.shadowRoot);
  }
}

describe('names and texts', () => {
  it('are text, whatever they say', async () => {
    const file = recorded();
    const text = JSON.stringify({
      ...file,
      header: {
        event: MARKUP,
        note: MARKUP,
        annotator: MARKUP,
        dark: { player: MARKUP },
        light: { player: MARKUP },
      },
      annotations: [{ at: '1.1', text: MARKUP, mark: '<b>!' }],
      variations: [{ at: '1.1', title: MARKUP, decisions: [] }],
      cards: Object.fromEntries(
        Object.entries(file.cards).map(([key, card]) => [key, { ...card, name: MARKUP }]),
      ),
      checks: [],
    });
    const viewer = await shown(text, { 'card-art': 'javascript:window.hacked=1//{slug}' });
    for (const index of [1, 5, viewer.timeline.length - 1]) {
      viewer.seek(index);
      await updated(viewer);
      await wait(30);
    }
    expect(words(inside(viewer, 'h2'))).to.contain('<img src=x');
    const wrong = [...everything(viewer.shadowRoot as ShadowRoot)].filter(
      (one) =>
        one.matches('script, iframe, object, embed, [onerror], [onclick], [onload]') ||
        (one.localName === 'img' && one.getAttribute('src') === 'x') ||
        one.getAttribute('href')?.startsWith('javascript:'),
    );
    expect(wrong.map((one) => one.outerHTML)).to.eql([]);
    expect((window as { hacked?: unknown }).hacked).to.equal(undefined);
  });
});

describe('what is fetched', () => {
  const real = window.fetch;
  const patience = AbortSignal.timeout;
  afterEach(() => {
    window.fetch = real;
    AbortSignal.timeout = patience;
  });
  const failure = async (address: string): Promise<Problem> =>
    fetched(address).then(
      () => {
        throw new Error('it was fetched');
      },
      (error) => error.problem,
    );

  it('is given up where it has no end', async () => {
    let stopped = false;
    let sent = 0;
    window.fetch = async () =>
      new Response(
        new ReadableStream({
          pull(stream) {
            sent += 4_000_000;
            stream.enqueue(new Uint8Array(4_000_000));
          },
          cancel() {
            stopped = true;
          },
        }),
      );
    const { code, message } = await failure('endless.json');
    expect(code).to.equal('unreadable');
    expect(message).to.contain('too large');
    await until(() => stopped, 'the end of the stream');
    expect(sent).to.be.below(70_000_000);
  });

  it('is given up where nothing comes, before the answer and within it', async () => {
    AbortSignal.timeout = () => patience.call(AbortSignal, 30);
    const aborted = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    window.fetch = (_address, options) => aborted(options?.signal as AbortSignal);
    expect((await failure('silent.json')).message).to.match(/in time/);
    window.fetch = async (_address, options) =>
      new Response(new ReadableStream({ pull: () => aborted(options?.signal as AbortSignal) }));
    expect((await failure('halting.json')).code).to.equal('unreadable');
  });

  it('is no address, or one that is not fetched', async () => {
    for (const address of [
      'http://',
      'http://[',
      'javascript:alert(1)',
      '\ud800',
      'data:text/html,x',
      'nowhere.json',
    ])
      expect(await fetched(address).catch((error) => error.problem.code)).to.match(/^unreadable$|^x$/);
  });

  it('comes once for all elements that name it', async () => {
    let asked = 0;
    window.fetch = async (...args) => {
      asked++;
      return real(...args);
    };
    const address = addressOf(recorded());
    const viewers = Array.from({ length: 10 }, () => {
      const element = document.createElement('swtcg-replay');
      element.preload = 'auto';
      element.src = address;
      return element;
    });
    await fixture(html`<div>${viewers}</div>`);
    for (const one of viewers)
      await until(() => one.shadowRoot?.querySelector('swtcg-board') != null, 'the board');
    expect(asked).to.equal(1);
  });
});
