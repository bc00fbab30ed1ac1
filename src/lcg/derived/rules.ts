// Questions that constant and lasting effects answer: what is forbidden, what else a player may do, which numbers are others.
import type { StaticPart } from '../language/effect.ts';
import type { Who } from '../language/selector.ts';
import type { CardId, GameState, Side } from '../model/state.ts';
import { derive } from './derive.ts';
import type { Derived, Static } from './derived.ts';

type PartOf<Do extends StaticPart['do']> = Extract<StaticPart, { readonly do: Do }>;

export interface StaticOf<Do extends StaticPart['do']> extends Static {
  readonly part: PartOf<Do>;
}

/** All parts of one kind that are on. */
export const statics = <Do extends StaticPart['do']>(game: GameState, what: Do): readonly StaticOf<Do>[] =>
  derive(game)
    .statics()
    .filter((one): one is StaticOf<Do> => one.part.do === what);

export type Forbidden = PartOf<'forbid'>['what'];

/**
 * Whether a card cannot do that, or have it done to it ("cannot" goes before everything). `by`: the card whose effect it would
 * be; `object`: the objective that would be attacked.
 */
export function forbids(
  game: GameState,
  what: Forbidden,
  id: CardId,
  { by = null, object = null }: { readonly by?: CardId | null; readonly object?: CardId | null } = {},
): boolean {
  const d = derive(game);
  return statics(game, 'forbid').some((one) => {
    if (one.part.what !== what || !d.means(one, one.part.to, id)) return false;
    if (one.part.by && (by === null || !fitsAnywhere(d, by, one))) return false;
    if (!one.part.object) return true;
    return object !== null && d.cards(one.part.object, one.scope).includes(object);
  });
}

/** A card that has an effect need not be in play: an event is not. */
function fitsAnywhere(d: Derived, id: CardId, one: StaticOf<'forbid'>): boolean {
  const { by = {} } = one.part;
  return d.matches(id, by, one.scope) || d.matches(id, { ...by, seen: true }, { ...one.scope, seen: [id] });
}

/** Whether such a part is on for a card. */
export function isOn(game: GameState, what: StaticPart['do'], id: CardId): boolean {
  const d = derive(game);
  return d.statics().some((one) => {
    if (one.part.do !== what) return false;
    const part = one.part as { readonly of?: unknown; readonly what?: unknown; readonly to?: unknown };
    const selector = (part.of ?? part.what ?? part.to) as Parameters<Derived['means']>[1];
    return d.means(one, selector, id);
  });
}

/** The parts of one kind that are on for a player. */
export const forPlayer = <Do extends StaticPart['do']>(
  game: GameState,
  what: Do,
  side: Side,
): readonly StaticOf<Do>[] => {
  const d = derive(game);
  return statics(game, what).filter(({ part, scope }) =>
    'who' in part ? d.players(part.who as Who, scope).includes(side) : scope.you === side,
  );
};

/** The reserve value, read anew each time; never below 0 (Ruling 8). */
export const reserveOf = (game: GameState, side: Side): number =>
  Math.max(
    0,
    forPlayer(game, 'reserve', side).reduce(
      (sum, { part, scope }) => sum + derive(game).amount(part.n, scope),
      game.players[side].reserve,
    ),
  );

/** Force icons that effects add to a player's side. */
export function contributions(game: GameState, side: Side, to: 'struggle' | 'edge-battle'): number {
  const d = derive(game);
  return forPlayer(game, 'contribute', side)
    .filter(({ part }) => part.to === to)
    .reduce((sum, { part, scope, cards }) => {
      const times = part.of ? (cards ?? d.cards(part.of, scope)).length : 1;
      return sum + d.amount(part.n, scope) * times;
    }, 0);
}

/** Damage that destroys a card: its capacity, less what makes it easier to destroy. Null: it can't be damaged. */
export function toughness(game: GameState, id: CardId): number | null {
  const d = derive(game);
  const capacity = d.capacity(id);
  if (capacity === null) return null;
  return statics(game, 'fragile').reduce(
    (so, one) => (d.means(one, one.part.to, id) ? so - d.amount(one.part.n, one.scope) : so),
    capacity,
  );
}
