// Choosing cards: targets before the first instruction, other cards as an instruction is carried out.
import { derive } from '../derived/derive.ts';
import { forbids } from '../derived/rules.ts';
import type { Scope } from '../derived/scope.ts';
import type { Selector } from '../language/selector.ts';
import type { Answer, Ask, Pick } from '../model/frames.ts';
import { type CardId, DIAL, type GameState, type Side } from '../model/state.ts';
import { card, inFileOrder, inPlay } from '../model/zones.ts';
import type { Asking, Context } from './context.ts';
import { filterOf, isSlot, type Slot } from './numbered.ts';

/** Cards that may be chosen for a target or a choice, in file order. */
export function legalFor(game: GameState, slot: Slot, scope: Scope): readonly CardId[] {
  const d = derive(game);
  const found = d.all(filterOf(slot), scope).filter((id) => {
    if ('target' in slot && forbids(game, 'targeted', id, { by: scope.self })) return false;
    if ('target' in slot && inPlay(game, id) && forbids(game, 'affected', id, { by: scope.self }))
      return false;
    // Only light cards are captured (Ruling 65).
    if (slot.for === 'capture' && card(game, id).owner !== 'light') return false;
    // A shielded card is no legal target for a shield (Ruling 41).
    return !('target' in slot && slot.for === 'shield' && card(game, id).shields > 0);
  });
  return inFileOrder(game, found);
}

export interface Count {
  readonly least: number;
  readonly most: number;
}

/** How many cards are chosen. "Up to N target" needs at least one (Ruling 54). */
export function countFor(game: GameState, slot: Slot, scope: Scope): Count {
  const { count = 1, upTo } = slot;
  if (count === 'any') return { least: 0, most: Number.POSITIVE_INFINITY };
  const most = Math.max(0, derive(game).amount(count, scope));
  if (!upTo) return { least: most, most };
  return { least: 'target' in slot ? 1 : 0, most };
}

const controllers = (game: GameState, ids: readonly CardId[]): boolean =>
  new Set(ids.map((id) => card(game, id).controller)).size === ids.length;

/** Whether these are a legal choice. */
export function fitsCount(
  game: GameState,
  slot: Slot,
  ids: readonly CardId[],
  { least, most }: Count,
): boolean {
  if (new Set(ids).size !== ids.length || ids.length > most || ids.length < least) return false;
  return !('apart' in slot && slot.apart) || controllers(game, ids);
}

/** The cards that are chosen where nobody says which: the first ones, as many as there may be. */
export function firstOf(
  game: GameState,
  slot: Slot,
  open: readonly CardId[],
  { most }: Count,
): readonly CardId[] {
  const found: CardId[] = [];
  for (const id of open) {
    if (found.length >= most) break;
    if (!('apart' in slot && slot.apart) || controllers(game, [...found, id])) found.push(id);
  }
  return found;
}

export function askCards(game: GameState, by: Side, slot: Slot, open: readonly CardId[], count: Count): Ask {
  const { least, most } = count;
  const one = least === 1 && most === 1;
  const fallback = 'count' in slot && slot.count === 'any' ? [] : firstOf(game, slot, open, count);
  return {
    by,
    rule: 'target' in slot ? 'effect.target' : 'effect.choose',
    what: 'target' in slot ? 'target' : 'card',
    options: open,
    least: one ? null : Math.min(least, open.length),
    most: one ? null : Math.min(most, open.length),
    fallback: one ? (fallback[0] as CardId) : fallback,
    ...('apart' in slot && slot.apart && { apart: true }),
  };
}

export const idsOf = (answer: Answer): readonly CardId[] =>
  Array.isArray(answer) ? answer.map(String) : [String(answer)];

/** Cards picked at random, one after the other. */
export function* pickCards(open: readonly CardId[], n: number): Asking<readonly CardId[]> {
  if (n >= open.length) return open;
  const pick: Pick = { pick: open, n };
  return idsOf(yield pick);
}

