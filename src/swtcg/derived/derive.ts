// The derived state of a game: worked out anew where something has changed that it depends on, else taken over.

import { Facts, memoize } from '../../core/memo.ts';
import { nested } from '../keywords/meaning.ts';
import type { Amount, Condition, Effect, Filter, Selector, StaticPart, Tally } from '../language/effect.ts';
import { type Piece, somePiece } from '../language/walk.ts';
import { ofAllCards, ofCard } from '../model/memo.ts';
import type { Arena, Box, CardId, GameState, Side } from '../model/state.ts';
import { card, def } from '../model/zones.ts';
import { activeCards } from './active-cards.ts';
import { amountOf } from './amounts.ts';
import { controlOf } from './arena-control.ts';
import { buildCost } from './build-cost.ts';
import { allHold } from './conditions.ts';
import type {
  Ability,
  ActiveStatic,
  ActiveStaticOf,
  Context,
  DerivedState,
  Destination,
  Lineup,
  Totals,
} from './derived-state.ts';
import { candidates, matches, selectEach, selects, speaksOf } from './filters.ts';
import { ownAbilities } from './own-abilities.ts';
import { isPlain, sameGround } from './same-ground.ts';
import { applyStatics, givesStatics, MOST_ROUNDS } from './static-effects.ts';
import { totals } from './totals.ts';

const NO_STATICS: readonly ActiveStatic[] = [];

class Derived implements DerivedState {
  readonly game: GameState;
  readonly treats: boolean;
  #lineup: Lineup | null;
  #untreated: Derived | null = null;
  #facts: Facts | null = null;

  constructor(game: GameState, lineup: Lineup | null, treats = true) {
    this.game = game;
    this.treats = treats;
    this.#lineup = lineup;
  }

  get lineup(): Lineup {
    this.#lineup ??= lineupFor(this.game);
    return this.#lineup;
  }

  get untreated(): Derived {
    if (!this.treats) return this;
    this.#untreated ??= new Derived(this.game, this.lineup, false);
    return this.#untreated;
  }

  fact<Fact>(work: (game: GameState) => Fact): Fact {
    this.#facts ??= new Facts();
    const known = this.#facts.get(work);
    if (known !== undefined) return known as Fact;
    const fact = work(this.game);
    this.#facts.set(work, fact);
    return fact;
  }

  abilitiesOf(id: CardId): readonly Ability[] {
    const { abilities } = this.lineup;
    let found = abilities.get(id);
    if (!found) {
      found = ownAbilities(this, id);
      abilities.set(id, found);
    }
    return found;
  }

  staticsOf<Do extends StaticPart['do']>(kind: Do): readonly ActiveStaticOf<Do>[] {
    const { lineup } = this;
    lineup.parts ??= byKind(lineup.statics);
    return (lineup.parts.get(kind) ?? NO_STATICS) as readonly ActiveStaticOf<Do>[];
  }

  totals(id: CardId): Totals {
    return totals(this, id);
  }

  buildCost(by: Side, id: CardId, where: Destination, printed?: number): number {
    return buildCost(this, by, id, where, printed);
  }

  controlOf(arena: Arena): Side | null {
    return controlOf(this, arena);
  }

  matches(context: Context, id: CardId, filter: Filter): boolean {
    return matches(this, context, id, filter);
  }

  candidates(context: Context, filter: Filter): CardId[] {
    return candidates(this, context, filter);
  }

  selects(context: Context, selector: Selector, id: CardId): boolean {
    return selects(this, context, selector, id);
  }

  selectEach(context: Context, selector: Selector): readonly CardId[] {
    return selectEach(this, context, selector);
  }

  speaksOf(context: Context, id: CardId, filter: Filter): boolean {
    return speaksOf(this, context, id, filter);
  }

  amountOf(context: Context, amount: Amount | Tally): number {
    return amountOf(this, context, amount);
  }

  allHold(context: Context, conditions: readonly Condition[] | undefined): boolean {
    return allHold(this, context, conditions);
  }
}

function byKind(statics: readonly ActiveStatic[]): Map<StaticPart['do'], readonly ActiveStatic[]> {
  const found = new Map<StaticPart['do'], ActiveStatic[]>();
  for (const one of statics) {
    const list = found.get(one.part.do);
    if (list) list.push(one);
    else found.set(one.part.do, [one]);
  }
  return found;
}

interface Seen {
  readonly game: GameState;
  readonly lineup: Lineup;
}

