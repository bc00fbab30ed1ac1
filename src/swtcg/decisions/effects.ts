// Playing an effect: time, limit, choices, cost, and whether it could do anything at all.

import type { CostChoices } from '../costs/cost-rule.ts';
import { costRefusal, payCosts, payers } from '../costs/index.ts';
import { unpaid } from '../costs/replaced-cost.ts';
import { amountOf } from '../effects/amounts.ts';
import { chargedCosts, hasCharges } from '../effects/charges.ts';
import { allHold } from '../effects/conditions.ts';
import { type CostSlot, costSlots } from '../effects/cost-slots.ts';
import { emit, isSpent, spend } from '../effects/events.ts';
import {
  allParts,
  arenaHere,
  arenaOf,
  costOf,
  partsOf,
  pushFrame,
  type Slot,
  slotsOf,
} from '../effects/frames.ts';
import { type Context, matches, selectEach } from '../effects/select.ts';
import { ruleOf } from '../instructions/index.ts';
import { meaning } from '../keywords/meaning.ts';
import type { Cost, Effect, Part, Selector } from '../language/effect.ts';
import type { Happening } from '../log/types.ts';
import { note } from '../model/log.ts';
import { type Refusal, refuse } from '../model/refusal.ts';
import type { CardId, CardState, Frame, GameEvent, GameState, Side } from '../model/state.ts';
import { changed } from '../model/update.ts';
import { currentWindow, played } from '../model/windows.ts';
import { card, def, hasCard, labelOr, unitOf } from '../model/zones.ts';
import { openDamages, remaining } from '../rules/attack/damage-sequence.ts';
import { choosable } from '../rules/effects/run.ts';
import { choiceRefusal, limitScope, timeRefusal, timesOf, windowsOf } from '../rules/effects/timing.ts';
import type { Decision } from './decision.ts';
import { isRefusal, type Move } from './kind.ts';

/** An effect that a player wants to play. */
export interface Play {
  readonly by: Side;
  readonly source: CardId;
  readonly effect: Effect;
  readonly key: string;
  readonly how: Frame['how'];
  /** The Equipment that gave the unit the effect. */
  readonly from?: CardId;
  readonly event?: GameEvent;
  /** The unit that an Equipment is to be attached to. */
  readonly onto?: CardId;
  /** Whether what it sets off could ask for a card that is named already. */
  readonly sets?: (named: CardId) => boolean;
  /** What the log tells when it is played; null where something else is told of it. */
  readonly told: Happening | null;
}

export type Choices = readonly (readonly CardId[])[];

/** What the words of an effect speak of before anything is chosen. */
const atFirst = (game: GameState, { by, source, event, from }: Play, x: number | null): Spoken => ({
  by,
  source,
  that: [],
  there: event?.arena ?? null,
  event: event ?? null,
  x,
  arena: arenaHere(game, source, event),
  ...(from === undefined ? {} : { from }),
});

/**
 * The cards chosen for each slot: those that the decision names, else the only possible ones, else asked later.
 * Costs are paid with the first cards that can. A completion needs nothing to do anything to.
 */
