// Two players at one screen, the judge's hand, dragging, looking back and going on, sharing, saving, hints.

import { expect } from '@open-wc/testing';
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import { linkTo, unpacked } from '../../components/table/share.ts';
import type { SwtcgTable } from '../../components/table/table.ts';
import { type Replay, verify } from '../../src/engine.ts';
import { reach } from '../../stories/samples/reach.ts';
import { POSITIONS } from '../../stories/samples/tables.ts';
import { shown } from './games.ts';
import { click, press, type } from './hands.ts';
import { allInside, inside, panelOf, until, words } from './helpers.ts';
import { barOf, boardOf, button, cardAt, drawn, laid, menuOf } from './tables.ts';

async function inBuildStep(attributes: Readonly<Record<string, unknown>> = {}): Promise<SwtcgTable> {
  const element = await laid({ file: POSITIONS.build.file, ...attributes });
  reach(element, 'build');
  await drawn(element);
  return element;
}

describe('two players at one screen', () => {
  it('hands stay hidden until their player asks; passing needs no look', async () => {
    const element = await inBuildStep({ hands: 'hidden', 'auto-pass': 'never' });
    expect(element.perspective).to.equal('spectator');
    expect(element.shadowRoot?.querySelector('.hand-cards')).to.equal(null);
    const seen = () => words(boardOf(element).shadowRoot as unknown as HTMLElement);
    expect(seen()).not.to.contain('Slow Siege').and.not.to.contain('Last Volley');
    await click(button(element, 'I am Dark: show my hand'));
    await drawn(element);
    expect(words(inside(element, '.hand'))).to.contain('Slow Siege');
    expect(seen(), 'the other hand').not.to.contain('Last Volley');

    element.decide({ by: 'dark', do: 'done' });
    await until(() => element.chance === 'light', 'the other player');
    await drawn(element);
    expect(words(inside(element, '.hand')), 'hidden between turns').not.to.contain('Slow Siege');
    expect(words(inside(element, '.hand'))).to.contain('Light decides now');
    const before = element.game?.session.position ?? 0;
    await click(button(element, 'Pass without looking'));
    await until(() => (element.game?.session.position ?? 0) > before, 'the pass');
  });

  it('one concedes, or both agreed on a draw; that can be taken back', async () => {
    const element = await inBuildStep();
    const choose = async (item: string) => {
      await click(button(element, 'More', '.tools'));
      await until(() => inside(element, '.menu').matches(':popover-open'), 'the menu');
      await click(button(element, item, '.menu'));
      await drawn(element);
    };
    await choose('Agree on a draw');
    expect(barOf(element)).to.contain('without a winner').and.to.contain('both agree');
    inside(element, '.menu').hidePopover();
    await click(button(element, 'Undo'));
    await drawn(element);
    expect(barOf(element)).to.contain('Dark decides');
    await choose('Light concedes');
    expect(barOf(element)).to.contain('Dark wins the game').and.to.contain('the opponent conceded');
    const replay = (await element.toReplay()) as Replay;
    expect(replay.result).to.deep.include({ winner: 'dark', by: 'conceded' });
    const { verdict, reason } = verify(JSON.parse(JSON.stringify(replay)));
    expect(`${verdict} ${reason}`).to.equal('exact null');
  });
});

