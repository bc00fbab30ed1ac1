// When an effect may be played: the windows that its words name or imply (Effect Types; Play or Pass Chances; Phrases).

import { memoize } from '../../../core/memo.ts';
import { editionOf } from '../../editions/index.ts';
import { holds } from '../../effects/conditions.ts';
import { enhanced } from '../../effects/enhance.ts';
import { allParts, partsOf } from '../../effects/frames.ts';
import type { Context } from '../../effects/select.ts';
import { ruleOf } from '../../instructions/index.ts';
import { keywords } from '../../keywords/index.ts';
import { meaning, nested } from '../../keywords/meaning.ts';
import type { Effect, Only, OnlyWhen } from '../../language/effect.ts';
import { isKeyword, somePiece, speaksBack } from '../../language/walk.ts';
import { ofAllCards } from '../../model/memo.ts';
import { notNow, type Refusal, refuse, untimely } from '../../model/refusal.ts';
import {
  type Arena,
  type CardId,
  type DiceStage,
  type GameState,
  other,
  type Side,
  type Window,
  type WindowKind,
} from '../../model/state.ts';
import { currentWindow, OPEN_WINDOWS } from '../../model/windows.ts';
import { arenaName, top } from '../../model/zones.ts';

/** The window that alone can hold the effect, if its parts need one. */
export const reservedWindow = (effect: Effect | null): WindowKind | null =>
  effect && timingOf(effect).reserved;

type Timed = Extract<Effect, { readonly kind: 'activated' | 'instruction' }>;

/** What the words of an effect say about its time. */
interface Timing {
  readonly reserved: WindowKind | null;
  /** What it does to dice, if it does: its place in the order after a roll. */
  readonly stage: DiceStage | null;
  readonly lastsForAttack: boolean;
  readonly only: readonly Only[];
  /** It has a time of its own. */
  readonly timed: boolean;
  /** "Choose one", where the options have times of their own (Phrases, "choose one"): each as an effect; null elsewhere. */
  readonly options: readonly Timed[] | null;
}

const timingOf = memoize((effect: Effect): Timing => {
  const rules = allParts(effect).map(ruleOf);
  const reserved = rules.find((one) => one.reserved)?.reserved ?? null;
  const only = onlyOf(effect);
  return {
    reserved,
    stage: rules.find((one) => one.diceStage)?.diceStage ?? null,
    lastsForAttack: allParts(effect).some((part) => 'until' in part && part.until === 'attack'),
    only,
    timed: reserved !== null || only.some((one) => 'when' in one),
    options: optionsOf(effect),
  };
});

function optionsOf(effect: Effect): readonly Timed[] | null {
  const plain = meaning(effect);
  const [first, second] = partsOf(effect);
  if (plain.kind !== 'activated' && plain.kind !== 'instruction') return null;
  if (first?.do !== 'choose-one' || second) return null;
  const all = first.of.map(
    (parts, i): Timed => ({ ...plain, parts, only: [...(plain.only ?? []), ...(first.only?.[i] ?? [])] }),
  );
  return first.only || all.some((one) => reservedWindow(one) !== null) ? all : null;
}

/** Chances at which nothing else may be played (Play or Pass Chances, 1 to 3). */
const RESERVED: Partial<Record<WindowKind, string>> = {
  disrupt: 'when there is something to disrupt',
  reroll: 'after a roll of dice',
  prevention: 'when damage can be prevented',
};

const onlyOf = (effect: Effect): readonly Only[] => {
  const plain = meaning(effect);
  return plain.kind === 'activated' || plain.kind === 'instruction' ? (plain.only ?? []) : [];
};

interface Moment {
  readonly windows: readonly WindowKind[];
  readonly fits: (window: Window, by: Side, source: CardId, game: GameState) => boolean;
  readonly name: string;
}

const ANYTIME: readonly WindowKind[] = [...OPEN_WINDOWS, 'build-start', 'build', 'retreat'];

/** A moment that is a window of its kind, with a further test where one window is not like the other. */
const moment = (windows: readonly WindowKind[], name: string, test?: Moment['fits']): Moment => ({
  windows,
  name,
  fits: (window, by, source, game) =>
    windows.includes(window.kind) && (test?.(window, by, source, game) ?? true),
});

