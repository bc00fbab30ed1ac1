// Damage on its way to a unit: points 4 to 7 of Attacking, for attacks and for any effect.

import { lineupOf, staticsOf } from '../effects/abilities.ts';
import { emit, heardIn } from '../effects/events.ts';
import type { Filter } from '../effects/language.ts';
import { hasOrHad } from '../effects/last-known.ts';
import { totals } from '../effects/totals.ts';
import { changed, row } from '../game/copy.ts';
import { anySays, ofAllCards } from '../game/facts.ts';
import { note, plural } from '../game/log.ts';
import {
  ARENAS,
  type CardId,
  type Damage,
  type DamageSequence,
  type GameState,
  SIDES,
  type Side,
} from '../game/state.ts';
import { card, def, inArena, inFileOrder, isArena, label, replaceTop, setCard, top } from '../game/table.ts';
import { discardUnit } from './leaving.ts';
import { wouldDiscard } from './would.ts';

export const currentDamage = (game: GameState): DamageSequence | undefined => top(game.damages);

/** Changes the present sequence, where there is one. */
export function setSequence(
  game: GameState,
  change: (sequence: DamageSequence) => Partial<DamageSequence>,
): GameState {
  const sequence = currentDamage(game);
  return sequence ? changed(game, { damages: replaceTop(game.damages, change(sequence)) }) : game;
}

export interface NewDamage {
  readonly to: CardId;
  readonly amount: number;
  readonly by: Side;
  readonly source?: CardId | null;
  readonly counters?: boolean;
  readonly preventable?: boolean;
  readonly onlyBy?: Filter;
  readonly attack?: number | null;
  readonly unknown?: boolean;
  readonly held?: boolean;
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
    unknown: one.unknown ?? false,
    held: one.held ?? false,
    ...(one.onlyBy ? { onlyBy: one.onlyBy } : {}),
  };
}

/** Opens a sequence with the given damages; they are resolved together. */
export function startDamage(
  game: GameState,
  list: readonly NewDamage[],
  condemned: readonly CardId[] = [],
): GameState {
  const items = row(list, (one, i) => made(game.nextId + 1 + i, one));
  const known = items.length;
  const sequence: DamageSequence = {
    id: game.nextId,
    items,
    fresh: 0,
    known,
    fatal: {},
    condemned,
    acted: false,
  };
  return changed(game, { nextId: game.nextId + 1 + items.length, damages: [...game.damages, sequence] });
}

/** Adds a damage that arose from another: it gets windows of its own before counters are placed. */
export function addDamage(game: GameState, one: NewDamage): GameState {
  return setSequence(changed(game, { nextId: game.nextId + 1 }), ({ items }) => ({
    items: [...items, made(game.nextId, one)],
  }));
}

/** Hits that go to another unit: a damage of their own that is resolved in tandem (Keywords, Overkill). */
export function divideHits(game: GameState, to: CardId, amount: number): GameState {
  return setSequence(changed(game, { nextId: game.nextId + 1 }), ({ items: [first, ...rest], known }) =>
    first
      ? {
          items: [
            { ...first, amount: first.amount - amount },
            ...rest,
            made(game.nextId, { ...first, to, amount, held: false }),
          ],
          known: known + 1,
        }
      : {},
  );
}

export const endDamage = (game: GameState): GameState =>
  changed(game, { damages: game.damages.slice(0, -1) });

export const remaining = (damage: Damage): number => damage.amount - damage.prevented;

/** Damages that are in their pending and prevention windows now. */
export const pendingDamages = (game: GameState): readonly Damage[] => {
  const sequence = currentDamage(game);
  return sequence ? sequence.items.slice(sequence.fresh, sequence.known).filter((one) => !one.counters) : [];
};

/** Those against which something can be played: known and not yet prevented, or not known at all. */
export const openDamages = (game: GameState): readonly Damage[] =>
  pendingDamages(game).filter((one) => !one.held && (one.unknown || remaining(one) > 0));

/** The damage to a unit that can be prevented in this window. */
export const damageTo = (game: GameState, unit: CardId): Damage | undefined =>
  pendingDamages(game).find((one) => one.to === unit && remaining(one) > 0);

export const anyPending = (game: GameState): boolean => pendingDamages(game).some((one) => one.amount > 0);

/** The windows of these damages have closed; what arose meanwhile has its own. */
export const passWindows = (game: GameState): GameState =>
  setSequence(game, ({ known, items }) => ({ fresh: known, known: items.length }));

/** Double Damage doubles what a unit's own attack does to the defending unit and nothing else (rulings, 9). */
function doubled(game: GameState, { attack, to }: Damage): boolean {
  const now = top(game.attacks);
  return now?.id === attack && now?.defender === to && hasOrHad(game, now.attacker, 'Double Damage');
}

const countDone = (game: GameState, attack: number, amount: number): GameState =>
  changed(game, {
    attacks: row(game.attacks, (one) => (one.id === attack ? { ...one, done: one.done + amount } : one)),
  });

/** Damage Placement: a counter for each damage that was not prevented, in the order in which the damages arose. */
export function placeCounters(game: GameState): GameState {
  const sequence = currentDamage(game);
  if (!sequence) return game;
  let next = game;
  const fatal: Record<CardId, number> = {};
  for (const damage of sequence.items) {
    const amount = remaining(damage);
    const { to } = damage;
    const where = card(next, to).zone;
    if (amount <= 0 || (!isArena(where) && where !== 'build' && where !== 'on')) continue;
    const twice = doubled(next, damage);
    const before = card(next, to).damage;
    const total = before + (twice ? 2 * amount : amount);
    next = setCard(next, to, { damage: total });
    if (twice) {
      const text = `Double Damage puts ${plural(amount, 'additional counter')} on ${label(next, to)}.`;
      next = note(next, 'rule', 'keyword.double-damage', text);
    }
    const health = totals(next, to).health;
    if (health !== null && before < health && total >= health) fatal[to] = damage.id;
    const text = `${label(next, to)} takes ${plural(total - before, 'damage counter')}: ${total} damage${health === null ? '' : ` against ${health} health`}.`;
    next = note(next, 'rule', 'damage.placement', text);
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
export function doomedUnits(game: GameState): readonly CardId[] {
  const lineup = lineupOf(game);
  if (looked?.cards !== game.cards || looked.lineup !== lineup)
    looked = { cards: game.cards, lineup, doomed: findDoomed(game) };
  return looked.doomed;
}

let looked: {
  readonly cards: GameState['cards'];
  readonly lineup: object;
  readonly doomed: readonly CardId[];
} | null = null;

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
const takesHealth = anySays(/"health":(?:-|"|\{)/);

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
