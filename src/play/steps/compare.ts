// Holding what was told against what was played: every line of the log, and every table.
import type { View } from '../../swtcg/view/view.ts';
import { sameFact } from './same.ts';
import type { Step, Steps } from './step.ts';

const PLACE = ['rule', 'path', 'kind', 'turn'] as const;
const FACTS = ['type', 'by', 'cards', 'numbers', 'words'] as const;
const BESIDE = ['text', 'address', 'asked', 'plays', 'roll'] as const;

/** Whether two tables are the same. What is as it was in both since the step before has been looked at. */
function sameView(a: View, b: View, before: readonly [View, View]): boolean {
  const [was, then] = before;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => (a[key] === was[key] && b[key] === then[key]) || sameFact(a[key], b[key]))
  );
}

/** Of an older log the sentence is all there is to compare. */
const isKept = ({ entry }: Step): boolean => entry.type === 'sentence-kept';

/** An attack as older logs tell of it. */
const withoutOdds = ({ attack }: Step): unknown => attack && { ...attack, odds: null };

function sameEvent(a: Step, b: Step): boolean {
  if (isKept(a) || isKept(b)) return sameFact(withoutOdds(a), withoutOdds(b));
  return FACTS.every((key) => sameFact(a.entry[key], b.entry[key])) && sameFact(a.attack, b.attack);
}

const sameStep = (a: Step, b: Step): boolean =>
  PLACE.every((key) => sameFact(a.entry[key], b.entry[key])) &&
  sameEvent(a, b) &&
  BESIDE.every((key) => sameFact(a[key], b[key]));

/** The address of the first step that was not played as it is told; null where all were. */
export function firstDifference(told: Steps, played: Steps): string | null {
  let before: [View, View] = [{} as View, {} as View];
  for (let i = 0; i < Math.max(told.length, played.length); i++) {
    const a = i < told.length ? told.at(i) : null;
    const b = i < played.length ? played.at(i) : null;
    if (!a || !b) return (a ?? b)?.address ?? null;
    const now: [View, View] = [a.view, b.view];
    if (!sameStep(a, b) || !sameView(...now, before)) return a.address ?? null;
    before = now;
  }
  return null;
}