const own: Moment['fits'] = (window, by) => window.solo === by;
const theirs: Moment['fits'] = (window, by) => window.solo === other(by);

const MOMENTS: Readonly<Record<OnlyWhen, Moment>> = {
  'your-build-step': moment(['build'], 'during your build step', own),
  'your-build-step-starts': moment(['build-start'], 'when your build step starts', own),
  'opponent-build-step': moment(['build'], "during your opponent's build step", theirs),
  'opponent-build-step-starts': moment(['build-start'], "when your opponent's build step starts", theirs),
  'this-would-attack': moment(['speed'], 'when this unit would attack', ({ options }, _by, source) =>
    options.includes(source),
  ),
  'this-attacks': moment(
    ['attack'],
    'when this unit attacks',
    (_w, _by, source, { attacks }) => top(attacks)?.attacker === source,
  ),
  'this-is-attacked': moment(
    ['attack'],
    'when this unit is attacked',
    (_w, _by, source, { attacks }) => top(attacks)?.defender === source,
  ),
  'no-unit-attacking': moment(['general'], 'when no unit is attacking'),
  'a-unit-attacking': moment(['attack'], 'when a unit is attacking'),
  'battle-phase-starts': moment(['battle-start'], 'when the battle phase starts'),
  // The battle phase ends with the turn (Turn Sequence, 11).
  'battle-phase-ends': moment(['turn-end'], 'when the battle phase ends'),
  'battle-step-starts': moment(['step-start'], 'when the battle step starts'),
  'battle-step-ends': moment(['step-end'], 'when the battle step ends'),
  'attack-ends': moment(['attack-end'], 'when the attack ends'),
  'this-attack-ends': moment(
    ['attack-end'],
    "when this unit's attack ends",
    (_w, _by, source, { attacks }) => top(attacks)?.attacker === source,
  ),
  'turn-starts': moment(['turn-start'], 'when the turn starts'),
  'untap-step': moment(['untap'], 'during the untap step'),
  'force-gained': moment(['gain-force'], 'when you gain Force'),
  'build-rolled': moment(
    ['rolled', 'reroll'],
    'when the roll for build points is made',
    (_w, _by, _source, { point }) => point === 'roll-for-build',
  ),
  'retreat-step': moment(['retreat'], 'during your retreat step', own),
  anytime: moment(ANYTIME, 'anytime'),
};

export const isStaticUse = (effect: Effect): boolean => {
  const plain = meaning(effect);
  return plain.kind === 'activated' && plain.static === true;
};

/** Whether any card of this game adds or changes dice, so that a roll needs the order of these things. */
export const ordersDice = ofAllCards((cards) =>
  cards.some((one) =>
    one.effects.flatMap(nested).some((effect) => {
      const { stage } = timingOf(effect);
      return stage === 'add' || stage === 'change';
    }),
  ),
);

/** The windows in which any card of this game has a static use: only they need a stage for it. */
export const staticWindows = ofAllCards(
  (cards): ReadonlySet<WindowKind> =>
    new Set(
      cards
        .flatMap((one) => one.effects.flatMap(nested))
        .filter(isStaticUse)
        .flatMap(windowsOf),
    ),
);

/** The windows in which cards of a game could be played from hand, or abilities used, by their words alone. */
interface Playable {
  readonly cards: ReadonlySet<WindowKind>;
  readonly abilities: ReadonlySet<WindowKind>;
  /** Cards may be completed at other times than the build step. */
  readonly hidden: boolean;
}

/** Looked at once for all cards: most windows are of a kind in which no card of the game can be played. */
export const playableIn = ofAllCards((all): Playable => {
  const cards = new Set<WindowKind>();
  const abilities = new Set<WindowKind>();
  for (const { effects, kind } of all) {
    const better = effects.flatMap((_own, i) => enhanced(effects, i + 1) ?? []);
    for (const one of [...effects, ...better].flatMap(windowsOf))
      (kind === 'battle' ? cards : abilities).add(one);
    for (const one of effects.flatMap(nested).flatMap(windowsOf)) abilities.add(one);
  }
  const hidden = all.some(({ effects }) => somePiece(effects, isKeyword('Hidden Cost')));
  return { cards, abilities, hidden };
});