export function choicesOf(
  game: GameState,
  play: Play,
  decision: Decision,
): { readonly choices: Choices; readonly named: readonly CardId[] } | Refusal {
  const completes = play.how === 'completion';
  const told = decision.targets ?? (decision.target === undefined ? [] : [decision.target]);
  const given = told.map((id) => (hasCard(game, id) ? unitOf(game, id) : id));
  let frame = atFirst(game, play, decision.x ?? null);
  const choices: (readonly CardId[])[] = [];
  let at = 0;
  const slots = slotsOf(play.effect);
  const paying = costSlots(costOf(play.effect));
  for (const [i, { selector, part, conditional }] of slots.entries()) {
    const options = optionsFor(game, play, frame, selector, part);
    const count = selector.count ?? 1;
    if ((completes || conditional) && options.length === 0 && part) {
      choices.push([]);
      continue;
    }
    const forced = options.length > 0 && (options.length <= count || part === null) && !selector.upTo;
    const said = given.slice(at, at + count);
    // What is chosen by itself need not be named: the cards named are meant for what comes after it.
    const mine = forced && i < slots.length - 1 && said.some((id) => !options.includes(id)) ? [] : said;
    at += mine.length;
    const wrong = mine.find((id) => !options.includes(id));
    if (wrong !== undefined)
      return refuse(
        'effect.target',
        `${labelOr(game, wrong)} can't be chosen for it${reasonAgainst(game, play, part, wrong)}`,
      );
    if (new Set(mine).size < mine.length) return refuse('effect.target', 'the same card is named twice');
    if (mine.length > 0 && mine.length < count && !selector.upTo)
      return refuse('effect.target', `choose ${count} cards`);
    if (mine.length > 0) choices.push(mine);
    else if (options.length === 0 && !selector.upTo)
      return refuse('effect.target', noneReason(game, play, part));
    else if (part === null) {
      const able = payers(game, frame, paying[i] as CostSlot, choices.flat());
      choices.push((able.length < count ? options : able).slice(0, count));
    } else if (forced) choices.push(options);
    else break;
    frame = speaking(game, frame, choices.at(-1) ?? []);
  }
  const asked = (id: CardId) => mayBeAsked(game, play, frame, slots, id);
  const named = given.slice(at).filter((id) => asked(id) || !isMeantAnyway(game, play, frame, id));
  const wrong = named.find((id) => !asked(id));
  if (wrong === undefined) return { choices, named };
  return refuse('effect.target', `it does not ask you to choose ${labelOr(game, wrong)}`);
}

/** The cards that a slot may take; Equipment goes onto the unit that it was announced for. */
const optionsFor = (
  game: GameState,
  { onto }: Play,
  frame: Spoken,
  selector: Slot['selector'],
  part: Part | null,
): CardId[] =>
  part?.do === 'attach' && onto !== undefined ? [onto] : choosable(game, frame, selector, part);

/** Whether an effect is about this card whatever is chosen: it may be named, as what a player says aloud. */
const isMeantAnyway = (game: GameState, play: Play, frame: Spoken, id: CardId): boolean =>
  allParts(play.effect).some(
    (part) =>
      ('to' in part && typeof part.to === 'object' && selectEach(game, frame, part.to).includes(id)) ||
      (part.do === 'when-attack-ends' && game.attacks.at(-1)?.attacker === id) ||
      (part.do === 'redirect' && isFighting(game, id)),
  );

const isFighting = ({ attacks }: GameState, id: CardId): boolean =>
  [attacks.at(-1)?.attacker, attacks.at(-1)?.defender].includes(id);

/** Instructions that ask for cards in their own way, and where those lie: what is drawn first may be asked for in hand. */
const ASKING: Partial<Record<Part['do'], readonly CardState['zone'][]>> = {
  search: ['deck', 'discard', 'hand'],
  'look-top': ['deck'],
  'discard-from-hand': ['hand', 'deck'],
  'build-counters': ['build'],
};

/** Whether an instruction that asks in its own way could ask for this card. */
function asksFor(game: GameState, frame: Spoken, part: Part, id: CardId): boolean {
  const { zone, faceDown, controller } = card(game, id);
  if (!ASKING[part.do]?.includes(zone)) return false;
  if (part.do === 'build-counters') return faceDown && (controller === frame.by) === (part.of === 'you');
  return part.do !== 'search' || matches(game, frame, id, part.what);
}

/** Whether an effect asks for such a card later: after a decision, by an instruction of its own, or by what it sets off. */
function mayBeAsked(game: GameState, play: Play, frame: Spoken, slots: readonly Slot[], id: CardId): boolean {
  if (!hasCard(game, id)) return false;
  const known = new Set<unknown>(slots.map(({ selector }) => selector));
  return play.sets?.(id) || mayAsk(game, play.effect, frame, id, known);
}

/** Whether an effect, but for what is known already, could ask its player for a card. */
function mayAsk(
  game: GameState,
  effect: Effect,
  frame: Spoken,
  id: CardId,
  known?: ReadonlySet<unknown>,
): boolean {
  return allParts(effect).some((part) => {
    if (asksFor(game, frame, part, id)) return true;
    const to = 'to' in part && typeof part.to === 'object' ? part.to : null;
    return to && 'choose' in to && !to.by && !known?.has(to) && choosable(game, frame, to, part).includes(id);
  });
}

