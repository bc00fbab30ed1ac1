// What the table says to whoever plays at it: where play is, what is left to spend, what a choice is called, and where the
// focus goes when it is given up.

import { expect } from '@open-wc/testing';
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import type { CardFace } from '../../components/swtcg/board/face.ts';
import { playStrings } from '../../components/swtcg/table/strings.ts';
import { tableStrings } from '../../components/table/strings.ts';
import type { SwtcgTable } from '../../components/table/table.ts';
import type { WindowKind } from '../../src/swtcg/model/state.ts';
import { click, press, tap } from './hands.ts';
import { allInside, inside, until, words } from './helpers.ts';
import { focused } from './table-hands.ts';
import { barOf, boardOf, button, cardAt, drawn, laid, menuOf, plain, scenario, unit } from './tables.ts';

const here = (element: SwtcgTable): string => words(inside(element, '.path .here'));

/** The starter decks against a built-in player, passed on until the learner is asked this. */
async function asked(kind: WindowKind): Promise<SwtcgTable> {
  const element = await laid({ seed: 5, dark: 'greedy' });
  for (let n = 0; n < 9; n++) {
    await until(() => element.mine, 'the chance');
    if (element.game?.game.windows.at(-1)?.kind === kind) break;
    element.pass();
  }
  await drawn(element);
  return element;
}

const duel = (text: readonly string[] = []) =>
  scenario({
    cards: {
      night: unit('Night Flight'),
      lantern: unit('Lantern Wing', { side: 'light', speed: 40, text }),
    },
    dark: { force: 3, space: ['night'] },
    light: { force: 3, space: ['lantern'] },
    at: 'space-battle',
  });

describe('<swtcg-table>: where play is', () => {
  it('the path names the present chance, also after a pass, which writes no line', async () => {
    const element = await laid({ file: duel(), 'auto-pass': 'never' });
    expect(here(element)).to.contain('Dark decides');
    const lines = element.lines.length;
    element.pass();
    await drawn(element);
    expect(element.lines.length, 'no line').to.equal(lines);
    expect(barOf(element)).to.contain('Light decides');
    expect(here(element)).to.contain('Light decides');
  });

  it('a part of the path leads back to where that part began; the present one stays the present', async () => {
    const element = await laid({ file: duel(['Pay 1 Force -> Evade 2']) });
    element.decide({ by: 'dark', do: 'attack', unit: 'night', target: 'lantern' });
    await drawn(element);
    const crumbs = allInside(element, '.path button');
    expect(words(crumbs.at(-1) as HTMLElement)).to.equal('Damage prevention');
    await click(crumbs.at(-1) as HTMLElement);
    expect(element.at, 'it has no line yet').to.equal(null);
    await click(button(element, 'Attack', '.path'));
    expect(element.lines[element.at ?? -1]?.entry.type).to.equal('attack-declared');
  });
});

describe('<swtcg-table>: what is heard', () => {
  const announced = (element: SwtcgTable) => words(inside(element, '[aria-live]'));

  it('whose chance it is, and which, with what happened; how a game ends', async () => {
    const element = await laid({ file: duel() });
    expect(announced(element)).to.match(/\. Speed check: Dark decides$/);
    element.seek(0);
    await drawn(element);
    expect(announced(element), 'looking back').to.not.contain('decid');
    element.seek(null);
    element.concede('dark');
    await drawn(element);
    expect(announced(element)).to.contain('Light wins the game.');
  });

  it('a built-in player that decides is not announced at each of its moves', async () => {
    const element = await laid({ file: duel(), dark: 'greedy', pace: 10_000 });
    expect(barOf(element)).to.contain('Built-in player is deciding');
    expect(announced(element)).to.not.contain('decid');
  });

  it('the focus goes on to what there is to do where nothing is left in the bar', async () => {
    const element = await laid({ file: duel(), 'auto-pass': 'never' });
    while (element.game?.game.windows.at(-1)?.kind !== 'speed') {
      await click(button(element, 'Pass', '.pop'));
      await drawn(element);
    }
    expect(focused()?.matches('.todo-item')).to.equal(true);
  });

  it('the focus is not lost with a card that goes away', async () => {
    const element = await laid({ file: { ...duel(), dice: [6, 6, 6, 6] }, width: 320 });
    await click(cardAt(element, 'night'));
    await drawn(element);
    await click(cardAt(element, 'lantern'));
    const gone = () => allInside(boardOf(element), '.unit[data-id="lantern"]').length === 0;
    await until(gone, 'the discard');
    await drawn(element);
    await until(() => focused() !== document.body, 'the focus');
  });
});