/** What was worked out last for a game: of the present state, and the line-ups that it may still have. */
interface Recent {
  state: Derived | null;
  last: Seen | null;
  /** What is only tried out leads back to the one before. */
  before: Seen | null;
}

const recentOf = memoize((_box: Box): Recent => ({ state: null, last: null, before: null }));

/** What follows from a state; whatever of it nobody asks for is not worked out. */
export function derivedState(game: GameState): DerivedState {
  const recent = recentOf(game.box);
  if (recent.state?.game === game) return recent.state;
  recent.state = new Derived(game, null);
  return recent.state;
}

const holding = (one: Seen | null, game: GameState): Seen | null =>
  one && sameGround(one.game, game, one.lineup.plain) ? one : null;

/** The line-up of a state: that of one that was looked at before, where it still stands. */
function lineupFor(game: GameState): Lineup {
  const recent = recentOf(game.box);
  const { last } = recent;
  const kept = holding(last, game) ?? holding(recent.before, game);
  if (!kept || kept !== last) recent.before = last;
  const lineup = kept?.lineup ?? lineUp(game);
  recent.last = { game, lineup };
  return lineup;
}

/** Whether any card of this game has a static effect of its own or to give. */
const hasStatics = ofAllCards((cards) => cards.some((one) => givesStatics(one)));

function lineUp(game: GameState): Lineup {
  const active = activeCards(game);
  const first = gather(game, active, null);
  if (first.statics.length === 0 || !asksForGiven(game, active)) return first;
  // What was asked for while it was still being given is asked again, until nothing changes any more. Effects that
  // contradict each other for ever are taken as they stood first.
  let now = first;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = gather(game, active, now);
    if (isSame(next, now)) return next;
    now = next;
  }
  return first;
}

/** The line-up; what it hangs on itself is asked of `known`, an earlier look at the same table, or of what is gathered so far. */
function gather(game: GameState, active: readonly CardId[], known: Lineup | null): Lineup {
  const statics: ActiveStatic[] = [];
  const lineup: Lineup = {
    active,
    statics,
    plain: isPlain(game, active),
    abilities: new Map(),
    totals: new Map(),
    parts: null,
    listeners: new Map(),
    usable: new Map(),
    facts: { dark: new Facts(), light: new Facts() },
    cardFacts: new Facts(),
  };
  if (hasStatics(game.box)) applyStatics(new Derived(game, known ?? lineup), lineup, statics);
  // These were worked out too early to be kept.
  lineup.totals.clear();
  lineup.parts = null;
  return lineup;
}

/** What asks for that which effects give: keywords, values, what a unit is treated as. */
const asksForGift = ({ kind, keyword, lacks, stat, do: deed }: Piece): boolean =>
  (keyword !== undefined && kind === undefined) ||
  lacks !== undefined ||
  stat !== undefined ||
  deed === 'treat-as';

/** Whether what a card says or gives by static effects hangs on what other effects give. */
const asksItself = ofCard(({ effects }) =>
  effects.flatMap(nested).some((one) => one.kind === 'static' && somePiece(one, asksForGift)),
);

function asksForGiven(game: GameState, active: readonly CardId[]): boolean {
  return (
    active.some((id) => asksItself(def(game, id))) ||
    active.some((id) => card(game, id).stack.some((lower) => asksItself(def(game, lower)))) ||
    game.modifiers.some(
      ({ effects, lasting }) => (effects && asksOnce(effects)) || (lasting && asksOnce(lasting)),
    )
  );
}

/** The same of what lasts on a card: the same list is met at every look at the table. */
const asksOnce = memoize((effects: object) => somePiece(effects, asksForGift));

const sameAbilities = (a: readonly Ability[], b: readonly Ability[] | undefined): boolean =>
  a.length === b?.length &&
  a.every((one, i) => one.key === b[i]?.key && numberOn(one.effect) === numberOn(b[i].effect));

const numberOn = (effect: Effect): number | undefined =>
  effect.kind === 'keyword' ? effect.value : undefined;

/** Whether two looks at one table have found the same. */
const isSame = (a: Lineup, b: Lineup): boolean =>
  a.statics.length === b.statics.length &&
  a.statics.every(
    (one, i) => one.part === b.statics[i]?.part && one.ability.key === b.statics[i].ability.key,
  ) &&
  [...a.abilities].every(([id, list]) => sameAbilities(list, b.abilities.get(id)));
