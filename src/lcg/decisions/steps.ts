// The deeds of the steps in which the rules ask a player: setup, balance, discarding, engaging, edge cards, striking, committing.
import { forbids } from '../derived/rules.ts';
import type { StepFrame, StepName } from '../model/frames.ts';
import { notNow, type Refusal, refuse } from '../model/refusal.ts';
import { pop, top } from '../model/stack.ts';
import type { CardId, GameState, Side } from '../model/state.ts';
import { card, inFileOrder, label, list } from '../model/zones.ts';
import type { RuleId } from '../rulebook/ids.ts';
import { canCommit } from '../rules/acts/entering.ts';
import { occur } from '../rules/acts/occur.ts';
import { beginStrike } from '../rules/effects/begin-strike.ts';
import * as declare from '../rules/engagement/declare.ts';
import { participants, placeCard } from '../rules/engagement/edge.ts';
import {
  mayDivide,
  outsiders,
  strength,
  strikers,
  tacticsTargets,
  unitTargets,
} from '../rules/engagement/strike.ts';
import { balanceTargets } from '../rules/turn/phases.ts';
import {
  afterMulligan,
  CHOSEN,
  chooseObjectives,
  objectivesOffered,
  takeMulligan,
} from '../rules/turn/setup.ts';
import type { Decision, DecisionOf, Strike } from './decision.ts';
import { acted } from './turns.ts';

type StepDeed = DecisionOf<
  'objectives' | 'mulligan' | 'balance' | 'discard' | 'engage' | 'defend' | 'edge' | 'strike' | 'commit'
>;

const STEPS: Readonly<Record<StepDeed['do'], readonly StepName[]>> = {
  objectives: ['objectives'],
  mulligan: ['mulligan'],
  balance: ['balance'],
  discard: ['discard', 'reserve'],
  engage: ['engage'],
  defend: ['defend'],
  edge: ['edge'],
  strike: ['strike'],
  commit: ['commit'],
};

const RULES: Readonly<Record<StepDeed['do'], RuleId>> = {
  objectives: 'setup.objectives',
  mulligan: 'setup.mulligan',
  balance: 'balance.damage',
  discard: 'draw.discard',
  engage: 'conflict.engage',
  defend: 'engagement.defenders',
  edge: 'edge.place',
  strike: 'strike.order',
  commit: 'force.commit',
};

const NOT_NOW: Readonly<Record<StepDeed['do'], string>> = {
  objectives: 'objectives are chosen in setup only',
  mulligan: 'a mulligan is taken in setup only',
  balance: "this damage is dealt in Light's balance phase, while the balance is with Light",
  discard: 'no card is discarded at this time',
  engage: 'engagements are declared in the conflict phase only',
  defend: 'defenders are declared after the attackers only',
  edge: 'edge cards are placed in an edge battle only',
  strike: 'it is not the time to strike',
  commit: "units are committed in their controller's own Force phase only",
};

export const isStepDeed = (decision: Decision): decision is StepDeed => Object.hasOwn(STEPS, decision.do);

const stepNow = (game: GameState): StepFrame | null => {
  const frame = top(game);
  return frame?.kind === 'step' ? frame : null;
};

const sameCards = (a: readonly CardId[]): boolean => new Set(a).size === a.length;

function whyNotObjectives(game: GameState, by: Side, cards: readonly CardId[]): Refusal | null {
  const offered = objectivesOffered(game, by);
  const wrong = cards.find((id) => !offered.includes(id));
  if (wrong !== undefined)
    return refuse('setup.objectives', `${label(game, wrong)} is not among the objectives that you look at`);
  const n = Math.min(CHOSEN, offered.length);
  return cards.length === n && sameCards(cards)
    ? null
    : refuse('setup.objectives', `${n} objectives are chosen`);
}

function whyNotEngage(game: GameState, { by, objective, attackers }: DecisionOf<'engage'>): Refusal | null {
  const wrong = declare.whyNotObjective(game, by, objective);
  if (wrong) return wrong;
  if (attackers.length === 0) return refuse('engagement.attackers', 'an engagement needs an attacker');
  if (!sameCards(attackers)) return refuse('engagement.attackers', 'each attacker is declared once');
  for (const id of attackers) {
    const refusal = declare.whyNotAttacker(game, by, id, objective);
    if (refusal) return refusal;
  }
  const most = declare.mostAttackers(game, objective);
  return attackers.length > most
    ? refuse(
        'effect.cannot',
        `no more than ${most} attackers can be declared against ${label(game, objective)}`,
      )
    : null;
}

function whyNotDefend(game: GameState, { by, defenders }: DecisionOf<'defend'>): Refusal | null {
  if (!sameCards(defenders)) return refuse('engagement.defenders', 'each defender is declared once');
  for (const id of defenders) {
    const refusal = declare.whyNotDefender(game, by, id);
    if (refusal) return refusal;
  }
  const missing = declare.forcedDefenders(game, by).find((id) => !defenders.includes(id));
  return missing === undefined
    ? null
    : refuse('engagement.defenders', `${label(game, missing)} has to be declared as a defender`);
}

