// From the text of a file to a replay that can be played, or to an error that says what is wrong and where.

import { checkEffectsVersion } from '../../core/files/effects-version.ts';
import { migrated, sizeOf } from '../../core/files/formats.ts';
import { parseJson } from '../../core/files/json.ts';
import { validate } from '../../core/files/validate.ts';
import type { Game, StorageGame } from '../../core/game/game.ts';
import type { GameTypes } from '../../core/game/game-types.ts';
import type { Replay } from './format.ts';

/** What a game that was written down by hand may leave out. */
const LEFT_OUT = { settings: { autoPass: 'never' }, rolls: [], checks: [] };

/**
 * A replay that is right in form, up to the effects of its cards: those cost a viewer more to check than to play. Whoever is
 * not a viewer reads with `readReplay`.
 */
export function replayFrom<T extends GameTypes>(ruleset: Game<T>, json: unknown): Replay<T> {
  const file = migrated(json, 'replay');
  validate(ruleset.replays.check, file);
  const replay = { ...LEFT_OUT, ...file } as unknown as Replay<T>;
  checkEffectsVersion(replay.made, ruleset.replays.effects);
  return replay;
}

export const parseReplay = <T extends GameTypes>(ruleset: StorageGame<T>, source: string): Replay<T> =>
  readReplay(ruleset, parseJson(source, sizeOf('replay')));

export function readReplay<T extends GameTypes>(ruleset: StorageGame<T>, json: unknown): Replay<T> {
  const replay = replayFrom(ruleset, json);
  ruleset.storage.checkCards(replay.cards, '$.cards');
  return replay;
}
