// Which cards a filter means.
import type { Filter } from '../language/filter.ts';
import { type CardId, DIAL, type GameState } from '../model/state.ts';
import { card, def, isInPlay, list } from '../model/zones.ts';
import { compares, tokensOn } from './compare.ts';
import type { Derived } from './derived.ts';
import { spokenOf } from './players.ts';
import type { Scope } from './scope.ts';

type Word = Exclude<keyof Filter, 'extreme' | 'zone' | 'seen'>;

/** One question about a card for each word. */
type Tests = {
  readonly [Name in Word]: (
    value: NonNullable<Filter[Name]>,
    at: { readonly d: Derived; readonly id: CardId; readonly scope: Scope },
  ) => boolean;
};

const participates = ({ engagement }: GameState, id: CardId): 'attacker' | 'defender' | null =>
  engagement?.attackers.includes(id) ? 'attacker' : engagement?.defenders.includes(id) ? 'defender' : null;

const side = (game: GameState, id: CardId) => {
  const state = card(game, id);
  return isInPlay(state) ? state.controller : state.owner;
};

function costOf({ d, id }: { readonly d: Derived; readonly id: CardId }): number {
  return def(d.game, id).cost ?? 0;
}

const TESTS: Tests = {
  self: (self, { d, id, scope }) => {
    const that = spokenOf(scope);
    if (self === 'this') return id === scope.self;
    if (self === 'other') return id !== scope.self;
    if (self === 'enhanced') return scope.self !== null && card(d.game, scope.self).host === id;
    return self === 'that' ? id === that : id !== that;
  },
  of: (of, { d, id, scope }) => {
    const its = side(d.game, id);
    if (of === 'you') return its === scope.you;
    if (of === 'opponent') return its !== scope.you;
    if (of === 'chooser') return its === (scope.chooser ?? scope.you);
    const that = spokenOf(scope);
    return that === undefined || its === side(d.game, that);
  },
  card: (types, { d, id }) => types.includes(typeNow(d.game, id)),
  trait: (traits, { d, id }) => traits.some((trait) => def(d.game, id).traits.includes(trait)),
  affiliation: (affiliations, { d, id }) =>
    d.affiliations(id).some((affiliation) => affiliations.includes(affiliation)),
  name: (name, { d, id }) => def(d.game, id).name === name,
  side: (of, { d, id }) => def(d.game, id).side === of,
  unique: (unique, { d, id }) => def(d.game, id).unique === unique,
  keyword: (keyword, { d, id }) => d.has(id, keyword),
  exhausted: (exhausted, { d, id }) => card(d.game, id).focus > 0 === exhausted,
  damaged: (damaged, { d, id }) => card(d.game, id).damage > 0 === damaged,
  shielded: (shielded, { d, id }) => card(d.game, id).shields > 0 === shielded,
  committed: (committed, { d, id }) => d.isCommitted(id) === committed,
  participating: (participating, { d, id }) => (participates(d.game, id) !== null) === participating,
  attacking: (_, { d, id }) => participates(d.game, id) === 'attacker',
  defending: (_, { d, id }) => participates(d.game, id) === 'defender',
  alone: (_, { d, id }) => {
    const { engagement } = d.game;
    const own = engagement?.attackers.includes(id) ? engagement.attackers : engagement?.defenders;
    return own?.length === 1 && own[0] === id;
  },
  engaged: (engaged, { d, id }) => (d.game.engagement?.objective === id) === engaged,
  generates: (_, { d, id }) => d.resources(id) > 0,
  cost: (asked, { d, id, scope }) => {
    const cost = costOf({ d, id });
    if ('n' in asked) return compares(cost, asked.is, asked.n === 'X' ? (scope.x ?? 0) : asked.n);
    const than = asked.than === 'paid' ? scope.paid?.[0] : spokenOf(scope);
    if (than === undefined) return false;
    const most = def(d.game, than).cost ?? 0;
    return asked.is === 'lower' ? cost < most : cost <= most;
  },
  tokens: ({ of, is, n }, { d, id }) => compares(tokensOn(card(d.game, id), of), is, n),
  enhancements: ({ is, n, what = {} }, { d, id, scope }) =>
    compares(card(d.game, id).enhancements.filter((one) => d.matches(one, what, scope)).length, is, n),
  captured: ({ is, n }, { d, id }) => compares(card(d.game, id).captured.length, is, n),
  attached: (to, { d, id, scope }) => {
    const { zone, host } = card(d.game, id);
    if (to === 'none') return zone !== 'on';
    return zone === 'on' && host !== null && host !== DIAL && d.matches(host, to, scope);
  },
  at: (at, { d, id, scope }) => {
    const { zone, host } = card(d.game, id);
    return zone === 'captured' && host !== null && d.matches(host, at, scope);
  },
  endangered: (_, { id, scope }) => scope.endangered?.includes(id) ?? false,
  chosen: (chosen, { id, scope }) => (scope.chosen?.some((cards) => cards?.includes(id)) ?? false) === chosen,
  against: (objective, { d, id, scope }) => {
    const engaged = d.game.engagement?.objective ?? null;
    return participates(d.game, id) !== null && engaged !== null && d.matches(engaged, objective, scope);
  },
  engagedThisPhase: (engaged, { d, id }) => d.game.engaged.includes(id) === engaged,
  faction: (inside, { d, id }) => {
    const [affiliation] = list(d.game, side(d.game, id), 'affiliation');
    const own = affiliation === undefined ? [] : d.affiliations(affiliation);
    return d.affiliations(id).some((one) => one !== 'Neutral' && own.includes(one)) === inside;
  },
  not: (filter, { d, id, scope }) => !fits(d, id, filter, scope),
  any: (filters, { d, id, scope }) => filters.some((filter) => fits(d, id, filter, scope)),
};

