// Figures as a table: by name, with what they may be at the most or at the least, and beside those of another run.

export interface Figures {
  readonly [name: string]: number | string | Figures | readonly unknown[] | null;
}

/** What was promised: a figure is to be at least, or at most, that. */
const LIMITS: Readonly<Record<string, string>> = {
  decisionsPerCpuSecond: '5000 or more',
  snapshotMicros: '500 or less',
  restoreMicros: '500 or less',
  seekMillis: '100 or less',
  'ratios.eventsPerDecision': '12 or less',
  'ratios.eventsPerReplayedDecision': '8 or less',
  'ratios.lastTenthToFirst': '0.9 to 1.1',
  'sizes.pageWithOneReplayBytes': '60000 wanted',
  'sizes.pageWithOneLogBytes': '42800 or less',
  'sizes.tableOnTopBytes': '25000 or less',
  'browser.ready.ratio': '1.2 or less',
  'browser.firstPaint.ratio': '1.2 or less',
  'browser.tenReady.ratio': '1.5 or less',
  'browser.tenFirstPaint.ratio': '1.5 or less',
  'browser.stepMillis.ours': '16 or less',
  'browser.long.seekMillis': '100 or less',
};

/** All numbers, each by the names that lead to it. */
function flat(figures: Figures, path = ''): [name: string, value: number][] {
  return Object.entries(figures).flatMap(([name, value]) => {
    if (typeof value === 'number') return [[path + name, value] as [string, number]];
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? flat(value as Figures, `${path}${name}.`)
      : [];
  });
}

const shown = (value: number): string => value.toFixed(Number.isInteger(value) || value >= 1000 ? 0 : 2);

export function table(figures: Figures, before: Figures | null): string {
  const old = new Map(before ? flat(before) : []);
  return flat(figures)
    .map(([name, value]) => {
      const then = old.get(name);
      const beside = then === undefined ? '' : `${shown(then)} before, ${(value / then).toFixed(2)} of it`;
      const columns = [
        name.padEnd(38),
        shown(value).padStart(14),
        '  ',
        (LIMITS[name] ?? '').padEnd(16),
        beside,
      ];
      return columns.join('').trimEnd();
    })
    .join('\n');
}
