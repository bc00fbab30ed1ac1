// Another game in the same elements: High Card is shown by the viewer and played at the table, without a line of SWTCG.

import { expect } from '@open-wc/testing';
import { html } from 'lit';
import '../../components/replay/swtcg-replay.ts';
import '../../components/table/swtcg-table.ts';
import type { SwtcgReplay } from '../../components/replay/replay.ts';
import { addGame } from '../../components/shared/games.ts';
import type { Table } from '../../components/table/table.ts';
import { FORMATS } from '../../src/core/files/formats.ts';
import { playMatch } from '../../src/play/match.ts';
import { readReplay } from '../../src/play/replay/read.ts';
import { record } from '../../src/play/replay/record.ts';
import { verify } from '../../src/play/replay/verify.ts';
import { readScenario } from '../../src/play/scenario/read.ts';
import { startPosition } from '../../src/play/scenario/start.ts';
import { viewLogOf } from '../../src/play/steps/full-log.ts';
import { highCard } from '../games/high-card/index.ts';
import { allInside, inColumn, inside, until, updated, words } from './helpers.ts';
import { display } from './high-card/display.ts';

addGame('high-card', {
  game: async () => highCard,
  display: async () => display,
  rules: async () => ({ 'card.lay': highCard.rulebook.rule('card.lay') }),
});

const scenario = {
  format: FORMATS.scenario,
  ruleset: 'high-card',
  title: 'A race',
  cards: { two: { name: 'Two', value: 2 }, four: { name: 'Four', value: 4 }, six: { name: 'Six', value: 6 } },
  north: { hand: ['two', 'six'] },
  south: { hand: ['four', 'six'] },
  until: 'game-over',
  seed: 7,
};

const json = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

function recorded() {
  const { random } = highCard.players.byName;
  if (!random) throw new Error('There is no player.');
  const start = startPosition(highCard, readScenario(highCard, json(scenario)));
  const session = playMatch(highCard, start, { players: { north: random, south: random }, seed: 7 });
  return json(record(highCard, session, { seed: 7, header: { event: 'A race' } as never }));
}

async function shown(file: unknown): Promise<SwtcgReplay> {
  const element = document.createElement('swtcg-replay');
  element.preload = 'auto';
  element.file = file;
  await inColumn(html`${element}`);
  await until(() => inRoot(element, 'high-card-board') !== null, 'the board');
  await until(() => !element.timeline.growing, 'the whole game');
  return element;
}

const inRoot = (element: Element, selector: string): Element | null =>
  element.shadowRoot?.querySelector(selector) ?? null;

async function laid(more: Readonly<Record<string, unknown>>): Promise<Table> {
  const element = document.createElement('swtcg-table') as unknown as Table;
  Object.assign(element, { preload: 'auto', pace: 0, ...more });
  await inColumn(html`${element}`);
  await until(() => inRoot(element, '.pop, .error') !== null, 'the table');
  await updated(element);
  return element;
}

const said = (element: SwtcgReplay): string => words(inside(element, '.said'));
const handOf = (element: Element, seat: string): string[] =>
  allInside(inside(element, 'high-card-board'), `[aria-label=${seat}] .hand button`).map(words);

describe('<swtcg-replay> with another game', () => {
  it('shows a recorded game: its board, sentences, places and rules', async () => {
    const element = await shown(recorded());
    expect(element.edition).to.equal('high-card');
    expect(words(inside(element, 'h2'))).to.contain('Consistent');
    expect(said(element)).to.equal('A round begins: North is first.');
    expect(words(inside(element, '.crumbs'))).to.contain('A round');
    const lines = allInside(inside(element, 'swtcg-log'), '.line').map(words);
    expect(lines.length).to.equal(element.timeline.length);
    element.seek(element.timeline.attacks[0] ?? 0);
    await updated(element);
    expect(said(element)).to.match(/^(North|South) lays .+\.$/);
    await until(() => inRoot(element, '.because') !== null, 'the rule');
    expect(words(inside(element, '.because'))).to.equal('A card is laid from the hand.');
  });

  it('is looked at through the eyes of its own seats', async () => {
    const element = await shown(recorded());
    element.perspective = 'south';
    await updated(element);
    await updated(inside(element, 'high-card-board'));
    expect(words(inside(element, '.tools'))).to.contain("South's view");
    expect(handOf(element, 'north')).to.eql(['a hidden card', 'a hidden card']);
    expect(handOf(element, 'south')).to.eql(['Four', 'Six']);
  });

  it('shows a log of views', async () => {
    const replay = recorded();
    const file = { kind: 'replay', json: replay, text: JSON.stringify(replay) } as never;
    const element = await shown(json(viewLogOf(highCard, file)));
    expect(words(inside(element, 'h2'))).to.contain('Not checked yet');
    expect(said(element)).to.equal('A round begins: North is first.');
  });

  it('is played on from a step', async () => {
    const element = await shown(recorded());
    expect(await element.branch(0)).to.not.equal(null);
    await until(() => inRoot(element, 'swtcg-table') !== null, 'the table');
    const table = inside(element, 'swtcg-table');
    await until(() => inRoot(table, '.pop') !== null, 'the bar');
    expect(words(inside(table, '.pop'))).to.contain('Laying: North decides');
  });
});

describe('<swtcg-table> with another game', () => {
  it('is played by its cards, passes and built-in players, and recorded', async () => {
    const element = await laid({ file: scenario, players: { north: 'human', south: 'random' } });
    expect(words(inside(element, '.about'))).to.contain('rules of High Card');
    expect(element.chance).to.equal('north');
    expect(handOf(element, 'south')).to.eql(['a hidden card', 'a hidden card']);
    inside(element, '.hand-cards button').click();
    await until(() => inRoot(element, '.sheet .item') !== null, 'the menu');
    expect(words(inside(element, '.sheet'))).to.contain('Lay Two');
    inside(element, '.sheet .item').click();
    await until(() => element.lines.some(({ text }) => text === 'North lays two.'), 'the card');
    expect(element.undo()).to.equal(true);
    await until(() => element.lines.every(({ text }) => text !== 'North lays two.'), 'the step before');
    for (let n = 0; n < 40 && !element.game?.session.result; n++) {
      await until(() => element.mine || element.game?.session.result != null, 'a chance');
      const [first] = element.legal;
      if (element.mine && first) element.decide(first, 'player');
    }
    await until(() => words(inside(element, '.pop')).includes('wins'), 'the end');
    const replay = readReplay(highCard, json(await element.toReplay()));
    expect(verify(highCard, replay).verdict).to.equal('exact');
  });

  it('begins without a file, gives hints, and has nothing to do by hand', async () => {
    const element = await laid({ ruleset: 'high-card', seed: '3' });
    await element.hint();
    await updated(element);
    expect(words(inside(element, '.hints'))).to.contain('Suggestion: Lay Card 1');
    await element.openTools();
    await updated(element);
    expect(words(inside(element, '.menu')))
      .to.contain('North concedes')
      .and.to.not.contain('judge');
  });

  it('brings no element of SWTCG along', () => {
    for (const tag of ['swtcg-board', 'swtcg-card', 'swtcg-odds'])
      expect(customElements.get(tag), tag).to.equal(undefined);
  });
});
