// `complete`: a card with a build cost comes into play, or a Trap is turned up (Building Cards with Build Costs).

import { plural } from '../../core/english.ts';
import { isCampaign, isTrap } from '../cards/sorts.ts';
import type { CostChoices } from '../costs/cost-rule.ts';
import { costRefusal } from '../costs/index.ts';
import { worksFrom } from '../derived/out-of-play-abilities.ts';
import { editionOf } from '../editions/index.ts';
import { ofLineup, ofState, staticsOf } from '../effects/abilities.ts';
import { enhancedParts, enhances, isEnhance, under } from '../effects/enhance.ts';
import { dropTrigger } from '../effects/events.ts';
import { costOf, partsOf } from '../effects/frames.ts';
import {
  type Destination,
  enoughCounters,
  hasHiddenCost,
  NOWHERE,
  type Price,
  prices,
  WAYS,
} from '../effects/price.ts';
import type { ActivatedEffect, Cost, Effect, KeywordEffect, Part } from '../language/effect.ts';
import { isKeyword } from '../language/walk.ts';
import { anyPiece, ofCard } from '../model/memo.ts';
import { type Refusal, refuse, untimely } from '../model/refusal.ts';
import type { CardId, GameEvent, GameState, Side, WaitingTrigger } from '../model/state.ts';
import { closeWindow, currentWindow, triggerBy } from '../model/windows.ts';
import { card, def, hasCard, isArena, isForUnits, label, place, sideName } from '../model/zones.ts';
import { hasBuildCost, startCompletion, wayRule } from '../rules/build/build.ts';
import { destination } from '../rules/build/destination.ts';
import { mayList, sameUnique, stackRefusal } from '../rules/build/stack-rules.ts';
import { onlyRefusal, playableIn } from '../rules/effects/timing.ts';
import type { Decision } from './decision.ts';
import {
  asksOnArrival,
  choicesOf,
  isOpen,
  type Play,
  paidChoices,
  valuesRefusal,
  withPayments,
} from './effects.ts';
import { type DecisionKind, isRefusal, type Move } from './kind.ts';
import { askedTriggers } from './use.ts';

/** Cards that this player may build on or complete: in hand, or partially built. */
export const buildable = (game: GameState, by: Side): CardId[] => {
  const { hand, build: zone } = game.players[by].lists;
  return [...hand, ...zone.filter((id) => card(game, id).faceDown)];
};

/** Chances at which nothing is completed by Hidden Cost (Keywords, Hidden Cost). */
const CLOSED: readonly string[] = ['reroll', 'prevention', 'disrupt', 'trigger'];

/** What a completed Mission does, paragraph by paragraph; one of them enhanced where that is paid for. */
function missionParts(
  game: GameState,
  id: CardId,
  trigger: WaitingTrigger | null,
  enhance: number,
): readonly Part[] {
  const self = def(game, id);
  const better = self.effects[enhance - 1];
  if (trigger) {
    const parts = partsOf(trigger.effect);
    return isEnhance(better) ? enhancedParts(better, parts) : parts;
  }
  if (self.kind !== 'mission') return [];
  const meant = enhances(self.effects, enhance);
  return self.effects.flatMap((effect, i): readonly Part[] => {
    // What a Mission does when something happens waits for it until end of turn.
    if (effect.kind === 'triggered' && !isCampaign(self)) return [{ do: 'this-turn', effect }];
    if (effect.kind !== 'instruction' && (effect.kind !== 'activated' || isCampaign(self))) return [];
    // What it does from the hand or the discard pile it does there.
    if (worksFrom(effect)) return [];
    // A condition counts when its paragraph is carried out, not when the Mission is announced (Using Effects, Condition).
    const condition = effect.kind === 'instruction' ? effect.if : undefined;
    return i + 1 === meant && isEnhance(better)
      ? enhancedParts(better, effect.parts, condition)
      : under(condition, effect.parts);
  });
}

/**
 * "Play only …" on a Mission, and what any card has to have to be completed: it can't be completed otherwise (Phrases, "play
 * only [condition]").
 */
function conditionRefusal(game: GameState, by: Side, id: CardId, better: Effect | null): Refusal | null {
  for (const effect of conditional(def(game, id))) {
    const unmet = onlyRefusal(game, by, id, effect);
    if (unmet) return unmet;
  }
  return better && onlyRefusal(game, by, id, better);
}

