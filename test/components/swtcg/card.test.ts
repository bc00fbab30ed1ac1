import { expect, oneEvent } from '@open-wc/testing';
import { html, nothing } from 'lit';
import '../../../components/swtcg/card/swtcg-card.ts';
import { artOf } from '../../../components/swtcg/board/face.ts';
import type { SwtcgCard } from '../../../components/swtcg/card/card.ts';
import { isProblem, readDefinition } from '../../../components/swtcg/card/definition.ts';
import { keywordRule, runs } from '../../../components/swtcg/card/text.ts';
import { keywords } from '../../../src/swtcg/keywords/index.ts';
import { rules } from '../../../src/swtcg/rulebook/rules.ts';
import { CARDS } from '../../../stories/samples/cards.ts';
import { allInside, inColumn, inside, overflowing, until, updated, words } from '../helpers.ts';

const card = (definition: unknown, more = html``, width = 500) =>
  inColumn<SwtcgCard>(html`<swtcg-card .card=${definition as never}>${more}</swtcg-card>`, { width });

describe('<swtcg-card>', () => {
  for (const [key, definition] of Object.entries(CARDS)) {
    it(`shows every printed fact of a ${key}`, async () => {
      const element = await card(definition);
      const face = words(inside(element, '.face'));
      const { name, type, text } = definition;
      for (const fact of [name, type]) expect(face).to.contain(fact);
      if ('cost' in definition) expect(face).to.contain(`Build cost ${definition.cost}`);
      if ('power' in definition) {
        const figures = allInside(element, '.stats dd').map(words);
        expect(figures).to.eql([definition.speed, definition.power, definition.health].map(String));
      } else expect(allInside(element, '.stats').length).to.equal(0);
      for (const line of text) expect(face).to.contain(line.replaceAll('->', '→'));
    });
  }

  it('shows version and side, also where it can be closed', async () => {
    const definition = Object.values(CARDS).find((one) => 'version' in one);
    for (const closable of [false, true]) {
      const element = await inColumn<SwtcgCard>(
        html`<swtcg-card .card=${definition as never} ?closable=${closable}></swtcg-card>`,
      );
      expect(words(inside(element, '.head .ver')), `closable: ${closable}`).to.equal(
        (definition as { version: string }).version,
      );
      expect(allInside(element, '.typeline .side').length, `closable: ${closable}`).to.equal(1);
    }
  });

  it('says its type in a word, small too, where it has no other', async () => {
    for (const [key, { subtype, type }] of Object.entries(CARDS) as unknown as [
      string,
      Record<string, string>,
    ][]) {
      const element = await inColumn<SwtcgCard>(
        html`<swtcg-card size="small" style="inline-size: 108px" .card=${CARDS[key as never] as never}></swtcg-card>`,
      );
      expect(words(inside(element, '.line'))).to.equal(subtype || type);
    }
  });

  it('stands upright as a unit, and lies like all other cards', async () => {
    const upright = inside(await card(CARDS.space), '.face').getBoundingClientRect();
    const lying = inside(await card(CARDS.battle), '.face').getBoundingClientRect();
    expect([upright.width, upright.height]).to.eql([252, 352]);
    expect([lying.width, lying.height]).to.eql([352, 252]);
  });

  it('shows its part in an attack as the board does: an edge and a sign, which take no room', async () => {
    const small = (width: number, fights: string | null) =>
      inColumn<SwtcgCard>(
        html`<swtcg-card .card=${CARDS.space} size="small" style="inline-size: ${width}px" fights=${fights ?? nothing}></swtcg-card>`,
        { width },
      );
    for (const [fights, edge] of [
      ['attacker', 'solid'],
      ['defender', 'dashed'],
    ] as const)
      for (const [width, sign] of [
        [100, '.role'],
        [140, '.role-in'],
        [300, '.role-in'],
      ] as const) {
        const peaceful = inside(await small(width, null), '.unit').getBoundingClientRect().height;
        const element = await small(width, fights);
        const { outlineStyle, outlineWidth } = getComputedStyle(inside(element, '.unit > .card'));
        expect([outlineStyle, outlineWidth], `${fights} at ${width}`).to.eql([edge, '2px']);
        expect(inside(element, '.unit').getBoundingClientRect().height).to.equal(peaceful);
        const shown = ['.role', '.role-in'].filter(
          (one) => getComputedStyle(inside(element, one)).display !== 'none',
        );
        expect(shown).to.eql([sign]);
      }
  });

  it('lets nothing stick out of a narrow column', async () => {
    for (const definition of Object.values(CARDS))
      expect(overflowing(await card(definition, html``, 280))).to.eql([]);
  });

  it('opens our explanation of a keyword by keyboard, and gives the focus back', async () => {
    const element = await card(CARDS.character);
    const keyword = allInside(element, 'swtcg-rule')[1] as HTMLElement & { shadowRoot: ShadowRoot };
    expect(words(keyword)).to.equal('Evade 2');
    const button = keyword.shadowRoot.querySelector('.ref') as HTMLElement;
    button.focus();
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
    const sheet = keyword.shadowRoot.querySelector('.popover') as HTMLElement;
    await until(() => sheet.matches(':popover-open'), 'the explanation');
    expect(words(sheet)).to.contain(rules['keyword.evade'].text);
    expect(words(sheet)).to.contain('Here X is 2.');
    sheet.hidePopover();
    expect(keyword.shadowRoot.activeElement === button, 'the focus is back').to.equal(true);
  });

  it('shows text from a card as text', async () => {
    const element = await card({
      name: 'A <b>b</b>',
      type: 'Battle',
      text: ['<img src=x onerror=alert(1)>'],
    });
    expect(allInside(element, '.text img, .name b').length).to.equal(0);
    expect(words(inside(element, '.text'))).to.contain('<img');
  });

  it('shows what lies on it, and totals beside what is printed', async () => {
    const element = await card(CARDS.character);
    element.damage = 2;
    element.tapped = true;
    element.state = { power: 6, counters: { mastery: 1 } };
    element.stack = [{ ...CARDS.character, version: 'C' }];
    element.equipment = [CARDS.equipment];
    await updated(element);
    const foot = words(inside(element, '.foot'));
    for (const part of ['Tapped', '2 damage', '1 mastery', 'Beneath: The Grey Warden C', 'Heavy Repeater'])
      expect(foot).to.contain(part);
    expect(allInside(element, '.stats dd').map(words)[1]).to.equal('6 printed 4');
  });

  it('keeps a face-down card secret, unless the reader may know it', async () => {
    const element = await card(CARDS.trap);
    element.faceDown = true;
    element.build = 3;
    for (const size of ['full', 'small'] as const) {
      element.size = size;
      element.known = false;
      await updated(element);
      expect(element.shadowRoot?.textContent).not.to.contain('Silent Alarm');
      element.known = true;
      await updated(element);
      expect(element.shadowRoot?.textContent).to.contain('Silent Alarm');
    }
  });

  it('opens the whole card from a small one and from a name', async () => {
    for (const size of ['small', 'name'] as const) {
      const element = await card(CARDS.space);
      element.size = size;
      await updated(element);
      const button = inside(element, '.unit > .card, .name-only');
      setTimeout(() => button.click());
      const event = (await oneEvent(element, 'swtcg-inspect')) as CustomEvent<{ card: unknown }>;
      expect(event.detail.card).to.equal(CARDS.space);
      const sheet = inside(element, '.sheet');
      await until(() => sheet.matches(':popover-open'), 'the whole card');
      expect(words(sheet)).to.contain('Critical Hit 3');
      inside(element, '.close').click();
      expect(sheet.matches(':popover-open')).to.equal(false);
    }
  });

  it('says what can be done with it in words as well', async () => {
    const element = await card(CARDS.space);
    element.size = 'small';
    element.mark = 'target';
    await updated(element);
    expect(words(inside(element, '.mark'))).to.equal('Legal target');
  });

  it('puts a picture into the art window, and the drawing back where it is missing', async () => {
    const element = await card(CARDS.character);
    element.cardArt = '/no-such/{slug}.png';
    await updated(element);
    expect(inside(element, '.art img').getAttribute('src')).to.equal('/no-such/the-grey-warden-j.png');
    await until(() => allInside(element, '.art svg').length === 1, 'the drawing');
    expect(allInside(element, '.art img').length).to.equal(0);
  });

  it('reads a definition inside the element', async () => {
    const element = await inColumn<SwtcgCard>(
      html`<swtcg-card><script type="application/json">{ "name": "Marsh Scouts", "type": "Ground", "speed": 30 }</script></swtcg-card>`,
    );
    expect(words(inside(element, '.name'))).to.equal('Marsh Scouts');
  });

  it('says what is wrong with a definition, where, and tells the page', async () => {
    const element = document.createElement('swtcg-card');
    element.card = { name: 'Odd Wing', power: 'four' as never };
    setTimeout(() => document.body.append(element));
    const event = (await oneEvent(element, 'swtcg-error')) as CustomEvent<{ path: string }>;
    expect(event.detail.path).to.equal('power');
    expect(words(inside(element, '.problem'))).to.equal('power is a number, or "*". In power');
    element.remove();
  });
});

