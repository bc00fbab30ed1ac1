import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { html } from 'lit';
import '../../components/rulings/swtcg-rulings.ts';
import { entryInAddress } from '../../components/rulings/citation.ts';
import { exampleAddress } from '../../components/rulings/example.ts';
import type { SwtcgRulings } from '../../components/rulings/rulings.ts';
import { allInside, inColumn, inside, overflowing, until, words } from './helpers.ts';

interface Wanted {
  readonly game?: string | null;
  readonly query?: string;
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
}

const desk = ({ game = 'swccg', query = '', width = 1000, theme = 'light' }: Wanted = {}) =>
  inColumn<SwtcgRulings>(
    game === null
      ? html`<swtcg-rulings query=${query}></swtcg-rulings>`
      : html`<swtcg-rulings game=${game} query=${query}></swtcg-rulings>`,
    { width, theme },
  );

const titles = (element: SwtcgRulings): string[] => allInside(element, '.title').map(words);

async function shows(element: SwtcgRulings, ...expected: string[]): Promise<void> {
  await until(
    () => titles(element).join('|') === expected.join('|'),
    `${expected}; there is ${titles(element)}`,
  );
}

const asked = async (wanted: Wanted, ...expected: string[]): Promise<SwtcgRulings> => {
  const element = await desk(wanted);
  await shows(element, ...expected);
  return element;
};

const field = (element: SwtcgRulings) => inside(element, 'input[type=search]') as HTMLInputElement;
const focused = (element: SwtcgRulings): string => words(element.shadowRoot?.activeElement ?? document.body);
const said = (element: SwtcgRulings): string => words(inside(element, '.bar [role=status]'));

const real = (command: 'click' | 'tap' | 'key' | 'text', payload: object) =>
  executeServerCommand(`real-${command}`, payload);
const press = (key: string) => real('key', { key });

async function at(command: 'click' | 'tap', place: Element): Promise<void> {
  place.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = place.getBoundingClientRect();
  await real(command, { x: left + width / 2, y: top + height / 2 });
}

const link = (element: SwtcgRulings, title: string): HTMLElement => {
  const found = allInside(element, '.ref, .near .btn').find((one) => words(one) === title);
  if (!found) throw new Error(`There is no link to ${title}`);
  return found;
};

