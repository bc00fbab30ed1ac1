// Moving through the steps in larger strides, and the marks on the scrub bar.

import type { RollView } from '../../core/game/game-steps.ts';
import type { Navigation } from '../../core/game/presentation.ts';
import type { LogEvent } from '../../core/log-event.ts';
import type { LogLine, Step } from '../steps/step.ts';

/** A part of a turn on the scrub bar. */
export interface PhaseMark {
  readonly phase: string;
  readonly steps: number;
}

/** A turn on the scrub bar: how many steps it has, and which parts; turn 0 is what comes before the first. */
export interface TurnMark {
  readonly turn: number;
  readonly steps: number;
  readonly phases: readonly PhaseMark[];
}

/** What one step forward goes to. */
export type Stride = 'step' | 'roll' | 'decision' | 'attack' | 'phase' | 'turn';

export const STRIDES: readonly Stride[] = ['step', 'roll', 'decision', 'attack', 'phase', 'turn'];

/** What navigation asks of a line. */
type Placed = Pick<LogLine, 'entry' | 'address'>;

type Stop = (game: Navigation, line: Placed, before: Placed | undefined) => boolean;

const STOPS: Readonly<Record<Stride, Stop>> = {
  step: () => true,
  roll: (game, { entry }) => entry.kind === 'roll' || entry.kind === 'deed' || game.isEffect(entry),
  decision: (_game, { entry, address }) => (address ? address.endsWith('.1') : entry.kind === 'deed'),
  attack: (game, { entry }) => game.isAttack(entry),
  phase: (game, { entry }, before) =>
    !before || game.phaseOf(entry) !== game.phaseOf(before.entry) || isNewTurn(game, entry, before),
  turn: (game, { entry }, before) => !before || isNewTurn(game, entry, before),
};

const isNewTurn = (game: Navigation, entry: LogEvent, before: Placed): boolean =>
  game.turnOf(entry) !== game.turnOf(before.entry);

/** Where a stride leads; the first and the last step always end one. */
export function strideTo(
  game: Navigation,
  lines: readonly Placed[],
  from: number,
  by: number,
  stride: Stride,
): number {
  const last = lines.length - 1;
  for (let at = from + by; at > 0 && at < last; at += by) {
    const line = lines[at];
    if (line && (STOPS[stride] ?? STOPS.step)(game, line, lines[at - 1])) return at;
  }
  return by > 0 ? last : 0;
}

/** Where the part of play began that a line is in, down to so many states of its path. */
export function startOf(game: Navigation, lines: readonly Placed[], at: number, depth: number): number {
  const here = lines[at]?.entry;
  if (!here) return at;
  const within = ({ path, turn }: LogEvent) =>
    turn === here.turn && here.path.slice(0, depth).every((state, i) => path[i] === state);
  let first = at;
  for (let i = at - 1; i >= 0; i--) {
    const line = lines[i];
    // An attack begins with its declaration, which comes before its first state.
    const declared = here.path[depth - 1] === game.attackState && line && game.isAttack(line.entry);
    if (!line || !(declared || within(line.entry))) break;
    first = i;
    if (declared) break;
  }
  return first;
}

export function turnMarks(game: Navigation, lines: readonly Placed[]): TurnMark[] {
  const turns: {
    turn: number;
    steps: number;
    phases: { -readonly [K in keyof PhaseMark]: PhaseMark[K] }[];
  }[] = [];
  for (const { entry } of lines) {
    let now = turns.at(-1);
    const turn = game.turnOf(entry);
    if (!now || now.turn !== turn) {
      now = { turn, steps: 0, phases: [] };
      turns.push(now);
    }
    now.steps += 1;
    const phase = game.phaseOf(entry);
    const last = now.phases.at(-1);
    if (last?.phase === phase) last.steps += 1;
    else now.phases.push({ phase, steps: 1 });
  }
  return turns;
}

export const attackMarks = (game: Navigation, lines: readonly Placed[]): number[] =>
  lines.flatMap(({ entry }, at) => (game.isAttack(entry) ? [at] : []));

/** The step at an address. One that is not there is the last before it: files are older than viewers. */
export function indexOf(lines: readonly Placed[], address: string): number {
  const [decisions = 0, n = 1] = address.split('.').map((part) => Number.parseInt(part, 10) || 0);
  let found = 0;
  lines.forEach((line, i) => {
    const [d = 0, m = 0] = (line.address ?? '').split('.').map(Number);
    if (d < decisions || (d === decisions && m <= Math.max(1, n))) found = i;
  });
  return found;
}

/** The roll of a step, or the last one before it that still counts there. */
export function rollAt(
  game: Navigation,
  timeline: { at(index: number): Step | null },
  index: number,
): RollView | null {
  for (let at = index; at >= 0; at--) {
    const step = timeline.at(at);
    if (step?.roll) return step.roll;
    if (!step || !game.keepsRoll(step.entry) || game.isAttack(step.entry)) return null;
  }
  return null;
}