/** The paragraphs whose conditions count for the completion: of a card that is no Mission, those that say nothing else. */
const conditional = ofCard((self): readonly Effect[] =>
  self.effects.filter((one) => {
    if (one.kind === 'activated')
      return one.only && self.kind === 'mission' && !isCampaign(self) && !worksFrom(one);
    return one.kind === 'instruction' && one.only && (self.kind === 'mission' || one.parts.length === 0);
  }),
);

/** The number of the Enhance paragraph that a Mission is to be completed with; 0 where none is meant. */
function enhanceMeant(game: GameState, id: CardId, cost: Decision['cost']): number {
  const { effects, kind } = def(game, id);
  if (kind !== 'mission') return 0;
  if (cost === 'Enhance') return effects.findIndex(isEnhance) + 1;
  return typeof cost === 'number' && isEnhance(effects[cost - 1]) ? cost : 0;
}

export interface Attempt {
  readonly by: Side;
  readonly id: CardId;
  readonly decision: Decision;
  readonly where: Destination;
  readonly trigger: WaitingTrigger | null;
  /** What Meditate does besides. */
  readonly more?: readonly Part[];
}

/** Whether what a card does when it comes into play, if it does, could ask for another card. */
function asksThere(game: GameState, by: Side, id: CardId, { to, unit }: Destination, named: CardId): boolean {
  if (to !== null && isArena(to) && unit === null) return asksOnArrival(place(game, id, to), by, id, named);
  // Its words are not in play beneath a stack nor in the build zone (Unit Cards).
  return (to === 'top' || def(game, id).kind !== 'unit') && asksOnArrival(game, by, id, named);
}

/** What the Enhance paragraph of that number does. */
const enhancing = (game: GameState, id: CardId, n: number): Effect | null =>
  (def(game, id).effects[n - 1] as KeywordEffect | undefined)?.effect ?? null;

/** The costs that are not points: those of the price, of an Enhance, and of a Trap's own effect. */
function allCosts(game: GameState, { id, decision, trigger }: Attempt, price: Price): readonly Cost[] {
  const better = enhancing(game, id, enhanceMeant(game, id, decision.effect ?? decision.cost));
  return [...price.costs, ...[better, trigger?.effect].flatMap((one) => (one ? costOf(one) : []))];
}

/** Whether a completion can be paid like this, and what paying it does. */
export function tryPrice(game: GameState, attempt: Attempt, price: Price): Move | Refusal {
  const { by, id, decision, where, trigger, more = [] } = attempt;
  const enhance = enhanceMeant(game, id, decision.effect ?? decision.cost);
  const better = enhancing(game, id, enhance);
  const costs = allCosts(game, attempt, price);
  const unmet = conditionRefusal(game, by, id, better);
  if (unmet) return unmet;
  const parts = [...missionParts(game, id, trigger, enhance), ...more];
  const effect: ActivatedEffect = { kind: 'activated', cost: costs, parts };
  const event: GameEvent | null = trigger?.event ?? null;
  const play: Play = {
    by,
    source: id,
    effect,
    key: id,
    how: 'completion',
    told: null,
    ...(event ? { event } : {}),
    sets: (named) => asksThere(game, by, id, where, named),
  };
  const wrong = valuesRefusal(game, play, decision);
  if (wrong) return wrong;
  const asks = costs.length > 0 || parts.length > 0 || decision.targets || decision.target !== undefined;
  const chosen = asks ? choicesOf(game, play, decision) : NOTHING_CHOSEN;
  if ('message' in chosen) return chosen;
  const { choices, named } = chosen;
  const { buildPoints, force } = game.players[by];
  if (price.points > buildPoints)
    return refuse(
      'card.complete',
      `it costs ${plural(price.points, 'build point')} and ${sideName(by)} has ${buildPoints}`,
    );
  if (price.force > force)
    return refuse(
      'cost.pay',
      `${enhance > 0 ? 'enhanced it' : 'it'} costs ${price.force} Force and ${sideName(by)} has ${force}`,
    );
  const paid: CostChoices = asks ? paidChoices(effect, choices) : NOTHING_PAID;
  const context = { by, source: id, x: decision.x ?? null };
  const points = [
    { pay: 'build', n: price.points },
    { pay: 'force', n: price.force },
  ] as const;
  const unpaid = costRefusal(game, context, [...points, ...costs], paid);
  if (unpaid) return refuse('cost.pay', unpaid);
  const whole = {
    by,
    id,
    price: { ...price, costs },
    where,
    effect,
    choices,
    named,
    paid,
    event,
    x: context.x,
    amount: decision.amount ?? null,
  };
  return (now) => startCompletion(now, whole);
}