/** Whether what a card does by coming into play could ask for a card; `game` is the one in which it lies there. */
export function asksOnArrival(game: GameState, by: Side, source: CardId, id: CardId): boolean {
  const frame: Spoken = { by, source, that: [], there: arenaOf(game, source), event: null, x: null };
  return def(game, source).effects.some((one) => {
    const effect = meaning(one);
    return (
      effect.kind === 'triggered' && ARRIVALS.includes(effect.when.on) && mayAsk(game, effect, frame, id)
    );
  });
}

const ARRIVALS: readonly string[] = ['completed', 'deployed', 'arrived'];

type Spoken = Pick<Frame, 'by' | 'source' | 'that' | 'there' | 'event' | 'x' | 'from'> &
  Partial<Pick<Frame, 'arena'>>;

/** What was chosen is what the next words speak of. */
const speaking = (game: GameState, frame: Spoken, cards: readonly CardId[]): Spoken =>
  cards.length > 0 ? { ...frame, that: cards, there: arenaOf(game, cards[0]) ?? frame.there } : frame;

const noneReason = (game: GameState, play: Play, part: Part | null): string => {
  const here = part && ruleOf(part).idleHere?.(game, { by: play.by, source: play.source }, part);
  return here ?? `there is no card ${part ? 'that it could be played on' : 'to pay its cost with'}`;
};

function reasonAgainst(game: GameState, play: Play, part: Part | null, id: CardId): string {
  if (!part || !hasCard(game, id)) return '';
  const reason = ruleOf(part).idle?.(game, { by: play.by, source: play.source }, part, id);
  return reason ? `: ${reason}` : '';
}

/** What a cost puts into a deck or a hand, or gives in Force, is there for these when the effect comes. */
const FED: ReadonlySet<Part['do']> = new Set(['draw', 'mill', 'force', 'discard-from-hand']);

/** Whether an instruction does as much as X says, or takes as much away, and nothing else. */
function isOfX(part: Part): boolean {
  const amounts: readonly unknown[] =
    'n' in part ? [part.n] : part.do === 'modify' ? Object.values(part.stats) : [null];
  return amounts.every(
    (one) => one === 'X' || (typeof one === 'object' && one !== null && 'minus' in one && one.minus === 'X'),
  );
}

/** A use that could do nothing is refused (rulings, 2). */
function idleRefusal(game: GameState, play: Play, choices: Choices, context: Context): Refusal | null {
  const slots = slotsOf(play.effect);
  let reason: string | null = null;
  let useful = false;
  const parts = partsOf(play.effect);
  const fed = costOf(play.effect).some(({ pay }) => pay === 'put' || pay === 'gain-force');
  for (const part of parts) {
    const rule = ruleOf(part);
    let why = fed && FED.has(part.do) ? null : (rule.idleHere?.(game, context, part) ?? null);
    if (context.x === 0 && isOfX(part)) why = 'an X of 0 does nothing';
    if (!why && rule.idle && 'to' in part) {
      const { to } = part;
      const slot = slots.findIndex((one) => one.selector === to);
      const cards =
        slot >= 0
          ? choices[slot]
          : 'the' in to && to.the === 'that'
            ? undefined
            : selectEach(game, context, to);
      if (cards?.length === 0) why = 'there is nothing that it could do anything to';
      else if (cards) {
        const reasons = cards.map((id) => rule.idle?.(game, context, part, id) ?? null);
        why = reasons.includes(null) ? null : (reasons[0] as string);
      }
    }
    // What needs a chance of its own is what the effect is played for.
    if (why && rule.reserved) return refuse('effect.idle', why);
    if (!why) useful = true;
    reason ??= why;
  }
  return reason && !useful ? refuse('effect.idle', reason) : null;
}

/** The most that an "up to" of the effect allows; null where it has none. */
function most(game: GameState, play: Play, context: Context): number | null {
  for (const part of partsOf(play.effect)) {
    const limit = ruleOf(part).most?.(game, context, part);
    if (limit !== undefined && limit !== null) return limit;
    if ('upTo' in part && part.upTo && part.do !== 'reroll' && part.do !== 'change-dice')
      return part.n === 'all' ? null : amountOf(game, context, part.n);
  }
  return null;
}

