import { expect, oneEvent } from '@open-wc/testing';
import { html } from 'lit';
import type { Problem } from '../../components/shared/steps.ts';
import { cardsIn } from '../../src/core/log-event.ts';
import { addressOf, recorded, settled, shown } from './games.ts';
import { allInside, inColumn, inside, overflowing, panelOf, until, updated, words } from './helpers.ts';

describe('<swtcg-replay> with a recorded game', () => {
  it('shows a whole game, consistent, with the names of the players', async () => {
    const element = await shown(recorded());
    expect(words(inside(element, 'h2'))).to.equal('Winter League, Final Consistent');
    expect(words(inside(element, '.about'))).to.match(
      /^Marit \(Dark\) – Jo \(Light\)\. (Dark|Light) wins in turn \d+\.$/,
    );
    const players = allInside(inside(element, 'swtcg-board'), '.player').map((one) =>
      one.getAttribute('aria-label'),
    );
    expect(players).to.eql(['Dark Side: Marit', 'Light Side: Jo']);
    expect(allInside(inside(element, 'swtcg-log'), '.line').length).to.equal(element.timeline.length);
    element.seek(element.timeline.length - 1);
    await settled(element);
    expect(words(inside(element, '.said'))).to.match(/wins the game/);
  });

  it('says what consistent means', async () => {
    const element = await shown(recorded());
    inside(element, '.badge').click();
    await until(() => element.shadowRoot?.querySelector('.reason') !== null, 'the reason');
    expect(words(inside(element, '.reason'))).to.contain('Every decision is legal');
  });

  it('says of a game without hashes that it is not verified, and why', async () => {
    const element = await shown({ ...recorded(), checks: [] });
    expect(words(inside(element, '.badge'))).to.equal('Not verified');
    inside(element, '.badge').click();
    await until(() => element.shadowRoot?.querySelector('.reason') !== null, 'the reason');
    expect(words(inside(element, '.reason'))).to.contain('no hash');
  });

  it('stops at the step where a changed die leaves the track', async () => {
    const file = recorded();
    const rolls = file.rolls.map((roll) => [...roll]);
    const roll = rolls.at(-1) as number[];
    roll[0] = ((roll[0] as number) % 6) + 1;
    const element = document.createElement('swtcg-replay');
    const error = oneEvent(element, 'swtcg-error');
    const script = document.createElement('script');
    script.type = 'application/json';
    script.textContent = JSON.stringify({ ...file, rolls });
    element.append(script);
    document.body.append(element);
    const { detail } = (await error) as CustomEvent<Problem>;
    expect(detail.code).to.equal('diverged');
    await settled(element);
    expect(words(await panelOf(element))).to.contain('the dice show');
    expect(words(inside(element, '.badge'))).to.equal('Diverged');
    (await panelOf(element)).querySelector<HTMLElement>('.act button')?.click();
    await settled(element);
    expect(element.index).to.equal(element.timeline.length - 1);
    element.remove();
  });

  it('shows the first step before the game has been played', async () => {
    const file = recorded();
    const element = document.createElement('swtcg-replay');
    const ready = oneEvent(element, 'swtcg-ready');
    const script = document.createElement('script');
    script.type = 'application/json';
    script.textContent = JSON.stringify(file);
    element.append(script);
    document.body.append(element);
    const { detail } = (await ready) as CustomEvent<{ title: string; length: number }>;
    expect(detail.title).to.equal('Winter League, Final');
    expect(inside(element, 'swtcg-board')).to.not.equal(null);
    await until(() => !element.timeline.growing, 'the whole game');
    expect(element.timeline.length).to.be.above(detail.length);
    element.remove();
  });

  it('goes on from the first step as soon as it is seen, before the rest has been played', async () => {
    const element = document.createElement('swtcg-replay');
    element.file = recorded();
    element.preload = 'auto';
    document.body.append(element);
    await oneEvent(element, 'swtcg-ready');
    await updated(inside(element, 'swtcg-controls'));
    expect([element.timeline.length, element.timeline.growing]).to.eql([1, true]);
    const next = inside(inside(element, 'swtcg-controls'), '[aria-label="Next step"]');
    expect(next.getAttribute('aria-disabled')).to.equal(null);
    next.click();
    await until(() => element.index === 1, 'the second step');
    element.remove();
  });

  it('plays by itself where it is told to, also from a first step that stands alone at first', async () => {
    const element = await shown(recorded(), { autoplay: '', speed: 100 });
    await until(() => element.index > 5, 'the sixth step');
    expect(element.playing).to.equal(true);
    element.pause();
  });

  it('gives the step that a reader chose while it plays its time', async () => {
    const element = await shown(recorded(), { speed: 2 });
    element.play();
    await new Promise((done) => setTimeout(done, 250));
    const deed = element.timeline.lines.findIndex(({ entry }, at) => at > 40 && entry.kind === 'deed');
    element.seek(deed);
    await new Promise((done) => setTimeout(done, 550));
    expect([element.playing, element.index]).to.eql([true, deed]);
    element.pause();
  });

  it('says of a game in which nothing has happened yet that there is nothing to show', async () => {
    const { shuffles, checks, rolls, result, ...file } = recorded();
    const element = document.createElement('swtcg-replay');
    element.src = addressOf({ ...file, decisions: [], rolls: [], checks: [] });
    await inColumn(html`${element}`);
    await until(() => element.timeline.source !== null && !element.timeline.growing, 'the game');
    await settled(element);
    expect(words(inside(element, '.blank'))).to.equal('There is nothing to show yet.');
  });

  it('goes to an address, also to one that has not been played yet', async () => {
    const file = recorded();
    const middle = Math.floor(file.decisions.length / 2);
    const element = await shown(file, { step: `${middle}.1` });
    expect(element.step).to.equal(`${middle}.1`);
    const [third = '', fifth = ''] = [40, 60].map((at) => element.timeline.address(at));
    element.seek(third);
    await settled(element);
    expect(element.getAttribute('step')).to.equal(third);
    element.setAttribute('step', fifth);
    await settled(element);
    expect(element.index).to.equal(60);
  });

  it('goes to a number, also before the file has come and before so much has been played', async () => {
    const element = document.createElement('swtcg-replay');
    element.src = addressOf(recorded());
    document.body.append(element);
    element.seek(40);
    element.next();
    element.prev();
    await until(() => element.index === 40, 'the step that was asked for before the file came');
    element.src = addressOf(recorded(8));
    const ready = oneEvent(element, 'swtcg-ready');
    await ready;
    element.seek(60);
    await until(() => element.index === 60, 'the step that was asked for before it was played');
    expect(element.step).to.equal(element.timeline.address(60));
    element.remove();
  });

  it('shows another game from its start, or from the step that comes with it', async () => {
    const element = await shown(recorded());
    element.seek('30.1');
    await settled(element);
    element.play();
    element.src = addressOf(recorded(8));
    await oneEvent(element, 'swtcg-ready');
    expect(element.index).to.equal(0);
    expect(element.playing).to.equal(false);
    element.src = addressOf(recorded());
    element.step = '20.1';
    await oneEvent(element, 'swtcg-ready');
    await until(() => element.step === '20.1' && element.index > 0, 'the step that came with the game');
  });

  it('steps by roll or effect, decision, attack, phase and turn', async () => {
    const element = await shown(recorded());
    const entry = () => element.timeline.lines[element.index]?.entry;
    const before = () => element.timeline.lines[element.index - 1]?.entry;
    element.stride = 'attack';
    element.next();
    expect(entry()?.rule).to.equal('attack.declare');
    element.stride = 'roll';
    for (let i = 0; i < 5; i++) {
      element.next();
      expect(
        entry()?.kind === 'roll' || entry()?.kind === 'deed' || entry()?.rule.startsWith('effect.'),
      ).to.equal(true);
    }
    element.stride = 'decision';
    element.next();
    expect(element.timeline.address(element.index)).to.match(/\.1$/);
    element.stride = 'phase';
    element.next();
    expect(entry()?.path[1]).to.not.equal(before()?.path[1]);
    element.seek(0);
    element.stride = 'turn';
    element.next();
    expect(entry()?.type).to.equal('turn-started');
    element.prev();
    expect(element.index).to.equal(0);
  });

  it('leads back by the path to where a part of play began', async () => {
    const element = await shown(recorded());
    const at = element.timeline.lines.findIndex(
      ({ entry }) => entry.kind === 'roll' && entry.path.includes('attack'),
    );
    element.seek(at);
    await settled(element);
    const crumbs = allInside(element, '.crumbs button');
    crumbs.find((one) => words(one) === 'Battle')?.click();
    await settled(element);
    const { entry } = element.timeline.lines[element.index] ?? {};
    expect(entry?.path.slice(0, 2)).to.eql(['turn', 'battle']);
    expect(element.timeline.lines[element.index - 1]?.entry.path[1]).to.not.equal('battle');
  });

  it('leads from every step of an attack to its declaration', async () => {
    const element = await shown(recorded());
    const { lines } = element.timeline;
    let declared = 0;
    for (const [at, { entry }] of lines.entries()) {
      if (entry.type === 'attack-declared') declared = at;
      const depth = entry.path.indexOf('attack') + 1;
      if (depth > 0) expect(element.timeline.startOf(at, depth), entry.type).to.equal(declared);
    }
    const roll = lines.findIndex(({ entry: { kind, path } }) => kind === 'roll' && path.includes('attack'));
    element.seek(roll);
    await settled(element);
    allInside(element, '.crumbs button')
      .find((one) => words(one) === 'Attack')
      ?.click();
    await settled(element);
    expect(words(inside(element, '.said'))).to.match(/ attacks /);
  });

  it('gives the dice of a roll, the odds of it, the luck of both and the rule in our own words', async () => {
    const element = await shown(recorded());
    const at = element.timeline.lines.findIndex(
      ({ entry }) => entry.kind === 'roll' && entry.path.includes('attack'),
    );
    element.seek(at);
    await until(() => element.shadowRoot?.querySelector('.insight .luck') !== null, 'the odds');
    await until(() => element.shadowRoot?.querySelector('.because') !== null, 'the rule');
    const { roll } = element.timeline.at(at) ?? {};
    expect(allInside(element, '.insight .die').length).to.equal(roll?.dice.length);
    const odds = inside(element, 'swtcg-odds');
    expect(allInside(odds, 'li').length).to.equal((roll?.dice.length ?? 0) + 1);
    expect(words(inside(element, '.insight'))).to.match(/\d hits?: \d+\.\d %/);
    expect(words(inside(element, '.luck'))).to.match(/in hits: D Dark [+−±][\d.]+ ?L Light [+−±]\d/);
    expect(words(inside(element, '.because')).length).to.be.above(20);
  });

  it('finds lines of the log', async () => {
    const element = await shown(recorded());
    inside(element, '.log-head button').click();
    await until(() => element.shadowRoot?.querySelector('.find input') !== null, 'the search');
    const field = inside(element, '.find input') as HTMLInputElement;
    expect(element.shadowRoot?.activeElement).to.equal(field);
    field.value = 'WINS the game';
    field.dispatchEvent(new Event('input'));
    await settled(element);
    const lines = allInside(inside(element, 'swtcg-log'), '.line');
    expect(lines.length).to.equal(1);
    lines[0]?.click();
    await settled(element);
    expect(element.index).to.equal(element.timeline.length - 1);
  });

  it('calls a card on the table what the log calls it, and in its journey too', async () => {
    const element = await shown(recorded());
    const called = new Set(
      element.timeline.lines.flatMap(({ entry, text }) =>
        cardsIn(entry).filter((id) => text.includes(` [${id}]`)),
      ),
    );
    expect(called.size).to.be.above(3);
    const board = inside(element, 'swtcg-board');
    const seen = new Set<string>();
    for (let at = 0; at < element.timeline.length; at += 12) {
      element.seek(at);
      await settled(element);
      for (const unit of allInside(board, '.half .unit')) {
        const id = unit.dataset.id as string;
        const number = unit.querySelector('.twin')?.textContent?.trim();
        if (!called.has(id)) continue;
        expect(number, id).to.equal(`#${/\d+$/.exec(id)?.[0]}`);
        seen.add(id);
      }
    }
    expect(seen.size).to.be.above(1);
    const twin = allInside(board, '.half .unit:has(.twin) > .card').find((one) => one.checkVisibility());
    twin?.click();
    await until(() => board.shadowRoot?.querySelector('.journeys') !== null, 'the journey');
    expect(words(inside(board, '.journeys h4'))).to.match(/^#\d+ · /);
  });

  it('opens a card with its journey, and goes to where it was deployed', async () => {
    const element = await shown(recorded());
    element.seek(element.timeline.lines.findIndex(({ entry }) => entry.type === 'turn-started'));
    await settled(element);
    const board = inside(element, 'swtcg-board');
    const card = inside(board, '.half .unit .card');
    const id = (card.parentElement as HTMLElement).dataset.id as string;
    card.click();
    await until(() => board.shadowRoot?.querySelector('.journeys') !== null, 'the journey');
    const deployed = allInside(board, '.journeys button').find((one) => words(one).startsWith('Deployed'));
    deployed?.click();
    await settled(element);
    const zone = (index: number) => element.timeline.at(index)?.zoneOf?.(id, 'both');
    expect(zone(element.index)).to.be.oneOf(['space', 'ground', 'character']);
    expect(zone(element.index - 1)).to.be.oneOf(['hand', 'build', 'deck']);
  });

  for (const width of [280, 320, 600, 800, 1200]) {
    it(`lets nothing stick out at ${width} px, at any step`, async () => {
      const element = await shown(recorded(), { width });
      for (let at = 0; at < element.timeline.length; at += 24) {
        element.seek(at);
        await settled(element);
        expect(overflowing(element), `at step ${at}`).to.eql([]);
      }
    });
  }
});
