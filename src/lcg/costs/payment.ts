// Generating resources for a cost (Resources, Generating Resources; Resource Match).
import { derive } from '../derived/derive.ts';
import { fitsWords } from '../derived/filter.ts';
import { statics } from '../derived/rules.ts';
import type { Affiliation } from '../language/terms.ts';
import { type Refusal, refuse } from '../model/refusal.ts';
import type { CardId, GameState, Side } from '../model/state.ts';
import { card, controlled, label } from '../model/zones.ts';

export interface Bill {
  readonly side: Side;
  readonly price: number;
  /** The card that is played; null for an ability. */
  readonly card: CardId | null;
  /** One resource at least has to match one of these; null: no match is needed. */
  readonly match: readonly Affiliation[] | null;
  /** All resources have to come from cards of this affiliation. */
  readonly only: Affiliation | null;
  /** Cards that the cost itself focuses or takes away. */
  readonly without: readonly CardId[];
}

/** Resources by card. */
export type Payment = Readonly<Record<CardId, number>>;

/** Whether resources of a card match: by its affiliation, or by an effect. */
export function matchesBill(
  game: GameState,
  id: CardId,
  wanted: readonly Affiliation[],
  { card: played }: Bill,
): boolean {
  const d = derive(game);
  const asked: readonly Affiliation[] = wanted.filter((one) => one !== 'Neutral');
  if (d.affiliations(id).some((one) => one !== 'Neutral' && asked.includes(one))) return true;
  return statics(game, 'match').some((one) => {
    const { of, affiliations = asked, for: only } = one.part;
    if (!d.means(one, of, id) || !affiliations.some((affiliation) => asked.includes(affiliation)))
      return false;
    if (!only) return true;
    return (
      played !== null &&
      ('each' in only
        ? fitsWords(d, played, only.each, one.scope)
        : d.cards(only, one.scope).includes(played))
    );
  });
}

/** Why a card's resources can't be spent on this; null where they can. */
function whyNotFrom(game: GameState, id: CardId, bill: Bill): Refusal | null {
  const state = card(game, id);
  const d = derive(game);
  const name = label(game, id);
  if (state.controller !== bill.side || !controlled(game, bill.side).includes(id))
    return refuse('resource.generate', `${name} is not a card in play that you control`);
  const value = d.resources(id);
  if (value === 0) return refuse('resource.generate', `${name} has no resource value`);
  if (state.focus > 0) return refuse('resource.exhausted', `${name} is exhausted and generates no resources`);
  if (bill.without.includes(id)) return refuse('resource.generate', `${name} is used for the cost itself`);
  if (bill.only !== null && !matchesBill(game, id, [bill.only], bill))
    return refuse('resource.match', `${name} generates no ${bill.only} resources`);
  const limited = statics(game, 'spend-only').find((one) => d.means(one, one.part.of, id));
  if (limited && !(bill.card !== null && fitsWords(d, bill.card, limited.part.on, limited.scope)))
    return refuse('resource.spend', `resources of ${name} can't be spent on this`);
  return null;
}

/** The default: the first card that matches, where a match is needed, then the others in file order, none of it too much. */
export function defaultPayment(game: GameState, bill: Bill): Payment | Refusal {
  const { price, match } = bill;
  if (price <= 0) return {};
  const d = derive(game);
  const usable = controlled(game, bill.side).filter((id) => whyNotFrom(game, id, bill) === null);
  const matching = match ? usable.find((id) => matchesBill(game, id, match, bill)) : undefined;
  const sum = usable.reduce((so, id) => so + d.resources(id), 0);
  if (sum < price) return refuse('resource.short', `it costs ${price}, and you can generate ${sum}`);
  if (match && matching === undefined)
    return refuse('resource.match', `no resource matches ${match.join(' or ')}`);
  const paid: Record<CardId, number> = {};
  let missing = price;
  const order = matching === undefined ? usable : [matching, ...usable.filter((id) => id !== matching)];
  for (const id of order) {
    if (missing === 0) break;
    const given = Math.min(missing, d.resources(id));
    paid[id] = given;
    missing -= given;
  }
  return paid;
}

/** A payment as a player says it: more than the cost is allowed and lost. */
function whyNotPay(game: GameState, bill: Bill, pay: Payment): Refusal | null {
  const d = derive(game);
  let sum = 0;
  for (const [id, n] of Object.entries(pay)) {
    if (game.box.index[id] === undefined) return refuse('resource.generate', `there is no card "${id}"`);
    const wrong = whyNotFrom(game, id, bill);
    if (wrong) return wrong;
    if (!Number.isInteger(n) || n < 1)
      return refuse('resource.generate', `${label(game, id)} has to generate at least 1 resource`);
    const value = d.resources(id);
    if (n > value)
      return refuse('resource.generate', `${label(game, id)} generates at most ${value} resources`);
    sum += n;
  }
  if (bill.price === 0 && sum > 0) return refuse('resource.generate', 'it costs 0, so nothing is generated');
  if (sum < bill.price) return refuse('resource.short', `it costs ${bill.price}, and ${sum} are generated`);
  const { match } = bill;
  if (bill.price > 0 && match && !Object.keys(pay).some((id) => matchesBill(game, id, match, bill)))
    return refuse('resource.match', `no resource matches ${match.join(' or ')}`);
  return null;
}

export const isRefusal = (found: Payment | Refusal): found is Refusal =>
  typeof (found as Refusal).rule === 'string' && typeof (found as Refusal).message === 'string';

/** How a bill is paid: as the player says, else by the default. */
export function payment(game: GameState, bill: Bill, pay?: Payment): Payment | Refusal {
  if (pay === undefined) return defaultPayment(game, bill);
  return whyNotPay(game, bill, pay) ?? pay;
}