function whyNotStrike(game: GameState, decision: Strike): Refusal | null {
  const { by, unit, targets = {} } = decision;
  const name = label(game, unit);
  if (card(game, unit).controller !== by)
    return refuse('strike.order', `${name} is not a unit that you control`);
  if (![...strikers(game, by), ...outsiders(game, by)].includes(unit))
    return card(game, unit).focus > 0
      ? refuse('focus.exhausted', `${name} is exhausted and can't strike`)
      : refuse('strike.order', `${name} is not participating`);
  const open = unitTargets(game, unit, by);
  if (targets.unit !== undefined && strength(game, unit, 'unit') > 0) {
    const asked = typeof targets.unit === 'string' ? [targets.unit] : Object.keys(targets.unit);
    const wrong = asked.find((id) => !open.includes(id));
    if (wrong !== undefined)
      return refuse('strike.unit', `${label(game, wrong)} can't be chosen for the unit damage of ${name}`);
    if (typeof targets.unit === 'object') {
      if (!mayDivide(game, unit)) return refuse('strike.unit', `${name} can't divide its damage`);
      const inside = asked.every((id) => participants(game, card(game, id).controller).includes(id));
      const sum = Object.values(targets.unit).reduce((so, n) => so + n, 0);
      if (!inside)
        return refuse('keyword.targeted-strike', 'damage is divided among participating units only');
      if (sum !== strength(game, unit, 'unit'))
        return refuse('strike.unit', `${name} deals ${strength(game, unit, 'unit')} damage, not ${sum}`);
    }
  }
  if (targets.tactics !== undefined && strength(game, unit, 'tactics') > 0) {
    const enemies = tacticsTargets(game, by);
    const wrong = [targets.tactics].flat().find((id) => !enemies.includes(id));
    if (wrong !== undefined)
      return refuse('strike.tactics', `${label(game, wrong)} is not an enemy unit in play`);
  }
  return null;
}

function whyNotCommit(game: GameState, by: Side, unit: CardId): Refusal | null {
  const { zone, controller, committed } = card(game, unit);
  const name = label(game, unit);
  if (zone !== 'units' || controller !== by)
    return refuse('force.commit', `${name} is not a unit that you control`);
  if (committed) return refuse('force.commit', `${name} is already committed to the Force`);
  if (forbids(game, 'committed', unit))
    return refuse('effect.cannot', `${name} can't be committed to the Force`);
  return canCommit(game, unit, by) ? null : refuse('force.cards', 'all of your Force cards are in use');
}

function whyNotInStep(game: GameState, decision: StepDeed): Refusal | null {
  const { by } = decision;
  switch (decision.do) {
    case 'objectives':
      return whyNotObjectives(game, by, decision.cards);
    case 'mulligan':
      return null;
    case 'balance':
      return balanceTargets(game).includes(decision.target)
        ? null
        : refuse('balance.damage', `${label(game, decision.target)} is not a current dark objective`);
    case 'discard':
      return list(game, by, 'hand').includes(decision.card)
        ? null
        : refuse('draw.discard', `${label(game, decision.card)} is not in your hand`);
    case 'engage':
      return whyNotEngage(game, decision);
    case 'defend':
      return whyNotDefend(game, decision);
    case 'edge':
      return list(game, by, 'hand').includes(decision.card)
        ? null
        : refuse('edge.place', `${label(game, decision.card)} is not in your hand`);
    case 'strike':
      return whyNotStrike(game, decision);
    case 'commit':
      return whyNotCommit(game, by, decision.unit);
  }
}

export function whyNotStep(game: GameState, decision: StepDeed): Refusal | null {
  const frame = stepNow(game);
  if (!frame || !STEPS[decision.do].includes(frame.step)) {
    if (decision.do === 'edge' && game.engagement && participants(game, decision.by).length === 0)
      return notNow('edge.participant', 'a player without a participating unit places no edge cards');
    if (decision.do === 'engage' && game.players.dark.firstTurn && game.active === 'dark')
      return notNow('conflict.first-turn', 'Dark skips the conflict phase of its first turn');
    return notNow(RULES[decision.do], NOT_NOW[decision.do]);
  }
  if (frame.chance !== decision.by) {
    if (decision.do === 'edge' && participants(game, decision.by).length === 0)
      return notNow('edge.participant', 'a player without a participating unit places no edge cards');
    return notNow('window.chance', "it is the opponent's chance");
  }
  return whyNotInStep(game, decision);
}

export function takeStep(game: GameState, decision: StepDeed): GameState {
  const { by } = decision;
  const frame = stepNow(game) as StepFrame;
  switch (decision.do) {
    case 'objectives':
      return chooseObjectives(pop(game), by, decision.cards);
    case 'mulligan':
      return afterMulligan(takeMulligan(pop(game), by), by);
    case 'balance':
      return occur(
        pop(game),
        [{ do: 'damage', card: decision.target, n: 1, kind: 'balance', past: [], who: by, source: null }],
        'balance.damage',
      );
    case 'discard':
      return occur(
        pop(game),
        [
          {
            do: 'move',
            card: decision.card,
            kind: 'discarded',
            to: { zone: 'discard' },
            who: by,
            source: null,
          },
        ],
        'draw.discard',
      );
    case 'engage':
      return declare.engage(pop(game), by, decision.objective, decision.attackers);
    case 'defend':
      return declare.defend(pop(game), by, decision.defenders);
    case 'edge':
      return placeCard(acted(game, frame, by), by, decision.card);
    case 'strike':
      return beginStrike(pop(game), by, decision.unit, decision);
    case 'commit':
      return occur(game, [{ do: 'commit', card: decision.unit, who: by, source: null }], 'force.commit');
  }
}

