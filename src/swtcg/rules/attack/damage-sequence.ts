// The damages that are on their way together, and their windows (Attacking, 4 and 5).
import type { Filter } from '../../language/effect.ts';
import type { CardId, Damage, DamageSequence, GameState, Side } from '../../model/state.ts';
import { changed, row } from '../../model/update.ts';
import { replaceTop, top } from '../../model/zones.ts';

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

/** Whether damages arose whose windows are still to come. */
export const moreArose = (game: GameState): boolean => {
  const sequence = currentDamage(game);
  return sequence !== undefined && sequence.items.length > sequence.known;
};

/** Damages, and counters that an effect puts, whose windows are the present ones. */
export const presentDamages = (game: GameState): readonly Damage[] => {
  const sequence = currentDamage(game);
  return sequence ? sequence.items.slice(sequence.fresh, sequence.known) : [];
};

/** The windows of these damages have closed; what arose meanwhile has its own. */
export const passWindows = (game: GameState): GameState =>
  setSequence(game, ({ known, items }) => ({ fresh: known, known: items.length }));
