// A player with plain good sense: it deploys what it can, keeps a unit in every arena, attacks what it can kill, saves
// what is worth saving and retreats the dying. It looks one decision ahead and no further.

import type { Player } from '../../core/game/game.ts';
import type { Decision } from '../decisions/decision.ts';
import type { Effect } from '../language/effect.ts';
import { ARENAS, type Arena, type CardId } from '../model/state.ts';
import type { SwtcgTypes } from '../types.ts';
import type { Seat, UnitSeen } from './known.ts';

/** What a unit is worth on the table. */
export const worth = (unit: UnitSeen): number => unit.cost + unit.power + unit.health / 2;

/** Hits that a number of dice make on the average. */
const hits = (dice: number, armor: boolean): number => dice * (armor ? 1 / 3 : 1 / 2);

/** The chance that an attack kills: normal enough for choosing. */
export function killChance(attacker: UnitSeen, target: UnitSeen): number {
  const needed = target.health - target.damage;
  const p = target.armor ? 1 / 3 : 1 / 2;
  const n = attacker.power;
  if (needed > n) return 0;
  // Sum of the binomial tail.
  let chance = 0;
  let term = (1 - p) ** n;
  for (let k = 0; k <= n; k++) {
    if (k >= needed) chance += term;
    term *= ((n - k) / (k + 1)) * (p / (1 - p));
  }
  return Math.min(1, chance);
}

function scoreAttack(seat: Seat, decision: Decision): number {
  const attacker = seat.unit(decision.unit);
  const target = seat.unit(decision.target);
  if (!attacker || !target) return 1;
  const needed = Math.max(1, target.health - target.damage);
  const partly = Math.min(1, hits(attacker.power, target.armor) / needed);
  // An untapped target has not attacked yet: killing it now also saves its dice.
  const pressing = target.tapped ? 1 : 1.3;
  const last = target.arena && seat.units(seat.opponent, target.arena).length === 1 ? 4 : 0;
  return (
    5 +
    worth(target) * pressing * (killChance(attacker, target) * 2 + partly) +
    last * killChance(attacker, target)
  );
}

/** How much an arena wants another unit of one's own: most where there is none. */
export function need(seat: Seat, arena: Arena): number {
  const mine = seat.units(seat.side, arena);
  const theirs = seat.units(seat.opponent, arena);
  const sum = (units: UnitSeen[]) => units.reduce((total, unit) => total + worth(unit), 0);
  if (mine.length === 0) return 6;
  return Math.max(-3, Math.min(4, (sum(theirs) - sum(mine)) / 6));
}

const isArena = (to: string | undefined): to is Arena =>
  (ARENAS as readonly (string | undefined)[]).includes(to);

function scoreArrival(seat: Seat, decision: Decision): number {
  const def = seat.card(decision.card);
  if (!def) return 0;
  if (def.kind !== 'unit') return decision.do === 'complete' ? 6 : 1;
  if (!isArena(decision.to)) return decision.to === 'top' ? 3 : decision.to === 'under' ? 1 : -5;
  return 10 + (def.cost ?? 0) + need(seat, decision.to) * 2;
}

/** Building up a card that is too dear now: the one that is nearest to its arena's need, with all that is left. */
function scoreBuild(seat: Seat, decision: Decision): number {
  const def = seat.card(decision.card);
  if (!def || !decision.card) return 0;
  const missing = (def.cost ?? 0) - seat.counters(decision.card);
  const counters = decision.counters ?? 0;
  if (missing <= 0 || counters > missing) return -1;
  const wanted = def.kind === 'unit' ? Math.max(...def.arenas.map((arena) => need(seat, arena))) : 0;
  return 2 + counters + wanted / 2 - missing / 4 + (seat.counters(decision.card) > 0 ? 2 : 0);
}

/** A unit that will hardly survive the turn goes, unless it is the last of its arena. */
function scoreRetreat(seat: Seat, decision: Decision): number {
  const unit = seat.unit(decision.unit);
  if (!unit?.arena || unit.damage === 0) return -5;
  const left = unit.health - unit.damage;
  const threat = seat
    .units(seat.opponent, unit.arena)
    .reduce((sum, one) => sum + hits(one.power, unit.armor), 0);
  const alone = seat.units(seat.side, unit.arena).length === 1;
  return left <= 1 && threat >= left && !alone ? worth(unit) / 2 : -3;
}

/** The paragraph that is used or played. */
const effectOf = (seat: Seat, { unit, card, ability, effect = 1 }: Decision): Effect | undefined =>
  seat.card(unit ?? card)?.effects[(unit ? Number(ability) : effect) - 1];

function keywordOf(seat: Seat, decision: Decision): string {
  const effect = effectOf(seat, decision);
  return effect?.kind === 'keyword' ? effect.keyword : String(decision.ability);
}

/** Their target is the unit that they damage; that of other keywords is the unit that they are for. */
const hurts = (seat: Seat, decision: Decision): boolean =>
  ['Area Damage', 'Deflect', 'Overkill'].includes(keywordOf(seat, decision));

/** How much damage it prevents at most; where nobody knows, all of it. */
function preventsUpTo(seat: Seat, decision: Decision): number {
  const effect = effectOf(seat, decision);
  const part = effect && 'parts' in effect ? effect.parts.find((one) => one.do === 'prevent') : undefined;
  const n = effect?.kind === 'keyword' ? effect.value : part && 'n' in part ? part.n : undefined;
  return typeof n === 'number' ? n : Number.POSITIVE_INFINITY;
}

