// The steps of a chart as the rulebook numbers them; both players' turns at a step are one step.

import { edition2022 } from '../../src/swtcg/editions/2022.ts';
import type { Edition } from '../../src/swtcg/editions/edition.ts';
import type { RuleId } from '../../src/swtcg/rulebook/ids.ts';
import { type OutlineStep as ChartStep, outline } from '../host/outline.ts';
import { type Charts, chartsOf } from './charts.ts';

export type OutlineStep = ChartStep<RuleId>;

const withoutSide = (key: string): string =>
  key.replace(/^(dark|light)([A-Z])/, (_, _side, first: string) => first.toLowerCase());

export const outlineOf = (name: keyof Charts, edition: Edition = edition2022): OutlineStep[] =>
  outline<RuleId>(chartsOf(edition).charts, name, withoutSide);
