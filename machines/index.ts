// The statecharts: the order of play, chart by chart, for XState's own tools; and `gameLogic`, which runs them all.

export { UnsupportedChartError } from './host/features.ts';
export { createHost, type Host } from './host/host.ts';
export type { Inspect } from './host/inspector.ts';
export { linkCharts } from './host/link.ts';
export { type OutlineStep, stepAt } from './host/outline.ts';
export { type ChartSnapshot, type HostSnapshot, innermost, levels, stateValue } from './host/snapshot.ts';
export { type Charts, charts, gameHost, gameLogic } from './swtcg/charts.ts';
export { outlineOf } from './swtcg/outline.ts';
export type { ChartContext, ChartEvent, ChartInput, ChartName } from './swtcg/types.ts';
