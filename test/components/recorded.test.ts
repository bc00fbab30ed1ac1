import { expect, oneEvent } from '@open-wc/testing';
import { html } from 'lit';
import '../../components/replay/swtcg-replay.ts';
import type { SwtcgReplay } from '../../components/replay/replay.ts';
import type { Problem } from '../../components/replay/steps.ts';
import { greedy } from '../../play/players/greedy.ts';
import { playMatch } from '../../play/players/match.ts';
import { record } from '../../play/replay/record.ts';
import { startPosition } from '../../play/scenario/position.ts';
import { readScenario } from '../../play/scenario/read.ts';
import { starterScenario } from '../../play/starter/index.ts';
import { allInside, inColumn, inside, overflowing, until, words } from './helpers.ts';

const SEED = 7;

/** A game between two built-in players, as its file. */
function recorded(): string {
  const start = startPosition(readScenario(JSON.parse(JSON.stringify(starterScenario(SEED)))), {
    autoPass: 'empty',
  });
  const session = playMatch(start, { dark: greedy, light: greedy, seed: SEED });
  const header = {
    event: 'Winter League',
    round: 'Final',
    dark: { player: 'Marit' },
    light: { player: 'Jo' },
  };
  return JSON.stringify(record(session, { seed: SEED, every: 1, header }));
}

async function shown(text: string, width = 1000): Promise<SwtcgReplay> {
  const element = document.createElement('swtcg-replay');
  element.src = URL.createObjectURL(new Blob([text]));
  await inColumn(html`${element}`, { width });
  await until(() => element.shadowRoot?.querySelector('swtcg-board, .error') !== null, 'the game');
  return element;
}

describe('<swtcg-replay> with a recorded game', () => {
  it('shows a whole game, verified, with the names of the players', async () => {
    const element = await shown(recorded());
    expect(words(inside(element, 'h2'))).to.equal('Winter League, Final Verified');
    const players = allInside(inside(element, 'swtcg-board'), '.player').map((one) =>
      one.getAttribute('aria-label'),
    );
    expect(players).to.eql(['Dark Side: Marit', 'Light Side: Jo']);
    const lines = allInside(inside(element, 'swtcg-log'), '.line').length;
    expect(lines).to.be.above(50);
    element.index = lines - 1;
    await element.updateComplete;
    expect(words(inside(element, '.said'))).to.match(/wins the game/);
  });

  it('stops at the step where a changed die leaves the track', async () => {
    const file = JSON.parse(recorded());
    const roll = file.rolls.at(-1);
    roll[0] = (roll[0] % 6) + 1;
    const element = document.createElement('swtcg-replay');
    const error = oneEvent(element, 'swtcg-error');
    element.src = URL.createObjectURL(new Blob([JSON.stringify(file)]));
    await inColumn(html`${element}`);
    const { detail } = (await error) as CustomEvent<Problem>;
    expect(detail.code).to.equal('diverged');
    await element.updateComplete;
    expect(words(inside(element, '.error'))).to.contain('the dice show');
    expect(inside(element, 'swtcg-board')).to.not.equal(null);
  });

  for (const width of [280, 320, 600, 800, 1200]) {
    it(`lets nothing stick out at ${width} px, at any step`, async () => {
      const element = await shown(recorded(), width);
      const { lines } = inside(element, 'swtcg-log') as unknown as { lines: unknown[] };
      for (let at = 0; at < lines.length; at += 12) {
        element.index = at;
        await element.updateComplete;
        await (inside(element, 'swtcg-board') as unknown as SwtcgReplay).updateComplete;
        expect(overflowing(element), `at step ${at}`).to.eql([]);
      }
    });
  }
});