/** What a selector means as an instruction is carried out; a choice is asked for now. */
export function* cardsFor(context: Context, selector: Selector, only?: Side): Asking<readonly CardId[]> {
  const { game, d, frame, chosen } = context;
  const scope = { ...context.scope, chosen };
  if (!isSlot(selector)) return d.cards(selector, scope);
  const known = chosen[selector.slot];
  if ('target' in selector && known !== undefined) return (known ?? []).filter((id) => isStill(context, id));
  // An effect that nobody used has its targets chosen as it is carried out.
  const who = 'choose' in selector ? selector.by : undefined;
  const sides = only ? [only] : who ? d.players(who, scope) : [frame.by];
  const found: CardId[] = [];
  for (const by of sides) {
    const asked = { ...scope, chooser: by };
    const open = legalFor(game, selector, asked);
    const count = countFor(game, selector, asked);
    const needed = { least: Math.min(count.least, open.length), most: count.most };
    if ('choose' in selector && selector.random)
      found.push(...(yield* pickCards(open, Math.min(count.most, open.length))));
    else found.push(...(yield* choose(context, by, selector, open, needed)));
  }
  chosen[selector.slot] = found;
  return found;
}

function* choose(
  { game, frame }: Context,
  by: Side,
  slot: Slot,
  open: readonly CardId[],
  count: Count,
): Asking<readonly CardId[]> {
  if (open.length === 0 || count.most === 0) return [];
  if (count.least >= open.length) return open;
  const wanted = by === frame.by ? (frame.wishes.targets ?? []).filter((id) => open.includes(id)) : [];
  if (wanted.length > 0) {
    const taken = wanted.slice(0, Math.min(count.most, wanted.length));
    if (fitsCount(game, slot, taken, count)) return taken;
  }
  return inFileOrder(game, idsOf(yield askCards(game, by, slot, open, count)));
}

/** A target that has left play, or that the effect can no longer touch, is left alone. */
const isStill = ({ game, scope }: Context, id: CardId): boolean =>
  id === DIAL || !inPlay(game, id) || !forbids(game, 'affected', id, { by: scope.self });

export function* askAmount(context: Context, by: Side, most: number): Asking<number> {
  const { amount } = context.frame.wishes;
  if (amount !== undefined) return Math.max(0, Math.min(most, amount));
  if (most <= 0) return 0;
  const options = Array.from({ length: most + 1 }, (_, n) => n);
  return Number(
    yield { by, rule: 'effect.choose', what: 'number', options, least: null, most: null, fallback: most },
  );
}

/** Whether a player does what they may do. The id of a card says yes, and names it. */
export function* askMay(by: Side): Asking<{ readonly yes: boolean; readonly card: CardId | null }> {
  const answer = String(
    yield {
      by,
      rule: 'effect.choose',
      what: 'may',
      options: ['yes', 'no'],
      least: null,
      most: null,
      fallback: 'no',
    },
  );
  return { yes: answer !== 'no', card: answer === 'yes' || answer === 'no' ? null : answer };
}

/** The cards among which something is divided: any number of them is said with the shares. */
export function* cardsAmong(context: Context, selector: Selector): Asking<readonly CardId[]> {
  if (!isSlot(selector) || 'target' in selector || selector.count !== 'any')
    return yield* cardsFor(context, selector);
  return legalFor(context.game, selector, { ...context.scope, chooser: context.frame.by });
}

/** All shares together. */
export const sumOf = (shares: Readonly<Record<CardId, number>>): number =>
  Object.values(shares).reduce((sum, share) => sum + share, 0);

/** How an amount is divided among cards; everything on the first where nobody says. */
export function* askDivide(
  context: Context,
  open: readonly CardId[],
  n: number,
): Asking<Readonly<Record<CardId, number>>> {
  const { frame } = context;
  const [first] = open;
  if (first === undefined || n <= 0) return {};
  const wanted = frame.wishes.divide;
  if (wanted && Object.keys(wanted).every((id) => open.includes(id)) && sumOf(wanted) === n) return wanted;
  if (open.length === 1) return { [first]: n };
  return (yield {
    by: frame.by,
    rule: 'effect.choose',
    what: 'divide',
    options: open,
    least: n,
    most: n,
    fallback: { [first]: n },
  }) as Readonly<Record<CardId, number>>;
}
