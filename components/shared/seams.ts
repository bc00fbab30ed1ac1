// The parts of the script that come when they are needed.

import { define } from './element.ts';
import { lazy } from './lazy.ts';
import { loadRules, index as ruleIndex } from './rules.ts';

export type { SwtcgTable } from '../table/table.ts';

/** What a reader opens: menu, key list, search, verdict, odds, a card in full. */
export const details = lazy(async () => {
  const part = await import('../details/index.ts');
  define('swtcg-card', part.SwtcgCard);
  define('swtcg-odds', part.SwtcgOdds);
  return part;
});

/** The table, and the game that is played at it. */
export const table = lazy(async () => {
  const [{ SwtcgTable }, { TableGame }] = await Promise.all([
    import('../table/table.ts'),
    import('../table/kit.ts'),
  ]);
  define('swtcg-table', SwtcgTable);
  return { TableGame };
});

/** The rules in our own words. */
export const rules = lazy(async () => {
  await loadRules();
  return ruleIndex.rules;
});
