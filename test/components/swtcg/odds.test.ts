import { expect } from '@open-wc/testing';
import { html } from 'lit';
import '../../../components/swtcg/odds/swtcg-odds.ts';
import type { SwtcgOdds } from '../../../components/swtcg/odds/odds.ts';
import { atLeast, attackOdds } from '../../../src/swtcg/rules/dice/odds.ts';
import { allInside, inColumn, inside, overflowing, updated, words } from '../helpers.ts';

const odds = (width = 560) =>
  inColumn<SwtcgOdds>(
    html`<swtcg-odds power="5" critical-hit="2" health="3" evade="2" result="5" heading="An attack"></swtcg-odds>`,
    { width },
  );
const percent = (chance: number) => `${(chance * 100).toFixed(1)} %`;

describe('<swtcg-odds>', () => {
  it('has the chances of the engine in a table', async () => {
    const element = await odds();
    const { damage } = attackOdds({ power: 5, criticalHit: 2 });
    const rows = allInside(element, 'tbody tr').map((row) => [...row.children].map(words));
    expect(rows.map(([n]) => Number.parseInt(n ?? '', 10))).to.eql(damage.map((_, n) => n));
    expect(rows.map(([, chance]) => chance)).to.eql(damage.map(percent));
    expect(rows[0]?.[2]).to.equal(percent(1 - atLeast(damage, 3)));
  });

  it('draws a bar for each amount, as high as it is likely', async () => {
    const element = await odds();
    const { damage } = attackOdds({ power: 5, criticalHit: 2 });
    const bars = allInside(element, '.col > span:not(.after)').map(
      (bar) => bar.getBoundingClientRect().height,
    );
    expect(bars.length).to.equal(damage.length);
    const scale = (bars[5] as number) / (damage[5] as number);
    damage.forEach((chance, n) => {
      if (chance * scale > 3) expect(bars[n]).to.be.closeTo(chance * scale, 1);
    });
  });

  it('marks the result, and what costs the defender its last health', async () => {
    const element = await odds();
    expect(words(inside(element, '.chart .now .n'))).to.equal('5');
    expect(allInside(element, '.chart .gone').length).to.equal(5);
    expect(words(allInside(element, 'tbody th')[5] as HTMLElement)).to.equal('5, discarded, this roll');
    const facts = words(inside(element, '.facts'));
    const { damage } = attackOdds({ power: 5, criticalHit: 2 });
    expect(facts).to.contain(`Discarded${percent(atLeast(damage, 3))}`);
    expect(facts).to.contain(`Discarded, with Evade${percent(atLeast(damage, 5))}`);
  });

  it('counts hits instead of damage', async () => {
    const element = await odds();
    element.of = 'hits';
    await updated(element);
    expect(allInside(element, 'tbody tr').length).to.equal(6);
    expect(allInside(element, '.gone, .after').length).to.equal(0);
  });

  it('takes dice and odds as a whole', async () => {
    const element = await odds();
    element.dice = { power: 2, hitOn: 5 };
    await updated(element);
    expect(words(inside(element, '.terms'))).to.contain('2 dice');
    element.odds = { ...attackOdds({ power: 3 }), damage: [0.25, 0.75] };
    await updated(element);
    expect(allInside(element, 'tbody tr').length).to.equal(2);
  });

  it('is small beside a roll, with the chances in words', async () => {
    const element = await odds();
    element.tiny = true;
    element.of = 'hits';
    await updated(element);
    expect(allInside(element, '.bars li').length).to.equal(6);
    expect(words(inside(element, '.bars .now'))).to.equal('5 hits: 3.1 %, this roll');
  });

  it('tells as many numbers of many dice as fit, and what was rolled', async () => {
    for (const tiny of [true, false])
      for (const result of [0, 11, 12]) {
        const element = await inColumn<SwtcgOdds>(
          html`<swtcg-odds ?tiny=${tiny} of="hits" power="20" result=${result}></swtcg-odds>`,
          { width: 240 },
        );
        const told = allInside(element, tiny ? '.bars li > span' : '.chart .n').filter((one) => {
          const { fontSize, visibility } = getComputedStyle(one);
          return fontSize !== '0px' && visibility === 'visible';
        });
        expect(told.map((one) => Number.parseInt(words(one), 10))).to.include.members([5, result, 20]);
        const edges = told.map((one) => one.getBoundingClientRect());
        edges.slice(1).forEach((one, i) => {
          expect(one.left, words(told[i] as Element)).to.be.above((edges[i] as DOMRect).right);
        });
        const bars = allInside(element, tiny ? '.bars i' : '.col > span').map((one) => one.offsetWidth);
        expect(Math.max(...bars) - Math.min(...bars)).to.be.at.most(1);
      }
  });

  it('says so when the dice are no number, or too many', async () => {
    const element = await odds();
    for (const power of [Number.NaN, -1, 1000]) {
      element.power = power;
      await updated(element);
      expect(allInside(element, '.problem').length, String(power)).to.equal(1);
    }
  });

  for (const width of [280, 320, 768])
    it(`lets nothing stick out at ${width} px`, async () => {
      expect(overflowing(await odds(width))).to.eql([]);
    });
});
