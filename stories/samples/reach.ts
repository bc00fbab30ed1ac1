// Plays a table of the stories to where a story is about: what is to be decided when it is legal, and else passing.
import type { SwtcgTable } from '../../components/table/table.ts';
import { fallback } from '../../src/swtcg/decisions/index.ts';
import type { WindowKind } from '../../src/swtcg/model/state.ts';
import { POSITIONS } from './tables.ts';

const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 10));

export async function tableIn(canvas: HTMLElement): Promise<SwtcgTable> {
  const table = canvas.querySelector('swtcg-table') as SwtcgTable;
  for (let i = 0; i < 1000 && (!table.game || !table.shadowRoot?.querySelector('.pop')); i++) await pause();
  return table;
}

/** More chances than any of the positions is away. */
const MOST = 400;

export function reach(table: SwtcgTable, kind: WindowKind): void {
  const script = [...POSITIONS[kind].script];
  for (let n = 0; n < MOST; n++) {
    const { game } = table;
    const [next] = script;
    if (game?.session.waiting !== 'player') return;
    if (game.game.windows.at(-1)?.kind === kind && !next) return;
    const legal = next && game.session.whyNot(next) === null;
    const decision = legal ? script.shift() : fallback(game.game);
    if (!decision) return;
    table.decide(decision);
  }
}