describe('the judge’s hand', () => {
  it('moves, taps, counts, draws and notes; all of it is marked as done by hand', async () => {
    const element = await laid({ file: POSITIONS.general.file });
    await click(cardAt(element, 'lantern'));
    await drawn(element);
    await click(button(element, 'By hand', '.sheet'));
    await until(() => element.shadowRoot?.querySelector('.by-hand') != null, 'the panel');
    await drawn(element);
    await click(button(element, /^Tap/, '.by-hand'));
    await drawn(element);
    await click(button(element, 'Damage counters: One more', '.by-hand'));
    await drawn(element);
    const view = () => element.game?.session.view();
    expect(view()?.lantern).to.deep.include({ tapped: true, damage: 1 });
    // Another card is chosen on the board, and moved by the list of zones.
    await click(cardAt(element, 'rover'));
    await drawn(element);
    const field = inside(element, '.by-hand select') as HTMLSelectElement;
    field.value = 'build';
    field.dispatchEvent(new Event('change'));
    await drawn(element);
    expect(view()?.rover).to.deep.include({ zone: 'build' });
    const cards = view()?.light.hand.length ?? 0;
    await click(
      allInside(element, '.by-hand button').filter((one) => words(one) === 'Draw a card')[1] as HTMLElement,
    );
    await drawn(element);
    expect(view()?.light.hand.length).to.equal(cards + 1);
    inside(element, '.by-hand > form input').focus();
    await type('Agreed by both');
    await press('Enter');
    await drawn(element);
    expect(element.lines.at(-1)?.text).to.equal('Agreed by both.');
    const told = element.lines.filter(({ entry }) => entry.kind === 'manual').map(({ text }) => text);
    expect(told.length).to.be.above(4);
    expect(told[0]).to.match(/^Judge: /);
    const { verdict, reason } = verify(JSON.parse(JSON.stringify(await element.toReplay())));
    expect(`${verdict}: ${reason}`).to.contain('unverified: it has steps that were put by hand');
    await click(button(element, 'Close', '.by-hand'));
    await until(() => element.shadowRoot?.querySelector('.by-hand') == null, 'the panel to be closed');
  });

  it('a change that makes no sense is told, and nothing is changed', async () => {
    const element = await inBuildStep();
    const before = element.game?.session.view();
    element.setByHand({ card: 'lantern', on: 'lantern' });
    await drawn(element);
    expect(words(await panelOf(element))).to.contain('by hand');
    expect(element.game?.session.view()).to.eql(before);
  });
});

