// The elements show the edition that is asked for, or that of the game in them.
import { expect } from '@open-wc/testing';
import { html } from 'lit';
import '../../components/chart/swtcg-chart.ts';
import '../../components/replay/swtcg-replay.ts';
import '../../components/rule/swtcg-rule.ts';
import '../../components/sequence/swtcg-sequence.ts';
import '../../components/table/swtcg-table.ts';
import type { SwtcgChart } from '../../components/chart/chart.ts';
import type { SwtcgReplay } from '../../components/replay/replay.ts';
import type { SwtcgRule } from '../../components/rule/rule.ts';
import type { SwtcgSequence } from '../../components/sequence/sequence.ts';
import type { SwtcgTable } from '../../components/table/table.ts';
import { allInside, inColumn, inside, overflowing, until, words } from './helpers.ts';

describe('the edition of 2002', () => {
  it('<swtcg-sequence> has its steps: a draw in the ready phase, the roll in the command phase', async () => {
    const element = await inColumn<SwtcgSequence>(
      html`<swtcg-sequence of="turn" ruleset="swtcg-2002"></swtcg-sequence>`,
      { width: 1000 },
    );
    await until(() => allInside(element, '.phases > li').length > 0, 'the steps');
    const [ready, command] = allInside(element, '.phases > li').map(words);
    expect(ready).to.contain('Draw').and.not.to.contain('Roll');
    expect(command).to.contain('Roll for build');
    expect(overflowing(element)).to.eql([]);
  });

  it('<swtcg-chart> has no disrupts and no end of attack to play in', async () => {
    const element = await inColumn<SwtcgChart>(
      html`<swtcg-chart of="effect" ruleset="swtcg-2002"></swtcg-chart>`,
      { width: 600 },
    );
    await until(() => allInside(element, '.state').length > 0, 'the states');
    expect(allInside(element, '.name').map(words)).not.to.contain('Disrupt');
    element.removeAttribute('ruleset');
    await until(() => allInside(element, '.name').map(words).includes('Disrupt'), 'the chart of 2022');
  });

  it('<swtcg-rule> says where the rulebook of 2002 has it', async () => {
    const element = await inColumn<SwtcgRule>(
      html`<swtcg-rule rule="turn.draw" ruleset="swtcg-2002"></swtcg-rule>`,
      { width: 600 },
    );
    await element.open();
    await until(() => words(inside(element, '.popover')).includes('Card of the turn'), 'the rule');
    expect(words(inside(element, '.popover'))).to.contain('2002 rulebook · Ready Phase, 3');
    element.close();
  });

  it('<swtcg-table> plays its starter decks', async () => {
    const element = await inColumn<SwtcgTable>(
      html`<swtcg-table ruleset="swtcg-2002" seed="3" preload="auto" dark="human" light="human"></swtcg-table>`,
      { width: 900 },
    );
    await until(() => element.game !== null, 'the game');
    expect(element.edition).to.equal('swtcg-2002');
    expect(element.lines.some(({ text }) => text.includes('draws 7 cards'))).to.equal(true);
  });

  it('<swtcg-replay> opens a recorded game of it, and says so', async () => {
    const element = await inColumn<SwtcgReplay>(
      html`<swtcg-replay src="/replays/starter-2002.json" preload="auto"></swtcg-replay>`,
      { width: 900 },
    );
    await until(() => element.edition === 'swtcg-2002', 'the game');
    expect(allInside(element, 'swtcg-board').length).to.equal(1);
  });
});
