// `use`: an activated ability of a card in play, or an optional triggered one that waits.

import { isTrap } from '../cards/sorts.ts';
import { cardsElsewhere } from '../derived/out-of-play-abilities.ts';
import { editionOf } from '../editions/index.ts';
import { type Ability, abilitiesOf, lineupOf } from '../effects/abilities.ts';
import { enhanced, enhances, isEnhance } from '../effects/enhance.ts';
import { dropTrigger } from '../effects/events.ts';
import { useRefusal } from '../effects/forbidden.ts';
import { currentFrame, partsOf } from '../effects/frames.ts';
import { keywords } from '../keywords/index.ts';
import { meaning } from '../keywords/meaning.ts';
import { OCCASIONS } from '../keywords/occasions.ts';
import { keywordFacts } from '../keywords/rules.ts';
import type { Effect } from '../language/effect.ts';
import type { Happening } from '../log/types.ts';
import { notNow, type Refusal, refuse, untimely } from '../model/refusal.ts';
import type { CardId, GameState, Side, WaitingTrigger, WindowKind } from '../model/state.ts';
import { changed } from '../model/update.ts';
import { closeWindow, currentWindow, triggerBy } from '../model/windows.ts';
import { card, def, hasCard, inArena, label, unitOf } from '../model/zones.ts';
import { tap } from '../rules/actions/card-moves.ts';
import { mustAttack } from '../rules/attack/may-attack.ts';
import { answerChoice } from '../rules/effects/run.ts';
import { narrowed, playableIn, windowsOf } from '../rules/effects/timing.ts';
import { isOptional, takePlace } from '../rules/effects/triggers.ts';
import type { Decision } from './decision.ts';
import { considerPlay, outOfReach, type Play, withTargets } from './effects.ts';
import { type DecisionKind, isRefusal, type Move } from './kind.ts';

interface Named {
  readonly effect: Ability['effect'];
  readonly n: number;
  readonly source: CardId;
  readonly key: string;
}

/** Printed on the card itself, or what it has started for a time: named by its paragraph's number; what was granted is named by its source too. */
const isOwn = ({ source, key }: Named, on: CardId): boolean => source === on && !/^modifier .*#/.test(key);

/** A waiting trigger under the name of the card that granted it. */
export const named = (trigger: WaitingTrigger): Named => ({
  ...trigger,
  source: trigger.from ?? trigger.source,
});

const isMeant = (ability: Named, on: CardId, name: string | number): boolean => {
  if (typeof name === 'number') return ability.n === name && isOwn(ability, on);
  if (ability.effect.kind === 'keyword' && ability.effect.keyword === name) return true;
  return name === `${ability.source}:${ability.n}`;
};

/** What a name means: of a keyword and another ability that one paragraph gives, the other one is called by the paragraph. */
function meantBy<One extends Named>(all: readonly One[], on: CardId, name: string | number): readonly One[] {
  const found = all.filter((one) => isMeant(one, on, name));
  const plain = found.filter(({ effect }) => effect.kind !== 'keyword');
  return plain.length > 0 ? plain : found;
}

/** "Reserves" and "INSERT" also name what they give. */
const withGiven = (all: readonly Ability[], meant: readonly Ability[]): readonly Ability[] => [
  ...meant,
  ...meant
    .filter(({ effect }) => effect.kind === 'keyword' && effect.effect !== undefined)
    .flatMap(({ source, n }) =>
      all.filter((one) => one.source === source && one.n === n && !meant.includes(one)),
    ),
];

const used = ({ by, effect }: { readonly by: Side; readonly effect: Effect }, source: CardId): Happening => ({
  type: 'effect-used',
  by,
  cards: { source },
  ...keywordFacts(effect),
});

/** An Enhance paragraph is the ability before it, enhanced: one use of either is one use of both. */
function asEnhanced(game: GameState, ability: Ability): Ability {
  const { effects } = def(game, ability.source);
  if (!isEnhance(ability.effect)) return ability;
  const effect = enhanced(effects, ability.n);
  return effect ? { ...ability, effect, key: `${ability.source}#${enhances(effects, ability.n)}` } : ability;
}

const asPlay = (game: GameState, ability: Ability): Play => ({
  by: ability.by,
  source: ability.on,
  effect: narrowed(game, ability.by, ability.on, ability.effect),
  key: ability.key,
  how: 'ability',
  told: used(ability, ability.on),
  ...(def(game, ability.source).kind === 'equipment' && ability.source !== ability.on
    ? { from: ability.source }
    : {}),
});

