// How far an engagement is: its steps as the rulebook counts them.
import type { LogEvent } from '../../src/lcg/log/types.ts';
import type { Progress } from '../shared/game-display.ts';
import { lcgStrings } from './look/strings.ts';

/** The places of each step, in order: attackers, defenders, the edge battle, strikes, the reward. */
const STEPS: readonly (readonly string[])[] = [
  ['attackersActions'],
  ['defenders', 'defendersActions'],
  ['edgePlace', 'edgeReveal', 'edgeFate', 'edgeFinish', 'edgeBattle', 'edgeActions'],
  ['strikeFirst', 'strikeFirstActions', 'strikeSecond', 'strikeSecondActions'],
  ['unopposed', 'survivors', 'engagementEnd'],
];

export function progressAt({ path }: Pick<LogEvent, 'path'>): Progress | null {
  if (!path.includes('engagement')) return null;
  const at = STEPS.findIndex((places) => places.some((place) => path.includes(place))) + 1;
  return at === 0 ? null : { words: lcgStrings().engagementStep(at, STEPS.length), at, of: STEPS.length };
}
