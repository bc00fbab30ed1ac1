// The parts of the script that come when they are needed.

import { define } from './element.ts';
import { lazy } from './lazy.ts';

export type { SwtcgTable } from '../table/table.ts';

/** What a reader opens: menu, key list, search, verdict. */
export const details = lazy(() => import('../details/index.ts'));

/** The table, and the game that is played at it. */
export const table = lazy(async () => {
  const [{ SwtcgTable }, { TableGame }] = await Promise.all([
    import('../table/table.ts'),
    import('../table/kit.ts'),
  ]);
  define('swtcg-table', SwtcgTable);
  return { TableGame };
});
