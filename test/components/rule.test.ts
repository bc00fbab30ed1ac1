import { expect } from '@open-wc/testing';
import { html } from 'lit';
import '../../components/rule/swtcg-rule.ts';
import type { SwtcgRule } from '../../components/rule/rule.ts';
import { rulebooks } from '../../components/shared/rules.ts';
import { rules } from '../../src/swtcg/rulebook/rules.ts';
import { inColumn, inside, until, updated, words } from './helpers.ts';

const rule = (id: string, theme: 'light' | 'dark' = 'light') =>
  inColumn<SwtcgRule>(html`<swtcg-rule rule=${id}></swtcg-rule>`, { theme });

describe('<swtcg-rule>', () => {
  it('does not fetch the rules before one is asked for', async () => {
    const element = await rule('damage.prevent');
    expect(rulebooks.of('').part).to.equal(null);
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
    await updated(other);
    expect(words(other.shadowRoot as unknown as Element)).to.contain(rules['roll.hits'].section);
    inside(element, '.close').click();
    expect(sheet.matches(':popover-open')).to.equal(false);
  });

  it('leads to the judge’s desk: to that of the page, or to the page that has one; else it says nothing of it', async () => {
    const address = async (element: SwtcgRule) => {
      await element.open();
      const found = element.shadowRoot?.querySelector('.desk a')?.getAttribute('href') ?? null;
      element.close();
      await element.updateComplete;
      return found;
    };
    expect(await address(await rule('damage.prevent'))).to.equal(null);
    const page = await inColumn<HTMLElement>(
      html`<div data-rulings="judge.html"><swtcg-rule rule="damage.prevent"></swtcg-rule></div>`,
    );
    const cited = page.querySelector('swtcg-rule') as SwtcgRule;
    expect(await address(cited)).to.equal('judge.html#ruling=damage.prevent');
    // As in a viewer or a table: the citation stands in a shadow tree.
    const viewer = document.createElement('div');
    page.append(viewer);
    const inShadow = document.createElement('swtcg-rule');
    inShadow.rule = 'keyword.evade';
    viewer.attachShadow({ mode: 'open' }).append(inShadow);
    await inShadow.updateComplete;
    expect(await address(inShadow)).to.equal('judge.html#ruling=keyword.evade');
    const desk = document.createElement('swtcg-rulings');
    page.append(desk);
    expect(await address(cited)).to.equal('#ruling=damage.prevent');
    cited.ruleset = 'swtcg-2002';
    expect(await address(cited)).to.equal(null);
    cited.ruleset = '';
    desk.setAttribute('game', 'swlcg');
    expect(await address(cited)).to.equal('judge.html#ruling=damage.prevent');
  });

  it('has no bare slot under the finger: Firefox makes no click of a touch there', async () => {
    const element = await rule('damage.prevent');
    const { left, right, top, bottom } = inside(element, '.cite').getBoundingClientRect();
    const under = element.shadowRoot?.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    expect(under?.localName).to.equal('span');
  });

  it('says so when there is no such rule', async () => {
    const element = await rule('no.such <b>rule</b>');
    await element.open();
    expect(words(inside(element, '.text'))).to.equal('The index has no rule “no.such <b>rule</b>”.');
    expect(words(inside(element, '.cite .note'))).to.equal('no such rule');
  });

  it('says so at once when no rule is named', async () => {
    expect(words(inside(await rule(''), '.note'))).to.equal('no rule named');
  });

  it('breaks like the words around it in running text, and opens by Enter and Space', async () => {
    const column = await inColumn<HTMLElement>(
      html`<p>Damage can be made smaller, see <swtcg-rule inline rule="damage.prevent">the chance that both players have to prevent damage</swtcg-rule>, and then it lands.</p>`,
      { width: 180 },
    );
    const element = column.querySelector('swtcg-rule') as SwtcgRule;
    await updated(element);
    const words = inside(element, '.ref');
    expect(words.getClientRects().length).to.be.greaterThan(1);
    for (const key of ['Enter', ' ']) {
      words.focus();
      words.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await until(() => inside(element, '.popover').matches(':popover-open'), 'the explanation');
      expect(words.getAttribute('aria-expanded')).to.equal('true');
      element.close();
      await updated(element);
      expect(element.shadowRoot?.activeElement === words, 'the focus is back').to.equal(true);
    }
  });

  it('hangs inside the window, wherever its place is', async () => {
    const element = await rule('damage.prevent');
    for (const place of ['inset: 0 0 auto auto', 'inset: auto auto 0 0', 'inset: auto 0 0 auto']) {
      element.style.cssText += `; position: fixed; ${place}`;
      await element.open();
      const { left, right, top, bottom } = inside(element, '.popover').getBoundingClientRect();
      expect(Math.min(left, top, innerWidth - right, innerHeight - bottom), place).to.be.at.least(0);
      element.close();
      element.style.cssText = '';
    }
  });

  it('cites rulings of the project as what they are', async () => {
    const id =
      Object.entries(rules).find(([, { section }]) => section.startsWith('Project rulings'))?.[0] ?? '';
    const element = await rule(id);
    await element.open();
    expect(words(inside(element, '.popover .label'))).to.match(/^Project rulings/);
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