describe('the definition of a card', () => {
  const wrong: [string, unknown][] = [
    ['', 'a card'],
    ['', null],
    ['', []],
    ['name', {}],
    ['ref', { ref: 'SET/Card' }],
    ['cost', { name: 'A', cost: '*' }],
    ['side', { name: 'A', side: 1 }],
    ['text', { name: 'A', text: 5 }],
    ['text[1]', { name: 'A', text: ['a', 2] }],
  ];
  for (const [path, value] of wrong) {
    it(`is refused: ${JSON.stringify(value)}`, () => {
      const found = readDefinition(value);
      expect(isProblem(found) && found.path).to.equal(path);
    });
  }

  it('may leave out what is not printed, and take one paragraph for a list', () => {
    expect(readDefinition({ name: '?', speed: '*', text: 'Armor' })).to.eql({
      name: '?',
      version: null,
      side: 'neutral',
      type: '',
      subtype: '',
      cost: null,
      speed: '*',
      power: null,
      health: null,
      text: ['Armor'],
    });
  });

  it('fills the address of a picture, and gives none for what the card does not have', () => {
    const face = readDefinition({ name: 'Añejo & Co', version: 'B', cost: 3 });
    if (isProblem(face)) throw new Error(face.message);
    expect(artOf('a/{slug}.jpg', face)).to.equal('a/an-ejo-co-b.jpg');
    expect(artOf('a/{name}-{cost}', face)).to.equal('a/A%C3%B1ejo%20%26%20Co-3');
    expect(artOf('a/{power}', face)).to.equal(null);
    expect(artOf('a/{constructor}', face)).to.equal(null);
    expect(artOf('', face)).to.equal(null);
  });
});

