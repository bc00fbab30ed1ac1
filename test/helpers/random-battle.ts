// Random battles with units of any mix of keywords, and what must hold after every decision.
import assert from 'node:assert/strict';
import { startPosition } from '../../play/scenario/position.ts';
import { parseScenario } from '../../play/scenario/read.ts';
import { Table } from '../../play/table.ts';
import type { Decision } from '../../src/decisions/decision.ts';
import { next as nextRandom, stream } from '../../src/dice/random.ts';
import { totals } from '../../src/effects/totals.ts';
import { SwtcgError } from '../../src/game/error.ts';
import { ARENAS, type GameState, SIDES } from '../../src/game/state.ts';
import { allUnits } from '../../src/game/table.ts';
import { type Card, scenario } from './fight.ts';
import { isRuleId } from './rule-ids.ts';

/** A stream of choices that a seed fixes. */
export function chooser(seed: number) {
  let state = stream(seed, 'battle');
  const below = (n: number): number => {
    const [value, after] = nextRandom(state);
    state = after;
    return Math.floor(value * n);
  };
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  return { below, pick };
}
type Chooser = ReturnType<typeof chooser>;

const NUMBERED = [
  'Accuracy',
  'Area Damage',
  'Avenge',
  'Backfire',
  'Barrage',
  'Bombard',
  'Critical Hit',
  'Focus',
  'Fury',
];
const MORE = [
  'Ion Cannon',
  'Lucky',
  'Parry',
  'Resilience',
  'Riposte',
  'Shields',
  'Stun',
  'Surge',
  'Velocity',
  'Retaliate',
];
const PLAIN = [
  'Armor',
  'Cunning',
  'Double Damage',
  'Double Strike',
  'Ferocity',
  'Fortitude',
  'Inspiration',
  'Intimidation',
];
const BARE = ['Overkill', 'Precision', 'Stealth'];
const PAID = ['Absorb', 'Ambush', 'Deflect', 'Evade', 'Persuade', 'Protect', 'Retaliate'];
const TEXTS = [
  'Pay 1 Force -> Intercept',
  'Pay 1 Force -> Redirect',
  'Bounty: Gain 1 Force.',
  'Foresight: Gain 1 Force.',
  'Forewarning: Draw a card.',
  'When this unit would be discarded, you may pay 1 Force. If you do, return it to your hand instead.',
  'When this unit would be damaged, prevent 1 of that damage.',
  'Pay 1 Force -> This unit gets +1 power for this attack.',
  'Pay 1 Force -> Retreat this unit.',
  "Each of your opponent's units in this arena loses Armor.",
  'Pay 1 Force -> Change one of your attack dice to a 6.',
];

function paragraph({ below, pick }: Chooser): string {
  const n = 1 + below(2);
  switch (below(6)) {
    case 0:
      return `${pick(NUMBERED)} ${n}`;
    case 1:
      return `${pick(MORE)} ${n}`;
    case 2:
      return pick(PLAIN);
    case 3:
      return pick(BARE);
    case 4:
      return `Pay ${below(2)} Force -> ${pick(PAID)} ${n}`;
    default:
      return pick(TEXTS);
  }
}

const CARDS: readonly Card[] = [
  { type: 'Battle', text: ['Pay 1 Force -> Disrupt an attack.'] },
  { type: 'Battle', text: ['Pay 1 Force -> Disrupt a Battle card.'] },
  { type: 'Battle', text: ['Pay 1 Force -> Prevent 2 damage to one of your units.'] },
  { type: 'Battle', text: ["Pay 1 Force -> Do 2 damage to one of your opponent's units."] },
  {
    type: 'Battle',
    text: ["Pay 0 Force -> One of your opponent's units loses all game text until end of turn."],
  },
];

export function randomCards(by: Chooser): Record<string, Card> {
  const cards: Record<string, Card> = {};
  for (const side of ['d', 'l']) {
    for (let i = 0; i < 4; i++) {
      const type = by.pick(['Space', 'Space', 'Ground', 'Character']);
      cards[`${side}${i}`] = {
        type,
        ...(by.below(2) ? { version: 'A' } : {}),
        speed: 10 * (1 + by.below(6)),
        power: 1 + by.below(4),
        health: 1 + by.below(5),
        text: Array.from({ length: by.below(4) }, () => paragraph(by)),
      };
    }
    for (let i = 0; i < 2; i++) cards[`${side}Card${i}`] = by.pick(CARDS);
    cards[`${side}Deck`] = { in: 'deck' };
  }
  return cards;
}

