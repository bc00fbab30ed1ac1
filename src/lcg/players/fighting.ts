// How the greedy player values engagements, edge cards and strikes. It looks one decision ahead and no further.
import type { DecisionOf, Strike } from '../decisions/decision.ts';
import type { Seat, UnitSeen } from './known.ts';

/** What a unit is worth on the table. */
export const worth = (unit: UnitSeen): number =>
  1 + unit.cost + unit.edge.unit * 0.7 + unit.edge.blast * 0.6 + unit.edge.tactics * 0.5;

const sum = (units: readonly UnitSeen[], of: (unit: UnitSeen) => number): number =>
  units.reduce((all, unit) => all + of(unit), 0);

/** What it can do to enemy units in a strike; the edge is won about half of the time. */
const fight = ({ plain, edge }: UnitSeen): number =>
  (plain.unit + edge.unit) / 2 + ((plain.tactics + edge.tactics) / 2) * 0.8;

/** What bringing an objective down is worth: more, the nearer it brings the end. */
function destroying(seat: Seat): number {
  const pile = seat.victories(seat.side);
  if (seat.side === 'light') return pile >= 2 ? 200 : 20 + 10 * pile;
  return seat.dial + pile + 1 >= 12 ? 200 : 16 + 6 * pile;
}

/** What a unit is worth in the Force struggle of this turn, if it stays ready. */
function forStruggle(seat: Seat, unit: UnitSeen): number {
  const counts = unit.committed || (seat.forceCards > 0 && unit.forceIcons >= 2);
  return counts ? unit.forceIcons * (seat.hasBalance ? 0.8 : 1.1) : 0;
}

export function scoreEngage(seat: Seat, { objective, attackers }: DecisionOf<'engage'>): number {
  const target = seat.objective(objective);
  const units = attackers.flatMap((id) => seat.unit(id) ?? []);
  if (!target || units.length === 0) return -1;
  const enemies = seat.units(seat.opponent).filter(({ ready }) => ready);
  const opposed = enemies.length > 0;
  const blast = sum(units, ({ plain, edge }) => (opposed ? (plain.blast + edge.blast) / 2 : edge.blast));
  const bonus = opposed ? Math.max(0, 1 - enemies.length * 0.3) : 1;
  const damage = Math.min(target.left, blast + bonus);
  const ours = sum(units, fight);
  const theirs = sum(enemies, fight);
  // What attacks is exhausted in the opponent's turn, and does not count in the struggle.
  const idle = sum(units, (unit) => 0.3 + fight(unit) * 0.3 + forStruggle(seat, unit));
  const losses = opposed ? Math.max(0, theirs - ours) * 1.2 : 0;
  const destroys = damage >= target.left ? destroying(seat) * (opposed ? 0.5 : 1) : 0;
  const progress = damage * 3 + (damage / Math.max(1, target.left)) * 2;
  return progress + destroys + (opposed ? Math.min(ours, theirs) * 0.5 : 0) - losses - idle;
}

/** Defenders are ready again in their own turn, so defending costs only what is lost by it. */
export function scoreDefend(seat: Seat, { defenders }: DecisionOf<'defend'>): number {
  const { engagement } = seat;
  const units = defenders.flatMap((id) => seat.unit(id) ?? []);
  if (!engagement || units.length === 0) return 0;
  const attackers = seat.participants(seat.opponent);
  const target = seat.objective(engagement.objective ?? undefined);
  const blow = sum(attackers, ({ edge }) => edge.unit);
  const lost = units.reduce(
    (most, unit) => Math.max(most, unit.left + unit.shields <= blow ? worth(unit) * 0.5 : 0),
    0,
  );
  const blast = sum(attackers, ({ edge }) => edge.blast);
  const danger = target && blast + 1 >= target.left ? 12 : 3;
  const kills = attackers.filter(({ left }) => left <= sum(units, ({ plain }) => plain.unit)).length;
  return (
    danger +
    Math.min(
      sum(units, fight),
      sum(attackers, ({ left }) => left),
    ) *
      1.2 +
    kills * 2 -
    lost
  );
}

/** A card from hand that is less use elsewhere, as long as the edge is worth something and not yet safe. */
export function scoreEdge(seat: Seat, { card }: DecisionOf<'edge'>): number {
  const { engagement } = seat;
  const printed = seat.card(card);
  if (!engagement || !printed) return -1;
  const isFate = printed.type === 'Fate';
  if (engagement.automatic) return isFate && engagement.by === seat.side ? 1 : -1;
  const gains = (unit: UnitSeen) =>
    unit.edge.unit -
    unit.plain.unit +
    unit.edge.blast -
    unit.plain.blast +
    unit.edge.tactics -
    unit.plain.tactics;
  const stake = 2 + sum(seat.participants(seat.side), gains) + sum(seat.participants(seat.opponent), gains);
  const { cards, known } = seat.otherStack;
  const expected = known + cards * 1.6 + (engagement.by === seat.side ? 0.5 : 0);
  if (seat.ownStack > expected) return isFate ? 0.5 : -1;
  const use = isFate ? 0 : Math.min(printed.cost ?? 0, 4) * 0.5 + (printed.resources > 0 ? 2 : 0);
  return Math.min(stake, 5) * 0.5 + printed.forceIcons - use - 1;
}

/** What damage to a unit is worth: most where it kills, and more before the unit has struck. */
export function harm(unit: UnitSeen, damage: number): number {
  const dealt = Math.max(0, damage - unit.shields);
  const pressing = unit.ready ? 1.4 : 1;
  return dealt >= unit.left
    ? worth(unit) * 2 * pressing
    : (dealt / Math.max(1, unit.left)) * worth(unit) * 0.6;
}

export function scoreStrike(seat: Seat, { unit: id, targets }: Strike): number {
  const unit = seat.unit(id);
  if (!unit) return 0;
  const { plain, edge } = unit;
  const strengths = seat.engagement?.edge === seat.side ? edge : plain;
  const told = targets?.unit;
  const target = typeof told === 'string' ? seat.unit(told) : null;
  const hit = target ? harm(target, strengths.unit) : 0;
  const keeps = seat.participants(seat.opponent).some(({ ready }) => ready) ? strengths.tactics * 2 : 0;
  return 10 + hit + keeps + strengths.blast * 1.5;
}

/** Saving a card from what is about to be placed on it. */
export function scoreShield(seat: Seat, { card }: DecisionOf<'shield'>): number {
  return seat.pending(card, 'damage') > 0 ? 3 : seat.unit(card)?.ready ? 1.5 : -1;
}

export function scoreProtect(seat: Seat, { unit: id, for: saved, amount }: DecisionOf<'protect'>): number {
  const unit = seat.unit(id);
  const endangered = seat.unit(saved);
  if (!unit || !endangered || amount === undefined) return -1;
  const pending = seat.pending(endangered.id, 'damage');
  const dies = pending >= endangered.left && pending - amount < endangered.left;
  const lost = amount >= unit.left ? worth(unit) : 0;
  return dies ? worth(endangered) - lost - amount * 0.1 : -1;
}

/** Icons that count in the struggle against what the unit would do in battle. */
export function scoreCommit(seat: Seat, { unit: id }: DecisionOf<'commit'>): number {
  const unit = seat.unit(id);
  if (!unit || unit.forceIcons === 0) return -1;
  const behind = seat.forceTotal(seat.opponent) - seat.forceTotal(seat.side);
  const needed = behind >= 0 ? 3 : behind > -2 ? 1 : -1;
  return needed + unit.forceIcons * (unit.ready ? 1 : 0.4) - fight(unit) * 0.6 - unit.edge.blast * 0.5;
}