/** What may be said although there is no choice: a keyword's own number; of a prevention, all that is left (Keywords, Deflect). */
function knownAmounts(game: GameState, play: Play, context: Context): readonly (number | undefined)[] {
  const { effect } = play;
  const part = partsOf(effect).find((one) => one.do === 'prevent');
  if (part?.do !== 'prevent' || part.n === 'all') return effect.kind === 'keyword' ? [effect.value] : [];
  const value = amountOf(game, context, part.n);
  const [pending] = openDamages(game).filter(({ to }) => selectEach(game, context, part.to).includes(to));
  return pending ? [value, Math.min(value, remaining(pending))] : [value];
}

/** The damage that a prevention is played against: the first to that unit that it was not used on yet. */
function aimedDamage(game: GameState, play: Play, choices: Choices, context: Context): number | null {
  const slots = slotsOf(play.effect);
  for (const part of partsOf(play.effect)) {
    if (part.do !== 'prevent') continue;
    const slot = slots.findIndex((one) => one.selector === part.to);
    const targets = slot >= 0 ? (choices[slot] ?? []) : selectEach(game, context, part.to);
    const pending = openDamages(game).filter((one) => targets.includes(one.to));
    const open = pending.find((one) => !game.used.includes(`${play.key}@damage ${one.id}`));
    return (open ?? pending[0])?.id ?? null;
  }
  return null;
}

const costsX = (effect: Effect): boolean => costOf(effect).some((cost) => 'n' in cost && cost.n === 'X');

/** Whether the numbers of a decision are such as the effect leaves to its player. */
export function valuesRefusal(game: GameState, play: Play, decision: Decision): Refusal | null {
  const context: Context = atFirst(game, play, decision.x ?? null);
  const { amount, x, dice } = decision;
  if (dice !== undefined) {
    const part = partsOf(play.effect).find((one) => ruleOf(one).wrongDice);
    const wrong = part ? ruleOf(part).wrongDice?.(game, context, part, dice) : 'it does not ask for dice';
    if (wrong) return refuse('effect.dice', wrong);
  }
  if (costsX(play.effect)) {
    if (x === undefined) return refuse('cost.pay', 'say what X is');
    if (!Number.isInteger(x) || x < 0) return refuse('cost.pay', 'X is a whole number, 0 or more');
  } else if (x !== undefined) return refuse('effect.amount', 'it has no X');
  // What a card does only when it comes has its own limits.
  if (amount === undefined || partsOf(play.effect).length === 0) return null;
  for (const part of partsOf(play.effect)) {
    const rule = ruleOf(part);
    if (!rule.wrongAmount) continue;
    const wrong = rule.wrongAmount(game, context, part, amount);
    return wrong ? refuse('effect.amount', wrong) : null;
  }
  if (amount < 0) return refuse('effect.amount', "an amount can't be negative");
  if (amount === 0) return refuse('effect.idle', 'an amount of 0 does nothing');
  const limit = most(game, play, context);
  if (limit === null && knownAmounts(game, play, context).includes(amount)) return null;
  if (limit === null) return refuse('effect.amount', 'there is no amount to choose');
  if (!Number.isInteger(amount) || amount < 1)
    return refuse('effect.amount', 'choose an amount of 1 or more');
  if (limit === 0) return refuse('effect.idle', 'there is nothing for it to do');
  return amount > limit ? refuse('effect.amount', `at most ${limit} is allowed`) : null;
}

