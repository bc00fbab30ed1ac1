// An ability that is used or a card that is played, from its announcement to its end (FAQ, Effect Resolution).
import { usedUpBy } from '../../costs/price.ts';
import { derive } from '../../derived/derive.ts';
import { countUse, limitedKey } from '../../effects/limits.ts';
import { remove } from '../../instructions/engagement.ts';
import type { Act, GameEvent } from '../../model/acts.ts';
import type { How, UseFrame } from '../../model/frames.ts';
import { note } from '../../model/log.ts';
import { change, pop, push, topOf } from '../../model/stack.ts';
import type { CardId, GameState, Side } from '../../model/state.ts';
import { card, def, put } from '../../model/zones.ts';
import { occur } from '../acts/occur.ts';
import { answered } from './asking.ts';
import { announced, type Request, type UsePlan } from './plan.ts';
import { chooseTargets, partsOf } from './targets.ts';

const generate = (payment: UsePlan['payment'], by: Side): readonly Act[] =>
  Object.entries(payment).map(
    ([id, n]): Act => ({ do: 'focus', card: id, n, kind: 'resource', who: by, source: null }),
  );

/** Where a unit or an enhancement goes. */
export interface Entering {
  readonly on: CardId | null;
  readonly participating: boolean;
}

/** Marks a play: for "the first … each turn", for Limited, for effects on the next card played. */
function countPlay(game: GameState, by: Side, id: CardId): GameState {
  const used = usedUpBy(game, by, id);
  const limited = derive(game).has(id, 'limited');
  const phase = game.point.split('-')[0] ?? '';
  return {
    ...game,
    lasting:
      used.size > 0
        ? game.lasting.map((one) => (used.has(one.id) ? { ...one, used: true } : one))
        : game.lasting,
    played: [...game.played, { by, card: id, phase }],
    uses: limited ? { ...game.uses, [limitedKey(by)]: (game.uses[limitedKey(by)] ?? 0) + 1 } : game.uses,
  };
}

/** Announces it: what it costs will be paid next. */
export function startUse(
  game: GameState,
  request: Request,
  plan: UsePlan,
  how: How,
  { on, participating }: Entering = { on: null, participating: false },
): GameState {
  const { by, card: id, key, effect, event, occurrence, wishes } = request;
  const { costs, payment, price } = plan;
  const { zone: from, life } = card(game, id);
  let next = game;
  if (how === 'play') {
    next = announced(countPlay(next, by, id), id);
    next = note(next, 'deed', 'play.card', {
      type: 'card-played',
      by,
      cards: { card: id, on },
      numbers: { cost: price ?? 0 },
    });
  } else if (how === 'ability' || how === 'keyword') {
    const forced = effect !== null && 'forced' in effect && effect.forced === true;
    next = forced
      ? note(next, 'rule', 'ability.forced', { type: 'ability-forced', by, cards: { card: id } })
      : note(next, 'deed', 'effect.steps', {
          type: 'ability-used',
          by,
          cards: { card: id },
          words: { kind: effect?.kind ?? 'action' },
        });
  }
  if (effect && 'limit' in effect && effect.limit) next = countUse(next, effect.limit, request);
  for (const unit of costs.leaves) next = remove(next, unit);
  if (costs.reserve > 0) next = lowerReserve(next, by, id, costs.reserve);
  const generated = generate(payment, by);
  return push(next, {
    kind: 'use',
    rule: 'effect.steps',
    how,
    by,
    card: id,
    from,
    key,
    effect,
    stage: 'paying',
    costs: generated.length > 0 ? [generated, ...costs.groups] : costs.groups,
    paid: costs.paid,
    paidInFull: true,
    price,
    x: costs.x,
    wishes,
    chosen: [],
    event,
    occurrence,
    cancelled: false,
    on,
    participating,
    ask: null,
    answers: [],
    life,
  });
}

const lowerReserve = (game: GameState, by: Side, source: CardId, n: number): GameState => ({
  ...game,
  nextId: game.nextId + 1,
  lasting: [
    ...game.lasting,
    {
      id: game.nextId,
      by,
      source,
      part: { do: 'reserve', who: 'you', n: -n },
      cards: null,
      lives: [],
      until: 'phase',
      x: 0,
      used: false,
      since: 0,
    },
  ],
});

