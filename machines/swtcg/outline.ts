// The steps of a chart as the rulebook numbers them; both players' turns at a step are one step.

import type { RuleId } from '../../src/swtcg/rulebook/ids.ts';
import { type OutlineStep as ChartStep, outline } from '../host/outline.ts';
import { charts } from './charts.ts';

export type OutlineStep = ChartStep<RuleId>;

const withoutSide = (key: string): string =>
  key.replace(/^(dark|light)([A-Z])/, (_, _side, first: string) => first.toLowerCase());

export const outlineOf = (name: keyof typeof charts): OutlineStep[] =>
  outline<RuleId>(charts, name, withoutSide);
