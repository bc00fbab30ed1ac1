// A text in the notation inside the elements: as it was typed, and as blogs and wikis hand it on.
import { expect } from '@open-wc/testing';
import { html } from 'lit';
import '../../components/replay/swtcg-replay.ts';
import '../../components/table/swtcg-table.ts';
import type { SwtcgReplay } from '../../components/replay/replay.ts';
import type { SwtcgTable } from '../../components/table/table.ts';
import { inColumn, panelOf, until, words } from './helpers.ts';

const TEXT = `title: Mine
at: space-battle
dark: 3 Force
  space: Dread Cruiser 30/5/6 "Critical Hit 2"
light: 4 Force
  space: Lancer 20/3/4 "Pay 1 Force -&gt; Evade 2"
Dread Cruiser attacks Lancer, rolling 6 4 2 1 5
Lancer evades 2
`;
const WORDPRESS = `<p>${TEXT.trim()
  .replace(/"([^"]*)"/g, '&#8220;$1&#8221;')
  .replaceAll('\n', '<br />\n')}</p>`;

async function shown<Name extends 'swtcg-replay' | 'swtcg-table'>(name: Name, content: string) {
  const element = document.createElement(name);
  element.setAttribute('preload', 'auto');
  element.innerHTML = content;
  await inColumn(html`${element}`, { width: 900 });
  return element;
}

describe('a text in the notation inside an element', () => {
  // The engine is fetched module by module here: that takes its time once.
  before(async function fetchAll() {
    this.timeout(120_000);
    await Promise.all([
      import('../../components/source/notation-source.ts'),
      import('../../components/table/kit.ts'),
      import('../../components/table/game.ts'),
    ]);
  });

  for (const [what, text] of [
    ['as it was typed', TEXT],
    ['as WordPress hands it on', WORDPRESS],
  ] as const) {
    it(`plays in the viewer: ${what}`, async () => {
      const element = (await shown('swtcg-replay', `<pre>${text}</pre>`)) as SwtcgReplay;
      await until(() => element.heading === 'Mine', 'the example');
      element.index = 9999;
      await until(() => element.timeline.length > 20, 'its steps');
      expect(element.problem).to.equal(null);
    });

    it(`lies on the table: ${what}`, async () => {
      const element = (await shown('swtcg-table', `<pre>${text}</pre>`)) as SwtcgTable;
      await until(() => element.game !== null, 'the game');
      expect(element.chance).to.equal('dark');
      expect(element.game?.game.players.light.force).to.equal(4);
    });
  }

  it('a mistake is told with its line, its column and what was understood', async () => {
    const element = await shown('swtcg-replay', `<pre>${TEXT.replace('evades', 'evedas')}</pre>`);
    await until(() => element.shadowRoot?.querySelector('.error') !== null, 'the error');
    expect(words(await panelOf(element)))
      .to.contain('Line 8, column 8')
      .and.to.contain('Did you mean "evades"')
      .and.to.contain('Understood so far');
  });

  it('a paragraph that is not read comes with what was probably meant, dice that are lacking with their sentence', async () => {
    const misspelt = (await shown(
      'swtcg-replay',
      `<pre>${TEXT.replace('Critical', 'Critcal')}</pre>`,
    )) as SwtcgReplay;
    await until(() => misspelt.shadowRoot?.querySelector('.error') !== null, 'the error');
    expect(words(await panelOf(misspelt))).to.contain('Did you mean "Critical Hit"?');
    const few = (await shown(
      'swtcg-replay',
      `<pre>${TEXT.replace('6 4 2 1 5', '6 4')}</pre>`,
    )) as SwtcgReplay;
    await until(() => few.problem?.path === '7:1', 'the line');
  });

  it('what the rules refuse is told with its line', async () => {
    const text = TEXT.replace('Lancer evades 2', 'Lancer attacks Lancer');
    const element = (await shown('swtcg-replay', `<pre>${text}</pre>`)) as SwtcgReplay;
    await until(() => element.shadowRoot?.querySelector('.error') !== null, 'the error');
    expect(words(await panelOf(element))).to.contain('Line 8, column 1');
  });

  it('a recorded game from notes plays', async () => {
    const text = `event: Spring Open\ndark player: Ann\nlight player: Bo\nat: space-battle\ndark:\n space: Corsair 50/2/2\nlight:\n space: Lancer 40/3/2\nCorsair attacks Lancer, rolling 5 1\nLancer attacks Corsair, rolling 5 5 1\nresult: nobody by time, turn 1\n`;
    const element = (await shown('swtcg-replay', `<pre>${text}</pre>`)) as SwtcgReplay;
    await until(() => element.heading.includes('Spring Open'), 'the game');
    await until(() => element.timeline.source?.verdict != null, 'the verdict');
    expect(element.timeline.source?.verdict?.verdict).to.equal('unverified');
  });
});