/** Whether the effect can be played so, and what playing it does: it is paid and announced. */
export function considerPlay(game: GameState, play: Play, told: Decision): Move | Refusal {
  // Who says how much, of what does X, has said what X is.
  const decision = told.x === undefined && costsX(play.effect) ? { ...told, x: told.amount } : told;
  const context: Context = atFirst(game, play, decision.x ?? null);
  const plain = meaning(play.effect);
  if (plain.kind === 'manual') return refuse('effect.manual', 'its text is resolved manually');
  if (play.how !== 'trigger') {
    const time = timeRefusal(game, play.by, play.source, play.effect);
    if (time) return time;
  }
  if (plain.kind === 'instruction' && !allHold(game, context, plain.if))
    return refuse('effect.condition', 'its condition is not met');
  const values = valuesRefusal(game, play, decision);
  if (values) return values;
  const chosen = choicesOf(game, play, decision);
  if ('message' in chosen) return chosen;
  const { choices, named } = chosen;
  const spokenOf = choices.at(-1) ?? [];
  const unmet =
    play.how === 'trigger'
      ? null
      : choiceRefusal(game, { ...context, that: spokenOf, there: arenaOf(game, spokenOf[0]) }, play.effect);
  if (unmet) return unmet;
  const idle = idleRefusal(game, play, choices, { ...context, ...thereBy(game, play.effect, choices) });
  if (idle) return idle;
  const damage = aimedDamage(game, play, choices, context);
  const use = `${play.key}@${limitScope(game, play.effect, damage)}`;
  if (play.how === 'ability' && game.used.filter((one) => one === use).length >= timesOf(play.effect))
    return refuse('effect.once', onceReason(use));
  const single = plain.kind === 'triggered' && plain.once === true;
  if (single && isSpent(game, play.key)) return refuse('effect.once', 'it was already used this turn');
  const once = resourceUse(game, play);
  if (once && game.used.includes(once))
    return refuse('card.resource', 'an effect of the Resource was already used this turn');
  const printed = costOf(play.effect);
  const costs = chargedCosts(game, play, printed, context.x ?? 0);
  const paid = paidChoices(play.effect, choices);
  const cost = costRefusal(game, context, costs, paid);
  if (cost) return refuse('cost.pay', cost);

  return (now) => {
    const window = currentWindow(now);
    let next = play.told
      ? note(now, 'deed', play.how === 'card' ? 'card.battle' : 'effect.use', play.told)
      : now;
    const spoken = costSlots(costs).at(-1)?.what;
    const that = (spoken && paid.get(spoken)) ?? [];
    const there = arenaOf(next, that[0]);
    if (costs !== printed) next = note(next, 'rule', 'effect.charge', { type: 'cost-changed' });
    const failed = unpaid(next, context, costs, paid);
    next = failed ?? payCosts(next, context, costs, paid);
    if (play.how === 'ability') next = changed(next, { used: [...next.used, use, ...(once ? [once] : [])] });
    if (single) next = spend(next, play.key);
    if (play.how !== 'trigger') next = played(next);
    if (failed) return next;
    const pending = play.event?.damage;
    const subject =
      pending !== undefined
        ? `damage:${pending}`
        : damage !== null
          ? `damage:${damage}`
          : window?.kind === 'disrupt'
            ? (window.options[0] ?? null)
            : null;
    if (play.how === 'ability') {
      const what = play.effect.kind === 'keyword' ? play.effect.keyword : undefined;
      const force = printed.some((one) => one.pay === 'force') ? true : undefined;
      next = emit(next, { type: 'used', card: play.source, side: play.by, what, force }, { disrupts: 'no' });
    }
    return pushFrame(next, {
      kind: 'effect',
      by: play.by,
      source: play.source,
      key: play.key,
      effect: play.effect,
      how: plain.kind === 'triggered' && plain.activated ? 'ability' : play.how,
      event: play.event ?? null,
      choices,
      ...(play.from === undefined ? {} : { from: play.from }),
      ...(named.length > 0 ? { named } : {}),
      amount: decision.amount ?? null,
      x: decision.x ?? null,
      dice: decision.dice ?? null,
      subject,
      that,
      ...(that.length > 0 ? { paid: that } : {}),
      ...(there ? { there } : {}),
    });
  };
}

/** "That arena", where the cost has named a card in one. */
function thereBy(game: GameState, effect: Effect, choices: Choices): Pick<Context, 'there'> | null {
  const paying = slotsOf(effect).filter(({ part }) => part === null).length;
  return paying > 0 ? { there: arenaOf(game, choices[paying - 1]?.[0]) } : null;
}

/** The cards chosen for the costs, by the selector that asks for them. */
export const paidChoices = (effect: Effect, choices: Choices): CostChoices =>
  new Map<Selector, readonly CardId[]>(
    slotsOf(effect).flatMap((slot, i) =>
      choices[i] ? [[slot.selector, choices[i] as readonly CardId[]] as const] : [],
    ),
  );

/** Of a Resource one activated effect is played each turn, whichever it is (Resource Cards). */
const resourceUse = (game: GameState, { source, how }: Play): string | null =>
  how === 'ability' && def(game, source).kind === 'resource' ? `resource ${source}@turn ${game.turn}` : null;

