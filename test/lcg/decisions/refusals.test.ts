// Whatever anybody says at any moment is taken, or refused with a rule of the index and a clause for players (FAQ, Effect
// Resolution, step 1: check play restrictions).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { swlcg2012 } from '../../../machines/lcg/complete.ts';
import { DEEDS, type Decision } from '../../../src/lcg/decisions/decision.ts';
import { type GameState, SIDES } from '../../../src/lcg/model/state.ts';
import { rules } from '../../../src/lcg/rulebook/rules.ts';
import { starterGame } from '../../../src/lcg/starter/game.ts';
import type { LcgTypes } from '../../../src/lcg/types.ts';
import { Session } from '../../../src/play/session.ts';
import { Chance } from '../../helpers/chance.ts';

/** A deed of each kind with cards picked at random, right or wrong. */
function anything(game: GameState, chance: Chance): Decision[] {
  const id = () => chance.pick(game.box.ids);
  const some = () => [id(), id(), id()].slice(0, chance.pick([0, 1, 2, 3]));
  return DEEDS.map(
    (deed) =>
      ({
        by: chance.pick(SIDES),
        do: deed,
        card: id(),
        cards: some(),
        unit: id(),
        target: id(),
        objective: id(),
        attackers: some(),
        defenders: some(),
        value: chance.pick([id(), 1, 'yes', some()]),
      }) as unknown as Decision,
  );
}

test('every refusal cites a rule of the index and is a clause', () => {
  for (const seed of [1, 2]) {
    const session = new Session<LcgTypes>(swlcg2012, starterGame(seed));
    const chance = new Chance(seed);
    for (let i = 0; i < 50 && session.waiting === 'player'; i++) {
      const { game } = session;
      for (const decision of anything(game, chance)) {
        const refusal = swlcg2012.whyNot(game, decision);
        if (!refusal) continue;
        assert.ok(Object.hasOwn(rules, refusal.rule), `${refusal.rule}: ${refusal.message}`);
        assert.doesNotMatch(refusal.message, /\.$|undefined|\[object/, refusal.message);
      }
      session.enter(chance.pick(session.legal()));
    }
  }
});

test('what is no decision at all is refused, too', () => {
  const game = new Session<LcgTypes>(swlcg2012, starterGame(1)).game;
  const odd = [
    null,
    7,
    {},
    { by: 'dark' },
    { by: 'grey', do: 'pass' },
    { by: 'dark', do: 'dance' },
    { by: 'dark', do: 'play' },
    { by: 'dark', do: 'engage', objective: 'nothing', attackers: 'all' },
    { by: 'dark', do: 'choose' },
  ];
  for (const one of odd) {
    const refusal = swlcg2012.whyNot(game, one as unknown as Decision);
    assert.ok(refusal?.rule, JSON.stringify(one));
  }
});

test('a refused decision changes nothing', () => {
  const session = new Session<LcgTypes>(swlcg2012, starterGame(1));
  const { game } = session;
  const refusal = session.decide({ by: 'light', do: 'mulligan' });
  assert.equal(refusal?.rule, 'setup.mulligan');
  assert.equal(session.game, game);
});
