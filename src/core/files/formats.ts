// The kinds of files, and which one a parsed file is. This is decided here, once, from its "format".
import { described, fail } from './fail.ts';
import { LIMITS } from './limits.ts';
import { didYouMean } from './near.ts';

/** The format of each kind, as files name it. */
export const FORMATS = {
  scenario: 'swtcg-scenario/1',
  replay: 'swtcg-replay/1',
  'view-log': 'swtcg-views/2',
  cards: 'swtcg-cards/1',
  save: 'swtcg-save/1',
  lesson: 'swtcg-lesson/1',
  course: 'swtcg-course/1',
} as const;

export type FileKind = keyof typeof FORMATS;

const KINDS = Object.keys(FORMATS) as FileKind[];

const NAMES: Readonly<Record<FileKind, string>> = {
  scenario: 'a scenario',
  replay: 'a replay',
  'view-log': 'a view log',
  cards: 'compiled card data',
  save: 'a saved game',
  lesson: 'a lesson',
  course: 'a course',
};

/** Characters of a file; a scenario's limit holds for all that are not named. */
const SIZES: Readonly<Partial<Record<FileKind, number>>> = {
  replay: LIMITS.replaySize,
  cards: LIMITS.replaySize,
  save: LIMITS.replaySize,
  'view-log': LIMITS.viewLogSize,
};

export const sizeOf = (kind: FileKind): number => SIZES[kind] ?? LIMITS.size;

/** An object as it was parsed from JSON, of a known kind and not yet validated. */
export type FileJson = Readonly<Record<string, unknown>> & { readonly format: string };

/**
 * A file of an older format is brought up to date one version at a time, by the format that it has. A view log of version 1
 * repeats in each step what version 2 may leave out, so it is one of version 2 already.
 */
const MIGRATIONS: ReadonlyMap<string, (older: FileJson) => FileJson> = new Map([
  ['swtcg-views/1', (older) => ({ ...older, format: FORMATS['view-log'] })],
]);

const listed = (kinds: readonly FileKind[]): string =>
  kinds
    .map((kind) => NAMES[kind])
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1');

/** A format is written `swtcg-replay/1`. */
const familyOf = (format: string): string => format.replace(/\/.*/, '/');
const versionOf = (format: string): number => Number(format.split('/')[1]);

export interface KnownFile<Kind extends FileKind = FileKind> {
  readonly kind: Kind;
  readonly json: FileJson;
}

/** Which kind of file a parsed text is; throws a SwtcgError where it is none of those that are wanted. */
export function identify<Kind extends FileKind>(
  json: unknown,
  wanted: readonly Kind[] = KINDS as Kind[],
): KnownFile<Kind> {
  const what = listed(wanted.length === KINDS.length ? ['scenario', 'replay'] : wanted);
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    fail('$', `Found ${described(json)}, but ${what}, which is an object, was expected.`);
  const format: unknown = Object.hasOwn(json, 'format') ? (json as FileJson).format : undefined;
  if (typeof format !== 'string') {
    const found = format === undefined ? 'This is missing:' : `Found ${described(format)}, but`;
    fail('$.format', `${found} the format of ${what} was expected, like "${FORMATS[wanted[0] as Kind]}".`);
  }
  const kind = KINDS.find((one) => familyOf(FORMATS[one]) === familyOf(format));
  if (kind === undefined) {
    const known = wanted.map((one) => FORMATS[one]);
    fail(
      '$.format',
      `Found ${described(format)}, but the format of ${what} was expected: ${known.join(', ')}.${didYouMean(format, known)}`,
    );
  }
  if (!(wanted as readonly FileKind[]).includes(kind))
    fail('$.format', `This file is ${NAMES[kind]} ("${format}"), not ${what}.`);
  return { kind: kind as Kind, json: json as FileJson };
}

/** A file of one kind in the format that is read here; throws a SwtcgError where it can't be brought to it. */
export function migrated(json: unknown, kind: FileKind): FileJson {
  let file = identify(json, [kind]).json;
  for (let migrate = MIGRATIONS.get(file.format); migrate; migrate = MIGRATIONS.get(file.format))
    file = migrate(file);
  const { format } = file;
  if (format === FORMATS[kind]) return file;
  const newer = versionOf(format) > versionOf(FORMATS[kind]);
  return fail(
    '$.format',
    `This file has the ${newer ? 'newer ' : ''}format "${format}"; this version of swtcg reads "${FORMATS[kind]}".${newer ? ' Update swtcg to read it.' : ''}`,
  );
}
