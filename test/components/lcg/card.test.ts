import { expect, fixture, oneEvent } from '@open-wc/testing';
import { html } from 'lit';
import '../../../components/lcg/card/swtcg-lcg-card.ts';
import '../../../components/swtcg/card/swtcg-card.ts';
import type { SwtcgLcgCard } from '../../../components/lcg/card/card.ts';
import { CARD_TYPES } from '../../../src/lcg/language/terms.ts';
import { CARDS, LONG } from '../../../stories/samples/lcg/cards.ts';
import { allInside, inside, overflowing, until, updated, words } from '../helpers.ts';

const card = (definition: unknown, more: object = {}) => {
  const element = document.createElement('swtcg-lcg-card');
  return fixture<SwtcgLcgCard>(html`${Object.assign(element, { card: definition, ...more })}`);
};

describe('<swtcg-lcg-card>', () => {
  it('has a face for each type of card, with its word', async () => {
    const types = Object.values(CARDS).map(({ type }) => type);
    expect([...CARD_TYPES].every((type) => types.includes(type as never))).to.equal(true);
    for (const definition of Object.values(CARDS)) {
      const element = await card(definition);
      expect(inside(element, '.face').getAttribute('aria-label')).to.equal(definition.name);
      expect(words(inside(element, '.typeline b'))).to.equal(definition.type);
    }
  });

  it('shows what is printed on a unit', async () => {
    const element = await card(CARDS.unit);
    const stats = allInside(element, '.stats > div').map((one) => [
      words(one.querySelector('dt') as Element),
      words(one.querySelector('dd .vh') ?? (one.querySelector('dd') as Element)),
    ]);
    expect(stats).to.eql([
      ['Force', '3'],
      ['Combat icons', '2 unit damage, 1 blast damage, edge-enabled: 1 tactics, 1 blast damage'],
      ['Damage capacity', '3'],
    ]);
    expect(words(inside(element, '.typeline'))).to.contain('Character · Force User');
  });

  it('draws icons in the text, and says them', async () => {
    const element = await card(CARDS.enhancement);
    expect(allInside(element, '.text .combat').length).to.equal(2);
    expect(words(inside(element, '.text'))).to.contain('gains 1 unit damage edge-enabled: 1 blast damage.');
  });

  it('has objectives and affiliations lie, all others stand', async () => {
    for (const definition of Object.values(CARDS)) {
      const { width, height } = inside(await card(definition), '.face').getBoundingClientRect();
      const lies = definition.type === 'Objective' || definition.type === 'Affiliation';
      expect(width > height, definition.name).to.equal(lies);
    }
  });

  it('keeps the longest titles and texts inside', async () => {
    for (const definition of Object.values(LONG))
      for (const size of ['full', 'small'] as const)
        expect(overflowing(await card(definition, { size }))).to.eql([]);
  });

  it('counts anew what effects change', async () => {
    const element = await card(CARDS.unit, { state: { damageCapacity: 5 } });
    expect(words(inside(element, '.stats > :last-child dd'))).to.equal('5 printed 3');
  });

  it('hides a facedown card, unless its reader may know it', async () => {
    const hidden = await card(CARDS.unit, { faceDown: true });
    expect(hidden.shadowRoot?.textContent).not.to.contain('Mira Tallow');
    const known = await card(CARDS.unit, { faceDown: true, known: true });
    expect(known.shadowRoot?.textContent).to.contain('Mira Tallow');
  });

  it('opens from a small card and from a name', async () => {
    for (const size of ['small', 'name'] as const) {
      const element = await card(CARDS.unit, { size });
      setTimeout(() => inside(element, '.unit > .card, .name-only').click());
      await oneEvent(element, 'swtcg-inspect');
      await until(() => !!element.shadowRoot?.querySelector('.sheet:popover-open .face'), 'the whole card');
    }
  });

  it('tells of a definition that is wrong, and where', async () => {
    const wrong: [unknown, string][] = [
      [{ name: 'X', type: 'Starship' }, 'type'],
      [{ type: 'Unit' }, 'name'],
      [{ name: 'X', type: 'Unit', cost: 'two' }, 'cost'],
      [{ name: 'X', type: 'Unit', affiliation: 'Hutts' }, 'affiliation'],
      [{ name: 'X', type: 'Unit', icons: { unit: 'many' } }, 'icons'],
      [{ ref: 'Core Set/1.2' }, 'ref'],
    ];
    for (const [definition, path] of wrong) {
      const element = await card(definition);
      expect(words(inside(element, '.problem code'))).to.equal(path);
    }
  });

  it('takes text as text, never as HTML', async () => {
    const element = await card({
      ...CARDS.unit,
      name: '<b>Bold</b>',
      text: ['<img src=x onerror=alert(1)>'],
    });
    expect(allInside(element, 'img').length).to.equal(0);
  });
});

describe('<swtcg-card> with a card of the Living Card Game', () => {
  it('lets that game draw it', async () => {
    const element = await fixture<HTMLElement>(html`<swtcg-card .card=${CARDS.objective}></swtcg-card>`);
    await until(() => !!element.shadowRoot?.querySelector('swtcg-lcg-card'), 'the card of the other game');
    const drawn = inside(element, 'swtcg-lcg-card');
    await updated(drawn);
    expect(words(inside(drawn, '.head .name'))).to.equal('The Hidden Archive');
    expect(element.getBoundingClientRect().width).to.be.above(300);
  });

  it('goes by the ruleset of the page where the definition does not say', async () => {
    const room = await fixture(
      html`<div ruleset="swlcg-2012"><swtcg-card .card=${{ name: 'Plain Event', type: 'Event' }}></swtcg-card></div>`,
    );
    const element = room.firstElementChild as HTMLElement;
    await until(() => !!element.shadowRoot?.querySelector('swtcg-lcg-card'), 'the card of the other game');
  });
});