/** The windows that an effect could be played in, by its words alone. */
export const windowsOf = memoize((effect: Effect): readonly WindowKind[] => {
  const plain = meaning(effect);
  return plain.kind === 'activated' || plain.kind === 'instruction' ? wordedWindows(plain) : [];
});

const narrowKnown = memoize((_effect: Effect) => new Map<string, Effect>());

/** The effect with those of its options alone that can be chosen now. */
export function narrowed(game: GameState, by: Side, source: CardId, effect: Effect): Effect {
  const { options } = timingOf(effect);
  if (!options) return effect;
  const inTime = options.filter((one) => timeRefusal(game, by, source, one) === null);
  // What needs a chance of its own has to fit what that chance is for.
  const fitting = inTime.filter((one) =>
    partsOf(one).every((part) => {
      const { reserved, idleHere } = ruleOf(part);
      return !reserved || !idleHere?.(game, { by, source }, part);
    }),
  );
  const able = fitting.length > 0 ? fitting : inTime.slice(0, 1);
  const [only] = able;
  if (!only) return effect;
  if (able.length === 1) return only;
  const known = narrowKnown(effect);
  const numbers = able.map((one) => options.indexOf(one));
  const key = numbers.join();
  const [whole] = partsOf(effect);
  const words = whole && 'words' in whole ? whole.words : undefined;
  const found = known.get(key) ?? {
    ...only,
    parts: [
      {
        do: 'choose-one',
        ...(words && { words: numbers.map((n) => words[n] as string) }),
        of: able.map((one) => one.parts),
      },
    ],
  };
  known.set(key, found);
  return found;
}

function wordedWindows(effect: Effect): readonly WindowKind[] {
  const { options, reserved, only } = timingOf(effect);
  if (options) return [...new Set(options.flatMap(wordedWindows))];
  if (reserved) return [reserved];
  const times = only.flatMap((one) => ('when' in one ? [one.when, ...(one.or ? [one.or] : [])] : []));
  return times.length > 0 ? times.flatMap((time) => MOMENTS[time].windows) : ['general', 'attack'];
}

/**
 * Whether it is that time. What disrupts, rolls again or prevents has windows of its own: its "Play only" speaks of the
 * attack or the step in which they open.
 */
function isTime(
  game: GameState,
  by: Side,
  source: CardId,
  time: OnlyWhen,
  arena: Arena | undefined,
  reserved: WindowKind | null,
): boolean {
  const fits = (window: Window): boolean =>
    MOMENTS[time].fits(window, by, source, game) && (arena === undefined || window.arena === arena);
  const window = currentWindow(game);
  if (!reserved) return window !== undefined && fits(window);
  const attack = top(game.attacks);
  if (time === 'this-attacks') return attack?.attacker === source;
  if (time === 'this-is-attacked') return attack?.defender === source;
  if (time === 'a-unit-attacking') return attack !== undefined;
  if (time === 'no-unit-attacking') return attack === undefined;
  return game.windows.some(fits);
}

/** Why its own "Play only …" keeps an effect from being played in the present window, or null. */
export function onlyRefusal(game: GameState, by: Side, source: CardId, effect: Effect): Refusal | null {
  const { only: limits, reserved } = timingOf(effect);
  for (const only of limits) {
    if ('if' in only) {
      // What speaks of what is chosen is looked at then: "if one of your other units in that arena is being attacked".
      if (!speaksBack(only.if) && !holds(game, { by, source }, only.if))
        return refuse('effect.play-only', unmet(effect));
    } else if ('when' in only) {
      const { name, windows } = MOMENTS[only.when];
      const early = windows[0] === 'attack' && !reserved ? ', before the dice are rolled' : '';
      const which = only.arena ? ` (${arenaName(only.arena)})` : '';
      const times = only.or === undefined ? [only.when] : [only.when, only.or];
      if (!times.some((time) => isTime(game, by, source, time, only.arena, reserved)))
        return notNow('effect.play-only', `it is played only ${name}${early}${which}`);
    }
  }
  return null;
}

const unmet = (effect: Effect): string =>
  (effect.kind === 'keyword' && keywords.get(effect.keyword)?.unmet) || 'its condition is not met';

/** Why its "Play only if …" is not met by what was chosen for it ("if you have another Walker"), or null. */
export const choiceRefusal = (game: GameState, context: Context, effect: Effect): Refusal | null =>
  timingOf(effect).only.every((only) => !('if' in only) || holds(game, context, only.if))
    ? null
    : refuse('effect.play-only', 'its condition is not met');

