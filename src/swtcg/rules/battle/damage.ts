// Damage that reaches a unit: counters, and units that have no health left (Attacking, 6 and 7).

import { ofCards, staticsOf } from '../../effects/abilities.ts';
import { emit, heardIn } from '../../effects/events.ts';
import { hasOrHad } from '../../effects/last-known.ts';
import { totals } from '../../effects/totals.ts';
import { note } from '../../model/log.ts';
import { anyPiece, ofAllCards } from '../../model/memo.ts';
import { ARENAS, type CardId, type Damage, type GameState, SIDES } from '../../model/state.ts';
import { changed, row } from '../../model/update.ts';
import { card, def, inArena, inFileOrder, isArena, setCard, top } from '../../model/zones.ts';
import { discardUnit } from '../actions/card-moves.ts';
import { currentDamage, remaining, setSequence } from '../attack/damage-sequence.ts';
import { wouldDiscard } from '../attack/replacement.ts';

/** Double Damage doubles what a unit's own attack does to the defending unit and nothing else (rulings, 9). */
function doubled(game: GameState, { attack, to }: Damage): boolean {
  const now = top(game.attacks);
  return now?.id === attack && now?.defender === to && hasOrHad(game, now.attacker, 'Double Damage');
}

const countDone = (game: GameState, attack: number, amount: number): GameState =>
  changed(game, {
    attacks: row(game.attacks, (one) => (one.id === attack ? { ...one, done: one.done + amount } : one)),
  });

/**
 * Damage Placement: a counter for each damage that was not prevented, in the order in which the damages arose. `items`: those
 * whose chances are over, where others of the sequence still wait for theirs.
 */
export function placeCounters(
  game: GameState,
  items: readonly Damage[] = currentDamage(game)?.items ?? [],
): GameState {
  const sequence = currentDamage(game);
  if (!sequence) return game;
  let next = game;
  const fatal: Record<CardId, number> = {};
  for (const damage of items) {
    const amount = remaining(damage);
    const { to } = damage;
    const where = card(next, to).zone;
    if (amount <= 0 || (!isArena(where) && where !== 'build' && where !== 'on')) continue;
    const twice = doubled(next, damage);
    const before = card(next, to).damage;
    const total = before + (twice ? 2 * amount : amount);
    next = setCard(next, to, { damage: total });
    if (twice) {
      const numbers = { counters: amount };
      next = note(next, 'rule', 'keyword.double-damage', {
        type: 'damage-doubled',
        cards: { unit: to },
        numbers,
      });
    }
    const health = totals(next, to).health;
    if (health !== null && before < health && total >= health) fatal[to] = damage.id;
    const numbers = { counters: total - before, damage: total, health };
    next = note(next, 'rule', 'damage.placement', { type: 'damage-placed', cards: { unit: to }, numbers });
    if (!damage.counters) {
      const { source, attack } = damage;
      if (attack !== null) next = countDone(next, attack, amount);
      next = emit(next, {
        type: 'damaged',
        card: to,
        object: source ?? undefined,
        side: damage.by,
        amount,
        attack: attack ?? undefined,
        arena: isArena(where) ? where : undefined,
      });
    }
  }
  const doomed = [...new Set([...doomedUnits(next), ...sequence.condemned])];
  const acted = next !== game || doomed.length > 0;
  return wouldDiscard(
    setSequence(next, () => ({ fatal, acted })),
    doomed,
  );
}

export const damageActed = (game: GameState): boolean => currentDamage(game)?.acted ?? false;

/**
 * Units whose damage counters equal or exceed their health, retreated ones too (Terms, health); an unknown health can't be
 * exceeded (Terms, *).
 */
export const doomedUnits = ofCards(findDoomed);

/** Whether a unit may have no health although nothing was done to it. */
const mayLackHealth = ofAllCards((cards) =>
  cards.some(({ kind, health }) => kind === 'unit' && !(Number(health) > 0)),
);

const NOBODY: readonly CardId[] = [];

function findDoomed(game: GameState): readonly CardId[] {
  const changes = healthChanges(game);
  if (!changes && !mayLackHealth(game.box) && !game.cards.some(({ damage }) => damage > 0)) return NOBODY;
  const doomed: CardId[] = [];
  const look = (id: CardId) => {
    const { damage, pilots } = card(game, id);
    for (const pilot of pilots) look(pilot);
    if (damage === 0 && !changes && Number(def(game, id).health) > 0) return;
    const { health } = totals(game, id);
    if (health !== null && damage >= health) doomed.push(id);
  };
  for (const side of SIDES) {
    const { lists } = game.players[side];
    for (const arena of ARENAS) for (const id of lists[arena]) look(id);
    // A unit that retreats after the roll still takes its hits (Terms, retreat).
    for (const id of lists.build) if (!card(game, id).faceDown && def(game, id).kind === 'unit') look(id);
  }
  return inFileOrder(game, doomed);
}

/** Whether any card of this game can take health away. */
const takesHealth = anyPiece(({ health }) =>
  typeof health === 'number' ? health < 0 : health !== undefined,
);

/** Whether anything in play changes a unit's health now: else one without damage needs no look. */
const healthChanges = (game: GameState): boolean =>
  takesHealth(game.box) &&
  (game.modifiers.some(({ health }) => health !== undefined) ||
    staticsOf(game, 'modify').some(({ part }) => part.stats.health !== undefined));

/**
 * Unit Discard: what still has no health left goes, in the order in which cards stand, and each sees the others go; and so
 * does at once what loses its health by that.
 */
export function discardDoomed(game: GameState): GameState {
  let next = game;
  const sequence = currentDamage(game);
  let leaving = new Set([
    ...doomedUnits(game),
    ...(sequence?.condemned ?? []).filter((id) => inArena(game, id)),
  ]);
  while (leaving.size > 0) {
    const together = next;
    for (const id of leaving) {
      const cause = sequence?.items.find((one) => one.id === sequence.fatal[id]);
      next = discardUnit(
        next,
        id,
        cause?.source ?? undefined,
        cause?.attack ?? undefined,
        cause !== undefined,
        together,
      );
    }
    // What could happen instead of their discard is asked when this one is over.
    leaving = new Set(heardIn(next.box).has('would-be-discarded') ? [] : doomedUnits(next));
  }
  return setSequence(next, () => ({ acted: next !== game }));
}
