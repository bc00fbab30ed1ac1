// Holding what was told against what was played: every line of the log, and every table.
import type { BaseView as View } from '../../core/game/game-types.ts';
import type { ViewLogForm } from '../../core/game/presentation.ts';
import { sameFact } from '../../core/same.ts';
import type { Step, Steps } from './step.ts';

const PLACE = ['rule', 'path', 'kind', 'turn'] as const;
const FACTS = ['type', 'by', 'cards', 'numbers', 'words'] as const;
const BESIDE = ['text', 'address', 'asked', 'roll'] as const;

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

function sameEvent({ quiet, olderScene }: ViewLogForm, a: Step, b: Step): boolean {
  const [told, played] = [a.scene ?? quiet, b.scene ?? quiet];
  if (isKept(a) || isKept(b)) return sameFact(olderScene(told), olderScene(played));
  return FACTS.every((key) => sameFact(a.entry[key], b.entry[key])) && sameFact(told, played);
}

const sameStep = (form: ViewLogForm, a: Step, b: Step): boolean =>
  PLACE.every((key) => sameFact(a.entry[key], b.entry[key])) &&
  sameEvent(form, a, b) &&
  BESIDE.every((key) => sameFact(a[key], b[key]));

/** The address of the first step that was not played as it is told; null where all were. */
export function firstDifference(form: ViewLogForm, told: Steps, played: Steps): string | null {
  let before: [View, View] = [{} as View, {} as View];
  for (let i = 0; i < Math.max(told.length, played.length); i++) {
    const a = i < told.length ? told.at(i) : null;
    const b = i < played.length ? played.at(i) : null;
    if (!a || !b) return (a ?? b)?.address ?? null;
    const now: [View, View] = [a.view, b.view];
    if (!sameStep(form, a, b) || !sameView(...now, before)) return a.address ?? null;
    before = now;
  }
  return null;
}