describe('<swtcg-rulings>', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('fetches nothing before somebody comes to ask', async () => {
    const element = await desk();
    expect(element.actor.getSnapshot().value).to.equal('resting');
    field(element).focus();
    await until(() => element.actor.getSnapshot().matches('ready'), 'the rulings');
    expect(titles(element)).to.eql([]);
  });

  it('fetches the rulings of its game alone, whatever the order of its attributes', async () => {
    const fetched: unknown[] = [];
    const load = (scope: unknown) => {
      fetched.push(scope);
      return new Promise<never>(() => {});
    };
    const element = await inColumn<SwtcgRulings>(
      html`<swtcg-rulings .load=${load} entry="swccg-supplement-2003/beedo" query="beedo" game="swccg"></swtcg-rulings>`,
    );
    expect([fetched, element.query, element.entry]).to.eql([
      ['swccg'],
      'beedo',
      'swccg-supplement-2003/beedo',
    ]);
  });

  it('answers as somebody types, and says how many rulings there are', async () => {
    const element = await desk();
    const heard: unknown[] = [];
    element.addEventListener('swtcg-ruling', (event) => heard.push((event as CustomEvent).detail));
    await at('click', field(element));
    await real('text', { key: 'eject' });
    await shows(element, 'Eject, Eject!', 'Come With Me');
    expect(said(element)).to.equal('2 rulings on “eject”');
    expect(element.getAttribute('query')).to.equal('eject');
    expect(heard.at(-1)).to.eql({
      game: 'swccg',
      query: 'eject',
      ids: ['swccg-supplement-2003/eject-eject', 'swccg-supplement-2003/come-with-me'],
    });
  });

  it('each ruling has its kind, status and change in words, document, date, text and the way to it', async () => {
    const element = await asked({ query: 'eject eject' }, 'Eject, Eject!', 'Come With Me');
    const [, second] = allInside(element, '.ruling');
    for (const part of ['card', 'erratum', 'Star Wars CCG Rules Supplement', '2003-01-27', 'permanent pilot'])
      expect(words(second as Element)).to.contain(part);
    expect(words(second?.querySelector('.refs') as Element)).to.equal('By way of Eject, Eject!');
    const changed = await asked({ query: 'All Wrapped Up' }, 'All Wrapped Up');
    expect(words(inside(changed, '.marks'))).to.equal('card interim ruling, in force new or changed');
  });

  it('the chain of precedence says what each document has on it', async () => {
    const element = await asked({ query: 'Come With Me' }, 'Come With Me');
    expect(allInside(element, '.chain li').map(words)).to.eql([
      'Star Wars CCG Rules Supplement 2003-01-27 in force',
      'Star Wars CCG Glossary Supplement 2002-01-29 replaced; text not held here',
      'Star Wars CCG Glossary and Rules 2.0 1998-11 replaced; text not held here',
    ]);
  });

  it('our readings carry the words', async () => {
    const element = await desk({ game: 'swtcg', query: 'velocity' });
    await until(() => titles(element).length > 1, 'the rulings');
    const ours = allInside(element, '.ruling').filter((one) =>
      /readings of the project/.test(words(one.querySelector('.source') as Element)),
    );
    expect(ours.length).to.be.greaterThan(0);
    for (const one of ours) expect(words(one.querySelector('.marks') as Element)).to.contain('our reading');
  });

  it('a reference leads to its entry inside the desk, and back again', async () => {
    const element = await asked({ query: 'eject eject' }, 'Eject, Eject!', 'Come With Me');
    await at('click', link(element, 'Come With Me'));
    await shows(element, 'Come With Me');
    expect(element.entry).to.equal('swccg-supplement-2003/come-with-me');
    expect(focused(element)).to.equal('Come With Me');
    const back = inside(element, '.back');
    expect(words(back)).to.equal('Back to “eject eject”');
    await at('click', back);
    await shows(element, 'Eject, Eject!', 'Come With Me');
    expect(element.hasAttribute('entry')).to.equal(false);
  });

  it('works by touch', async () => {
    const element = await asked({ query: 'Landing Barge' });
    await until(() => allInside(element, '.near .btn').length > 0, 'near titles');
    await executeServerCommand('real-touch', { enabled: true });
    await at('tap', link(element, 'Trade Federation Landing Craft'));
    await shows(element, 'Trade Federation Landing Craft', 'Bravo Fighter');
    await executeServerCommand('real-touch', { enabled: false });
  });

  it('nothing found: the near titles, and the documents that were looked in', async () => {
    const element = await desk({ query: 'Landing Barge' });
    await until(() => allInside(element, 'div.none').length > 0, 'the answer');
    expect(words(inside(element, '.lead'))).to.equal('There is no ruling on “Landing Barge”.');
    expect(said(element)).to.equal('There is no ruling on “Landing Barge”.');
    expect(words(inside(element, '.looked'))).to.equal(
      'Looked in: Star Wars CCG Rules Supplement (2003-01-27).',
    );
  });

  it('by keyboard: arrows go through the rulings, Enter opens one, Escape clears and then leaves', async () => {
    const element = await asked({ query: 'eject eject' }, 'Eject, Eject!', 'Come With Me');
    field(element).focus();
    await press('ArrowDown');
    expect(focused(element)).to.equal('Eject, Eject!');
    await press('ArrowDown');
    await press('ArrowDown');
    expect(focused(element)).to.equal('Come With Me');
    await press('Home');
    expect(focused(element)).to.equal('Eject, Eject!');
    await press('ArrowUp');
    expect(element.shadowRoot?.activeElement === field(element)).to.equal(true);
    await press('ArrowDown');
    await press('End');
    await press('Enter');
    await shows(element, 'Come With Me');
    expect(focused(element)).to.equal('Come With Me');
    await press('Escape');
    await shows(element);
    expect([element.query, element.shadowRoot?.activeElement === field(element)]).to.eql(['', true]);
    await press('Escape');
    expect(element.shadowRoot?.activeElement === null).to.equal(true);
  });

  it('keys act only with the focus inside', async () => {
    const element = await asked({ query: 'Beedo' }, 'Beedo');
    for (const key of ['Escape', 'ArrowDown', 'End']) await press(key);
    expect([element.query, titles(element)]).to.eql(['Beedo', ['Beedo']]);
  });

  it('without a game, readers choose one: the same question is asked again', async () => {
    const element = await desk({ game: null, query: 'Protect' });
    await until(() => titles(element).length > 1, 'the rulings');
    const select = inside(element, 'select') as HTMLSelectElement;
    select.value = 'swlcg';
    select.dispatchEvent(new Event('change'));
    await until(
      () => element.actor.getSnapshot().matches('ready') && titles(element)[0] === 'Shield / Protect',
      'the FAQ',
    );
    expect(allInside(await desk({ game: 'swccg' }), 'select').length).to.equal(0);
  });

  it('the page’s address opens an entry in the first desk that has it', async () => {
    history.replaceState(null, '', '#ruling=swccg-supplement-2003/beedo');
    const other = await desk({ game: 'swlcg' });
    const first = await desk({ game: 'swccg' });
    const second = await desk({ game: 'swccg' });
    await shows(first, 'Beedo');
    expect([other.entry, second.entry]).to.eql([null, null]);
    location.hash = '#ruling=swlcg-faq-1.1/red-two';
    await shows(other, 'Red Two');
    expect(titles(first)).to.eql(['Beedo']);
  });

  it('the id of a rule of the index opens its entry', async () => {
    history.replaceState(null, '', '#ruling=keyword.evade');
    const other = await desk({ game: 'swtcg-2002' });
    const element = await desk({ game: 'swtcg' });
    await shows(element, 'Evade');
    expect(other.entry).to.equal(null);
    expect(words(inside(element, '.source'))).to.contain('2022');
  });

  it('"Link" is the address of the page with that entry', async () => {
    const element = await asked({ query: 'Beedo' }, 'Beedo');
    const address = inside(element, '.actions a').getAttribute('href') ?? '';
    expect(entryInAddress(new URL(address).hash)).to.equal('swccg-supplement-2003/beedo');
    expect(new URL(address).pathname).to.equal(location.pathname);
  });

  it('"Copy citation" gives one line: title, document, date, section, status, own words, link', async () => {
    const element = await asked({ query: 'Come With Me' }, 'Come With Me');
    let copied = '';
    const { clipboard } = navigator;
    const writeText = async (text: string) => {
      copied = text;
    };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    allInside(element, '.actions .btn')
      .find((one) => words(one) === 'Copy citation')
      ?.click();
    await until(() => words(inside(element, '.copied')) === 'Copied.', 'the copy');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    expect(copied).to.match(
      /^Come With Me\. Star Wars CCG Rules Supplement, 2003-01-27\. 1\. Card title\. erratum\. In our own words\. http\S+#ruling=swccg-supplement-2003\/come-with-me$/,
    );
  });

  it('a browser that does not allow copying leaves the text to be copied by hand', async () => {
    const element = await asked({ query: 'Beedo' }, 'Beedo');
    const { clipboard } = navigator;
    const writeText = () => Promise.reject(new Error('not allowed'));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    allInside(element, '.actions .btn')
      .find((one) => words(one) === 'Copy citation')
      ?.click();
    await until(() => allInside(element, '.by-hand').length === 1, 'the text');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    expect((inside(element, '.by-hand') as HTMLInputElement).value).to.match(/^Beedo\. /);
  });

  it('the example opens in place, in a viewer that is fetched only then', async () => {
    const element = await desk({ game: 'swtcg-2022', query: 'Evade' });
    await until(() => titles(element)[0] === 'Evade', 'the ruling');
    expect(customElements.get('swtcg-replay') === undefined, 'no viewer yet').to.equal(true);
    const button = inside(element, '.actions .primary');
    button.click();
    await until(() => allInside(element, 'swtcg-replay').length === 1, 'the viewer');
    expect(inside(element, '.actions .primary').getAttribute('aria-expanded')).to.equal('true');
    const replay = inside(element, 'swtcg-replay') as HTMLElement & { timeline: { source: unknown } };
    await until(() => replay.timeline?.source != null, 'the example');
    inside(element, '.actions .primary').click();
    await element.updateComplete;
    expect(allInside(element, 'swtcg-replay').length).to.equal(0);
  });

  it('finds examples beside the package, wherever its script is', () => {
    const file = 'examples/intercept.txt';
    const cases: [string, string | null, string][] = [
      ['https://cdn.example/swtcg@1/dist/elements/chunks/x.js', null, 'https://cdn.example/swtcg@1/'],
      [
        'https://cdn.example/swtcg@1/dist/lib/components/rulings/example.js',
        null,
        'https://cdn.example/swtcg@1/',
      ],
      ['https://x.example/assets/judge.js', null, new URL('.', document.baseURI).href],
      ['https://x.example/assets/judge.js', 'https://y.example/p/', 'https://y.example/p/'],
    ];
    for (const [script, base, root] of cases)
      expect(exampleAddress(file, base, script)).to.equal(root + file);
  });

  it('rulings that do not come are told in their place, with a way to try again', async () => {
    const element = await desk();
    const { load } = element;
    element.load = () => Promise.reject(new Error('no network'));
    element.query = 'Beedo';
    await until(() => allInside(element, '.failed').length === 1, 'the failure');
    expect(inside(element, '.failed').getAttribute('role')).to.equal('alert');
    element.load = load;
    inside(element, '.failed .btn').click();
    await shows(element, 'Beedo');
  });

  it('a game that there is not is told', async () => {
    const element = await desk({ game: 'swwcg' });
    expect(words(inside(element, '.failed'))).to.match(/^There is no game “swwcg”: it is one of swtcg, /);
  });

  it('browses by letter and kind, and keeps what was looked up lately', async () => {
    localStorage.removeItem('swtcg-rulings-recent');
    const element = await inColumn<SwtcgRulings>(html`<swtcg-rulings game="swccg" browse></swtcg-rulings>`);
    await until(() => allInside(element, '.browsing').length === 1, 'the titles');
    const pressed = (word: string) =>
      allInside(element, '.choice .btn')
        .find((one) => words(one) === word)
        ?.click();
    pressed('Card types');
    pressed('V');
    await element.updateComplete;
    expect(allInside(element, '.titles a').map(words)).to.eql(['Virtual Cards', 'Virtual Defensive Shields']);
    expect(allInside(element, '.documents li').map(words)[0]).to.match(
      /^Star Wars CCG Rules Supplement ?2003-01-27 ?45 entries$/,
    );
    allInside(element, '.titles a')[0]?.click();
    await shows(element, 'Virtual Cards');
    await press('Escape');
    await until(() => allInside(element, '.recent .btn').length === 2, 'what was looked up');
    expect(words(inside(element, '.recent .btn'))).to.equal('Virtual Cards');
  });

  it('is what a screen reader hears: a search, a list of rulings with headings', async () => {
    const element = await asked({ query: 'eject eject' }, 'Eject, Eject!', 'Come With Me');
    expect(inside(element, 'form').getAttribute('role')).to.equal('search');
    expect(words(field(element).labels?.[0] as Element)).to.equal('Card or term');
    const items = [...inside(element, 'ol.rulings').children];
    expect(items.map(({ localName }) => localName)).to.eql(['li', 'li']);
    for (const item of items) {
      const heading = item.querySelector('article h3');
      expect(item.querySelector('article')?.getAttribute('aria-labelledby')).to.equal(heading?.id);
    }
    expect(inside(element, '.bar [role=status]').isConnected).to.equal(true);
  });

  for (const width of [300, 1200])
    for (const theme of ['light', 'dark'] as const)
      it(`fits into ${width} px and is accessible in ${theme}`, async () => {
        const element = await desk({ game: null, query: 'Evade', width, theme });
        await until(() => titles(element).length > 1, 'the rulings');
        expect(overflowing(element)).to.eql([]);
        await expect(element).to.be.accessible();
      });
});