const onceReason = (use: string): string => {
  const scope = use.slice(use.lastIndexOf('@') + 1);
  if (scope.startsWith('turn')) return 'it was already used this turn';
  if (scope.startsWith('damage')) return 'it was already used on this damage';
  return scope.startsWith('attack') ? 'it was already used in this attack' : 'it was already used this time';
};

/** Told at a glance: it is not the time for the effect, or its Force is not there. Saves looking for targets. */
export function outOfReach(game: GameState, by: Side, source: CardId, effect: Effect): boolean {
  const kind = currentWindow(game)?.kind;
  if (!kind || !windowsOf(effect).includes(kind)) return true;
  const { force } = game.players[by];
  for (const cost of hasCharges(game.box) ? [] : costOf(effect))
    if (cost.pay === 'force' && cost.n !== 'X' && cost.n > force) return true;
  return timeRefusal(game, by, source, effect) !== null;
}

/** Every way to take so many of them. */
function taken(from: readonly CardId[], count: number): readonly (readonly CardId[])[] {
  if (count === 0) return [[]];
  return from.flatMap((first, i) => taken(from.slice(i + 1), count - 1).map((rest) => [first, ...rest]));
}

/** Whether costs leave something to say: which cards pay them, or what X is. */
export const isOpen = (costs: readonly Cost[]): boolean =>
  costSlots(costs).length > 0 || costs.some((one) => 'n' in one && one.n === 'X');

/** A completion in every way in which it could be paid so. */
export function withPayments(
  game: GameState,
  id: CardId,
  costs: readonly Cost[],
  base: Decision,
): readonly Decision[] {
  if (!isOpen(costs)) return [base];
  const effect: Effect = { kind: 'activated', cost: costs, parts: [] };
  const play: Play = { by: base.by, source: id, effect, key: id, how: 'completion', told: null };
  return withTargets(game, play, base).map(({ target, ...rest }) =>
    target === undefined ? rest : { ...rest, targets: [target] },
  );
}

/** No X of a real game is higher. */
const MOST_X = 20;

/** The values that an X in the cost may have; nothing where there is none. */
function valuesOfX(game: GameState, { by, effect }: Play): readonly (number | null)[] {
  if (!costsX(effect)) return [null];
  const { force, buildPoints, lists } = game.players[by];
  const counted = costOf(effect).some((cost) => cost.pay === 'remove-counters' && cost.n === 'X');
  const most = Math.min(MOST_X, Math.max(force, buildPoints, lists.hand.length, counted ? MOST_X : 0));
  return Array.from({ length: most + 1 }, (_, x) => x);
}

/**
 * One decision for each card that could be chosen first; one without a choice where there is none to make. What has to
 * be said before it is paid, the cards of its cost and its X, is said in every way there is; the rest is asked later.
 */
export function withTargets(game: GameState, play: Play, decision: Decision): Decision[] {
  const slots = slotsOf(play.effect);
  const paying = slots.filter(({ part }) => part === null).length;
  const simple = slots.length === 1 && (slots[0]?.selector.count ?? 1) === 1;
  return valuesOfX(game, play).flatMap((x) => {
    const base = x === null ? decision : { ...decision, x };
    let frame = atFirst(game, play, x);
    const [first] = slots;
    if (!first || first.conditional || (paying === 0 && !simple)) return [base];
    if (simple)
      return choosable(game, frame, first.selector, first.part).map((target) => ({ ...base, target }));
    let named: readonly (readonly CardId[])[] = [[]];
    // One choice beyond the cost can be made with it: then all is said before anything is paid.
    const said = slots.length === paying + 1 ? slots.length : paying;
    for (const { selector, part, conditional } of slots.slice(0, said)) {
      if (part && (conditional || (selector.count ?? 1) > 1)) break;
      named = named.flatMap((before) => {
        frame = speaking(game, frame, before);
        const options = optionsFor(game, play, frame, selector, part).filter(
          (id) => id === play.onto || !before.includes(id),
        );
        return taken(options, selector.count ?? 1).map((more) => [...before, ...more]);
      });
    }
    return named.map((targets) => ({ ...base, targets }));
  });
}

export { isRefusal };
