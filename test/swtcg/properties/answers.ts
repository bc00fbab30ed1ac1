// What is offered is accepted; what is not offered is refused with a sentence and a rule that exists, and changes nothing.

import assert from 'node:assert/strict';
import { editionGame } from '../../../machines/swtcg/complete.ts';
import { GameHost } from '../../../src/engine.ts';
import { DEEDS, type Decision, type Deed } from '../../../src/swtcg/decisions/decision.ts';
import { chanceOf } from '../../../src/swtcg/decisions/index.ts';
import { withText } from '../../../src/swtcg/model/in-english.ts';
import { type GameState, SIDES } from '../../../src/swtcg/model/state.ts';
import { hasCard, unitOf } from '../../../src/swtcg/model/zones.ts';
import type { Chance } from '../../helpers/chance.ts';
import { checkLog } from '../../helpers/log.ts';
import { isRuleId } from '../../helpers/rule-ids.ts';
import { checkGame } from './invariants.ts';
import { choose, type Look } from './play.ts';

/** Every listed decision is legal, whole, of the player whose chance it is, and listed once. */
export function checkOffers({ table, legal }: Look): void {
  assert.ok(legal.length > 0, 'somebody is asked and can do nothing');
  const chance = chanceOf(table.game);
  for (const decision of legal) {
    assert.equal(decision.by, chance);
    assert.equal(table.whyNot(decision), null, JSON.stringify(decision));
  }
  assert.equal(new Set(legal.map((one) => JSON.stringify(one))).size, legal.length, 'none is listed twice');
}

/** A decision is taken at a table of its own, and leads to a game that is whole. */
function takeAside(table: GameHost, decision: Decision): void {
  const other = new GameHost(editionGame(table.game.box.ruleset), table.snapshot());
  try {
    assert.equal(other.decide(decision), null);
    checkGame(other.game);
    checkLog(other.game.log.map((event) => withText(event, other.game)));
  } catch (error) {
    throw new Error(`${JSON.stringify(decision)}: ${(error as Error).message}`, { cause: error });
  }
}

/** Some of the listed decisions are taken. */
export function checkTaking({ table, legal, chance }: Look, most: number): void {
  for (let i = 0; i < most && i < legal.length; i++) takeAside(table, chance.pick(legal));
}

/** The fields of deeds of which every legal one is listed: with other fields there is nothing more to say. */
const CLOSED: { readonly [deed in Deed]?: readonly (keyof Decision)[] } = {
  attack: ['unit', 'target'],
  tap: ['unit'],
  retreat: ['unit'],
  move: ['unit', 'to'],
  build: ['card', 'counters'],
  choose: ['value'],
  bid: ['force'],
  equip: ['card', 'unit'],
  detach: ['card'],
  rearrange: ['unit', 'top'],
  event: ['card'],
  resource: ['card'],
  pass: [],
};

/** A card that lies in a stack stands for the whole unit; a card alone for the first of its effects, `card:1`. */
function plainly(game: GameState, decision: Decision): string {
  const unit = (id: string | undefined) => (hasCard(game, id) ? unitOf(game, id) : id);
  const to = hasCard(game, decision.to) ? unitOf(game, decision.to) : decision.to;
  const { by, do: deed } = decision;
  const { target, value } = decision;
  const whole: Record<string, unknown> = { ...decision, unit: unit(decision.unit), target: unit(target), to };
  if (typeof value === 'string') {
    const [first] = value.split(':');
    whole.value = unit(hasCard(game, value) ? value : first);
  }
  const fields = (CLOSED[deed] ?? []).map((field) => whole[field]);
  return JSON.stringify([by, deed, ...fields]);
}

const NUMBERS = [-1, 0, 1, 2, 7, 1.5, Number.NaN, 1e9];
const PLACES = [
  'space',
  'ground',
  'character',
  'buildZone',
  'top',
  'under',
  'discard',
  'deck',
  'resource',
  'no',
];
const ABILITIES: readonly (string | number)[] = ['Evade', 'Lucky', 'Overload', 'Meditate', 1, 2, 9];

