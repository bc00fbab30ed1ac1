// The page for writing: it plays what is typed, tells what is wrong, suggests words, and lets the text be taken away.
import { expect } from '@open-wc/testing';
import { html } from 'lit';
import '../../components/write/swtcg-write.ts';
import type { SwtcgReplay } from '../../components/replay/replay.ts';
import { packed, unpacked } from '../../components/shared/pack.ts';
import { embedCode } from '../../components/write/take-away.ts';
import type { SwtcgWrite } from '../../components/write/write.ts';
import { allInside, inColumn, inside, until, updated, words } from './helpers.ts';

async function page(width = 1100): Promise<SwtcgWrite> {
  const element = document.createElement('swtcg-write');
  await inColumn(html`${element}`, { width });
  await until(() => element._good !== null, 'the example');
  return element;
}

async function type(element: SwtcgWrite, text: string): Promise<void> {
  const area = inside(element, 'textarea') as HTMLTextAreaElement;
  area.focus();
  area.value = text;
  area.setSelectionRange(text.length, text.length);
  area.dispatchEvent(new Event('input', { bubbles: true }));
  await updated(element);
}

const POSITION = 'dark:\n  space: Corsair 50/2/2\nlight:\n  space: Lancer 50/3/2\n';

describe('swtcg-write', () => {
  // The engine is fetched module by module here: that takes its time once.
  before(async function fetchAll() {
    this.timeout(120_000);
    await Promise.all([
      import('../../components/write/tools.ts'),
      import('../../components/source/scenario-source.ts'),
      import('../../components/table/kit.ts'),
      import('../../components/table/game.ts'),
    ]);
  });

  beforeEach(() => localStorage.clear());

  /** The mistakes of a text, as they are told. */
  async function mistakes(text: string): Promise<string> {
    const element = await page();
    let read = false;
    element.addEventListener('swtcg-text', (event) => {
      read ||= (event as CustomEvent<{ text: string }>).detail.text === text;
    });
    await type(element, text);
    await until(() => read, 'the text');
    await updated(element);
    const said = words(inside(element, '.side-text'));
    element.remove();
    return said;
  }

  it('what is not legal is told without numbers of entries, and alone: what comes after it was not played', async () => {
    const said = await mistakes(
      `at: space-battle
${POSITION}Lancer attacks Corsair, rolling 5 5 1
Lancer attacks Corsair, rolling 5 1 1
expect: Corsair is discarded
`,
    );
    expect(said).to.contain('1 mistake').and.to.contain('Line 7').and.to.contain('This is not legal: ');
    expect(said).to.not.contain('Entry').and.to.not.contain('Expected');
    expect(said, 'it is shown as far as it goes').to.not.contain('the last version without errors');
  });

  it('says that something is legal that was called illegal', async () => {
    const said = await mistakes(
      `at: space-battle
${POSITION}Corsair attacks Lancer, rolling 5 1 (illegal)
`,
    );
    expect(said).to.contain('Line 6').and.to.contain('This is legal');
  });

  it('says what is expected and what comes out in the words of the notation', async () => {
    const said = await mistakes(
      `at: space-battle
${POSITION}Corsair attacks Lancer, rolling 1 1
expect: Lancer is discarded; Dark wins
`,
    );
    expect(said)
      .to.contain('Expected: Lancer is in the discard pile. It comes out as: Lancer is in space.')
      .and.to.contain('Expected: Dark wins. It comes out as: nobody wins.');
  });

  it('says where dice are missing', async () => {
    const said = await mistakes(
      `at: space-battle\n${POSITION}Corsair attacks Lancer, rolling 5\nLancer attacks Corsair\n`,
    );
    expect(said).to.contain('1 mistake').and.to.contain('Line 6').and.to.contain('more dice');
  });

  it('says how many dice were left over', async () => {
    const said = await mistakes(`at: space-battle
${POSITION}Corsair attacks Lancer, rolling 5 1 6 6
`);
    expect(said).to.contain('No errors. 2 dice were not rolled.');
  });

  it('what was written is there again when the page is opened again, also beside a text from a link', async () => {
    const mine = `title: Mine\n${POSITION}`;
    await mistakes(mine);
    const again = await page();
    expect(again.text).to.equal(mine);
    again.remove();
    const before = location.href;
    history.replaceState(null, '', `#swtcg-text=${await packed(`title: Sent\n${POSITION}`)}`);
    try {
      const sent = await page();
      expect(sent.text).to.contain('Sent');
      const back = allInside(sent, 'button').find((one) => words(one) === 'Back to my text');
      back?.click();
      await updated(sent);
      expect(sent.text).to.equal(mine);
    } finally {
      history.replaceState(null, '', before);
    }
  });

  it('plays what is typed, and keeps it while there is a mistake', async () => {
    const element = await page();
    await type(element, `title: Mine\nat: space-battle\n${POSITION}Corsair attacks Lancer, rolling 5 5\n`);
    await until(() => element._good?.includes('Mine') === true, 'the text');
    await until(() => element.shadowRoot?.querySelector('swtcg-replay')?.heading === 'Mine', 'the viewer');
    await type(element, `${POSITION}Corsair atacks Lancer\n`);
    await until(() => element._faults.length === 1, 'the mistake');
    expect(words(inside(element, '.faults')))
      .to.contain('Line 5, column 9')
      .and.to.contain('Did you mean "attacks"');
    expect(element._good).to.contain('Mine');
    (inside(element, '.faults button') as HTMLButtonElement).click();
    const area = inside(element, 'textarea') as HTMLTextAreaElement;
    expect(area.value.slice(area.selectionStart)).to.match(/^atacks/);
  });

  it('says what comes out otherwise than the text expects', async () => {
    const element = await page();
    await type(
      element,
      `at: space-battle\n${POSITION}Corsair attacks Lancer, rolling 5 1\nexpect: Lancer has 2 damage\n`,
    );
    await until(() => element._faults.length === 1, 'the mistake');
    expect(words(inside(element, '.faults')))
      .to.contain('Line 7')
      .and.to.contain('2')
      .and.to.contain('1');
  });

  it('suggests words, and takes one by the keys', async () => {
    const element = await page();
    await type(element, `${POSITION}Corsair att`);
    await until(() => element._suggested !== null, 'suggestions');
    const area = inside(element, 'textarea') as HTMLTextAreaElement;
    const key = (name: string) =>
      area.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
    key('ArrowDown');
    await updated(element);
    expect(area.getAttribute('aria-activedescendant')).to.equal('option-0');
    key('Enter');
    expect(area.value).to.match(/Corsair attacks$/);
  });

  it('changes between stepping through and playing', async () => {
    const element = await page();
    const radios = allInside(element, 'input[type=radio]') as HTMLInputElement[];
    radios[1]?.click();
    await until(() => element.shadowRoot?.querySelector('swtcg-table')?.game != null, 'the table');
  });

  it('the light embed code has every step inside, and the text for readers without scripts', async () => {
    const element = await page();
    const copied: string[] = [];
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    try {
      const light = allInside(element, '.side-text button').find(
        (one) => words(one) === 'Copy light embed code',
      );
      light?.click();
      await until(() => copied.length > 0, 'the code');
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    }
    const box = document.createElement('div');
    box.innerHTML = (copied[0] as string).replace(/<script type="module".*<\/script>/, '');
    const viewer = box.querySelector('swtcg-replay') as SwtcgReplay;
    expect(words(viewer.querySelector('pre') as Element)).to.contain('attacks');
    await inColumn(html`${viewer}`);
    await until(() => viewer.timeline?.source !== null, 'the example');
    expect(viewer.timeline.source?.verdict?.verdict).to.equal('told');
    expect(viewer.timeline.length).to.be.above(5);
  });

  it('takes away what is written, never what played before it', async () => {
    const element = await page();
    const named = (text: string) =>
      allInside(element, '.take button').find((one) => words(one) === text) as HTMLButtonElement;
    expect(named('Export as JSON').disabled).to.equal(false);
    await type(element, `${POSITION}Corsair atacks Lancer\n`);
    await until(() => element._faults.length === 1, 'the mistake');
    await updated(element);
    expect(words(inside(element, '.side-text'))).to.contain('the last version without errors');
    for (const name of ['Export as JSON', 'Copy light embed code']) {
      expect(named(name).disabled, name).to.equal(true);
      expect(getComputedStyle(named(name)).borderStyle, 'it is seen').to.equal('dashed');
    }
  });

  it('says of a text that is too long for a link that it is, and “Copied.” only of the text that was', async () => {
    const element = await page();
    const { clipboard } = navigator;
    const value = { writeText: async () => {} };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
    try {
      (inside(element, '.take button') as HTMLButtonElement).click();
      await until(() => words(inside(element, '.side-text')).includes('Copied.'), 'the copy');
      const noise = Array.from({ length: 9000 }, (_, i) => `# ${Math.sin(i)}`).join('\n');
      await type(element, `${POSITION}${noise}\n`);
      await updated(element);
      expect(words(inside(element, '.side-text'))).to.not.contain('Copied.');
      allInside(element, '.take button')[2]?.click();
      await until(() => words(inside(element, '.side-text')).includes('too long for a link'), 'the reason');
      expect(words(inside(element, '.side-text'))).to.not.contain('did not allow copying');
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    }
  });

  it('a damaged link is told of, also when the first example plays', async () => {
    location.hash = '#swtcg-text=damaged';
    try {
      const element = await page();
      await updated(element);
      expect(words(inside(element, '.side-text')))
        .to.contain('The link is damaged')
        .and.to.contain('No errors.');
    } finally {
      history.replaceState(null, '', location.pathname + location.search);
    }
  });

  it('an example takes the place of one’s own text, which can be had back', async () => {
    const element = await page();
    element.examples = 'bounty';
    await updated(element);
    const fetches = window.fetch;
    window.fetch = async () => new Response('title: Another\ndark:\nlight:\n');
    try {
      const select = inside(element, 'select') as HTMLSelectElement;
      const choose = async () => {
        select.value = 'bounty';
        select.dispatchEvent(new Event('change'));
        await until(() => element.text.includes('Another'), 'the example');
        await updated(element);
      };
      await choose();
      expect(words(inside(element, '.side-text')), 'nothing of one’s own').to.not.contain('Back to my text');
      await type(element, POSITION);
      await choose();
      const back = allInside(element, 'button').find((one) => words(one) === 'Back to my text');
      back?.click();
      await updated(element);
      expect((inside(element, 'textarea') as HTMLTextAreaElement).value).to.equal(POSITION);
      expect(words(inside(element, '.side-text'))).to.not.contain('Back to my text');
    } finally {
      window.fetch = fetches;
    }
  });

  it('a link holds the whole text, the embed code is safe in HTML', async () => {
    const text = `${POSITION}card: “Ünï → <b>” 1/1/1 (dark, Space)\n`;
    expect(await unpacked(await packed(text))).to.equal(text);
    const box = document.createElement('div');
    box.innerHTML = embedCode(text).replace(/<script.*<\/script>/, '');
    expect(box.querySelector('pre')?.textContent).to.equal(text);
  });
});