/** A unit that is attached as an enhancement is one. */
const typeNow = (game: GameState, id: CardId) => {
  const { zone } = card(game, id);
  const { type } = def(game, id);
  return zone === 'on' && type === 'Unit' ? 'Enhancement' : type;
};

/** All words but those that say where the card is, and how it compares with others. */
function fits(d: Derived, id: CardId, filter: Filter, scope: Scope): boolean {
  for (const word in filter) {
    if (word === 'extreme' || word === 'zone' || word === 'seen') continue;
    const test = TESTS[word as Word] as (value: unknown, at: object) => boolean;
    if (!test(filter[word as Word], { d, id, scope })) return false;
  }
  return true;
}

function isThere({ game }: Derived, id: CardId, { zone, seen }: Filter, scope: Scope): boolean {
  if (seen) return scope.seen?.includes(id) ?? false;
  const state = card(game, id);
  return zone === undefined ? isInPlay(state) : state.zone === zone;
}

/** Whether a card that is somewhere fits the words of the filter; it need not be where they say. */
export const fitsWords = (d: Derived, id: CardId, filter: Filter, scope: Scope): boolean =>
  id !== DIAL && fits(d, id, filter, scope);

export function matches(d: Derived, id: CardId, filter: Filter, scope: Scope): boolean {
  if (id === DIAL || !isThere(d, id, filter, scope) || !fits(d, id, filter, scope)) return false;
  return filter.extreme === undefined || all(d, filter, scope).includes(id);
}

/** Where cards that fit can be, so that not every card of the game is asked. */
function candidates({ game }: Derived, { zone, seen }: Filter, scope: Scope): readonly CardId[] {
  if (seen) return scope.seen ?? [];
  if (zone === undefined) return game.box.ids;
  if (zone === 'captured') return game.cards.flatMap(({ captured }) => captured);
  return [...list(game, 'dark', zone), ...list(game, 'light', zone)];
}

export function all(d: Derived, filter: Filter, scope: Scope): readonly CardId[] {
  const found = candidates(d, filter, scope).filter(
    (id) => isThere(d, id, filter, scope) && fits(d, id, filter, scope),
  );
  const { extreme } = filter;
  if (extreme === undefined || found.length === 0) return found;
  const costs = found.map((id) => costOf({ d, id }));
  const edge = extreme === 'lowest-cost' ? Math.min(...costs) : Math.max(...costs);
  return found.filter((_, i) => costs[i] === edge);
}