describe('dragging', () => {
  before(() => setViewport({ width: 1300, height: 1300 }));
  after(() => setViewport({ width: 800, height: 600 }));

  const middle = (element: Element): [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const drag = async (from: Element, to: () => Element): Promise<void> => {
    from.scrollIntoView({ block: 'center' });
    const [x, y] = middle(from);
    await executeServerCommand('real-drag', { x, y });
    await executeServerCommand('real-move', { x: x + 12, y: y - 12 });
    const [toX, toY] = middle(to());
    await executeServerCommand('real-move', { x: toX, y: toY });
    await executeServerCommand('real-drop', {});
  };

  it('a unit onto its target attacks it', async () => {
    const element = await laid({ file: POSITIONS.speed.file });
    reach(element, 'speed');
    await drawn(element);
    const before = element.game?.session.position ?? 0;
    await drag(cardAt(element, 'night'), () => cardAt(element, 'lantern'));
    await until(() => (element.game?.session.position ?? 0) > before, 'the attack');
    expect(element.game?.session.inputs[before]).to.deep.include({ do: 'attack', target: 'lantern' });
  });

  it('a card of the hand into an arena is deployed there; elsewhere nothing happens', async () => {
    const element = await inBuildStep();
    element.setByHand({ side: 'dark', buildPoints: 9 });
    await drawn(element);
    const before = element.game?.session.position ?? 0;
    await drag(cardAt(element, 'walker2'), () => inside(element, '.head-bar'));
    await drawn(element);
    expect(element.game?.session.position).to.equal(before);
    expect(element.shadowRoot?.querySelector('.sheet')).to.equal(null);
    await drag(cardAt(element, 'walker2'), () =>
      inside(boardOf(element), '.half[data-side="dark"][data-drop]'),
    );
    await until(() => (element.game?.session.position ?? 0) > before, 'the unit');
    expect(element.game?.session.inputs[before]).to.deep.include({
      do: 'complete',
      card: 'walker2',
      to: 'ground',
    });
  });
});

describe('what was played', () => {
  it('any step can be looked at, and gone on from; what came after it can be redone', async () => {
    const element = await laid({ seed: 19, dark: 'greedy', light: 'greedy' });
    await until(() => element.game?.session.result != null, 'the end');
    element.dark = 'human';
    element.light = 'human';
    await drawn(element);
    const all = element.lines.length;
    const view = element.game?.session.view();
    const line = Math.floor(all / 2);
    element.seek(line);
    await drawn(element);
    expect(words(inside(element, '.elsewhere'))).to.contain(`step ${line + 1}`);
    expect(element.shadowRoot?.querySelector('.pop .pass'), 'nothing is decided there').to.equal(null);
    await click(button(element, 'Continue from here'));
    await drawn(element);
    expect(element.lines.length).to.be.below(all);
    expect(element.lines.length).to.be.above(line);
    expect(element.chance).not.to.equal(null);
    while (element.redo());
    await drawn(element);
    expect(element.game?.session.view()).to.eql(view);
    expect(element.lines.length).to.equal(all);
  });

  it('is shared as a link that leads to the same game', async () => {
    const element = await laid({ seed: 19, dark: 'greedy', light: 'greedy', id: 'shared' });
    await until(() => element.game?.session.result != null, 'the end');
    const link = await linkTo(element.game as never, 'shared');
    expect(link?.length).to.be.below(20_000);
    const { hash } = new URL(link as string);
    expect((await unpacked(hash.slice(hash.indexOf('@') + 1))).seed).to.equal('19');
    history.replaceState(null, '', hash);
    const again = await laid({ id: 'shared', seed: 4 });
    history.replaceState(null, '', location.pathname + location.search);
    expect(again.game?.session.view()).to.eql(element.game?.session.view());
    expect(again.lines.length).to.equal(element.lines.length);
  });

  it('a link of another game is told as that', async () => {
    const element = await laid({ seed: 19, dark: 'greedy', light: 'greedy' });
    await until(() => element.game?.session.result != null, 'the end');
    const link = new URL((await linkTo(element.game as never, '')) as string);
    history.replaceState(null, '', link.hash);
    const other = await laid({ file: POSITIONS.build.file });
    history.replaceState(null, '', location.pathname + location.search);
    expect(words(await panelOf(other))).to.contain('another game');
  });

  it('the replay is shown by the viewer as it was played', async () => {
    const element = await laid({ seed: 19, dark: 'random', light: 'greedy' });
    await until(() => element.game?.session.result != null, 'the end');
    const viewer = await shown(await element.toReplay());
    expect(viewer.timeline.source?.verdict?.verdict).to.equal('exact');
  });
});

describe('hints', () => {
  it('what a good player would do, why, and the exact odds of an attack', async () => {
    const element = await laid({ file: POSITIONS.speed.file });
    reach(element, 'speed');
    await drawn(element);
    await click(button(element, 'Hint', '.tools'));
    await until(() => element.shadowRoot?.querySelector('.hints .advice') != null, 'the hint');
    expect(words(inside(element, '.hints .advice'))).to.match(
      /Attack Lantern Wing .*with Night Flight.*Because it has a 19 % chance to discard/,
    );
    // Five dice, a hit on 4 or more: at least 4 hits in 6 of 32 cases, 2.5 on average.
    expect(words(inside(element, '.hints summary')))
      .to.contain('2.5 damage on average')
      .and.to.contain('18.8 %');
    await click(inside(element, '.hints summary'));
    expect(element.shadowRoot?.querySelector('.hints swtcg-odds')).not.to.equal(null);
    await click(cardAt(element, 'night'));
    await drawn(element);
    expect(menuOf(element)).to.contain('Attack');
    await click(button(element, 'Do that', '.hints'));
    await until(() => (element.game?.game.attacks.length ?? 0) > 0, 'the attack');
  });

  it('what can be done is listed, with the cards; and done from there', async () => {
    const element = await inBuildStep();
    await click(button(element, 'Add build counters', '.todo'));
    await drawn(element);
    expect(allInside(element, '.todo-list button').length).to.be.above(0);
    await click(allInside(element, '.todo-list button')[0] as HTMLElement);
    await drawn(element);
    expect(menuOf(element)).to.contain('Build counters');
    await press('Escape');
    await drawn(element);
    expect(element.shadowRoot?.querySelector('.sheet')).to.equal(null);
  });
});
