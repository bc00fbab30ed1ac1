// The one place where it is decided what a player may do.
import { editionOf } from '../editions/index.ts';
import { ofState } from '../effects/abilities.ts';
import { newLog } from '../model/log.ts';
import { notNow, type Refusal, refuse, untimely } from '../model/refusal.ts';
import type { GameState, Result, Side, Window, WindowKind } from '../model/state.ts';
import { currentWindow, OPEN_WINDOWS } from '../model/windows.ts';
import { sideName } from '../model/zones.ts';
import type { RuleId } from '../rulebook/ids.ts';
import { attack, outOfBattle, tap } from './attacking.ts';
import { build, decline } from './building.ts';
import { choose } from './choosing.ts';
import { complete } from './completing.ts';
import { bid } from './contesting.ts';
import type { Decision, Deed } from './decision.ts';
import { detach, equip } from './equipping.ts';
import { formless } from './form.ts';
import { type DecisionKind, isRefusal, type Move } from './kind.ts';
import { move, retreat } from './moving.ts';
import { done, pass } from './passing.ts';
import { play } from './play.ts';
import { predict } from './predicting.ts';
import { event, mulligan, resource, setup, side } from './preparing.ts';
import { rearrange } from './rearranging.ts';
import { upkeep } from './upkeep.ts';
import { use } from './use.ts';

const KINDS: { readonly [deed in Deed]: DecisionKind } = {
  pass,
  done,
  attack,
  tap,
  use,
  play,
  choose,
  predict,
  build,
  complete,
  move,
  retreat,
  decline,
  side,
  event,
  resource,
  mulligan,
  setup,
  bid,
  equip,
  detach,
  rearrange,
  upkeep,
};

const POP: readonly Deed[] = ['use', 'play', 'pass'];
/** Chances at which cards with Hidden Cost may be completed too. */
const OPEN: readonly Deed[] = ['use', 'play', 'complete', 'pass'];

/** What can be done in which window. */
const ALLOWED: Readonly<Record<WindowKind, readonly Deed[]>> = {
  ...(Object.fromEntries(OPEN_WINDOWS.map((kind) => [kind, OPEN])) as Record<
    (typeof OPEN_WINDOWS)[number],
    typeof OPEN
  >),
  reroll: POP,
  'build-start': ['use', 'play', 'complete', 'decline', 'pass'],
  build: ['build', 'complete', 'move', 'equip', 'detach', 'rearrange', 'use', 'play', 'done', 'pass'],
  retreat: ['retreat', 'move', 'use', 'play', 'complete', 'done', 'pass'],
  speed: ['attack', 'tap', 'use'],
  strike: ['attack', 'pass'],
  predict: ['predict', 'pass'],
  disrupt: POP,
  prevention: POP,
  trigger: ['use', 'choose', 'upkeep', 'complete', 'play', 'decline', 'pass'],
  upkeep: ['upkeep'],
  duplicate: ['choose'],
  pilots: ['choose'],
  contests: ['choose'],
  bid: ['bid', 'pass'],
  choice: ['choose', 'use', 'pass'],
  sides: ['side', 'pass'],
  event: ['event', 'pass'],
  resource: ['resource', 'pass'],
  mulligan: ['mulligan', 'pass'],
  setup: ['setup', 'done', 'pass'],
};

/** Windows in which nothing is done but to play cards and to use abilities. */
export const isForPlays = (kind: WindowKind): boolean => ALLOWED[kind] === OPEN || ALLOWED[kind] === POP;

/** Deeds whose name is no verb. */
const SPOKEN: { readonly [deed in Deed]?: string } = {
  use: 'use an ability',
  play: 'play a card',
  done: 'end a step',
};

/** When a deed is done, and the rule that says so: the answer where it is tried at another time. */
const TIMES: { readonly [deed in Deed]?: readonly [rule: RuleId, words: string] } = {
  attack: ['battle.speed', 'units attack in their battle step, when their speed comes up'],
  tap: ['battle.skip', 'a unit skips its attack in its battle step, when its speed comes up'],
  predict: [
    'attack.predict',
    'hits are predicted for Foresight and Forewarning alone, right before the attack dice',
  ],
  bid: ['unique.contest', 'Force is bid where unique cards are contested'],
  build: ['turn.build', "cards are built in one's own build step"],
  complete: ['card.complete', "cards are completed in one's own build step"],
  move: ['build.move', "units move in one's own build step"],
  equip: ['keyword.equip', "Equipment is attached in one's own build step"],
  detach: ['card.equipment', "Equipment is detached in one's own build step"],
  rearrange: ['stack.rearrange', "stacks are rearranged in one's own build step"],
  retreat: ['turn.retreat', "units retreat in one's own retreat step"],
  upkeep: ['keyword.upkeep', "Upkeep is paid when one's own build step starts"],
  side: ['prepare.sides', 'sides are bid for before the game'],
  event: ['prepare.event', 'an Event is played before the game, one for each player'],
  resource: ['prepare.resource', 'a Resource is pulled before the game'],
  mulligan: ['prepare.mulligan', 'cards are mulliganed once, before the game'],
  setup: ['prepare.setup', 'cards are set up before the game'],
};

