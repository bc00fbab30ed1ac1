// `play`: a Battle card from hand, or any card once more from the discard pile by Meditate (Battle Cards; Keywords, Meditate).

import { memoize } from '../../core/memo.ts';
import type { CardDef } from '../cards/card.ts';
import { isTrap } from '../cards/sorts.ts';
import { worksFrom } from '../derived/out-of-play-abilities.ts';
import { editionOf } from '../editions/index.ts';
import { allHold } from '../effects/conditions.ts';
import { enhanced, isEnhance } from '../effects/enhance.ts';
import { dropTrigger, emit } from '../effects/events.ts';
import { playRefusal } from '../effects/forbidden.ts';
import { costOf } from '../effects/frames.ts';
import { type Destination, deedsFor, replacing } from '../effects/price.ts';
import { meaning } from '../keywords/meaning.ts';
import type { Cost, Effect, KeywordEffect } from '../language/effect.ts';
import { isKeyword, somePiece } from '../language/walk.ts';
import { anyPiece, ofCard } from '../model/memo.ts';
import { notNow, type Refusal, refuse } from '../model/refusal.ts';
import type { CardId, GameState, Side, WindowKind } from '../model/state.ts';
import { changed } from '../model/update.ts';
import { closeWindow, currentWindow, triggerBy } from '../model/windows.ts';
import { card, def, hasCard, label, place } from '../model/zones.ts';
import { destination } from '../rules/build/destination.ts';
import { narrowed, onlyRefusal, playableIn, windowsOf } from '../rules/effects/timing.ts';
import { tryPrice } from './completing.ts';
import type { Decision } from './decision.ts';
import { considerPlay, outOfReach, type Play, withPayments, withTargets } from './effects.ts';
import { type DecisionKind, isRefusal, type Move } from './kind.ts';
import { askedTriggers } from './use.ts';

interface Choice {
  readonly n: number;
  readonly effect: Effect;
  /** What an Enhance costs on top of what the card does. */
  readonly added: readonly Cost[] | null;
}

/** The effects of a Battle card that can be chosen, with their paragraph numbers; an Enhance is the card so enhanced. */
const choicesOn = ofCard(({ effects }): readonly Choice[] =>
  effects.flatMap((own, i) => {
    const effect = enhanced(effects, i + 1);
    const kind = effect && meaning(effect).kind;
    return effect && (kind === 'activated' || kind === 'instruction') && !worksFrom(own)
      ? [{ n: i + 1, effect, added: isEnhance(own) ? costOf(own.effect as Effect) : null }]
      : [];
  }),
);

const keywordsOn = (name: string) =>
  ofCard(({ effects }) =>
    effects.filter((one): one is KeywordEffect => one.kind === 'keyword' && one.keyword === name),
  );

const meditationsOn = keywordsOn('Meditate');
const meditationOn = (printed: CardDef): KeywordEffect | undefined => meditationsOn(printed)[0];
const reductionsOn = keywordsOn('Reduced Cost');

const NO_COST: readonly Cost[] = [];
const NOTHING: Effect = { kind: 'instruction', parts: [] };

const priced = memoize((_effect: Effect) => new Map<readonly Cost[] | number, Effect>());

/** The same effect for another cost, with further parts; the same object each time, so that what is known of it is kept. */
function atCost(
  effect: Effect,
  key: readonly Cost[] | number,
  cost: readonly Cost[],
  { more = [], only = [] }: Pick<KeywordEffect, 'more' | 'only'> = {},
): Effect {
  const known = priced(effect);
  let found = known.get(key);
  if (!found) {
    const plain = meaning(effect);
    found =
      plain.kind === 'activated' || plain.kind === 'instruction'
        ? {
            kind: 'activated',
            cost,
            parts: [...plain.parts, ...more],
            ...(plain.only || only.length > 0 ? { only: [...(plain.only ?? []), ...only] } : {}),
          }
        : effect;
    known.set(key, found);
  }
  return found;
}

/** What the card costs from where it is: Meditate's own cost, or a Reduced Cost in place of its Force; an Enhance is paid besides. */
function costed(game: GameState, by: Side, id: CardId, { effect, added }: Choice): Effect {
  const more = added ?? NO_COST;
  if (card(game, id).zone === 'discard') {
    const meditation = meditationOn(def(game, id));
    const cost = meditation?.cost ?? NO_COST;
    return atCost(effect, cost, [...cost, ...more], meditation);
  }
  const plain = meaning(effect);
  if (plain.kind !== 'activated') return effect;
  const open = reductionsOn(def(game, id)).filter((one) => allHold(game, { by, source: id }, one.if));
  if (open.length === 0) return effect;
  const n = Math.min(...open.map(({ value = 0 }) => value));
  const rest = plain.cost.slice(0, plain.cost.length - more.length).filter((one) => one.pay !== 'force');
  return atCost(effect, n, [{ pay: 'force', n }, ...rest, ...more]);
}