/** No card lost or doubled, no Force below 0, every card where it says it is. */
export function checkTable(game: GameState): void {
  const seen = new Map<string, number>();
  for (const side of SIDES) {
    assert.ok(game.players[side].force >= 0, 'Force below 0');
    for (const [zone, list] of Object.entries(game.players[side].lists))
      for (const id of list) {
        seen.set(id, (seen.get(id) ?? 0) + 1);
        assert.equal(game.cards[game.box.index[id] as number]?.zone, zone, `${id} is not where it lies`);
      }
  }
  for (const { id, zone, damage } of game.cards) {
    if (zone !== 'under' && zone !== 'on') assert.equal(seen.get(id), 1, `${id} is lost or doubled`);
    assert.ok(damage >= 0);
    if (zone === 'hand' || zone === 'deck') assert.equal(damage, 0);
  }
  // Kept totals are those that a fresh look gives.
  const fresh: GameState = { ...game, cards: game.cards.slice() };
  for (const id of allUnits(game)) assert.deepEqual(totals(game, id), totals(fresh, id), `totals of ${id}`);
  for (const arena of ARENAS) assert.ok(game.locations[arena] === null);
}

/** Deeds at random that were not listed: each is either legal after all or refused by a rule that exists. */
function checkRefusals(table: Table, by: Chooser, listed: readonly Decision[]): void {
  const { game } = table;
  const ids = game.box.ids;
  const side = by.pick(SIDES);
  const tries: Decision[] = [
    { by: side, do: 'attack', unit: by.pick(ids), target: by.pick(ids) },
    { by: side, do: 'use', unit: by.pick(ids), ability: 1 + by.below(3), target: by.pick(ids) },
    { by: side, do: 'play', card: by.pick(ids), target: by.pick(ids) },
    { by: side, do: 'tap', unit: by.pick(ids) },
    { by: side, do: 'predict', hits: -1 },
  ];
  const known = new Set(listed.map((one) => JSON.stringify(one)));
  for (const one of tries) {
    const refusal = table.whyNot(one);
    if (refusal)
      assert.ok(isRuleId(refusal.rule) && refusal.message !== '', `no rule: ${JSON.stringify(one)}`);
    // An attack, a skipped attack and a simple play are listed whenever they are legal.
    else if (one.do === 'attack' || one.do === 'tap')
      assert.ok(known.has(JSON.stringify(one)), `legal but not listed: ${JSON.stringify(one)}`);
  }
}

/** Plays two turns at random; every listed decision is legal. */
export function playRandom(seed: number, autoPass: 'never' | 'empty'): void {
  const by = chooser(seed);
  const file = scenario(randomCards(by), {
    dark: 4,
    light: 4,
    seed,
    until: { turn: 3, point: 'dark-build' },
  });
  const table = new Table(startPosition(parseScenario(JSON.stringify(file)), { autoPass }));
  for (let n = 0; table.waiting === 'player'; n++) {
    assert.ok(n < 4000, 'play goes on without end');
    const { game } = table;
    checkTable(game);
    const legal = table.legal();
    assert.ok(legal.length > 0, 'somebody is asked and can do nothing');
    for (const one of legal) assert.equal(table.whyNot(one), null);
    // Where empty chances pass, nobody is asked who can only pass.
    if (autoPass === 'empty')
      assert.ok(
        legal.some((one) => one.do !== 'pass'),
        `only a pass is left: ${game.windows.at(-1)?.kind}`,
      );
    if (by.below(4) === 0) checkRefusals(table, by, legal);
    const deeds = legal.filter((one) => one.do !== 'pass' && one.do !== 'done');
    const chosen = deeds.length > 0 && by.below(3) > 0 ? by.pick(deeds) : by.pick(legal);
    try {
      assert.equal(table.decide(chosen), null);
    } catch (error) {
      if (error instanceof SwtcgError) error.message += ` after ${JSON.stringify(chosen)}`;
      throw error;
    }
  }
  checkTable(table.game);
}