describe('<swtcg-table>: where nothing is decided', () => {
  it('looking back, and behind the curtain, it does not speak of a pass that there is not', async () => {
    const element = await laid({ file: duel() });
    expect(barOf(element)).to.contain('You can’t pass here');
    element.seek(0);
    await drawn(element);
    expect(barOf(element)).to.not.contain('passing').and.to.not.contain('Pass:');
    expect(words(inside(element, '.todo'))).to.contain('Nothing to do right now');
    const [go, back] = allInside(element, '.elsewhere .btn').map((one) => one.getBoundingClientRect());
    expect((back?.left ?? 99) - (go?.right ?? 0), 'the two stand together').to.be.below(16);
    const hidden = await laid({ file: duel(), hands: 'hidden' });
    expect(barOf(hidden)).to.contain('You can’t pass here');
  });

  it('a game that is over asks nobody any more', async () => {
    const element = await laid({ file: duel() });
    element.concede('dark');
    await drawn(element);
    expect(here(element)).to.not.contain('decides');
    expect(words(inside(element, '.todo'))).to.contain('Nothing to do right now');
  });

  it('a bright edge is spoken of only where there can be one', async () => {
    const file = scenario({
      cards: {
        bolt: plain('Bolt Volley', 'Battle', { text: ['Pay 1 Force -> Evade 2'] }),
        night: unit('Night Flight'),
      },
      dark: { hand: ['bolt'], space: ['night'] },
      at: 'space-battle',
    });
    const element = await laid({ file });
    expect(words(inside(element, '.hand'))).to.contain('bright edge');
    element.seek(0);
    await drawn(element);
    expect(words(inside(element, '.hand')))
      .to.contain('Bolt Volley')
      .and.to.not.contain('bright edge');
  });

  it('when the curtain falls the focus is on it', async () => {
    const element = await laid({ seed: 5, hands: 'hidden' });
    await click(button(element, 'I am Dark'));
    await drawn(element);
    await click(button(element, 'Play the Event'));
    await drawn(element);
    await until(() => focused() !== null, 'the focus');
    expect(focused()?.textContent).to.contain('I am Light: show my hand');
  });
});

describe('<swtcg-table>: a card that is played', () => {
  it('its menu says what it does, a Battle card’s and a Mission’s', async () => {
    const text = ['Pay 1 Force -> One of your units gets +2 power until end of turn.'];
    const gift = ['Draw a card.'];
    const file = (at: string) =>
      scenario({
        cards: {
          volley: plain('Bolt Volley', 'Battle', { text }),
          errand: plain('Long Errand', 'Mission', { cost: 1, text: gift }),
          night: unit('Night Flight'),
          lantern: unit('Lantern Wing', { side: 'light' }),
        },
        dark: { force: 3, hand: ['volley', 'errand'], space: ['night'] },
        light: { space: ['lantern'] },
        at,
      });
    const battle = await laid({ file: file('space-battle') });
    await until(() => battle.legal.some(({ do: deed }) => deed === 'play'), 'its chance');
    await click(cardAt(battle, 'volley'));
    await drawn(battle);
    expect(menuOf(battle)).to.contain('Play it').and.to.contain('gets +2 power until end of turn');
    const building = await laid({ file: file('dark-build') });
    building.setByHand({ side: 'dark', buildPoints: 3 });
    await until(() => building.legal.some(({ do: deed }) => deed === 'complete'), 'the build step');
    await click(cardAt(building, 'errand'));
    await drawn(building);
    expect(menuOf(building)).to.contain('Complete').and.to.contain('Draw a card.');
  });
});

