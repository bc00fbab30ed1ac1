// The table and its chart: events that a page sends are drawn, and built-in players need nobody to look at them.
import { expect } from '@open-wc/testing';
import { html } from 'lit';
import '../../components/lesson/swtcg-lesson.ts';
import type { Decision } from '../../src/swtcg/decisions/decision.ts';
import { inColumn, inside, until, updated, words } from './helpers.ts';
import { barOf, boardOf, cardAt, drawn, laid, menuOf, scenario, unit } from './tables.ts';

const DUEL = scenario({
  cards: { night: unit('Night Flight'), lantern: unit('Lantern Wing', { side: 'light', speed: 40 }) },
  dark: { force: 3, space: ['night'] },
  light: { force: 3, space: ['lantern'] },
  at: 'space-battle',
});

const ATTACK: Decision = { by: 'dark', do: 'attack', unit: 'night', target: 'lantern' };

describe('<swtcg-table>: its chart', () => {
  it('an event that is sent to it changes its snapshot, and what is drawn', async () => {
    const element = await laid({ file: DUEL });
    const seen: unknown[] = [];
    element.actor.subscribe(({ value }) => seen.push(JSON.stringify(value)));
    expect(element.actor.getSnapshot().matches({ game: { playing: { choice: 'resting' } } })).to.equal(true);
    element.actor.send({ type: 'PICK', card: 'night', anchor: cardAt(element, 'night') });
    expect(element.actor.getSnapshot().matches({ game: { playing: { choice: 'menu' } } })).to.equal(true);
    await drawn(element);
    expect(menuOf(element)).to.contain('Attack');
    element.actor.send({ type: 'DECIDE', decision: ATTACK });
    await drawn(element);
    expect(element.shadowRoot?.querySelector('.sheet')).to.equal(null);
    expect(element.game?.session.inputs).to.deep.include(ATTACK);
    expect(new Set(seen).size).to.be.above(1);
  });

  it('a page that prevents a decision leaves the menu as it was', async () => {
    const element = await laid({ file: DUEL });
    element.addEventListener('swtcg-decision', (event) => event.preventDefault());
    element.actor.send({ type: 'PICK', card: 'night', anchor: cardAt(element, 'night') });
    element.actor.send({ type: 'DECIDE', decision: ATTACK });
    await drawn(element);
    expect(element.game?.session.inputs).to.not.deep.include(ATTACK);
    expect(menuOf(element)).to.contain('Attack');
  });

  it('the game is asked once whether a decision is legal', async () => {
    const element = await laid({ file: DUEL });
    const session = element.game?.session as NonNullable<typeof element.game>['session'];
    const { whyNot } = session;
    let asked = 0;
    session.whyNot = (decision) => {
      asked += 1;
      return whyNot.call(session, decision);
    };
    element.decide(ATTACK);
    expect(asked).to.equal(1);
  });

  it('what a page sets together is opened once', async () => {
    const element = document.createElement('swtcg-table');
    let ready = 0;
    element.addEventListener('swtcg-ready', () => {
      ready += 1;
    });
    element.preload = 'auto';
    element.seed = '7';
    element.file = DUEL;
    await inColumn(html`${element}`);
    await until(() => element.game !== null, 'the game');
    await drawn(element);
    expect(ready).to.equal(1);
    expect(barOf(element)).to.contain('Dark decides');
  });

  it('a card is picked at the board, and not inspected', async () => {
    const element = await laid({ file: DUEL });
    const heard: string[] = [];
    for (const name of ['swtcg-pick', 'swtcg-inspect'])
      boardOf(element).addEventListener(name, ({ type }) => heard.push(type));
    cardAt(element, 'night').click();
    expect(heard).to.eql(['swtcg-pick']);
  });
});

describe('<swtcg-table>: built-in players', function () {
  this.timeout(60_000);

  const { requestAnimationFrame: frame, setTimeout: timer } = window;
  const later = (there: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = () => (there() ? resolve() : timer.call(window, look, 20));
      look();
    });
  afterEach(() => {
    Object.assign(window, { requestAnimationFrame: frame, setTimeout: timer });
    Reflect.deleteProperty(document, 'hidden');
  });

  it('play a whole game without a frame and without a timer', async () => {
    const element = await laid({ seed: 19 });
    Object.assign(window, { requestAnimationFrame: () => 0, setTimeout: () => 0 });
    element.dark = 'greedy';
    element.light = 'greedy';
    await later(() => element.game?.session.result != null);
    expect(element.state.matches({ game: { playing: { turn: 'over' } } })).to.equal(true);
  });

  it('wait for nobody in a page that is hidden', async () => {
    const element = await laid({ seed: 19 });
    element.pace = 5000;
    await drawn(element);
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    element.dark = 'greedy';
    element.light = 'greedy';
    await later(() => element.game?.session.result != null);
    expect(barOf(element)).to.not.equal('');
  });

  it('go on at once when the page is hidden while one of them waits', async () => {
    const element = await laid({ seed: 7, dark: 'greedy', pace: 1_000_000 });
    const before = element.game?.session.position;
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
    await later(() => element.game?.session.position !== before);
  });

  it('stop where the table is taken out of the page, and go on when it is back', async () => {
    const element = await laid({ seed: 19, dark: 'greedy', light: 'greedy', pace: 30 });
    const room = element.parentElement;
    element.remove();
    const { position } = element.game?.session ?? {};
    await new Promise((resolve) => timer.call(window, resolve, 100));
    expect(element.game?.session.position).to.equal(position);
    room?.append(element);
    await later(() => element.game?.session.position !== position);
  });
});

describe('<swtcg-lesson>: its chart', () => {
  it('an event that is sent to it changes its snapshot, and what is drawn', async () => {
    const element = document.createElement('swtcg-lesson');
    element.src = new URL('../../lessons/hits.json', import.meta.url).href;
    await inColumn(html`${element}`);
    await until(() => element.lesson !== null, 'the lesson');
    element.actor.send({ type: 'SEEK', step: 0 });
    element.actor.send({ type: 'NEXT' });
    expect(element.actor.getSnapshot().matches({ content: { step: 'tooEarly' } })).to.equal(true);
    await updated(element);
    expect(words(inside(element, '.reply'))).to.equal('Do what the lesson asks first.');
  });
});
