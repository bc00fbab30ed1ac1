// The table: what lies on it at the start, what is offered, what is refused and why, what passing does, and what it tells
// the page.

import { expect } from '@open-wc/testing';
import type { SwtcgTable } from '../../components/table/table.ts';
import { readNotation as readFile } from '../../src/engine.ts';
import type { Decision } from '../../src/swtcg/decisions/decision.ts';
import { addressOf, recorded } from './games.ts';
import { click } from './hands.ts';
import { allInside, inside, panelOf, until, words } from './helpers.ts';
import { barOf, boardOf, button, cardAt, drawn, laid, menuOf, scenario, unit } from './tables.ts';

const duel = (more: Readonly<Record<string, unknown>> = {}) =>
  scenario({
    cards: {
      night: unit('Night Flight'),
      lantern: unit('Lantern Wing', { side: 'light', speed: 40, text: ['Pay 1 Force -> Evade 2'] }),
      walker: unit('Long Walker', { type: 'Ground', side: 'light' }),
    },
    dark: { force: 3, space: ['night'] },
    light: { force: 3, space: ['lantern'], ground: ['walker'] },
    at: 'space-battle',
    ...more,
  });

/** What was decided, without the passes. */
const deeds = (element: SwtcgTable): readonly unknown[] =>
  (element.game?.session.inputs ?? []).filter((input) => input.do !== 'pass');

const marked = (element: SwtcgTable, kind: string): string[] =>
  allInside(boardOf(element), `[data-mark="${kind}"]`).map((one) => one.dataset.id ?? '');

describe('<swtcg-table>: what a page can tell it', () => {
  it('steps back and forth, goes on from a step, flips, and lets built-in players wait', async () => {
    const element = await laid({ src: addressOf(duel()) });
    const told: string[] = [];
    for (const name of ['swtcg-branch', 'swtcg-play', 'swtcg-pause'] as const)
      element.addEventListener(name, (event) => told.push(`${name} ${event.detail.step}`));
    element.pause();
    element.dark = 'greedy';
    await drawn(element);
    const taken = () => element.game?.session.inputs.filter((input) => input.do === 'attack').length;
    expect(taken(), 'it waits').to.equal(0);
    const last = (element.game?.steps.length ?? 0) - 1;
    element.prev();
    expect(element.at).to.equal(last - 1);
    element.prev();
    element.next();
    expect(element.at).to.equal(last - 1);
    element.next();
    expect(element.at, 'the present').to.equal(null);
    element.seek(0);
    expect(element.at).to.equal(0);
    element.branch(0);
    expect(element.at).to.equal(null);
    element.flip();
    expect(element.hasAttribute('flip') || element.flipped).to.equal(true);
    element.pace = 0;
    element.play();
    await until(() => taken() === 1, 'the built-in player attacks');
    expect(told.map((one) => one.split(' ')[0])).to.eql(['swtcg-pause', 'swtcg-branch', 'swtcg-play']);
    expect(JSON.parse(JSON.stringify(element))).to.eql(JSON.parse(JSON.stringify(element.toJSON())));
  });
});

describe('<swtcg-table>: the start', () => {
  it('lays the starter decks out where nothing else is given', async () => {
    const element = await laid({ seed: 7 });
    expect(barOf(element)).to.contain('Event').and.to.contain('Dark decides');
    expect(element.legal.some(({ do: deed }) => deed === 'event')).to.equal(true);
  });

  it('starts from a scenario, from a replay’s step, from a saved game, from a script inside', async () => {
    const fromSrc = await laid({ src: addressOf(duel()) });
    expect(barOf(fromSrc)).to.contain('Speed check: Dark decides');

    const game = recorded();
    const fromReplay = await laid({ src: addressOf(game), step: '30.1' });
    expect(fromReplay.game?.session.position).to.equal(30);
    expect(fromReplay.undo(), 'what was played before stays').to.equal(false);

    fromSrc.decide({ by: 'dark', do: 'attack', unit: 'night', target: 'lantern' });
    const saved = JSON.parse(JSON.stringify(fromSrc.toJSON()));
    const again = await laid({ file: saved });
    expect(again.game?.session.view()).to.eql(fromSrc.game?.session.view());
    expect(again.undo()).to.equal(true);

    const element = document.createElement('swtcg-table');
    element.preload = 'auto';
    element.innerHTML = `<script type="application/json">${JSON.stringify(duel())}</script>`;
    document.body.append(element);
    await until(() => element.game !== null, 'the game');
    expect(element.chance).to.equal('dark');
    element.remove();
  });

  it('tells what is wrong with a file, in place and as an event, and keeps what lay there', async () => {
    const heard: string[] = [];
    const element = await laid({ file: duel() });
    element.addEventListener('swtcg-error', ({ detail }) => heard.push(detail.code));
    element.file = { format: 'swtcg-scenario/1', ruleset: 'swtcg-2022', cards: 7 };
    await until(() => heard.length > 0, 'the error');
    await drawn(element);
    expect(words(await panelOf(element))).to.contain('$.cards');
    expect(barOf(element)).to.contain('Dark decides');
  });

  it('reads a position in words from a <pre>, and says where it can’t', async () => {
    const element = document.createElement('swtcg-table');
    element.preload = 'auto';
    element.innerHTML = '<pre>1. something</pre>';
    document.body.append(element);
    await until(() => element.shadowRoot?.querySelector('.error') != null, 'the panel');
    expect(words(await panelOf(element))).to.contain('Line 1, column 4');
    element.remove();
  });
});

