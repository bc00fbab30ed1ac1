// A replay that is right in form, up to the effects of its cards: those cost a viewer more to check than to play.
// Whoever is not a viewer reads by read.ts.
import { SwtcgError } from '../../src/game/error.ts';
import { fail } from '../scenario/fail.ts';
import { parseJson } from '../scenario/json.ts';
import { LIMITS } from '../scenario/limits.ts';
import { checkSchema } from './check.ts';
import { EFFECTS_VERSION, REPLAY_FORMAT, type Replay } from './format.ts';
import { schema } from './schema.ts';

/** The text of a file as a replay whose effects are not checked. */
export const parseForm = (source: string): Replay => readForm(parseJson(source, LIMITS.replaySize));

/** Files of an older format are brought up to date one version at a time, by the version they come from. */
const MIGRATIONS: ReadonlyMap<number, (older: unknown) => unknown> = new Map();

const CURRENT = 1;

function migrated(json: unknown): unknown {
  const format = typeof json === 'object' && json !== null && 'format' in json ? json.format : undefined;
  const version = typeof format === 'string' ? /^swtcg-replay\/(\d+)$/.exec(format)?.[1] : undefined;
  if (version === undefined) {
    const what = typeof format === 'string' ? `the format "${format}"` : 'no format';
    fail('$.format', `This file has ${what}: it is not a replay ("${REPLAY_FORMAT}").`);
  }
  if (Number(version) > CURRENT) {
    const message = `This replay has the newer format "${format}"; this version of swtcg reads "${REPLAY_FORMAT}". Update swtcg to read it.`;
    fail('$.format', message);
  }
  let now = json;
  for (let at = Number(version); at < CURRENT; at++) {
    const migrate = MIGRATIONS.get(at);
    if (!migrate) fail('$.format', `Replays of the format "swtcg-replay/${at}" can't be read any more.`);
    now = migrate(now);
  }
  return now;
}

/** What a game that was written down by hand may leave out. */
const LEFT_OUT = { settings: { autoPass: 'never' }, rolls: [], checks: [] };

export function readForm(json: unknown): Replay {
  const now = migrated(json);
  checkSchema(schema, now);
  const replay = { ...LEFT_OUT, ...(now as object) } as unknown as Replay;
  const effects = replay.made?.effects ?? EFFECTS_VERSION;
  if (effects > EFFECTS_VERSION) {
    throw new SwtcgError({
      code: 'bad-scenario',
      message: `The cards of this replay are compiled to a newer effect language (${effects}); this version of swtcg speaks ${EFFECTS_VERSION}.`,
      path: '$.made.effects',
    });
  }
  return replay;
}