const NOTHING_CHOSEN = { choices: [], named: [] };
const NOTHING_PAID: CostChoices = new Map();

function consider(game: GameState, decision: Decision): Move | Refusal {
  const { by, card: id } = decision;
  if (!hasCard(game, id)) return refuse('card.complete', 'no such card');
  if (!buildable(game, by).includes(id)) {
    // What the other player has lies hidden: its name is not told.
    if (card(game, id).controller !== by) return refuse('control.yours', "that card is the opponent's");
    return refuse(
      'card.complete',
      `${label(game, id)} is neither in ${sideName(by)}'s hand nor partially built`,
    );
  }
  const name = label(game, id);
  if (!hasBuildCost(game, id))
    return refuse('card.complete', `${name} has no build cost, so it can't be completed`);
  const window = currentWindow(game);
  if (isTrap(def(game, id))) return considerTrap(game, id, decision);
  const ownStep = window?.kind === 'build' && window.solo === by;
  if (!ownStep && (CLOSED.includes(window?.kind ?? '') || !hasHiddenCost(game, id)))
    return untimely('card.complete', "cards are completed in one's own build step");
  const where = destination(game, by, id, decision);
  if ('message' in where) return where;
  return cheapest(game, { by, id, decision, where, trigger: null }, !ownStep);
}

/** The first way to pay that works; the one that the decision names, where it names one. */
function cheapest(game: GameState, attempt: Attempt, hidden: boolean): Move | Refusal {
  const { by, id, decision, where } = attempt;
  const { cost } = decision;
  const all = prices(game, by, id, where, hidden);
  const named =
    cost === undefined || enhanceMeant(game, id, cost) > 0
      ? all
      : all.filter((one) => one.way === cost || one.n === cost);
  let refusal: Refusal | null = null;
  for (const price of named) {
    const answer = tryPrice(game, attempt, price);
    if (!isRefusal(answer)) return answer;
    // The build cost says best what is missing.
    if (!refusal || price.way === 'build cost') refusal = answer;
  }
  if (refusal) return refusal;
  const way = WAYS.find((one) => one === cost) ?? (hidden ? 'Hidden Cost' : undefined);
  if (way === undefined) return refuse('card.complete', `${label(game, id)} has no such cost`);
  return refuse(wayRule(way), unavailable(game, attempt, way));
}

/** Why a way to pay is not open. */
function unavailable(game: GameState, { id, where }: Attempt, way: string): string {
  const name = label(game, id);
  if (way !== 'Hidden Cost') return `${name} can't be completed by ${way} now`;
  if (!hasHiddenCost(game, id)) return `${name} does not have Hidden Cost`;
  if (card(game, id).zone !== 'build') return `${name} is in hand: Hidden Cost is for partially built cards`;
  if (where.unit !== null && where.unit !== undefined && card(game, where.unit).zone === 'on')
    return 'by Hidden Cost no card joins a Pilot on a unit';
  return `${name} has ${plural(card(game, id).build, 'build counter')}, which is too few for Hidden Cost`;
}

/** A Trap is turned up when what it waits for has happened (Mission Cards). */
function considerTrap(game: GameState, id: CardId, decision: Decision): Move | Refusal {
  const { zone, build } = card(game, id);
  const name = label(game, id);
  if (zone === 'hand') return refuse('card.trap', `a Trap is built face-down first; ${name} is in hand`);
  if (!enoughCounters(game, id)) {
    const cost = def(game, id).cost ?? 0;
    return refuse(
      'card.trap',
      `${name} has ${plural(build, 'build counter')} and costs ${Math.max(1, cost)}`,
    );
  }
  const trigger = askedTriggers(game).find((one) => one.source === id);
  if (!trigger) return refuse('card.trap', `what ${label(game, id)} waits for has not happened`);
  const answer = cheapest(game, { by: decision.by, id, decision, where: NOWHERE, trigger }, false);
  return isRefusal(answer)
    ? answer
    : (now) => triggerBy(dropTrigger(answer(closeWindow(now)), trigger.id), trigger.by);
}

/** Places that cost the same: what holds for the first holds for all. */
interface Places {
  readonly to: readonly (string | undefined)[];
  readonly unit?: CardId;
}

const ASIDE = ofCard(({ arenas }): Places => ({ to: [...arenas, 'buildZone'] }));
const IN_ARENA = ofCard(({ arenas }): Places => ({ to: arenas }));
const NO_PLACE: readonly Places[] = [{ to: [undefined] }];