/** The chosen effect as it is now: at its cost, within its limits. */
const effectNow = (game: GameState, by: Side, id: CardId, choice: Choice): Effect =>
  narrowed(game, by, id, costed(game, by, id, choice));

const asPlay = (game: GameState, by: Side, id: CardId, { n }: Choice, effect: Effect): Play => ({
  by,
  source: id,
  effect,
  key: `${id}#${n}`,
  how: 'card',
  told: {
    type: 'card-played',
    by,
    cards: { card: id },
    words: { from: card(game, id).zone === 'discard' ? 'discard' : 'hand' },
  },
});

/** Whether any card of this game can be meditated. */
const canMeditate = anyPiece(isKeyword('Meditate'));

/** A card played by Meditate leaves the game where it would be discarded. */
function exiled(game: GameState, id: CardId, by: Side): GameState {
  const modifier = {
    id: game.nextId,
    on: id,
    by,
    source: id,
    n: 0,
    exile: true,
    until: 'leaves',
    attack: null,
  } as const;
  return changed(game, { nextId: game.nextId + 1, modifiers: [...game.modifiers, modifier] });
}

/** While its effect is on the way the card lies apart. */
const apart =
  (move: Move, id: CardId, by: Side, meditates: boolean): Move =>
  (now) => {
    const next = place(move(now), id, 'out');
    return meditates ? exiled(next, id, by) : next;
  };

const BATTLE_POINTS: ReadonlySet<GameState['point']> = new Set([
  'battle-start',
  'space-battle',
  'ground-battle',
  'character-battle',
]);

const namesBuildStep = ofCard(({ effects }) =>
  somePiece(effects, (piece) => BUILD_STEPS.some((one) => piece.when === one || piece.or === one)),
);

const BUILD_STEPS = ['your-build-step', 'opponent-build-step'] as const;

/** Battle cards outside the battle phase (The Cards, Battle Cards, 2002). */
const inBattleCardTime = (game: GameState, id: CardId): boolean =>
  !editionOf(game.box).battleCardsInBattleOnly ||
  BATTLE_POINTS.has(game.point) ||
  namesBuildStep(def(game, id));

function considerBattle(game: GameState, id: CardId, decision: Decision): Move | Refusal {
  const banned = playRefusal(game, decision.by, id);
  if (banned) return banned;
  if (!inBattleCardTime(game, id))
    return notNow(
      'card.battle',
      'a Battle card is played in the battle phase, unless it names the build step',
    );
  const all = choicesOn(def(game, id));
  const plain = all.filter((one) => !one.added);
  if (decision.effect === undefined && plain.length > 1)
    return refuse('card.battle', `${label(game, id)} has several effects: say which`);
  const meant = decision.effect === undefined ? plain[0] : all.find((one) => one.n === decision.effect);
  if (!meant && def(game, id).effects[(decision.effect ?? 1) - 1]?.kind === 'manual')
    return refuse('effect.manual', `the text of ${label(game, id)} is resolved manually`);
  if (!meant) return refuse('card.battle', `${label(game, id)} has no such effect`);
  const answer = considerPlay(
    game,
    asPlay(game, decision.by, id, meant, effectNow(game, decision.by, id, meant)),
    decision,
  );
  const meditates = card(game, id).zone === 'discard';
  if (isRefusal(answer)) return answer;
  const move = apart(answer, id, decision.by, meditates);
  return (now) => emit(move(now), { type: 'card-played', card: id, side: decision.by });
}

/** What it costs to complete a card by Meditate. */
const meditationCosts = (game: GameState, id: CardId): readonly Cost[] => [
  ...(meditationOn(def(game, id))?.cost ?? NO_COST),
  ...deedsFor(game, id),
];

