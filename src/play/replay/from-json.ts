// From JSON to a replay that is right in form, up to the effects of its cards: those cost a viewer more to check than to
// play. Whoever is not a viewer reads by read.ts.
import { fail } from '../../core/files/fail.ts';
import { validate } from '../../core/files/validate.ts';
import { replayFile } from '../../swtcg/files/validators/replay.ts';
import { migrated } from '../files/formats.ts';
import { EFFECTS_VERSION, type Replay } from './format.ts';

/** What a game that was written down by hand may leave out. */
const LEFT_OUT = { settings: { autoPass: 'never' }, rolls: [], checks: [] };

export function replayFrom(json: unknown): Replay {
  const file = migrated(json, 'replay');
  validate(replayFile, file);
  const replay = { ...LEFT_OUT, ...file } as unknown as Replay;
  checkEffectsVersion(replay);
  return replay;
}

/** Whether the effects of a file's cards are in a language that is spoken here. */
export function checkEffectsVersion({ made }: Pick<Replay, 'made'>): void {
  if (made && made.effects > EFFECTS_VERSION)
    fail(
      '$.made.effects',
      `The cards are compiled to a newer effect language (${made.effects}); this version of swtcg speaks ${EFFECTS_VERSION}.`,
    );
}