describe('<swtcg-table>: setup', () => {
  it('tells what was spent by both, what is left, and what a card costs; nothing is deployed (Setup)', async () => {
    const element = await asked('setup');
    const spent = element.game?.game.players.dark.setupSpent ?? 0;
    expect(spent).to.be.above(0);
    expect(barOf(element)).to.contain(`You have spent 0 of 30 build points, Dark ${spent}.`);
    const choice = element.legal.find(({ do: deed, to }) => deed === 'setup' && to === 'ground');
    const id = choice?.card ?? '';
    await click(cardAt(element, id));
    await drawn(element);
    expect(menuOf(element))
      .to.contain('30 build points left')
      .and.to.contain(
        `Put into Ground, costs ${(element.game?.cards[id] as CardFace | undefined)?.cost} build points`,
      )
      .and.to.contain('your last card')
      .and.not.to.contain('last card, costs')
      .and.not.to.contain('Deploy');
    button(element, 'your last card', '.sheet').click();
    await drawn(element);
    expect(words(inside(element, '.sheet output')), 'as many counters as it needs').to.equal(
      String((element.game?.cards[id] as CardFace | undefined)?.cost),
    );
    expect(words(inside(boardOf(element), '[data-drop="light:ground"]'))).to.contain('Put here');
  });

  it('the list of what can be done names cards whose place is still to be chosen, and no place', async () => {
    const element = await asked('setup');
    await click(button(element, 'Set up a card'));
    await drawn(element);
    const listed = allInside(element, '.todo-list button').map(words);
    expect(listed).to.not.be.empty;
    expect(listed.filter((one) => /:/.test(one))).to.eql([]);
  });
});

describe('<swtcg-table>: choices by name', () => {
  it('a Resource that can be pulled is named, to whoever may search for it (Pull Resource)', async () => {
    const element = await asked('resource');
    const [found] = element.legal.filter(({ do: deed }) => deed === 'resource');
    const name = element.game?.cards[found?.card ?? '']?.name ?? '?';
    expect(barOf(element)).to.contain(`Take the Resource ${name}`);
    await click(button(element, 'Take a Resource from your deck'));
    await click(button(element, 'Hint'));
    await until(() => element.shadowRoot?.querySelector('.hints .advice') != null, 'the hint');
    expect(words(inside(element, '.base'))).to.not.contain('hidden card');
  });

  it('cards of a deck that is searched or looked at are named to whoever looks, and to nobody else', async () => {
    for (const text of [
      'Search your deck for a Character unit card, reveal it, and put it into your hand. Shuffle your deck.',
      'Look at the top 2 cards of your deck. Put one of those cards into your hand. Put the rest on the bottom of your deck.',
    ]) {
      const file = scenario({
        cards: {
          task: plain('Long Errand', 'Mission', { side: 'light', cost: 0, text: [text] }),
          scout: unit('Hill Scout', { side: 'light', type: 'Character' }),
          guide: unit('Reed Guide', { side: 'light', type: 'Character' }),
          drawn: unit('Drawn Before', { side: 'light' }),
        },
        dark: {},
        light: { hand: ['task'], deck: ['drawn', 'scout', 'guide'] },
        at: 'light-build',
      });
      const element = await laid({ file, dark: 'greedy' });
      await until(() => element.mine, 'the chance');
      const complete = () => element.legal.find(({ do: deed }) => deed === 'complete');
      for (let n = 0; n < 4 && !complete(); n++) element.pass();
      expect(element.decide(complete() ?? { by: 'light', do: 'pass' }), text).to.equal(null);
      await until(() => element.legal.some(({ do: deed }) => deed === 'choose'), 'the choice');
      await drawn(element);
      expect(barOf(element), text).to.contain('Choose Hill Scout').and.to.contain('Choose Reed Guide');
      element.light = 'greedy';
      element.dark = 'human';
      element.pause();
      await drawn(element);
      expect(words(inside(element, '.base')), text).to.not.contain('Hill Scout');
    }
  });

  it('a mulligan is told by where the cards go; what was refused is forgotten when a card is set aside', async () => {
    const element = await asked('mulligan');
    const where = () => allInside(element, '.plays button').map(words);
    expect(where().slice(0, 2)).to.eql([
      'Set 0 cards aside, into the discard pile',
      'Set 0 cards aside, into the deck',
    ]);
    await click(button(element, 'into the deck', '.pop'));
    await drawn(element);
    expect(words(inside(element, '.todo .reason'))).to.contain('Set aside at least one card');
    const [one] = element.legal.flatMap(({ cards = [] }) => cards);
    await click(cardAt(element, one ?? ''));
    await drawn(element);
    expect(allInside(element, '.todo .reason').length).to.equal(0);
    await click(button(element, /^Mulligan/, '.todo'));
    await drawn(element);
    const listed = allInside(element, '.todo-list button').map(words);
    expect(listed.length).to.equal(element.legal.filter(({ do: deed }) => deed === 'mulligan').length);
    expect(listed[0]).to.match(/^Mulligan .+ to the discard pile$/);
  });

  it('what ends a step is called in its sentence as on its button', () => {
    const w = { ...tableStrings(), ...playStrings() };
    for (const [kind, does] of Object.entries(w.passDoes))
      expect(w.doneButtons[kind as WindowKind] ?? w.pass, kind).to.match(
        new RegExp(`^${does.split(':')[0] as string}`),
      );
  });

  it('two persons at one screen are not called “you” and “you”', async () => {
    const element = await laid({ file: duel() });
    expect(words(inside(element, '.about'))).to.equal(`Step ${element.lines.length}, 2022 rules`);
    element.dark = 'greedy';
    element.pause();
    await drawn(element);
    expect(words(inside(element, '.about'))).to.match(/built-in player \(Dark\) – you \(Light\), step/i);
  });
});

