// Whether a condition holds.
import type { Condition } from '../language/condition.ts';
import { DIAL, other, type Side } from '../model/state.ts';
import { card, def, isInPlay } from '../model/zones.ts';
import { countPer } from './amounts.ts';
import { compares } from './compare.ts';
import type { Derived } from './derived.ts';
import { fitsWords } from './filter.ts';
import { asItWas } from './look-back.ts';
import type { Scope } from './scope.ts';

type Tests = {
  readonly [Is in Condition['is']]: (
    condition: Extract<Condition, { readonly is: Is }>,
    d: Derived,
    scope: Scope,
  ) => boolean;
};

/** The phase that a point of a turn belongs to. */
const PHASE_OF = (point: string): string => {
  const [first = ''] = point.split('-');
  const inEngagement = ['attackers', 'defenders', 'edge', 'strike', 'unopposed', 'engagement'];
  return inEngagement.includes(first) ? 'conflict' : first;
};

/** Force cards that a player has left (Force Card Limits). */
export const FORCE_CARDS = 3;
export const forceCards = ({ cards }: Derived['game'], side: Side): number =>
  FORCE_CARDS - cards.filter((one) => one.committed && one.controller === side && isInPlay(one)).length;

export const createConditions = (derive: (game: Derived['game']) => Derived): Tests => ({
  balance: ({ side }, { game }) => game.balance === side,
  card: ({ card: selector, what }, d, scope) => {
    const found = d.cards(selector, scope);
    return (
      found.length > 0 &&
      found.every((id) => {
        if (id === DIAL) return false;
        const past = asItWas(d.game, id);
        if (past !== d.game) return fitsWords(derive(past), id, what, scope);
        // A card that was revealed or discarded is looked at where it is.
        return isInPlay(card(d.game, id)) || what.zone
          ? d.matches(id, what, scope)
          : fitsWords(d, id, what, scope);
      })
    );
  },
  count: ({ what, count, n }, d, scope) => compares(d.all(what, scope).length, count, n),
  all: ({ what, fit }, d, scope) => d.all(what, scope).every((id) => d.matches(id, fit, scope)),
  compare: ({ who, what, than }, d, scope) => {
    const [side = scope.you] = d.players(who, scope);
    const own = (you: Side) => d.all({ ...what, of: 'you' }, { ...scope, you }).length;
    const [mine, theirs] = [own(side), own(other(side))];
    return than === 'more' ? mine > theirs : mine < theirs;
  },
  engagement: ({ against, with: unit }, d, scope) => {
    const { engagement } = d.game;
    if (!engagement) return false;
    const { objective, attackers, defenders } = engagement;
    if (against && (objective === null || !d.matches(objective, against, scope))) return false;
    return !unit || [...attackers, ...defenders].some((id) => d.matches(id, unit, scope));
  },
  role: ({ who, as }, d, scope) => {
    const { engagement } = d.game;
    if (!engagement) return false;
    const side = as === 'attacker' ? engagement.by : other(engagement.by);
    return d.players(who, scope).includes(side);
  },
  'has-edge': ({ who }, d, scope) =>
    d.game.engagement?.edge != null && d.players(who, scope).includes(d.game.engagement.edge),
  'placed-edge': ({ who, what, count, n }, d, scope) => {
    const sides = d.players(who, scope);
    const placed = d.game.engagement?.stacked.filter((id) => sides.includes(card(d.game, id).owner)) ?? [];
    return compares(placed.filter((id) => fitsWords(d, id, what, scope)).length, count, n);
  },
  'wins-edge': ({ who, double }, d, scope) => {
    const battle = d.game.edgeBattle;
    if (!battle?.winner || !battle.totals || !d.players(who, scope).includes(battle.winner)) return false;
    const [won, lost] = [battle.totals[battle.winner], battle.totals[other(battle.winner)]];
    return !double || (lost > 0 && won >= 2 * lost);
  },
  struggle: (_, { game }) => game.point === 'force-struggle',
  'edge-battle': (_, { game }) => game.edgeBattle !== null && !game.edgeBattle.over,
  affiliations: ({ what, count, n }, d, scope) =>
    compares(countPer(d, { affiliations: what }, scope), count, n),
  turn: ({ whose }, d, scope) => d.players(whose, scope).includes(d.game.active),
  phase: ({ phase, whose }, d, scope) =>
    PHASE_OF(d.game.point) === phase && (!whose || d.players(whose, scope).includes(d.game.active)),
  'dial-damage': ({ count, n }, { game }) => compares(game.dialDamage, count, n),
  'force-cards': ({ who, count, n }, d, scope) =>
    d.players(who, scope).some((side) => compares(forceCards(d.game, side), count, n)),
  not: ({ what }, d, scope) => !d.holds(what, scope),
  any: ({ of }, d, scope) => of.some((one) => d.holds(one, scope)),
});

/** The name under which limits and plays of a title are counted. */
export const titleOf = (d: Derived, id: string): string => def(d.game, id).name;
