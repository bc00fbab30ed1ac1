// The generated validators: they are those of the schemas, say what another validator says of any file, and know what the
// engine knows.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import Ajv2020 from 'ajv/dist/2020.js';
import type { Check } from '../../../src/core/files/checks.ts';
import { type FileKind, FORMATS } from '../../../src/core/files/formats.ts';
import { LIMITS } from '../../../src/core/files/limits.ts';
import { ALGORITHM } from '../../../src/core/random.ts';
import { courseFile } from '../../../src/play/files/validators/course.ts';
import { DEEDS } from '../../../src/swtcg/decisions/decision.ts';
import { SEAT_LISTS } from '../../../src/swtcg/files/placed.ts';
import { cardsFile } from '../../../src/swtcg/files/validators/cards.ts';
import { lessonFile } from '../../../src/swtcg/files/validators/lesson.ts';
import { replayFile } from '../../../src/swtcg/files/validators/replay.ts';
import { saveFile } from '../../../src/swtcg/files/validators/save.ts';
import { scenarioFile } from '../../../src/swtcg/files/validators/scenario.ts';
import { viewLogFile } from '../../../src/swtcg/files/validators/view-log.ts';
import { TURN_POINTS } from '../../../src/swtcg/model/state.ts';
import { folders, validators } from '../../../tools/validators.js';
import { mutatedJson } from '../../fuzz/mutate.ts';
import * as seeds from '../../fuzz/seeds.ts';
import { root } from '../../helpers/built.ts';
import { Chance } from '../../helpers/chance.ts';

const CHECKS: Readonly<Record<FileKind, Check>> = {
  scenario: scenarioFile,
  replay: replayFile,
  'view-log': viewLogFile,
  cards: cardsFile,
  save: saveFile,
  lesson: lessonFile,
  course: courseFile,
};
const KINDS = Object.keys(CHECKS) as FileKind[];

const schemaFolder = join(root, 'replays/schema');
const schemaName = (kind: FileKind): string => `${FORMATS[kind].replace('/', '-')}.json`;
// biome-ignore lint/suspicious/noExplicitAny: schemas are looked into at any depth
const schemaOf = (name: string): any => JSON.parse(readFileSync(join(schemaFolder, name), 'utf8'));

test('the modules are what their schemas make: npm run validators writes them', () => {
  for (const [file, text] of validators())
    assert.equal(readFileSync(join(root, file), 'utf8'), text, `${file} is out of date`);
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder)).map((file) => `${folder}${file}`),
  );
  assert.deepEqual(files.sort(), [...validators().keys()].sort());
});

test('each format has its schema, under the name of the format', () => {
  for (const kind of KINDS) {
    const { $id, properties } = schemaOf(schemaName(kind));
    assert.equal($id, schemaName(kind));
    assert.equal(properties.format.const, FORMATS[kind]);
  }
});

test('what the schemas list is what the engine knows', () => {
  const { point, start, player } = schemaOf('game.json').$defs;
  assert.deepEqual(point.enum, TURN_POINTS);
  assert.deepEqual(start.enum, ['preparation', ...TURN_POINTS]);
  const lists = Object.keys(player.properties).filter((key) => player.properties[key].$ref?.endsWith('List'));
  assert.deepEqual(lists, [...SEAT_LISTS]);
  const { script, entry } = schemaOf('swtcg-scenario-1.json').$defs;
  const deeds = entry.oneOf.map((one: { properties: { do: { const: string } } }) => one.properties.do.const);
  assert.deepEqual(deeds.sort(), [...DEEDS].sort());
  assert.equal(script.maxItems, LIMITS.script);
  const [seed] = schemaOf('swtcg-replay-1.json').properties.seed.examples;
  assert.ok(seed.startsWith(`${ALGORITHM}:`));
});

const ajv = new Ajv2020({
  strict: false,
  strictNumbers: true,
  discriminator: true,
  unicode: false,
  logger: false,
});
for (const file of readdirSync(schemaFolder)) ajv.addSchema(schemaOf(file));

/** Whether another validator accepts it, by the schema itself. */
const accepted = (kind: FileKind, json: unknown): boolean => ajv.validate(schemaName(kind), json) as boolean;

const SEEDS: Readonly<Record<FileKind, () => readonly unknown[]>> = {
  scenario: seeds.scenarios,
  replay: seeds.replays,
  'view-log': seeds.logs,
  cards: seeds.compiled,
  // Most of a saved game is the state of its start, which the schema leaves to the reader.
  save: () =>
    seeds.savedGames().map(({ start: { random, stop }, inputs, ...rest }) => ({
      ...rest,
      start: { random, stop },
      inputs: inputs.slice(0, 3),
    })),
  lesson: () => seeds.lessons().filter(({ format }) => format === FORMATS.lesson),
  course: () => seeds.lessons().filter(({ format }) => format === FORMATS.course),
};

for (const kind of KINDS)
  test(`${kind}: right files pass, and a changed one passes where its schema allows it`, () => {
    const files = SEEDS[kind]();
    for (const file of files) assert.equal(CHECKS[kind](JSON.parse(JSON.stringify(file))), null);
    const chance = new Chance(Number(process.env.SWTCG_SEED ?? 11));
    let [right, wrong] = [0, 0];
    for (let n = 0; n < 300; n++) {
      const text = mutatedJson(chance, chance.pick(files));
      // No schema speaks of this name: it is refused everywhere.
      if (text.includes('__proto__')) continue;
      let json: unknown;
      try {
        json = JSON.parse(text);
      } catch {
        continue;
      }
      const fault = CHECKS[kind](json);
      if (fault) wrong++;
      else right++;
      assert.equal(fault === null, accepted(kind, json), `${fault?.message} ${ajv.errorsText()}\n${text}`);
    }
    assert.ok(right > 5 && wrong > 5, `${right} right, ${wrong} wrong`);
  });