describe('<swtcg-table>: giving up', () => {
  it('the focus goes back to the card whose menu it was, by key and by button', async () => {
    const element = await laid({ file: duel() });
    for (const close of [() => press('Escape'), () => click(inside(element, '.sheet .x'))]) {
      await click(cardAt(element, 'night'));
      await drawn(element);
      await until(() => focused()?.closest('.sheet') != null, 'the menu');
      await close();
      await drawn(element);
      expect(allInside(element, '.sheet').length).to.equal(0);
      expect(focused() === cardAt(element, 'night'), 'the card').to.equal(true);
    }
  });
});

describe('<swtcg-table>: its head and panels', () => {
  it('in a narrow column the title has the room, and the tools stand below it', async () => {
    const element = await laid({
      file: { ...duel(), title: 'Can a prevented attack still kill?' },
      width: 280,
    });
    expect(inside(element, '.titles').getBoundingClientRect().width).to.be.above(180);
    const title = inside(element, 'h2').getBoundingClientRect();
    expect(inside(element, '.tools').getBoundingClientRect().top).to.be.at.least(title.bottom);
  });

  it('in a narrow column the head is low: a short title stands beside the tools', async () => {
    for (const [width, most] of [
      [280, 84],
      [320, 60],
      [480, 60],
    ] as const) {
      const element = await laid({ file: { ...duel(), title: 'Building' }, width });
      expect(inside(element, '.head-bar').getBoundingClientRect().height, `${width} px`).to.be.at.most(most);
      expect(words(inside(element, 'h2')), 'still told').to.contain('Recording');
    }
  });

  it('in a narrow column the dot of the recording stands behind the last line of the title, over none of its words', async () => {
    for (const title of ['Building', 'A title of so many words that it takes two lines of a narrow column']) {
      const element = await laid({ file: { ...duel(), title }, width: 280 });
      const heading = inside(element, 'h2');
      const words = document.createRange();
      words.setStart(heading, 0);
      words.setEndBefore(inside(element, '.rec'));
      const { right, top, bottom } = words.getBoundingClientRect();
      const dot = inside(element, '.rec').getBoundingClientRect();
      expect(dot.left, title).to.be.at.least(right - 1);
      expect(dot.top, title).to.be.at.least(top - 1);
      expect(dot.bottom, title).to.be.at.most(bottom + 2);
    }
  });

  it('three tiles of a player fill their row', async () => {
    const element = await laid({ file: duel(), width: 320 });
    const tiles = allInside(boardOf(element), '.player[data-side="dark"] .tile');
    expect(tiles.length).to.equal(3);
    const last = tiles.at(-1)?.getBoundingClientRect().right ?? 0;
    const row = inside(boardOf(element), '.player[data-side="dark"] .zones').getBoundingClientRect().right;
    expect(row - last).to.be.below(1);
  });

  it('a tile shows that its cards can be used', async () => {
    const file = scenario({
      cards: { night: unit('Night Flight'), lantern: unit('Lantern Wing', { side: 'light' }) },
      dark: { buildZone: ['night'] },
      light: { space: ['lantern'] },
      at: 'dark-build',
    });
    const element = await laid({ file, width: 320 });
    await until(() => element.legal.some(({ do: deed }) => deed === 'move'), 'the build step');
    await drawn(element);
    const tile = (zone: string) => inside(boardOf(element), `.player[data-side="dark"] .${zone} .tile`);
    expect(getComputedStyle(tile('build')).boxShadow).to.not.equal('none');
    expect(getComputedStyle(tile('deck')).boxShadow).to.equal('none');
  });

  it('what is chosen is not outweighed by choosing nothing', async () => {
    const element = await laid({ seed: 5 });
    expect(button(element, 'No Event').matches('.primary')).to.equal(false);
    element.pass();
    element.pass();
    while (element.game?.game.windows.at(-1)?.kind !== 'mulligan') element.pass();
    await drawn(element);
    expect(button(element, 'Keep the hand').matches('.primary'), 'nothing is set aside').to.equal(true);
  });

  it('side by side, what you can do and the log have their headings on one line', async () => {
    const element = await laid({ file: duel(), width: 760 });
    const [todo, log] = allInside(element, '.panel > h3').map((one) => one.getBoundingClientRect().top);
    expect(todo).to.equal(log);
  });
});