describe('<swtcg-table>: deciding', () => {
  it('marks what can be used; attacker, then target, and the attack is declared', async () => {
    const element = await laid({ file: duel() });
    expect(marked(element, 'usable')).to.eql(['night']);
    await click(cardAt(element, 'night'));
    await drawn(element);
    expect(menuOf(element)).to.contain('Attack').and.to.contain('Tap without attacking');
    expect(marked(element, 'target')).to.eql(['lantern']);
    await click(cardAt(element, 'lantern'));
    await until(() => deeds(element).length > 0, 'the attack');
    await drawn(element);
    expect(deeds(element)[0]).to.deep.include({
      do: 'attack',
      unit: 'night',
      target: 'lantern',
    });
    expect(barOf(element)).to.contain('Damage prevention: Light decides');
  });

  it('a choice is given up before anything is paid', async () => {
    const element = await laid({ file: duel() });
    await click(cardAt(element, 'night'));
    await drawn(element);
    await click(button(element, 'Cancel (nothing is spent)'));
    await drawn(element);
    expect(element.shadowRoot?.querySelector('.sheet')).to.equal(null);
    expect(deeds(element)).to.eql([]);
    expect(marked(element, 'usable')).to.eql(['night']);
  });

  it('answers “why not?” with the reason and its rule', async () => {
    const element = await laid({ file: duel() });
    await click(cardAt(element, 'walker'));
    await drawn(element);
    const item = allInside(element, '.sheet .item').find((one) => words(one).includes('Why not'));
    await click(item as HTMLElement);
    await drawn(element);
    expect(words(inside(element, '.sheet .reason'))).to.contain('Long Walker is in another arena');
    expect(inside(element, '.sheet .reason swtcg-rule').getAttribute('rule')).to.equal('attack.target');
  });

  it('says what passing will do, and does it', async () => {
    const element = await laid({ file: duel() });
    element.decide({ by: 'dark', do: 'attack', unit: 'night', target: 'lantern' });
    await drawn(element);
    expect(words(inside(element, '.pass-does'))).to.equal(
      'Pass: since both players passed, the damage is placed.',
    );
    await click(button(element, 'Pass', '.pop'));
    await drawn(element);
    expect(element.game?.game.attacks.length).to.equal(0);
  });

  it('less than the most can be chosen', async () => {
    const element = await laid({ file: duel({ dice: [6, 6, 6, 1] }) });
    element.decide({ by: 'dark', do: 'attack', unit: 'night', target: 'lantern' });
    await drawn(element);
    await click(cardAt(element, 'lantern'));
    await drawn(element);
    await click(button(element, 'Evade', '.sheet'));
    await drawn(element);
    await click(button(element, 'One less', '.sheet'));
    await drawn(element);
    await click(button(element, 'Confirm', '.sheet'));
    await drawn(element);
    expect(deeds(element)[1]).to.deep.include({ do: 'use', unit: 'lantern', amount: 1 });
    expect(element.game?.session.view().lantern).to.deep.include({ damage: 2 });
  });

  it('undoes and redoes', async () => {
    const element = await laid({ file: duel() });
    const start = element.game?.session.view();
    element.decide({ by: 'dark', do: 'attack', unit: 'night', target: 'lantern' });
    const after = element.game?.session.view();
    const lines = element.game?.steps.length;
    await drawn(element);
    await click(button(element, 'Undo'));
    await drawn(element);
    expect(element.game?.session.view()).to.eql(start);
    await click(button(element, 'Redo'));
    await drawn(element);
    expect(element.game?.session.view()).to.eql(after);
    expect(element.game?.steps.length).to.equal(lines);
  });

  it('there is nothing to undo before one’s own first decision', async () => {
    const example = await laid({ file: duel({ at: 'untap' }) });
    expect(example.game?.session.position, 'chances were let pass').to.be.above(0);
    expect(button(example, 'Undo').getAttribute('aria-disabled')).to.equal('true');
    expect(example.undo()).to.equal(false);
    const element = await laid({ seed: 5, dark: 'greedy' });
    await until(() => element.mine, 'the chance');
    await drawn(element);
    const before = element.game?.session.position ?? 0;
    expect(before, 'the built-in player has decided').to.be.above(0);
    expect(button(element, 'Undo').getAttribute('aria-disabled')).to.equal('true');
    expect(element.undo()).to.equal(false);
    expect(element.game?.session.position).to.equal(before);
    element.pass();
    await until(() => element.mine, 'the next chance');
    await drawn(element);
    await click(button(element, 'Undo'));
    expect(element.game?.session.position).to.equal(before);
  });
});

