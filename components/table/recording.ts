// The game as a file: a replay that any viewer shows. Fetched when somebody saves.

import { own } from '../../src/core/own.ts';
import { AGREED_ENDS, type AgreedEnd } from '../../src/core/state.ts';
import type { Replay, ReplayHeader } from '../../src/play/replay/format.ts';
import { record } from '../../src/play/replay/record.ts';
import type { TableGame } from './game.ts';
import { tableStrings } from './strings.ts';
import type { Table } from './table.ts';

export { saveFile } from '../shared/menu.ts';

const isAgreed = (by: string): by is AgreedEnd => (AGREED_ENDS as readonly string[]).includes(by);

/** From so many decisions on not every position is hashed. */
const MANY = 400;

export async function replayOf(game: TableGame, table: Pick<Table, 'sitting'>): Promise<Replay> {
  const { session, origin } = game;
  // A copy is played through for the hashes; the game itself stays where it is.
  const copy = session.fork();
  const { result } = session;
  if (result && !copy.result && isAgreed(result.by)) copy.end(result.by, result.winner);
  const header: ReplayHeader = {
    ...(origin.heading.title ? { event: origin.heading.title } : {}),
    ...Object.fromEntries(
      // Whoever reads it later is not who played it: a person without a name is none.
      session.ruleset.seats.flatMap((seat) => {
        const player =
          origin.names[seat] ??
          (table.sitting(seat) === 'human'
            ? null
            : (own(tableStrings().players, table.sitting(seat)) ?? null));
        return player ? [[seat, { player }]] : [];
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