/** Where a card could go. */
function placesFor(game: GameState, id: CardId, stacks: readonly CardId[]): readonly Places[] {
  const printed = def(game, id);
  const { kind, arenas } = printed;
  if (kind === 'location') return [...arenas, 'discard'].map((to) => ({ to: [to] }));
  const placesOf = editionOf(game.box).deploysToBuildZone ? ASIDE : IN_ARENA;
  const own = kind === 'unit' ? [placesOf(printed)] : NO_PLACE;
  return stacks.length === 0
    ? own
    : [
        ...own,
        ...stacks.flatMap((unit) => [
          { to: ['top'], unit },
          { to: ['under'], unit },
        ]),
      ];
}

/** The decision to complete a card there. */
function completion(
  by: Side,
  id: CardId,
  to: string | undefined,
  unit: CardId | undefined,
  cost: string | undefined,
): Decision {
  const decision: { -readonly [Key in keyof Decision]: Decision[Key] } = { by, do: 'complete', card: id };
  if (to !== undefined) decision.to = to;
  if (unit !== undefined) decision.unit = unit;
  if (cost !== undefined) decision.cost = cost;
  return decision;
}

/** Whether a player has the build points that are missing of the printed cost, where nothing in play changes it. */
const payable = (game: GameState, by: Side, id: CardId): boolean =>
  staticsOf(game, 'cost').length === 0 &&
  Math.max(0, (def(game, id).cost ?? 0) - card(game, id).build) <= game.players[by].buildPoints;

/** Whether any way to pay is within a player's build points and Force; what else it costs is not looked at. */
function withinReach(
  game: GameState,
  by: Side,
  id: CardId,
  hidden: boolean,
  stacks: readonly CardId[],
): boolean {
  const { buildPoints, force } = game.players[by];
  const within = (where: Destination) =>
    prices(game, by, id, where, hidden).some((one) => one.points <= buildPoints && one.force <= force);
  if (isPlain(def(game, id)) && staticsOf(game, 'cost').length === 0) {
    if (payable(game, by, id)) return true;
  } else if (mayReach(game, by, id) && within(NOWHERE)) return true;
  // Joining a stack may cost less than the card does.
  return stacks.length > 0 && within({ to: 'under', unit: id });
}

/** The least that a card's own words let it cost in build points; null where they let other things pay for it. */
const leastCost = ofCard(({ cost, effects }): number | null => {
  let least = cost ?? 0;
  for (const one of effects) {
    if (one.kind === 'static' && one.parts.some((part) => part.do === 'cost')) return null;
    if (one.kind !== 'keyword' || !(WAYS as readonly string[]).includes(one.keyword)) continue;
    if (one.keyword !== 'Reduced Cost') return null;
    least = Math.min(least, one.value ?? 0);
  }
  return least;
});

/** Told at a glance: a card that costs too much even where its conditions hold needs no look at them. */
function mayReach(game: GameState, by: Side, id: CardId): boolean {
  const least = leastCost(def(game, id));
  if (least === null || staticsOf(game, 'cost').length > 0) return true;
  return least - card(game, id).build <= game.players[by].buildPoints;
}

/** A card that is completed of its player's own will. */
const isCompleted = (game: GameState, id: CardId): boolean =>
  hasBuildCost(game, id) && !isTrap(def(game, id));

/** Partially built cards with Hidden Cost: what can be completed at other times than the build step. */
export const hiddenCosts = ofLineup((game, by): readonly CardId[] =>
  playableIn(game.box).hidden
    ? game.players[by].lists.build.filter((id) => card(game, id).faceDown && hasHiddenCost(game, id))
    : [],
);

const PLAINLY: readonly undefined[] = [undefined];

/** The costs that a decision may name; none is the first. A Reduced Cost is the build cost, where it can be paid. */
const waysOf = ofCard(({ effects, kind }): readonly (string | undefined)[] => [
  undefined,
  ...(kind === 'mission' && effects.some(isEnhance) ? ['Enhance'] : []),
  ...WAYS.filter(
    (way) => way !== 'Reduced Cost' && effects.some((one) => one.kind === 'keyword' && one.keyword === way),
  ),
]);

/** Cards whose own words say nothing of their cost. */
const isPlain = ofCard(({ effects }) =>
  effects.every((one) =>
    one.kind === 'keyword'
      ? !(WAYS as readonly string[]).includes(one.keyword)
      : one.kind !== 'static' || one.parts.every((part) => part.do !== 'cost'),
  ),
);

