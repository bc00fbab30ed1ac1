// When an effect may be played: the windows that its words name or imply (Effect Types; Play or Pass Chances; Phrases).
import { notNow, type Refusal, refuse } from '../game/refusal.ts';
import type { Box, CardId, GameState, Side, Window, WindowKind } from '../game/state.ts';
import { top } from '../game/table.ts';
import { currentWindow } from '../game/windows.ts';
import { arenaName } from '../build/arrive.ts';
import { holds } from './conditions.ts';
import { partsOf } from './frames.ts';
import type { Effect, Only, OnlyWhen } from './language.ts';
import { meaning, nested } from './meaning.ts';
import { ruleOf } from './parts/index.ts';

/** Chances at which nothing else may be played (Play or Pass Chances, 1 to 3). */
const RESERVED: ReadonlySet<WindowKind> = new Set(['disrupt', 'reroll', 'prevention']);

/** The window that alone can hold the effect, if its parts need one. */
export function reservedWindow(effect: Effect): WindowKind | null {
  for (const part of partsOf(effect)) {
    const { reserved } = ruleOf(part);
    if (reserved) return reserved;
  }
  return null;
}

const lastsForAttack = (effect: Effect): boolean =>
  partsOf(effect).some((part) => 'until' in part && part.until === 'attack');

const WINDOW_NAMES: Partial<Record<WindowKind, string>> = {
  disrupt: 'right after what it disrupts',
  reroll: 'after a roll of dice',
  prevention: 'when damage can be prevented',
};

const onlyOf = (effect: Effect): readonly Only[] => {
  const plain = meaning(effect);
  return plain.kind === 'activated' || plain.kind === 'instruction' ? (plain.only ?? []) : [];
};

interface Moment {
  readonly fits: (window: Window, by: Side, source: CardId, game: GameState) => boolean;
  readonly name: string;
}

const attackerIs = (game: GameState, id: CardId) => top(game.attacks)?.attacker === id;

const MOMENTS: Readonly<Record<OnlyWhen, Moment>> = {
  'your-build-step': { fits: (w, by) => w.kind === 'build' && w.solo === by, name: 'during your build step' },
  'your-build-step-starts': {
    fits: (w, by) => w.kind === 'build-start' && w.solo === by,
    name: 'when your build step starts',
  },
  'this-would-attack': {
    fits: (w, _by, source) => w.kind === 'speed' && w.options.includes(source),
    name: 'when this unit would attack',
  },
  'this-attacks': {
    fits: (w, _by, source, game) => w.kind === 'attack' && attackerIs(game, source),
    name: 'when this unit attacks',
  },
  'this-is-attacked': {
    fits: (w, _by, source, game) => w.kind === 'attack' && top(game.attacks)?.defender === source,
    name: 'when this unit is attacked',
  },
  'no-unit-attacking': { fits: (w) => w.kind === 'general', name: 'when no unit is attacking' },
  'a-unit-attacking': { fits: (w) => w.kind === 'attack', name: 'when a unit is attacking' },
  'battle-phase-starts': { fits: (w) => w.kind === 'battle-start', name: 'when the battle phase starts' },
  'battle-step-starts': { fits: (w) => w.kind === 'step-start', name: 'when the battle step starts' },
  'battle-step-ends': { fits: (w) => w.kind === 'step-end', name: 'when the battle step ends' },
  'attack-ends': { fits: (w) => w.kind === 'attack-end', name: 'when the attack ends' },
  'turn-starts': { fits: (w) => w.kind === 'turn-start', name: 'when the turn starts' },
  'retreat-step': { fits: (w, by) => w.kind === 'retreat' && w.solo === by, name: 'during your retreat step' },
  anytime: { fits: (w) => !RESERVED.has(w.kind), name: 'anytime' },
};

const isStaticUse = (effect: Effect): boolean => {
  const plain = meaning(effect);
  return plain.kind === 'activated' && plain.static === true;
};

const withStatics = new WeakMap<Box, boolean>();

/** Whether any card of this game has a static use, so that windows need a stage for it. */
export function hasStaticUses(box: Box): boolean {
  let found = withStatics.get(box);
  if (found === undefined) {
    found = Object.values(box.defs).some((one) => one.effects.some((effect) => nested(effect).some(isStaticUse)));
    withStatics.set(box, found);
  }
  return found;
}

/** Why an effect can't be played in the present window, or null. */
export function timeRefusal(game: GameState, by: Side, source: CardId, effect: Effect): Refusal | null {
  const window = currentWindow(game);
  if (!window) return notNow('pop.window', 'nobody has a chance to play now');
  const reserved = reservedWindow(effect);
  if (reserved && window.kind !== reserved)
    return notNow(reservedRule(reserved), `it is played only ${WINDOW_NAMES[reserved]}`);
  if (!reserved && RESERVED.has(window.kind))
    return notNow(reservedRule(window.kind), `only effects meant for it are played ${WINDOW_NAMES[window.kind]}`);
  let timed = reserved !== null;
  for (const only of onlyOf(effect)) {
    if ('if' in only) {
      if (!holds(game, { by, source }, only.if)) return refuse('effect.play-only', 'its condition is not met');
    } else if ('when' in only) {
      const { fits, name } = MOMENTS[only.when];
      const arena = only.arena === undefined || window.arena === only.arena;
      const which = only.arena ? ` (${arenaName(only.arena)})` : '';
      if (!arena || !fits(window, by, source, game)) return notNow('effect.play-only', `it is played only ${name}${which}`);
      timed = true;
    }
  }
  if (lastsForAttack(effect) && window.kind !== 'attack' && !reserved)
    return notNow('effect.for-this-attack', 'it lasts for an attack and no unit is attacking');
  if (!timed && window.kind !== 'general' && window.kind !== 'attack')
    return notNow('effect.activated', 'it is played in the battle phase, between attacks or during one');
  if (window.solo || window.kind === 'speed') return null;
  const early = isStaticUse(effect);
  if (early === (window.stage === 'static')) return null;
  return notNow('effect.order', early ? 'its chance has passed: activated effects are being played' : 'static effects come first');
}

function reservedRule(kind: WindowKind) {
  return kind === 'disrupt' ? 'pop.disrupt' : kind === 'reroll' ? 'pop.reroll' : 'pop.prevention';
}

/** Within what an activated effect can be used once: a turn, or each time that its words name (Activated effects). */
export function limitScope(game: GameState, effect: Effect, damage: number | null): string {
  const only = onlyOf(effect);
  const attack = top(game.attacks)?.id;
  if (only.some((one) => 'once' in one && one.once === 'turn')) return `turn ${game.turn}`;
  if (damage !== null) return `damage ${damage}`;
  const reserved = reservedWindow(effect);
  if (reserved === 'reroll') return `roll ${top(game.rolls)?.id}`;
  if (reserved) return `window ${currentWindow(game)?.id}`;
  const inAttack = lastsForAttack(effect) || only.some((one) => 'once' in one && one.once === 'attack');
  if (inAttack && attack !== undefined) return `attack ${attack}`;
  const times = only.filter((one) => 'when' in one && one.when !== 'no-unit-attacking' && one.when !== 'anytime');
  if (times.length === 0) return `turn ${game.turn}`;
  return attack === undefined ? `window ${currentWindow(game)?.id}` : `attack ${attack}`;
}
