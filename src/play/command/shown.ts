// Files that a command shows: scenarios and replays alike.

import { fail } from '../../core/files/fail.ts';
import { identify, type KnownFile } from '../../core/files/formats.ts';
import { LIMITS } from '../../core/files/limits.ts';
import type { ReadOptions } from '../../core/game/game-files.ts';
import type { GameTypes } from '../../core/game/game-types.ts';
import {
  gameOf,
  type Replay,
  readNotation as readFile,
  readReplay,
  readScenario,
  readViews,
  tell,
} from '../../engine.ts';
import { type ParsedFile, parseFile } from '../files/parse-file.ts';
import { type Heading, replayHeading } from '../steps/heading.ts';
import { playable, type ToldFile } from '../steps/recorded-steps.ts';
import { UsageError } from './args.ts';
import { cardData, cardFinder } from './card-folder.ts';
import type { Io } from './io.ts';

/** The one file that a command was given. */
export function oneFile(words: readonly string[]): string {
  const [file, ...more] = words;
  if (file === undefined || more.length > 0)
    throw new UsageError('Which file? Give one FILE, a scenario or a replay, or - for standard input.');
  return file;
}

export const readOptions = (cards: string | undefined): ReadOptions =>
  cards === undefined ? {} : { cards: cardFinder(cards), manual: true };

/** A file as it is. One that is called .json is meant to be JSON: what is wrong in it is told by its JSON path. */
export async function parsedFile(
  file: string,
  io: Io,
  most: number = LIMITS.viewLogSize,
): Promise<ParsedFile> {
  return parseFile(await io.read(file, most), { json: /\.json$/i.test(file) });
}

/** The JSON of a file; one in the notation is read into what it stands for. */
export async function jsonFile(file: string, cards: string | undefined, io: Io): Promise<KnownFile> {
  const parsed = await parsedFile(file, io);
  if (parsed.kind !== 'notation') return parsed;
  return identify(readFile(parsed.text, cards === undefined ? undefined : cardData(cards)).json);
}

/** The same, to be played: a view log stands for the game in it. */
export async function playableFile(
  name: string,
  cards: string | undefined,
  io: Io,
): Promise<KnownFile<'scenario' | 'replay'>> {
  const file = await jsonFile(name, cards, io);
  return playable(file.kind === 'view-log' ? gameIn(file) : file);
}

function gameIn({ json }: KnownFile): KnownFile {
  const { seat, file } = readViews(json);
  if (!file)
    fail('$.file', `This is missing: the log says what ${seat} saw of a game, without the game itself.`);
  return identify(file);
}

/** Reads a file and plays it to its end. */
export const toldFile = async (file: string, cards: string | undefined, io: Io): Promise<ToldFile> =>
  tell<GameTypes>(await playableFile(file, cards, io), readOptions(cards));

const headingOf = (replay: Replay): Heading => replayHeading(gameOf(replay.ruleset), replay);

/** What a file is called, and that it can be shown. */
export function titleOf(file: KnownFile, cards?: string): string {
  if (file.kind === 'view-log') return readViews(file.json).title ?? 'A game';
  const { kind, json } = playable(file);
  const { title } = kind === 'replay' ? headingOf(readReplay(json)) : readScenario(json, readOptions(cards));
  return title ?? 'A rule example';
}