/** Sets of units to declare: all of them where they are few, else single ones, pairs and all together. */
const FEW = 6;

function groups(ids: readonly CardId[], most: number): readonly (readonly CardId[])[] {
  if (ids.length <= FEW) {
    const all: CardId[][] = [[]];
    for (const id of ids) for (const one of all.slice()) all.push([...one, id]);
    return all.filter((one) => one.length <= most);
  }
  const pairs = ids.flatMap((a, i) => ids.slice(i + 1).map((b) => [a, b]));
  return [[], ...ids.map((id) => [id]), ...pairs, ids].filter((one) => one.length <= most);
}

function strikeDeeds(game: GameState, by: Side): readonly Decision[] {
  return [...strikers(game, by), ...outsiders(game, by)].flatMap((unit): Decision[] => {
    const n = strength(game, unit, 'unit');
    const targets = n > 0 ? unitTargets(game, unit, by) : [];
    if (targets.length === 0) return [{ by, do: 'strike', unit }];
    return targets.map((id): Decision => ({ by, do: 'strike', unit, targets: { unit: id } }));
  });
}

/** What a player can do in a step, besides passing. */
export function stepDeeds(game: GameState): readonly Decision[] {
  const frame = stepNow(game);
  if (!frame) return [];
  const by = frame.chance;
  switch (frame.step) {
    case 'objectives': {
      const offered = objectivesOffered(game, by);
      return groups(offered, CHOSEN)
        .filter((cards) => cards.length === Math.min(CHOSEN, offered.length))
        .map((cards) => ({ by, do: 'objectives', cards }));
    }
    case 'mulligan':
      return [{ by, do: 'mulligan' }];
    case 'balance':
      return balanceTargets(game).map((target) => ({ by, do: 'balance', target }));
    case 'discard':
    case 'reserve':
      return inFileOrder(game, list(game, by, 'hand')).map((id) => ({ by, do: 'discard', card: id }));
    case 'engage':
      return declare.objectivesFor(game, by).flatMap((objective) =>
        groups(declare.attackersFor(game, by, objective), declare.mostAttackers(game, objective))
          .filter((attackers) => attackers.length > 0)
          .map((attackers): Decision => ({ by, do: 'engage', objective, attackers })),
      );
    case 'defend': {
      const forced = declare.forcedDefenders(game, by);
      const free = declare.defendersFor(game, by).filter((id) => !forced.includes(id));
      return groups(free, Number.POSITIVE_INFINITY)
        .map((some): Decision => ({ by, do: 'defend', defenders: inFileOrder(game, [...forced, ...some]) }))
        .filter((one) => one.do === 'defend' && one.defenders.length > 0);
    }
    case 'edge':
      return inFileOrder(game, list(game, by, 'hand')).map((id) => ({ by, do: 'edge', card: id }));
    case 'strike':
      return strikeDeeds(game, by);
    case 'commit':
      return list(game, by, 'units')
        .filter((unit) => whyNotCommit(game, by, unit) === null)
        .map((unit) => ({ by, do: 'commit', unit }));
    case 'fate':
      return [];
  }
}

/** Steps that a player may pass: those with "may". */
export function whyNotPassStep(game: GameState, frame: StepFrame): Refusal | null {
  const { step, chance: by } = frame;
  if (step === 'objectives' || step === 'reserve' || step === 'fate')
    return refuse(frame.rule, 'a choice has to be made here');
  if (step === 'strike' && strikers(game, by).length > 0)
    return refuse('strike.forced', 'a ready participating unit has to strike');
  if (step === 'defend' && declare.forcedDefenders(game, by).length > 0)
    return refuse('engagement.defenders', 'a unit has to be declared as a defender');
  return null;
}

/** What is done for a player who says nothing, where the rules force a choice. */
export function stepFallback(game: GameState, frame: StepFrame): Decision | null {
  const { step, chance: by } = frame;
  if (step === 'objectives')
    return { by, do: 'objectives', cards: objectivesOffered(game, by).slice(0, CHOSEN) };
  if (step === 'reserve') return stepDeeds(game)[0] ?? null;
  if (step === 'strike') {
    const [unit] = strikers(game, by);
    return unit === undefined ? null : { by, do: 'strike', unit };
  }
  if (step === 'defend') {
    const defenders = declare.forcedDefenders(game, by);
    return defenders.length > 0 ? { by, do: 'defend', defenders } : null;
  }
  return null;
}

/** What follows when a player passes a step. */
export const afterPass = (game: GameState, { step, chance }: StepFrame): GameState =>
  step === 'mulligan' ? afterMulligan(game, chance) : game;