describe('<swtcg-table>: for the page', () => {
  it('is decided from outside, and says what is not legal', async () => {
    const element = await laid({ file: duel() });
    const refusal = element.decide({ by: 'light', do: 'pass' });
    expect(refusal?.rule).to.equal('pop.chance');
    expect(element.decide({ by: 'dark', do: 'tap', unit: 'night' })).to.equal(null);
    expect(element.game?.session.position).to.be.above(0);
  });

  it('tells of decisions, windows, steps and the end; a page may prevent a decision', async () => {
    const element = await laid({ file: duel() });
    const heard: string[] = [];
    const decisions: Decision[] = [];
    element.addEventListener('swtcg-window', ({ detail }) => heard.push(`${detail.kind} ${detail.chance}`));
    element.addEventListener('swtcg-step', () => heard.push('step'));
    element.addEventListener('swtcg-ended', () => heard.push('ended'));
    element.addEventListener('swtcg-decision', (event) => {
      decisions.push(event.detail.decision);
      if (event.detail.decision.do === 'tap') event.preventDefault();
    });
    element.decide({ by: 'dark', do: 'tap', unit: 'night' });
    expect(deeds(element), 'prevented').to.eql([]);
    element.decide({ by: 'dark', do: 'attack', unit: 'night', target: 'lantern' });
    await drawn(element);
    expect(decisions.map(({ do: deed }) => deed)).to.eql(['tap', 'attack']);
    expect(heard).to.contain('prevention light').and.to.contain('step');
    element.concede('light');
    await drawn(element);
    expect(heard).to.contain('ended');
    expect(barOf(element)).to.contain('Dark wins the game');
  });

  it('a built-in player answers at its pace', async () => {
    const element = await laid({ seed: 7, dark: 'greedy', pace: 40 });
    expect(barOf(element)).to.contain('is deciding');
    await until(() => element.chance === 'light', 'the other player');
    expect(element.game?.session.inputs.every(({ do: deed }) => deed !== 'roll')).to.equal(true);
    expect(element.perspective).to.equal('light');
  });

  const EXCHANGE = `at: space-battle
dark:
  space: Corsair 40/2/3
light:
  space: Lancer 50/2/3
dice: 5 2 1 6
until: turn-end`;

  /** What the board shows of attacks, one after the other: how many dice lie there, and what has come of them. */
  function watched(element: SwtcgTable): string[] {
    const seen: string[] = [];
    const look = () => {
      const { attack } = boardOf(element);
      const now = attack ? `${attack.attacker} ${attack.dice.length} ${attack.sum?.placed ?? '-'}` : 'none';
      if (seen.at(-1) !== now) seen.push(now);
      if (element.isConnected) requestAnimationFrame(look);
    };
    look();
    return seen;
  }

  it('an attack that is over at once is shown all the same: declared, rolled, counted, done', async () => {
    const { json } = readFile(EXCHANGE);
    const element = await laid({ file: json, pace: 200 });
    const seen = watched(element);
    element.decide({ by: 'light', do: 'attack', unit: 'Lancer', target: 'Corsair' });
    expect(element.chance, 'it can be gone on with').to.equal('dark');
    await until(() => seen.length > 2 && seen.at(-1) === 'none', 'the attack to be shown');
    expect(seen.slice(1)).to.eql(['Lancer 0 -', 'Lancer 2 -', 'Lancer 2 false', 'Lancer 2 true', 'none']);
  });

  it('whoever goes on sees the present; a built-in player waits until an attack was shown', async () => {
    const { json } = readFile(EXCHANGE);
    const element = await laid({ file: json, pace: 200 });
    element.decide({ by: 'light', do: 'attack', unit: 'Lancer', target: 'Corsair' });
    await until(() => element.state.matches({ game: { playing: { board: 'showing' } } }), 'the first moment');
    element.undo();
    await drawn(element);
    expect(boardOf(element).attack).to.equal(null);
    element.dark = 'greedy';
    await drawn(element);
    const seen = watched(element);
    element.decide({ by: 'light', do: 'attack', unit: 'Lancer', target: 'Corsair' });
    await until(() => seen.filter((one) => one === 'none').length > 2, 'both attacks to be shown');
    const [mine, theirs] = ['Lancer 2 true', 'Corsair 2 true'].map((one) => seen.indexOf(one));
    expect(mine).to.be.greaterThan(0);
    expect(theirs).to.be.greaterThan(mine as number);
  });

  it('asks at every chance, or at few, as it is told; also in the middle of a game', async () => {
    const element = await laid({ seed: 7, dark: 'greedy', light: 'greedy' });
    await until(() => (element.game?.game.turn ?? 0) > 1 || element.game?.session.result != null, 'a turn');
    element.dark = 'human';
    element.light = 'human';
    await drawn(element);
    const before = element.game?.session.view();
    element.autoPass = 'never';
    await drawn(element);
    expect(element.game?.session.view()).to.eql(before);
    expect(element.game?.session.start.box.autoPass).to.equal('never');
  });
});