/** A decision that is most likely not legal: of anything, with anything. */
export function wild(chance: Chance, ids: readonly string[]): Decision {
  const id = (): string => (chance.below(40) === 0 ? chance.pick(['nobody', '__proto__']) : chance.pick(ids));
  const number = (): number => chance.pick(NUMBERS);
  const all: Readonly<Record<string, () => unknown>> = {
    unit: id,
    card: id,
    target: id,
    top: id,
    targets: () => [id(), id()],
    ability: () => chance.pick(ABILITIES),
    effect: number,
    amount: number,
    x: number,
    hits: number,
    force: number,
    dice: () => [number()],
    value: () => (chance.below(4) === 0 ? chance.below(4) : id()),
    counters: number,
    to: () => (chance.below(4) === 0 ? id() : chance.pick(PLACES)),
    what: () => chance.pick(['draw', 'nothing']),
    cards: () => [id(), id()],
    bid: number,
    cost: () => chance.pick<unknown>([1, 2, 'Alternative Cost', 'Hidden Cost']),
  };
  const by = chance.pick(SIDES);
  const deed = chance.pick(DEEDS);
  const closed = CLOSED[deed];
  const keys = closed ?? Object.keys(all).filter(() => chance.below(3) > 0);
  return { by, do: deed, ...Object.fromEntries(keys.map((key) => [key, all[key]?.()])) } as Decision;
}

/** Decisions near to one that is listed: the same deed with another card, place or number. */
function beside(chance: Chance, ids: readonly string[], listed: Decision): Decision {
  const other = wild(chance, ids);
  const keys = Object.keys(listed).filter((key) => key !== 'do' && key !== 'by');
  if (keys.length === 0) return other;
  const key = chance.pick(keys) as keyof Decision;
  const now = listed[key];
  const value = Array.isArray(now)
    ? [chance.pick(ids), ...now.slice(1)]
    : typeof now === 'number'
      ? chance.below(9) - 1
      : (other[key] ?? chance.pick(ids));
  return { ...listed, [key]: value };
}

/** Decisions that nobody offered: each is refused well, or one that the list stands for, or another way to say one. */
export function checkRefusals({ table, legal, chance }: Look, tries: number): void {
  const { game } = table;
  const known = new Set(legal.map((one) => plainly(game, one)));
  for (let i = 0; i < tries; i++) {
    const { ids } = game.box;
    const decision =
      legal.length > 0 && i % 2 === 0 ? beside(chance, ids, chance.pick(legal)) : wild(chance, ids);
    const said = JSON.stringify(decision);
    const refusal = table.whyNot(decision);
    if (refusal) {
      assert.ok(refusal.message.length > 3, said);
      assert.doesNotMatch(refusal.message, /undefined|NaN|\[object/, said);
      assert.ok(isRuleId(refusal.rule, table.game.box.ruleset), `${refusal.rule} is no rule: ${said}`);
      assert.deepEqual(table.decide(decision), refusal);
    } else {
      if (CLOSED[decision.do] && isWhole(decision))
        assert.ok(known.has(plainly(game, decision)), `legal, and not offered: ${said}`);
      takeAside(table, decision);
    }
    assert.equal(table.game, game, `asking changes nothing: ${said}`);
  }
}

/** A choice may also be said by its number, and what does not belong to a deed is not looked at. */
const isWhole = (decision: Decision): boolean =>
  decision.do !== 'choose' || typeof decision.value === 'string';

/** A player who says anything, and does what is legal after all. */
export function wildly(table: GameHost, legal: readonly Decision[], chance: Chance): Decision {
  for (let i = 0; i < 8; i++) {
    const decision = wild(chance, table.game.box.ids);
    if (table.whyNot(decision) === null) return decision;
  }
  return choose(chance, legal);
}
