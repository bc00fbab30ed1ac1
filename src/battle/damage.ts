// Damage on its way to a unit: points 4 to 7 of Attacking, for attacks and for any effect.
import { derivedDoomed } from '../effects/abilities.ts';
import { emit } from '../effects/events.ts';
import { totals } from '../effects/totals.ts';
import { note, plural } from '../game/log.ts';
import {
  type CardId,
  type Damage,
  type DamageSequence,
  type GameState,
  SIDES,
  type Side,
} from '../game/state.ts';
import { allUnits, card, def, inFileOrder, label, replaceTop, setCard, top } from '../game/table.ts';
import { discardUnit } from './leaving.ts';

export const currentDamage = (game: GameState): DamageSequence | undefined => top(game.damages);

const setSequence = (game: GameState, change: Partial<DamageSequence>): GameState => ({
  ...game,
  damages: replaceTop(game.damages, change),
});

export interface NewDamage {
  readonly to: CardId;
  readonly amount: number;
  readonly by: Side;
  readonly source?: CardId | null;
  readonly counters?: boolean;
  readonly preventable?: boolean;
  readonly attack?: number | null;
}

function made(id: number, one: NewDamage): Damage {
  return {
    id,
    to: one.to,
    source: one.source ?? null,
    by: one.by,
    amount: one.amount,
    prevented: 0,
    counters: one.counters ?? false,
    preventable: one.preventable ?? true,
    attack: one.attack ?? null,
    placed: false,
  };
}

/** Opens a sequence with the given damages; they are resolved together. */
export function startDamage(game: GameState, list: readonly NewDamage[]): GameState {
  const items = list.map((one, i) => made(game.nextId + 1 + i, one));
  const known = items.length;
  const sequence: DamageSequence = { id: game.nextId, items, fresh: 0, known, doomed: [], acted: false };
  return { ...game, nextId: game.nextId + 1 + items.length, damages: [...game.damages, sequence] };
}

/** Adds a damage that arose from another: it gets windows of its own before counters are placed. */
export function addDamage(game: GameState, one: NewDamage): GameState {
  const sequence = currentDamage(game);
  if (!sequence) return startDamage(game, [one]);
  return setSequence(
    { ...game, nextId: game.nextId + 1 },
    { items: [...sequence.items, made(game.nextId, one)] },
  );
}

export const endDamage = (game: GameState): GameState => ({ ...game, damages: game.damages.slice(0, -1) });

const remaining = (damage: Damage): number => damage.amount - damage.prevented;

/** Damages that are in their pending and prevention windows now. */
export const pendingDamages = (game: GameState): readonly Damage[] => {
  const sequence = currentDamage(game);
  return sequence ? sequence.items.slice(sequence.fresh, sequence.known).filter((one) => !one.counters) : [];
};

/** The damage to a unit that can be prevented in this window. */
export const damageTo = (game: GameState, unit: CardId): Damage | undefined =>
  pendingDamages(game).find((one) => one.to === unit && remaining(one) > 0);

export const anyPending = (game: GameState): boolean => pendingDamages(game).some((one) => one.amount > 0);

export function preventDamage(game: GameState, id: number, most: number, by: CardId): GameState {
  const sequence = currentDamage(game);
  const damage = sequence?.items.find((one) => one.id === id);
  if (!sequence || !damage) return game;
  if (!damage.preventable)
    return note(
      game,
      'rule',
      'damage.unpreventable',
      `The damage to ${label(game, damage.to)} can't be prevented.`,
    );
  const amount = Math.min(most, remaining(damage));
  const items = sequence.items.map((one) =>
    one.id === id ? { ...one, prevented: one.prevented + amount } : one,
  );
  const text = `${label(game, by)} prevents ${amount} of the ${damage.amount} damage to ${label(game, damage.to)}.`;
  return note(setSequence(game, { items }), 'rule', 'damage.prevent', text);
}

/** The windows of these damages have closed; what arose meanwhile has its own. */
export const passWindows = (game: GameState): GameState => {
  const sequence = currentDamage(game);
  return sequence ? setSequence(game, { fresh: sequence.known, known: sequence.items.length }) : game;
};

export const hasFresh = (game: GameState): boolean => {
  const sequence = currentDamage(game);
  return sequence !== undefined && sequence.fresh < sequence.items.length;
};

/** Damage Placement: a counter for each damage that was not prevented, in the order in which the damages arose. */
export function placeCounters(game: GameState): GameState {
  let next = game;
  const sequence = currentDamage(game);
  for (const damage of sequence?.items ?? []) {
    const amount = remaining(damage);
    const { to } = damage;
    const where = card(next, to).zone;
    if (amount <= 0 || where === 'discard' || where === 'hand' || where === 'deck' || where === 'out')
      continue;
    const total = card(next, to).damage + amount;
    next = setCard(next, to, { damage: total });
    const health = totals(next, to).health;
    const text = `${label(next, to)} takes ${plural(amount, 'damage counter')} and has ${total}${health === null ? '' : ` of ${health} health`}.`;
    next = note(next, 'rule', 'damage.placement', text);
    if (!damage.counters) {
      const { source, attack } = damage;
      next = emit(next, {
        type: 'damaged',
        card: to,
        object: source ?? undefined,
        side: damage.by,
        amount,
        attack: attack ?? undefined,
      });
    }
  }
  return setSequence(next, { doomed: doomedUnits(next), acted: next !== game });
}

export const damageActed = (game: GameState): boolean => currentDamage(game)?.acted ?? false;

/**
 * Units whose damage counters equal or exceed their health, retreated ones too (Terms, health); an unknown health can't be
 * exceeded (Terms, *).
 */
export function doomedUnits(game: GameState): readonly CardId[] {
  return derivedDoomed(game, () => {
    const retreated = SIDES.flatMap((side) => game.players[side].lists.build).filter(
      (id) => !card(game, id).faceDown && def(game, id).kind === 'unit',
    );
    const doomed = [...allUnits(game), ...retreated].filter((id) => {
      const { health } = totals(game, id);
      return health !== null && card(game, id).damage >= health;
    });
    return inFileOrder(game, doomed);
  });
}

/**
 * Unit Discard: what still has no health left goes, in the order in which cards stand; and so does at once what loses its
 * health by that.
 */
export function discardDoomed(game: GameState): GameState {
  let next = game;
  for (let doomed = doomedUnits(next); doomed.length > 0; doomed = doomedUnits(next)) {
    for (const id of doomed) {
      const cause = currentDamage(game)?.items.find((one) => one.to === id && remaining(one) > 0);
      next = discardUnit(next, id, cause?.source ?? undefined, cause?.attack ?? undefined);
    }
  }
  return currentDamage(next) ? setSequence(next, { acted: next !== game }) : next;
}
