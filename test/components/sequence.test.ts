import { expect } from '@open-wc/testing';
import { html } from 'lit';
import '../../components/sequence/swtcg-sequence.ts';
import type { SequenceOf, SwtcgSequence } from '../../components/sequence/sequence.ts';
import { outlineOf } from '../../machines/swtcg/outline.ts';
import { allInside, inColumn, inside, overflowing, until, updated, words } from './helpers.ts';

async function sequence(of: string, path = '', width = 1000): Promise<SwtcgSequence> {
  const element = await inColumn<SwtcgSequence>(
    html`<swtcg-sequence of=${of as SequenceOf} path=${path} turn="3"></swtcg-sequence>`,
    { width },
  );
  await until(() => allInside(element, '[role=status]').length === 0, 'the charts');
  return element;
}

describe('<swtcg-sequence>', () => {
  for (const of of ['turn', 'attack', 'damage', 'preparation'] as const)
    it(`has the steps of the chart of ${of}, each with its rule`, async () => {
      const element = await sequence(of);
      expect(allInside(element, 'swtcg-rule').map((rule) => rule.getAttribute('rule'))).to.eql(
        outlineOf(of).map(({ rule }) => rule),
      );
      expect(allInside(element, '[aria-current]').length).to.equal(0);
    });

  it('lights the present step and fills those before it', async () => {
    const element = await sequence('attack', 'turn battle space attack damagePrevention disrupt');
    expect(words(inside(element, '[aria-current=step]'))).to.equal('5 Damage prevention');
    expect(allInside(element, '.done').length).to.equal(4);
    expect(words(inside(element, 'h3'))).to.equal('Attack 8 steps, now 5: Damage prevention');
  });

  it('says whose turn at a step it is', async () => {
    const element = await sequence('turn', 'turn command lightBuild during');
    expect(words(inside(element, '[aria-current=step]'))).to.equal('5 BuildLight');
    expect(words(inside(element, 'h3'))).to.contain("Turn 3 12 steps, now 5: Light's build step");
  });

  it('goes with the path', async () => {
    const element = await sequence('turn', 'turn ready untap');
    element.path = ['turn', 'end', 'winCheck'];
    await updated(element);
    expect(allInside(element, '.done').length).to.equal(11);
    element.of = 'attack';
    await updated(element);
    expect(allInside(element, '.steps > li').length).to.equal(8);
  });

  it('says so when there is no such sequence', async () => {
    const element = await sequence('dance');
    expect(words(inside(element, '[role=alert]'))).to.equal('There is no sequence “dance”.');
  });

  for (const width of [280, 320, 768, 1440])
    it(`lets nothing stick out at ${width} px`, async () => {
      for (const of of ['turn', 'attack'])
        expect(overflowing(await sequence(of, 'turn battle space attack diceRoll', width))).to.eql([]);
    });
});