/** Surge gives power to a unit in its arena: to one of its own that will still attack. */
function scoreSurge(seat: Seat, { target }: Decision): number {
  const unit = seat.unit(target);
  if (unit?.side !== seat.side) return -1;
  return unit.tapped ? 0.1 : 1 + worth(unit) / 100;
}

/** The unit for which something is used. */
export const helped = (seat: Seat, decision: Decision): UnitSeen | null =>
  seat.unit((hurts(seat, decision) ? undefined : decision.target) ?? decision.unit);

/** Prevention is worth what it saves: much where the unit would die, little where it would not, nothing where it dies all the same. */
function scorePrevention(seat: Seat, decision: Decision): number {
  const unit = helped(seat, decision);
  if (!unit || unit.side !== seat.side) return -2;
  const pending = seat.pending(unit.id);
  if (pending <= 0) return -2;
  const left = unit.health - unit.damage;
  if (pending - preventsUpTo(seat, decision) >= left) return -1;
  return pending >= left ? worth(unit) : seat.force > 3 ? Math.min(pending, 2) : -1;
}

/** Who gets how much power by it; null where it is about something else. */
function powerGiven(
  seat: Seat,
  decision: Decision,
): { readonly to: CardId | undefined; readonly n: number } | null {
  const effect = effectOf(seat, decision);
  const part = effect && 'parts' in effect ? effect.parts.find((one) => one.do === 'modify') : undefined;
  if (!part || !('stats' in part) || typeof part.stats.power !== 'number') return null;
  const { to } = part;
  const the = 'the' in to ? to.the : null;
  if (the === 'attacker' || the === 'defender') return { to: seat.attack?.[the], n: part.stats.power };
  return { to: the === 'this' ? decision.unit : decision.target, n: part.stats.power };
}

/** Before the dice: more power for its own attacker, less for the other's; a defender needs none. */
function scoreInAttack(seat: Seat, decision: Decision): number {
  const { attack } = seat;
  const [attacker, defender] = [seat.unit(attack?.attacker), seat.unit(attack?.defender)];
  const mine = attacker?.side === seat.side;
  const own = seat.unit(decision.unit);
  if (keywordOf(seat, decision) === 'Intercept' && attacker && defender && own) {
    const lost = (unit: UnitSeen) => worth(unit) * killChance(attacker, unit);
    return lost(defender) - lost(own) - 0.5;
  }
  const power = powerGiven(seat, decision);
  if (power) return power.to === attack?.attacker && power.n > 0 === mine ? 2 : -1;
  const chosen = seat.unit(decision.target);
  if (chosen)
    return chosen.side === seat.side && chosen.id === (mine ? attack?.attacker : attack?.defender) ? 2 : -1;
  return mine ? 1 : 0.5;
}

function scorePlay(seat: Seat, decision: Decision): number {
  switch (seat.window) {
    case 'prevention':
      return scorePrevention(seat, decision);
    case 'disrupt':
      return seat.disruptable === seat.side ? -5 : 2;
    case 'attack':
      return scoreInAttack(seat, decision);
    case 'reroll': {
      const { roll } = seat;
      const armor = seat.unit(seat.attack?.defender)?.armor ?? false;
      const isHit = (die: number) => die >= (armor ? 5 : 4);
      // Its own misses, or the other player's hits.
      return roll?.dice.some((die) => isHit(die) !== (roll.by === seat.side)) ? 1 : -1;
    }
    case 'trigger':
      return 3;
    default: {
      const chosen = seat.unit(decision.target);
      return chosen && chosen.side !== seat.side ? 1 : 0.2;
    }
  }
}

/** What a decision is worth to it. */
export function score(seat: Seat, decision: Decision): number {
  switch (decision.do) {
    case 'attack':
      return scoreAttack(seat, decision);
    case 'complete':
    case 'setup':
      return scoreArrival(seat, decision);
    case 'build':
      return scoreBuild(seat, decision);
    case 'move':
      return isArena(decision.to) && seat.unit(decision.unit)?.arena === null ? 8 : -2;
    case 'retreat':
      return scoreRetreat(seat, decision);
    case 'use':
    case 'play': {
      if (keywordOf(seat, decision) === 'Surge') return scoreSurge(seat, decision);
      const victim = hurts(seat, decision) ? seat.unit(decision.target) : null;
      const harm = victim ? worth(victim) * (victim.side === seat.side ? -1 : 0.01) : 0;
      return scorePlay(seat, decision) + harm;
    }
    case 'choose': {
      const unit = seat.unit(String(decision.value));
      return unit ? (unit.side === seat.side ? -worth(unit) / 4 : worth(unit)) : 1;
    }
    case 'event':
    case 'resource':
      return 2;
    case 'pass':
    case 'done':
      return 0;
    default:
      return -1;
  }
}

export const greedy: Player<SwtcgTypes> = {
  name: 'greedy',
  choose: (seat, legal, next) => {
    let best = legal[0] as Decision;
    let most = Number.NEGATIVE_INFINITY;
    for (const decision of legal) {
      // A little chance breaks ties, so that equal positions are not played alike for ever.
      const value = score(seat, decision) + next() * 0.01;
      if (value > most) {
        most = value;
        best = decision;
      }
    }
    return best;
  },
};