export const nameOf = (ability: Named, on: CardId): string | number =>
  isOwn(ability, on)
    ? ability.n
    : ability.effect.kind === 'keyword'
      ? ability.effect.keyword
      : `${ability.source}:${ability.n}`;

/** A name that none of the uses has: copies of a keyword are told apart by their sources; null where they can't be. */
function freeName(uses: readonly Decision[], ability: Named, on: CardId): string | number | null {
  const isFree = (name: string | number) => !uses.some((one) => one.unit === on && one.ability === name);
  const name = nameOf(ability, on);
  if (isFree(name)) return name;
  const bySource = `${ability.source}:${ability.n}`;
  return !isOwn(ability, on) && isFree(bySource) ? bySource : null;
}

/** Equipping is a deed of its own. */
const isEquip = (effect: Effect): boolean => effect.kind === 'keyword' && effect.keyword === 'Equip';

/** Optional triggers that the present window asks about. */
export function askedTriggers(game: GameState): WaitingTrigger[] {
  const window = currentWindow(game);
  return window?.kind === 'trigger'
    ? game.waiting.filter((one) => window.options.includes(String(one.id)))
    : [];
}

const triggerPlay = (trigger: WaitingTrigger): Play => ({
  by: trigger.by,
  source: trigger.source,
  effect: trigger.effect,
  key: trigger.key,
  how: 'trigger',
  event: trigger.event,
  told: used(trigger, trigger.source),
});

function considerTrigger(game: GameState, decision: Decision): Move | Refusal {
  const unit = decision.unit as CardId;
  const found = askedTriggers(game).filter(
    (one) => one.source === unit && isOptional(one) && !isTrap(def(game, unit)),
  );
  const { ability } = decision;
  const meant = found.filter((one) => ability === undefined || isMeant(named(one), unit, ability));
  let refusal = refuse('effect.triggered', `no ability of ${label(game, unit)} waits to be used`);
  for (const trigger of meant) {
    const answer =
      useRefusal(game, unit, trigger.effect) ?? considerPlay(game, triggerPlay(trigger), decision);
    if (!isRefusal(answer))
      return (now) =>
        triggerBy(
          dropCopies(dropTrigger(takePlace(answer(closeWindow(now)), trigger), trigger.id), trigger),
          trigger.by,
        );
    refusal = answer;
  }
  return refusal;
}

/** "You may …" inside an effect: using it is to say yes. Using what has triggered is to say which card it is for. */
function considerMay(game: GameState, unit: CardId, { ability, target = '' }: Decision): Move | Refusal {
  const frame = currentFrame(game);
  const options = currentWindow(game)?.options ?? [];
  if (frame?.source === unit) {
    if (partsOf(frame.effect)[frame.part]?.do === 'may') return (now) => answerChoice(now, options);
    if (frame.how === 'trigger' && frame.key === `${unit}#${ability}` && options.includes(target))
      return (now) => answerChoice(now, [target]);
  }
  return untimely('effect.choose', 'this is not the time to use an ability');
}

/** Of a selective ability one copy is used and the others are disregarded this time (Duplicate Effects). */
function dropCopies(game: GameState, { effect, source, event }: WaitingTrigger): GameState {
  if (effect.kind !== 'keyword' || keywords.get(effect.keyword)?.combine !== 'selective') return game;
  const copy = (one: WaitingTrigger) =>
    one.source === source &&
    one.event === event &&
    one.effect.kind === 'keyword' &&
    one.effect.keyword === effect.keyword;
  return changed(game, { waiting: game.waiting.filter((one) => !copy(one)) });
}

/** The activated abilities of a card that could be used in a window of that kind. */
const usableOf = (game: GameState, id: CardId, kind: WindowKind): Ability[] => {
  const found: Ability[] = [];
  for (const own of abilitiesOf(game, id)) {
    const ability = asEnhanced(game, own);
    if (meaning(ability.effect).kind !== 'activated' || isEquip(ability.effect)) continue;
    if (windowsOf(ability.effect).includes(kind)) found.push(ability);
  }
  return found;
};

/** The abilities that could be used in a window, as far as its kind tells. */
export function usableIn(game: GameState, kind: WindowKind): readonly Ability[] {
  if (!playableIn(game.box).abilities.has(kind)) return NONE;
  const { active, usable: known } = lineupOf(game);
  let found = known.get(kind);
  if (!found) {
    found = active.flatMap((id) => usableOf(game, id, kind));
    known.set(kind, found);
  }
  const elsewhere = cardsElsewhere(game);
  return elsewhere.length > 0 ? [...found, ...elsewhere.flatMap((id) => usableOf(game, id, kind))] : found;
}

