// Writing a game down: its cards, its start, its decisions, what the dice gave, and hashes to check it by.

import { FORMATS } from '../../core/files/formats.ts';
import type { StorageGame } from '../../core/game/game.ts';
import type { GameTypes } from '../../core/game/game-types.ts';
import { ALGORITHM } from '../../core/random.ts';
import { VERSION } from '../../core/version.ts';
import { isRolled, type ReplayDecision } from '../inputs.ts';
import type { Session } from '../session.ts';
import type { Check, Replay, ReplayHeader } from './format.ts';
import { hashView } from './hash.ts';

export interface RecordOptions<T extends GameTypes = GameTypes> {
  readonly header?: ReplayHeader<T>;
  readonly seed?: number | string;
  /** A hash is taken after so many decisions; 1 finds the very step where a copy leaves the track. */
  readonly every?: number;
}

/** The game of a session as a replay. The session is played through once for the hashes and left where it was. */
export function record<T extends GameTypes>(
  ruleset: StorageGame<T>,
  session: Session<T>,
  options: RecordOptions<T> = {},
): Replay<T> {
  const { start } = session;
  const here = session.position;
  const every = options.every ?? 1;
  const checks: Check[] = [];
  const decisions: ReplayDecision<T>[] = [];
  session.inputs.forEach((input) => {
    if (!isRolled(input)) decisions.push(input);
  });
  let taken = 0;
  for (let i = 0; i <= here; i++) {
    session.seek(i);
    const input = session.inputs[i - 1];
    if (input && !isRolled(input)) taken++;
    // How the players ended the game is the file's result, and no part of the position.
    if (taken % every === 0 || i === here)
      checks.push({ after: taken, hash: hashView(ruleset.view(session.game)) });
  }
  const { rolls, shuffles } = session.chances();
  const { cards, start: table } = ruleset.storage.writeTable(start);
  return {
    format: FORMATS.replay,
    ruleset: ruleset.id,
    made: { by: `swtcg-elements ${VERSION}`, effects: ruleset.replays.effects },
    ...(options.header && { header: options.header }),
    cards: cards as Replay<T>['cards'],
    start: table as Replay<T>['start'],
    settings: { autoPass: start.box.autoPass },
    ...(options.seed !== undefined && { seed: `${ALGORITHM}:${options.seed}` }),
    decisions,
    rolls,
    ...(shuffles.length > 0 && { shuffles }),
    checks: checks.filter((check, i) => checks[i + 1]?.after !== check.after),
    result: session.result,
  };
}
