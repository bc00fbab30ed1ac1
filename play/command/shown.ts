// Files that a command shows: scenarios and replays alike.
import { type ToldFile, tellFile } from '../account/file.ts';
import { replayHeading } from '../account/heading.ts';
import { isReplay, isViews } from '../account/kind.ts';
import { readViews } from '../account/views-read.ts';
import { readFile } from '../notation/file.ts';
import { isNotation } from '../notation/located.ts';
import { parseReplay } from '../replay/read.ts';
import { fail } from '../scenario/fail.ts';
import { LIMITS } from '../scenario/limits.ts';
import { parseScenario, type ReadOptions } from '../scenario/read.ts';
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

/** The JSON of a file; one in the notation is read into what it stands for. */
export async function fileOf(file: string, cards: string | undefined, io: Io): Promise<string> {
  const text = await io.read(file, LIMITS.replaySize);
  if (!isNotation(text, file)) return text;
  return JSON.stringify(readFile(text, cards === undefined ? undefined : cardData(cards)).json);
}

/** The same, to be played: a log of views stands for the game in it. */
export async function jsonOf(file: string, cards: string | undefined, io: Io): Promise<string> {
  const text = await fileOf(file, cards, io);
  return isViews(text) ? inLog(text) : text;
}

function inLog(text: string): string {
  const { seat, file } = readViews(text);
  if (!file)
    fail('$.file', `This is missing: the log says what ${seat} saw of a game, without the game itself.`);
  return JSON.stringify(file);
}

/** Reads a file and plays it to its end. */
export const toldFile = async (file: string, cards: string | undefined, io: Io): Promise<ToldFile> =>
  tellFile(await jsonOf(file, cards, io), readOptions(cards));

/** What a file is called, and that it can be shown. */
export function titleOf(text: string, cards?: string): string {
  if (isViews(text)) return readViews(text).title ?? 'A game';
  const { title } = isReplay(text)
    ? replayHeading(parseReplay(text))
    : parseScenario(text, readOptions(cards));
  return title ?? 'A rule example';
}