const NONE: readonly Ability[] = [];

/** An ability used when the unit would attack: whether the unit taps, because it does not attack, is for the edition to say. */
function insteadOfAttack(game: GameState, unit: CardId, move: Move): Move {
  const asked = currentWindow(game)?.kind === 'speed' && editionOf(game.box).wouldAttackTaps;
  return asked ? (now) => tapIfHere(move(now), unit) : move;
}

const tapIfHere = (game: GameState, unit: CardId): GameState =>
  inArena(game, unit) ? tap(game, unit) : game;

/** Why an ability that is no activated one is not used: it answers something, or it is on all the time. */
function notUsed(game: GameState, unit: CardId, effect: Effect): Refusal {
  if (effect.kind === 'keyword') {
    const rule = keywords.get(effect.keyword)?.rule ?? 'effect.use';
    const occasion = OCCASIONS[effect.keyword] ?? `${effect.keyword} works by itself and is not used`;
    return notNow(rule, occasion);
  }
  return meaning(effect).kind === 'triggered'
    ? notNow('effect.triggered', `what that ability of ${label(game, unit)} waits for has not happened`)
    : refuse('effect.use', `that text of ${label(game, unit)} works by itself and is not used`);
}

export const use: DecisionKind = {
  options: (game, by) => {
    const found: Decision[] = [];
    for (const trigger of askedTriggers(game)) {
      if (!isOptional(trigger) || isTrap(def(game, trigger.source))) continue;
      const ability = freeName(found, named(trigger), trigger.source);
      if (ability === null) continue;
      const decision: Decision = { by, do: 'use', unit: trigger.source, ability };
      found.push(...withTargets(game, triggerPlay(trigger), decision));
    }
    const kind = currentWindow(game)?.kind;
    if (kind === undefined || kind === 'trigger') return found;
    for (const ability of usableIn(game, kind)) {
      const { on: unit, effect } = ability;
      if (card(game, unit).controller !== by || outOfReach(game, by, unit, effect)) continue;
      const name = freeName(found, ability, unit);
      if (name === null) continue;
      const decision: Decision = { by, do: 'use', unit, ability: name };
      found.push(...withTargets(game, asPlay(game, ability), decision));
    }
    return found;
  },
  consider: (game, decision) => {
    if (!hasCard(game, decision.unit)) return refuse('effect.use', 'no such card');
    const unit = unitOf(game, decision.unit);
    if (currentWindow(game)?.kind === 'choice') return considerMay(game, unit, decision);
    if (currentWindow(game)?.kind === 'trigger') return considerTrigger(game, { ...decision, unit });
    if (card(game, unit).controller !== decision.by)
      return refuse('control.yours', `${label(game, unit)} is controlled by the opponent`);
    const must = currentWindow(game)?.kind === 'speed' ? mustAttack(game, unit)[0] : undefined;
    if (must !== undefined)
      return refuse('attack.must', `${label(game, unit)} must attack ${label(game, must)}`);
    const { ability } = decision;
    if (ability === undefined) return refuse('effect.use', 'say which ability');
    const all = abilitiesOf(game, unit);
    const meant = withGiven(all, meantBy(all, unit, ability));
    if (meant.length === 0)
      return refuse('effect.use', `${label(game, unit)} has no such ability in play (${ability})`);
    let refusal: Refusal | null = null;
    for (const own of meant) {
      const one = asEnhanced(game, own);
      if (meaning(one.effect).kind !== 'activated' || isEquip(one.effect)) {
        refusal ??= notUsed(game, unit, one.effect);
        continue;
      }
      const answer = useRefusal(game, unit, one.effect) ?? considerPlay(game, asPlay(game, one), decision);
      if (!isRefusal(answer)) return insteadOfAttack(game, unit, answer);
      refusal = answer;
    }
    return refusal as Refusal;
  },
};

/** The activated abilities of a card, each as the decision to use it, whether it can be used now or not. */
export const usesOf = (game: GameState, by: Side, unit: CardId): Decision[] =>
  abilitiesOf(game, unit)
    .map((own) => asEnhanced(game, own))
    .filter(({ effect }) => meaning(effect).kind === 'activated' && !isEquip(effect))
    .map((ability): Decision => ({ by, do: 'use', unit, ability: nameOf(ability, unit) }));
