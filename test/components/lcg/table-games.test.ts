// Whole games of the second game with its starter decks against the built-in player, through the interface alone: by mouse, by
// touch, by keys. What was recorded verifies as exact, and is stepped through in the viewer.
import { expect } from '@open-wc/testing';
import { decisionOf } from '../../../components/table/built-in.ts';
import type { SwtcgTable } from '../../../components/table/table.ts';
import { type Replay, verify } from '../../../src/engine.ts';
import type { Decision } from '../../../src/lcg/decisions/decision.ts';
import * as players from '../../../src/lcg/players/index.ts';
import { settled, shown } from '../games.ts';
import { inside, until, words } from '../helpers.ts';
import { finger, type Hands, keys, mouse } from '../table-hands.ts';
import { barOf, drawn, laid } from '../tables.ts';
import { perform } from './hands.ts';

/** Plays to the end: the hands do what a plain good player would. */
async function playOut(element: SwtcgTable, hands: Hands): Promise<Set<string>> {
  const deeds = new Set<string>();
  for (let n = 0; n < 1000; n++) {
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
    const wanted = decisionOf(players as never, 'greedy', game, chance) as unknown as Decision;
    deeds.add(wanted.do);
    await perform(element, wanted, hands);
  }
  await drawn(element);
  return deeds;
}

async function ended(element: SwtcgTable): Promise<Replay> {
  expect(barOf(element)).to.contain('wins the game');
  const replay = JSON.parse(JSON.stringify(await element.toReplay())) as Replay;
  const { verdict, reason } = verify(replay);
  expect(`${verdict} ${reason ?? ''}`).to.equal('exact ');
  return replay;
}

describe('a whole game of Star Wars: The Card Game', function () {
  this.timeout(240_000);

  for (const [how, hands, seed, width] of [
    ['by mouse', mouse, 3, 1200],
    ['by touch', finger, 5, 360],
    ['by keys alone', keys, 7, 1200],
  ] as const)
    it(`${how}, against the built-in player; then it is stepped through`, async () => {
      const element = await laid({ ruleset: 'swlcg-2012', seed, width, dark: 'greedy' });
      const deeds = await playOut(element, hands);
      expect([...deeds]).to.include.members(['objectives', 'play', 'engage', 'strike', 'edge', 'commit']);
      const replay = await ended(element);
      const viewer = await shown(replay);
      expect(viewer.edition).to.equal('swlcg-2012');
      expect(words(inside(viewer, 'h2'))).to.contain('Consistent');
      const { length } = viewer.timeline;
      expect(length).to.be.above(100);
      for (let at = 0; at < length; at += 40) {
        viewer.seek(at);
        await settled(viewer);
        expect(words(inside(viewer, '.said'))).to.not.equal('');
        expect(inside(viewer, 'swtcg-lcg-board').shadowRoot?.querySelector('.board')).to.not.equal(null);
      }
      viewer.seek(length - 1);
      await settled(viewer);
      expect(words(inside(viewer, '.said'))).to.contain('wins the game');
    });
});