describe('<swtcg-table>: in a narrow column', () => {
  before(async () => {
    await setViewport({ width: 400, height: 420 });
    await executeServerCommand('real-touch', { enabled: true });
  });
  after(async () => {
    await setViewport({ width: 800, height: 600 });
    await executeServerCommand('real-touch', { enabled: false });
  });

  const seen = (one: Element) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= -1 && bottom <= innerHeight + 1;
  };

  it('whose chance it is stays in sight while the board is looked at', async () => {
    const element = await laid({ file: duel(), 'auto-pass': 'never', width: 320 });
    element.scrollIntoView({ block: 'start' });
    expect(seen(inside(element, '[part="bar"]'))).to.equal(true);
    element.scrollIntoView({ block: 'end' });
    const bar = inside(element, '[part="bar"]').getBoundingClientRect();
    const todo = inside(element, '.todo').getBoundingClientRect();
    expect(bar.bottom, 'it covers nothing below').to.be.at.most(todo.top + 1);
  });

  it('what is chosen from is in sight, above the bar; then the board again', async () => {
    const element = await laid({ file: duel(['Pay 1 Force -> Evade 2']), width: 320 });
    element.scrollIntoView({ block: 'start' });
    await tap(cardAt(element, 'night'));
    await drawn(element);
    expect(seen(cardAt(element, 'night')), 'led away').to.equal(false);
    const first = button(element, /Attack/, '.sheet');
    const bar = inside(element, '[part="bar"]').getBoundingClientRect();
    expect(seen(first)).to.equal(true);
    expect(inside(element, '.sheet').getBoundingClientRect().bottom).to.be.at.most(bar.top);
    first.click();
    await until(() => element.game?.game.attacks.length === 1, 'the attack');
    await drawn(element);
    expect(seen(cardAt(element, 'lantern')), 'the defender').to.equal(true);
  });
});
