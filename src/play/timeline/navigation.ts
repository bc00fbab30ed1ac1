// Moving through the steps in larger strides, and the marks on the scrub bar.

import type { LogEvent } from '../../swtcg/log/types.ts';
import { ARENAS, type Arena } from '../../swtcg/model/state.ts';
import type { LogLine, RollView, Step } from '../steps/step.ts';

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

const isAttack = ({ type, kind, rule }: LogEvent): boolean =>
  type === 'attack-declared' || (type === 'sentence-kept' && kind === 'deed' && rule === 'attack.declare');

/** A turn, or what comes before the first. */
const turnOf = ({ path, turn }: LogEvent): number => (path[0] === 'preparation' ? 0 : turn);

/** A part of the turn: "ready", "command", "battle", "end". */
const phaseOf = ({ path }: LogEvent): string => (path[0] === 'preparation' ? 'preparation' : (path[1] ?? ''));

/** What navigation asks of a line. */
type Placed = Pick<LogLine, 'entry' | 'address'>;

type Stop = (line: Placed, before: Placed | undefined) => boolean;

const STOPS: Readonly<Record<Stride, Stop>> = {
  step: () => true,
  roll: ({ entry: { kind, rule } }) => kind === 'roll' || kind === 'deed' || rule.startsWith('effect.'),
  decision: ({ entry, address }) => (address ? address.endsWith('.1') : entry.kind === 'deed'),
  attack: ({ entry }) => isAttack(entry),
  phase: ({ entry }, before) =>
    !before || phaseOf(entry) !== phaseOf(before.entry) || turnOf(entry) !== turnOf(before.entry),
  turn: ({ entry }, before) => !before || turnOf(entry) !== turnOf(before.entry),
};

/** Where a stride leads; the first and the last step always end one. */
export function strideTo(lines: readonly Placed[], from: number, by: number, stride: Stride): number {
  const last = lines.length - 1;
  for (let at = from + by; at > 0 && at < last; at += by) {
    const line = lines[at];
    if (line && (STOPS[stride] ?? STOPS.step)(line, lines[at - 1])) return at;
  }
  return by > 0 ? last : 0;
}

/** Where the part of play began that a line is in, down to so many states of its path. */
export function startOf(lines: readonly Placed[], at: number, depth: number): number {
  const here = lines[at]?.entry;
  if (!here) return at;
  const within = ({ path, turn }: LogEvent) =>
    turn === here.turn && here.path.slice(0, depth).every((state, i) => path[i] === state);
  let first = at;
  for (let i = at - 1; i >= 0; i--) {
    const line = lines[i];
    // An attack begins with its declaration, which comes before its first state.
    const declared = here.path[depth - 1] === 'attack' && line && isAttack(line.entry);
    if (!line || !(declared || within(line.entry))) break;
    first = i;
    if (declared) break;
  }
  return first;
}

export function turnMarks(lines: readonly Placed[]): TurnMark[] {
  const turns: {
    turn: number;
    steps: number;
    phases: { -readonly [K in keyof PhaseMark]: PhaseMark[K] }[];
  }[] = [];
  for (const { entry } of lines) {
    let now = turns.at(-1);
    if (!now || now.turn !== turnOf(entry)) {
      now = { turn: turnOf(entry), steps: 0, phases: [] };
      turns.push(now);
    }
    now.steps += 1;
    const phase = now.phases.at(-1);
    if (phase?.phase === phaseOf(entry)) phase.steps += 1;
    else now.phases.push({ phase: phaseOf(entry), steps: 1 });
  }
  return turns;
}

export const attackMarks = (lines: readonly Placed[]): number[] =>
  lines.flatMap(({ entry }, at) => (isAttack(entry) ? [at] : []));

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

/** The arena in which a step happens. */
export const arenaOf = ({ path }: LogEvent): Arena | undefined =>
  ARENAS.find((arena) => path.includes(arena));

/** The roll of a step, or the last one before it in the same attack. */
export function rollAt(timeline: { at(index: number): Step | null }, index: number): RollView | null {
  for (let at = index; at >= 0; at--) {
    const step = timeline.at(at);
    if (step?.roll) return step.roll;
    const rolling = step?.entry.path.some((state) => state === 'attack' || state === 'rollForBuild');
    if (!rolling || (step && isAttack(step.entry))) return null;
  }
  return null;
}
