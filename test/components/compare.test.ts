import { expect } from '@open-wc/testing';
import { html } from 'lit';
import '../../components/compare/swtcg-compare.ts';
import type { SwtcgCompare } from '../../components/compare/compare.ts';
import { allInside, inColumn, inside, overflowing, until, updated, words } from './helpers.ts';

const CAPTAIN = `title: A captain in the build zone
question: How many dice does the Lancer roll?
explanation: Abilities in the build zone.
rules: effect.use
at: space-battle
until: ground-battle
dark:
  space: Talon Fighter 60/1/6
light:
  space: Lancer 70/2/4
  build zone: Captain 30/1/3 (Character) "Each of your units in the Space arena gets +1 power."
Lancer attacks Talon Fighter
dice: 4 5 6 1`;

async function comparison(text: string, width = 1200): Promise<SwtcgCompare> {
  const element = await inColumn<SwtcgCompare>(html`<swtcg-compare><pre>${text}</pre></swtcg-compare>`, {
    width,
  });
  await until(() => allInside(element, '[role=status]').length === 0, 'the comparison');
  return element;
}

describe('<swtcg-compare>', () => {
  it('shows what is the same, then each edition from the first step in which they differ', async () => {
    const element = await comparison(CAPTAIN);
    expect(words(inside(element, 'h3'))).to.equal('A captain in the build zone');
    expect(words(inside(element, '.same li'))).to.equal('Lancer attacks Talon Fighter.');
    const firsts = allInside(element, '.first').map(words);
    expect(firsts).to.eql(['Here they differ Light rolls: 4, 5.', 'Here they differ Light rolls: 4, 5, 6.']);
  });

  it('cites the rule of each edition', async () => {
    const element = await comparison(CAPTAIN);
    const cited = allInside(element, 'swtcg-rule').map((rule) => [
      rule.getAttribute('rule'),
      rule.getAttribute('ruleset'),
    ]);
    expect(cited).to.eql([
      ['effect.use', 'swtcg-2022'],
      ['effect.use', 'swtcg-2002'],
    ]);
    const [now, then] = allInside(element, '.rule p').map(words);
    expect(now).not.to.equal(then);
  });

  it('says that both play it alike', async () => {
    const element = await comparison(
      'at: space-battle\ndark:\n  space: TIE 50/1/3\nlight:\n  space: Lancer 40/1/3\nTIE attacks Lancer\ndice: 4 1',
    );
    expect(allInside(element, '.first').length).to.equal(0);
    expect(words(inside(element, '.base'))).to.contain('Both editions play this example alike.');
  });

  it('says what is wrong with an example that can not be read', async () => {
    const element = await comparison('at: space-battle\ndark:\n  space: TIE 50/1');
    await updated(element);
    expect(words(inside(element, '[role=alert]'))).to.contain('Line 3');
  });

  for (const width of [280, 320, 768, 1200])
    it(`lets nothing stick out at ${width} px`, async () => {
      expect(overflowing(await comparison(CAPTAIN, width))).to.eql([]);
    });
});
