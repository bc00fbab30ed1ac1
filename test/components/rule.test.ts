import { expect } from '@open-wc/testing';
import { html } from 'lit';
import '../../components/rule/swtcg-rule.ts';
import type { SwtcgRule } from '../../components/rule/rule.ts';
import { index } from '../../components/rule/rules.ts';
import { rules } from '../../src/rulebook/rules.ts';
import { inColumn, inside, until, words } from './helpers.ts';

const rule = (id: string, theme: 'light' | 'dark' = 'light') =>
  inColumn<SwtcgRule>(html`<swtcg-rule rule=${id}></swtcg-rule>`, { theme });

describe('<swtcg-rule>', () => {
  it('does not fetch the rules before one is asked for', async () => {
    const element = await rule('damage.prevent');
    expect(index.rules).to.equal(null);
    expect(words(inside(element, '.cite'))).to.contain('Damage: prevent');
  });

  it('opens our explanation: title, section, text', async () => {
    const element = await rule('damage.prevent');
    const other = await rule('roll.hits');
    inside(element, '.cite').click();
    const sheet = inside(element, '.popover');
    await until(() => sheet.matches(':popover-open'), 'the explanation');
    const { title, section, text } = rules['damage.prevent'];
    for (const part of [title, section, text]) expect(words(sheet)).to.contain(part);
    await other.updateComplete;
    expect(words(other.shadowRoot as unknown as Element)).to.contain(rules['roll.hits'].section);
    inside(element, '.close').click();
    expect(sheet.matches(':popover-open')).to.equal(false);
  });

  it('says so when there is no such rule', async () => {
    const element = await rule('no.such <b>rule</b>');
    await element.open();
    expect(words(inside(element, '.text'))).to.equal('The index has no rule “no.such <b>rule</b>”.');
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`is accessible in ${theme}, closed and open`, async () => {
      const element = await rule('damage.prevent', theme);
      await expect(element).to.be.accessible();
      await element.open();
      await expect(element).to.be.accessible();
    });
  }
});
