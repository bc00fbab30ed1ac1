// From the text of a saved game to one that can be taken up again, or to an error that says what is wrong and where.

import { fail, within } from '../core/files/fail.ts';
import { FORMATS, migrated, sizeOf } from '../core/files/formats.ts';
import { parseJson } from '../core/files/json.ts';
import { validate } from '../core/files/validate.ts';
import type { StorageGame } from '../core/game/game.ts';
import type { GameTypes } from '../core/game/game-types.ts';
import type { SavedGame } from './session.ts';

/** A saved game as a file: it may have a title. */
export type Saved<T extends GameTypes = GameTypes> = SavedGame<T> & { readonly title?: string };

export const parseSave = <T extends GameTypes>(ruleset: StorageGame<T>, source: string): Saved<T> =>
  readSave(ruleset, parseJson(source, sizeOf('save')));

/** Throws a SwtcgError where the JSON is no saved game of this ruleset. */
export function readSave<T extends GameTypes>(ruleset: StorageGame<T>, json: unknown): Saved<T> {
  const given = migrated(json, 'save');
  validate(ruleset.storage.saveCheck, given);
  const {
    title,
    start,
    inputs,
    position,
    ended = null,
    autoPass,
    passed = [],
  } = given as unknown as Saved<T>;
  const most = inputs.length;
  const beyond = (path: string) => fail(path, `Only ${most} inputs stand in this file.`);
  if (position > most) beyond('$.position');
  passed.forEach((pass, i) => {
    if (pass > most) beyond(within('$.passed', i));
  });
  return {
    format: FORMATS.save,
    ...(title !== undefined && { title }),
    start: ruleset.texts.inWords(ruleset.storage.readStart(start, ruleset.id)),
    inputs,
    position,
    ended,
    ...(autoPass !== undefined && { autoPass }),
    passed,
  };
}