/** Cards that are completed: in one's build step, Traps when what they wait for happens; for Meditate's cost alone. */
function considerCompletion(game: GameState, id: CardId, decision: Decision): Move | Refusal {
  const { by } = decision;
  const window = currentWindow(game);
  const meditation = meditationOn(def(game, id));
  const cost = meditation?.cost ?? NO_COST;
  const unmet = meditation ? onlyRefusal(game, by, id, atCost(NOTHING, cost, cost, meditation)) : null;
  if (unmet) return unmet;
  const trap = isTrap(def(game, id));
  const trigger = trap ? (askedTriggers(game).find((one) => one.source === id) ?? null) : null;
  if (trap ? !trigger : window?.kind !== 'build' || window.solo !== by)
    return notNow(
      'keyword.meditate',
      trap ? 'what it waits for has not happened' : 'it is played in the build step',
    );
  const [arena] = def(game, id).arenas;
  const { kind } = def(game, id);
  const to = decision.to ?? (kind === 'unit' || kind === 'location' ? arena : undefined);
  const where: Destination | Refusal = destination(game, by, id, { ...decision, ...(to ? { to } : {}) });
  if ('message' in where) return where;
  const points = replacing(game, id, where.to).difference;
  const price = { way: 'Meditate', n: 0, points, force: 0, costs: meditationCosts(game, id) } as const;
  const attempt = { by, id, decision, where, trigger, more: meditation?.more ?? [] };
  const answer = tryPrice(game, attempt, price);
  if (isRefusal(answer)) return answer;
  return (now) => {
    const next = apart(answer, id, by, true)(trigger ? closeWindow(now) : now);
    return trigger ? triggerBy(dropTrigger(next, trigger.id), by) : next;
  };
}

/** The windows in which a card could be played from hand, by its words alone. */
const playedIn = ofCard(
  (printed): ReadonlySet<WindowKind> =>
    new Set(printed.kind === 'battle' ? choicesOn(printed).flatMap(({ effect }) => windowsOf(effect)) : []),
);

type Hand = readonly CardId[];
const hands = memoize((_hand: Hand) => new Map<WindowKind, Hand>());

/** The Battle cards of a hand that could be played in a window of that kind, by their words alone. */
function cardsFor(game: GameState, hand: Hand, kind: WindowKind): Hand {
  const known = hands(hand);
  let found = known.get(kind);
  if (!found) {
    found = hand.filter((id) => playedIn(def(game, id)).has(kind));
    known.set(kind, found);
  }
  return found;
}

/** Told at a glance: whether a Battle card in hand, or one that can be meditated, is for a window of that kind. */
export function mayPlay(game: GameState, by: Side, kind: WindowKind): boolean {
  if (!playableIn(game.box).cards.has(kind)) return false;
  const { hand, discard } = game.players[by].lists;
  return (
    cardsFor(game, hand, kind).length > 0 ||
    (canMeditate(game.box) &&
      discard.some((id) => meditationOn(def(game, id)) && playedIn(def(game, id)).has(kind)))
  );
}

export const play: DecisionKind = {
  options: (game, by) => {
    const found: Decision[] = [];
    const { hand, discard } = game.players[by].lists;
    const kind = currentWindow(game)?.kind;
    const now = kind !== undefined && playableIn(game.box).cards.has(kind);
    if (!now && !canMeditate(game.box)) return found;
    const again = canMeditate(game.box) ? discard.filter((id) => meditationOn(def(game, id))) : [];
    const fitting = kind ? cardsFor(game, hand, kind) : [];
    for (const id of again.length > 0 ? [...fitting, ...again] : fitting) {
      const { kind: sort, arenas } = def(game, id);
      if (sort !== 'battle') {
        const several = arenas.length > 1 && (sort === 'unit' || sort === 'location');
        for (const base of withPayments(game, id, meditationCosts(game, id), { by, do: 'play', card: id }))
          found.push(...(several ? arenas.map((to) => ({ ...base, to })) : [base]));
        continue;
      }
      const all = choicesOn(def(game, id));
      for (const one of all) {
        if (!kind || !windowsOf(one.effect).includes(kind)) continue;
        const effect = effectNow(game, by, id, one);
        if (outOfReach(game, by, id, effect)) continue;
        const base: Decision = { by, do: 'play', card: id, ...(all.length > 1 ? { effect: one.n } : {}) };
        found.push(...withTargets(game, asPlay(game, by, id, one, effect), base));
      }
    }
    return found;
  },
  consider: (game, decision) => {
    const { by, card: id } = decision;
    if (!hasCard(game, id)) return refuse('card.battle', 'no such card');
    const { hand, discard } = game.players[by].lists;
    const meditates = discard.includes(id) && meditationOn(def(game, id)) !== undefined;
    if (!hand.includes(id) && !meditates) return refuse('card.battle', `${label(game, id)} is not in hand`);
    if (def(game, id).kind === 'battle') return considerBattle(game, id, decision);
    return meditates
      ? considerCompletion(game, id, decision)
      : meditationOn(def(game, id))
        ? refuse('keyword.meditate', `${label(game, id)} is played by Meditate from the discard pile only`)
        : refuse('card.battle', `${label(game, id)} is not a Battle card`);
  },
};