/** Why an effect can't be played in the present window, or null. */
export function timeRefusal(game: GameState, by: Side, source: CardId, effect: Effect): Refusal | null {
  const { options, reserved, stage, timed, lastsForAttack } = timingOf(effect);
  if (options) {
    const refusals = options.map((one) => timeRefusal(game, by, source, one));
    return refusals.includes(null) ? null : (refusals[0] ?? null);
  }
  const window = currentWindow(game);
  if (!window) return untimely('pop.window', 'nobody has a chance to play now');
  if (reserved && window.kind !== reserved)
    return notNow(reservedRule(reserved), `it is played only ${RESERVED[reserved]}`);
  if (window.dice && stage && stage !== window.dice)
    return notNow('pop.reroll', 'dice are added first, then rolled again, then changed');
  if (!reserved && window.kind in RESERVED)
    return untimely(
      reservedRule(window.kind),
      `only effects meant for it are played ${RESERVED[window.kind]}`,
    );
  const unmet = onlyRefusal(game, by, source, effect);
  if (unmet) return unmet;
  if (lastsForAttack && window.kind !== 'attack' && !reserved)
    return notNow(
      'effect.for-this-attack',
      'it lasts for an attack and is played before its dice are rolled',
    );
  if (!timed && window.kind !== 'general' && window.kind !== 'attack')
    return notNow(
      'effect.activated',
      'it is played in the battle phase, between attacks or before the dice of one',
    );
  if (window.solo) return null;
  const early = isStaticUse(effect);
  if (early === (window.stage === 'static')) return null;
  return notNow(
    'effect.order',
    early ? 'its chance has passed: activated effects are being played' : 'static effects come first',
  );
}

const reservedRule = (kind: WindowKind) => `pop.${kind as 'disrupt' | 'reroll' | 'prevention'}` as const;

/** How often an effect can be used within that. */
export const timesOf = (effect: Effect): number =>
  timingOf(effect).only.flatMap((one) => ('times' in one ? [one.times] : []))[0] ?? 1;

const ONCE_A_TURN: readonly OnlyWhen[] = ['your-build-step', 'no-unit-attacking'];

/** What lasts for a turn or a battle, and what names the build step or a time without an attack (When Can … Be Played, 2002). */
const onceATurn = memoize((effect: Effect): boolean => {
  const { only } = timingOf(effect);
  return (
    only.some((one) => 'when' in one && ONCE_A_TURN.includes(one.when)) ||
    allParts(effect).some((part) => 'until' in part && (part.until === 'turn' || part.until === 'battle')) ||
    allParts(effect).some((part) => part.do === 'this-turn' || part.do === 'next-time')
  );
});

/** Within what an activated effect can be used once: a turn, or each time that its words name (Activated effects). */
export function limitScope(game: GameState, effect: Effect, damage: number | null): string {
  const { only, reserved, lastsForAttack } = timingOf(effect);
  // Each use is a use of its own.
  if (only.some((one) => 'often' in one)) return `use ${game.nextId}`;
  const attack = top(game.attacks)?.id;
  if (only.some((one) => 'once' in one && one.once === 'turn')) return `turn ${game.turn}`;
  if (damage !== null) return `damage ${damage}`;
  if (reserved === 'reroll') return `roll ${top(game.rolls)?.id}`;
  if (reserved) return `window ${currentWindow(game)?.id}`;
  const inAttack = lastsForAttack || only.some((one) => 'once' in one && one.once === 'attack');
  if (inAttack && attack !== undefined) return `attack ${attack}`;
  if (editionOf(game.box).usesPer === 'chance') {
    const wouldAttack = only.some((one) => 'when' in one && one.when === 'this-would-attack');
    return onceATurn(effect) && !wouldAttack ? `turn ${game.turn}` : `window ${currentWindow(game)?.id}`;
  }
  const times = only.filter(
    (one) => 'when' in one && one.when !== 'no-unit-attacking' && one.when !== 'anytime',
  );
  if (times.length === 0) return `turn ${game.turn}`;
  return attack === undefined ? `window ${currentWindow(game)?.id}` : `attack ${attack}`;
}
