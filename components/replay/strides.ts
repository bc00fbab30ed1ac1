// Moving through the steps in larger strides, and the marks on the scrub bar.
import type { LogEntry } from '../../src/game/state.ts';
import type { Stride, TurnMark } from '../controls/controls.ts';
import type { LogLine } from '../log/log.ts';

const isAttack = ({ kind, rule }: LogEntry): boolean => kind === 'deed' && rule === 'attack.declare';

const STOPS: Readonly<Record<Stride, (entry: LogEntry) => boolean>> = {
  step: () => true,
  deed: ({ kind }) => kind === 'deed' || kind === 'roll',
  attack: isAttack,
};

/** Where a stride leads; the first and the last step always end one. */
export function strideTo(lines: readonly LogLine[], from: number, by: number, stride: Stride): number {
  const last = lines.length - 1;
  for (let at = from + by; at > 0 && at < last; at += by) {
    const line = lines[at];
    if (line && STOPS[stride](line.entry)) return at;
  }
  return by > 0 ? last : 0;
}

export function turnMarks(lines: readonly LogLine[]): TurnMark[] {
  const turns: { turn: number; steps: number; battle: [number, number] | null }[] = [];
  for (const { entry } of lines) {
    let now = turns.at(-1);
    if (!now || now.turn !== entry.turn) {
      now = { turn: entry.turn, steps: 0, battle: null };
      turns.push(now);
    }
    if (entry.path.includes('battle')) now.battle = [now.battle?.[0] ?? now.steps, now.steps + 1];
    now.steps += 1;
  }
  return turns;
}

export const attackMarks = (lines: readonly LogLine[]): number[] =>
  lines.flatMap(({ entry }, at) => (isAttack(entry) ? [at] : []));