const kindOf = (frame: UseFrame): NonNullable<GameEvent['ability']> => {
  if (frame.how === 'fate') return 'fate';
  const kind = frame.effect?.kind;
  return kind === 'action' || kind === 'interrupt' || kind === 'reaction' ? kind : 'none';
};

/** What others can answer: that a card is played, that an ability is about to take effect. */
function announcement(game: GameState, frame: UseFrame): readonly Act[] {
  const { id, how, by, card: source, on, participating } = frame;
  const acts: Act[] = [];
  const common = { card: source, who: by, by: source };
  if (how === 'play')
    acts.push({
      do: 'happening',
      events: [{ on: 'played', ...common, from: frame.from, frame: id, ability: kindOf(frame) }],
    });
  const isCard = def(game, source).type !== 'Event';
  if (how === 'play' && isCard) {
    acts.push({
      do: 'enter',
      card: source,
      how: 'played',
      side: by,
      on,
      who: by,
      source: null,
      ...(participating && { participating: true as const }),
    });
    return acts;
  }
  const event: GameEvent | null =
    how === 'automatic' || how === 'later'
      ? null
      : {
          on: 'executed',
          ...common,
          ability: kindOf(frame),
          frame: id,
          effect: true,
          ...(frame.effect && 'forced' in frame.effect && { forced: true as const }),
        };
  acts.push({ do: 'resolve', frame: id, card: source, event, who: by, source });
  return acts;
}

/** The next thing in the course of a use: a part of its cost, its targets, its announcement, its end. */
export function continueUse(game: GameState): GameState {
  const frame = topOf(game, 'use') as UseFrame;
  switch (frame.stage) {
    case 'paying': {
      const [group, ...costs] = frame.costs;
      if (group) return occur(change(game, frame, { costs }), group, 'cost.to');
      // A sacrifice that was prevented was not made, and what it paid for does not happen (Ruling 55).
      if (!frame.paidInFull) return change(game, frame, { stage: 'announced', cancelled: true });
      return change(game, frame, { stage: 'targets' });
    }
    case 'targets': {
      const result = answered(game, frame, chooseTargets(game, frame));
      if ('waits' in result) return result.waits;
      const { game: after, value: chosen } = result;
      const now = topOf(after, 'use') as UseFrame;
      if (chosen === null) {
        const noted = note(after, 'rule', 'effect.no-target', {
          type: 'nothing-to-target',
          cards: { card: frame.card },
        });
        return change(noted, now, { stage: 'announced', cancelled: true, answers: [], ask: null });
      }
      const told = chosen.flatMap((cards) => cards ?? []);
      const noted =
        told.length > 0
          ? note(after, 'deed', 'effect.target', {
              type: 'targets-chosen',
              by: frame.by,
              cards: { card: frame.card, targets: told },
            })
          : after;
      const left = frame.wishes.targets?.filter((id) => !told.includes(id));
      const wishes = left ? { ...frame.wishes, targets: left } : frame.wishes;
      const next = change(noted, now, { stage: 'announced', chosen, wishes, answers: [], ask: null });
      return targeted(next, frame, told);
    }
    case 'announced':
      return occur(change(game, frame, { stage: 'resolved' }), announcement(game, frame), 'effect.steps');
    case 'resolved':
      return pop(endEvent(game, frame));
  }
}

/** "After you target …": only where targets were chosen. */
function targeted(game: GameState, frame: UseFrame, ids: readonly CardId[]): GameState {
  const chosenBy = partsOf(frame).length > 0 ? ids : [];
  const events = chosenBy.map(
    (id): GameEvent => ({ on: 'targeted', card: id, by: frame.card, who: frame.by, ability: kindOf(frame) }),
  );
  return events.length > 0 ? occur(game, [{ do: 'happening', events }], 'effect.target') : game;
}

/** An event is in no pile until it has resolved or was cancelled (Ruling 17). */
export function endEvent(game: GameState, frame: Pick<UseFrame, 'card' | 'how'>): GameState {
  const { zone, owner } = card(game, frame.card);
  if (frame.how !== 'play' || zone !== 'out' || def(game, frame.card).type !== 'Event') return game;
  return put(game, frame.card, { zone: 'discard', side: owner, at: 'top' });
}
