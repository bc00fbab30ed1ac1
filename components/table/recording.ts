// The game as a file: a replay that any viewer shows. Fetched when somebody saves.

import { own } from '../../src/core/own.ts';
import type { Replay, ReplayHeader } from '../../src/play/replay/format.ts';
import { record } from '../../src/play/replay/record.ts';
import { SIDES } from '../../src/swtcg/model/state.ts';
import type { SwtcgTypes } from '../../src/swtcg/types.ts';
import type { TableGame } from './game.ts';
import { tableStrings } from './strings.ts';
import type { SwtcgTable } from './table.ts';

export { saveFile } from '../shared/menu.ts';

/** From so many decisions on not every position is hashed. */
const MANY = 400;

export async function replayOf(
  game: TableGame,
  table: Pick<SwtcgTable, 'dark' | 'light'>,
): Promise<Replay<SwtcgTypes>> {
  const { session, origin } = game;
  // A copy is played through for the hashes; the game itself stays where it is.
  const copy = session.fork();
  const { result } = session;
  if (result && !copy.result && result.by !== 'control' && result.by !== 'effect')
    copy.end(result.by, result.winner);
  const header: ReplayHeader<SwtcgTypes> = {
    ...(origin.heading.title ? { event: origin.heading.title } : {}),
    ...Object.fromEntries(
      // Whoever reads it later is not who played it: a person without a name is none.
      SIDES.flatMap((side) => {
        const player =
          origin.names[side] ??
          (table[side] === 'human' ? null : (own(tableStrings().players, table[side]) ?? null));
        return player ? [[side, { player }]] : [];
      }),
    ),
  };
  const { ruleset } = session;
  return record({ ...ruleset, storage: await ruleset.load.storage() }, copy, {
    header,
    every: session.position > MANY ? 10 : 1,
    ...(origin.seed === null ? {} : { seed: origin.seed }),
  });
}