/** Cards that cost nothing but their build cost and do nothing yet: what their points pay for goes wherever it may. */
const isSimple = ofCard(
  (printed) =>
    printed.kind === 'unit' &&
    isPlain(printed) &&
    !printed.effects.some((one) => one.kind === 'instruction' && (one.toComplete || one.only)),
);

/** Cards whose completion may cost more than points: which cards, or how much, is for their player to say. */
const isAsked = ofCard(({ effects }) =>
  effects.some((one) => {
    const plain = one.kind === 'keyword' && one.effect ? one.effect : one;
    const also = plain.kind === 'instruction' ? plain.toComplete : 'cost' in plain ? plain.cost : undefined;
    return isOpen(also ?? []);
  }),
);

/** A completion in every way in which its costs could be paid. */
function payments(game: GameState, decision: Decision, trigger: WaitingTrigger | null): readonly Decision[] {
  const { by, card: id, cost } = decision;
  if (!hasCard(game, id) || !isAsked(def(game, id))) return [decision];
  const where = destination(game, by, id, decision);
  if ('message' in where) return [];
  const all = prices(game, by, id, where, false);
  const named = all.filter(({ way }) => way === cost);
  return (named.length > 0 ? named : all.slice(0, 1)).flatMap((price) =>
    withPayments(game, id, allCosts(game, { by, id, decision, where, trigger }, price), decision),
  );
}

function* findCompletions(game: GameState, by: Side): Generator<Decision> {
  const legal = (decision: Decision) => !isRefusal(consider(game, decision));
  const kind = currentWindow(game)?.kind;
  if (kind === 'trigger') {
    for (const trigger of askedTriggers(game)) {
      const { source } = trigger;
      if (!isTrap(def(game, source))) continue;
      for (const cost of [undefined, 'Enhance'])
        yield* payments(game, completion(by, source, undefined, undefined, cost), trigger).filter(legal);
    }
    return;
  }
  const own = kind === 'build';
  const cards = own ? buildable(game, by) : hiddenCosts(game, by);
  for (const id of cards) {
    if (!isCompleted(game, id)) continue;
    const stacks = stackable(game, by, id);
    if (!withinReach(game, by, id, !own, stacks)) continue;
    const ways: readonly (string | undefined)[] = own ? waysOf(def(game, id)) : PLAINLY;
    const groups = placesFor(game, id, stacks);
    const paid = own && isSimple(def(game, id)) && payable(game, by, id);
    for (const cost of ways)
      for (const { to, unit } of groups)
        for (const one of payments(game, completion(by, id, to[0], unit, cost), null))
          if ((paid && unit === undefined) || legal(one))
            for (const place of to) yield place === undefined ? one : { ...one, to: place };
  }
}

export const complete: DecisionKind = {
  exact: true,
  options: (game, by) => completions[by](game).slice(),
  consider,
};

/** The legal completions. Whether there are any is mostly asked just before which there are. */
const completions: Readonly<Record<Side, (game: GameState) => readonly Decision[]>> = {
  dark: ofState((game) => [...findCompletions(game, 'dark')]),
  light: ofState((game) => [...findCompletions(game, 'light')]),
};

/** Whether in this game cards may lie under others than their own versions. */
const anyLists = anyPiece((piece) => isKeyword('Stack')(piece) || piece.do === 'lie-under');

/** The top cards of this player's stacks that others could join. */
const stackTops = ofLineup((game, by) =>
  game.cards
    .filter(
      ({ id, controller, zone, faceDown }) =>
        controller === by &&
        !faceDown &&
        isForUnits(zone) &&
        (anyLists(game.box) || def(game, id).version !== null),
    )
    .map(({ id }) => id),
);

/** Those of the stacks that a card could join. */
const stackable = (game: GameState, by: Side, id: CardId): readonly CardId[] => {
  const { kind, version } = def(game, id);
  const any = anyLists(game.box);
  const found: CardId[] = [];
  if ((kind !== 'unit' && kind !== 'equipment') || (version === null && !any)) return found;
  for (const top of stackTops(game, by))
    if (
      top !== id &&
      def(game, top).kind === kind &&
      (sameUnique(game, id, top) || (any && mayList(game, top, id))) &&
      stackRefusal(game, id, top, 'under') === null
    )
      found.push(top);
  return found;
};