describe('keywords in a text', () => {
  const found = (text: string) =>
    runs(text).flatMap((run) => (typeof run === 'string' ? [] : [`${run.words}|${run.rule}|${run.x}`]));

  it('have a rule each', () => {
    for (const [name, { rule }] of keywords) expect(keywordRule(name)).to.equal(rule);
  });

  it('are found with their number, alone or in a sentence, by new and by former names', () => {
    expect(found('Critical Hit 3')).to.eql(['Critical Hit 3|keyword.critical-hit|3']);
    expect(found('Pay 2 Force -> Evade X')).to.eql(['Evade X|keyword.evade|']);
    expect(found('The unit has Parry 1 and Riposte 2.')).to.eql([
      'Parry 1|keyword.parry|1',
      'Riposte 2|keyword.riposte|2',
    ]);
    expect(found('Accuracy -1')).to.eql(['Accuracy -1|keyword.accuracy|-1']);
    expect(found('Elude')).to.eql(['Elude|keyword.precision|']);
  });

  it('are not seen in other words', () => {
    expect(found('Switch the two units.')).to.eql([]);
    expect(found('The armor of an Armored unit.')).to.eql([]);
    expect(found('Pay 1 Force -> Focus on one unit.')).to.eql([]);
  });

  it('leave the text as it is', () => {
    const text = 'Pay 2 Force -> Evade 1, then Armor. Stack: A, B';
    const whole = runs(text)
      .map((run) => (typeof run === 'string' ? run : run.words))
      .join('');
    expect(whole).to.equal(text.replace('->', '→'));
  });
});