/** Why a deed is not done in this window. */
function notForNow({ rule }: Window, deed: Deed): Refusal {
  const [own, words] = TIMES[deed] ?? [rule, `this is not the time to ${SPOKEN[deed] ?? deed}`];
  return untimely(own, words);
}

/** Whose chance it is, or null where nobody is asked. */
export const chanceOf = (game: GameState): Side | null =>
  game.result ? null : (currentWindow(game)?.chance ?? null);

/** One's own steps, in which the other player may do what can be done anytime. */
const STEPS: readonly WindowKind[] = ['build-start', 'build', 'retreat', 'retreat-end'];

/** "Anytime" is also in the opponent's steps; what may be played there at all, its own words say (Phrases, "anytime"). */
const interrupts = ({ kind, solo }: Window, { by, do: deed }: Decision): boolean =>
  solo !== null && solo !== by && STEPS.includes(kind) && OPEN.includes(deed) && deed !== 'pass';

function answer(game: GameState, decision: Decision): Move | Refusal {
  const window = currentWindow(game);
  if (game.result) return refuse('win.control', `the game is over: ${outcome(game.result)}`);
  if (!window) return notNow('pop.window', 'nobody is asked for anything now');
  const barred = editionOf(game.box).barred[decision.do];
  if (barred) return refuse(barred.rule, barred.message);
  if (decision.do === 'setup' && window.kind === 'setup' && game.players[decision.by].setupDone)
    return refuse('prepare.setup', `${sideName(decision.by)} is done with setup`);
  if (decision.by !== window.chance && !interrupts(window, decision))
    return notNow('pop.chance', `it is ${sideName(window.chance)}'s chance, not ${sideName(decision.by)}'s`);
  if (!ALLOWED[window.kind].includes(decision.do))
    return outOfBattle(game, decision) ?? notForNow(window, decision.do);
  return KINDS[decision.do].consider(game, decision);
}

const outcome = ({ winner, turn }: Result): string =>
  winner ? `${sideName(winner as Side)} has won in turn ${turn}` : 'nobody has won';

const answers = ofState(() => new Map<Decision, Move | Refusal>());

/** What a decision does, or why it is not legal now. Guard and action ask one after the other: it is considered once. */
export function consider(game: GameState, decision: Decision): Move | Refusal {
  const known = answers(game);
  const found = known.get(decision) ?? formless(decision, KINDS) ?? answer(game, decision);
  known.set(decision, found);
  return found;
}

/** Why a decision is not legal now, in a sentence with its rule; null where it is legal. */
export function whyNot(game: GameState, decision: Decision): Refusal | null {
  const result = consider(game, decision);
  return isRefusal(result) ? result : null;
}

/** Takes a legal decision. What happened before it is told already: the log starts anew. */
export function decide(game: GameState, decision: Decision): GameState {
  const result = consider(game, decision);
  return isRefusal(result) ? game : result(newLog(game));
}

/** What is done for a player without asking; it belongs to the decision that led to it. */
export function decideItself(game: GameState): GameState | null {
  const decision = fallback(game);
  const result = decision && consider(game, decision);
  return !result || isRefusal(result) ? null : result(game);
}

/** All legal decisions of the player whose chance it is, in the order in which cards stand. */
export function legalDecisions(game: GameState): Decision[] {
  const window = currentWindow(game);
  if (!window || game.result) return [];
  return ALLOWED[window.kind].flatMap((deed) =>
    idle(game).has(deed) ? [] : legalOf(game, window.chance, deed),
  );
}

/** The legal decisions of one kind. */
function legalOf(game: GameState, by: Side, deed: Deed): Decision[] {
  const window = currentWindow(game);
  if (!window || game.result || !ALLOWED[window.kind].includes(deed)) return [];
  if (editionOf(game.box).barred[deed]) return [];
  const kind = KINDS[deed];
  const options = kind.options(game, by);
  return kind.exact ? [...options] : options.filter((one) => !isRefusal(kind.consider(game, one)));
}

/** Deeds that do nothing. */
const IDLE: ReadonlySet<Deed> = new Set(['pass', 'done', 'decline']);

/** Whether the player whose chance it is could do anything but pass. */
export const canAct = ofState((game): boolean => {
  const window = currentWindow(game);
  if (!window || game.result) return false;
  for (const deed of ALLOWED[window.kind]) {
    if (IDLE.has(deed)) continue;
    if (anyOf(KINDS[deed], game, window.chance)) return true;
    idle(game).add(deed);
  }
  return false;
});

/** The deeds of which it was found that none can be done now. */
const idle = ofState(() => new Set<Deed>());

function anyOf(kind: DecisionKind, game: GameState, by: Side): boolean {
  if (kind.any) return kind.any(game, by);
  const options = kind.options(game, by);
  return kind.exact ? options.length > 0 : options.some((one) => !isRefusal(kind.consider(game, one)));
}

/** What is done for a player who does nothing: pass, or tap the unit, or take the first of the choices. */
export function fallback(game: GameState): Decision | null {
  const by = chanceOf(game);
  if (!by) return null;
  const passing: Decision = { by, do: 'pass' };
  if (!isRefusal(answer(game, passing))) return passing;
  // Whom a unit could attack need not be known to tap it.
  return legalOf(game, by, 'tap')[0] ?? legalDecisions(game)[0] ?? null;
}
