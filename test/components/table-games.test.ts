// Whole games with the starter decks, from the setup to the end, through the interface alone: by mouse, by touch, by keys,
// and against the built-in player. What was recorded verifies as exact.

import { expect } from '@open-wc/testing';
import { decisionOf } from '../../components/table/built-in.ts';
import type { SwtcgTable } from '../../components/table/table.ts';
import { type Replay, verify } from '../../src/engine.ts';
import type { Decision } from '../../src/swtcg/decisions/decision.ts';
import * as players from '../../src/swtcg/players/index.ts';
import { until } from './helpers.ts';
import { finger, type Hands, keys, mouse, perform } from './table-hands.ts';
import { barOf, drawn, laid } from './tables.ts';

/** Plays to the end: the hands do what a plain good player would. */
async function playOut(element: SwtcgTable, hands: Hands): Promise<number> {
  let decisions = 0;
  for (; decisions < 1000; decisions++) {
    await until(
      () =>
        element.game?.session.result != null ||
        (element.chance !== null &&
          element[element.chance] === 'human' &&
          element.game?.session.waiting === 'player'),
      'a chance',
    );
    const { chance, game } = element;
    if (game?.session.result || !chance || !game) break;
    const wanted = decisionOf(players, 'greedy', game, chance) as Decision;
    await perform(element, wanted, hands);
  }
  await drawn(element);
  return decisions;
}

async function ended(element: SwtcgTable): Promise<Replay> {
  expect(barOf(element)).to.contain('wins the game');
  const replay = JSON.parse(JSON.stringify(await element.toReplay())) as Replay;
  expect(replay.result).to.eql(element.game?.session.result);
  const { verdict, reason } = verify(replay);
  expect(`${verdict} ${reason ?? ''}`).to.equal('exact ');
  return replay;
}

describe('a whole game', function () {
  this.timeout(120_000);

  for (const [how, hands, seed, width] of [
    ['by clicks', mouse, 36, 1200],
    ['by touch', finger, 32, 360],
    ['by keys alone', keys, 19, 1200],
  ] as const)
    it(`${how}, both sides`, async () => {
      const element = await laid({ seed, width });
      expect(await playOut(element, hands)).to.be.above(20);
      await ended(element);
    });

  it('against the greedy player', async () => {
    const element = await laid({ seed: 38, dark: 'greedy' });
    expect(await playOut(element, mouse)).to.be.above(10);
    const replay = await ended(element);
    expect(replay.header?.dark?.player).to.equal('Built-in player');
    expect(replay.header?.light?.player, 'nobody is “you” to whoever reads it').to.equal(undefined);
    expect(replay.decisions.some(({ by }) => by === 'dark')).to.equal(true);
  });
});
