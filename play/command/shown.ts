// Files that a command shows: scenarios and replays alike.
import { isReplay, type ToldFile, tellFile } from '../account/file.ts';
import { replayHeading } from '../account/heading.ts';
import { parseReplay } from '../replay/read.ts';
import { LIMITS } from '../scenario/limits.ts';
import { parseScenario, type ReadOptions } from '../scenario/read.ts';
import { UsageError } from './args.ts';
import { cardFinder } from './card-folder.ts';
import type { Io } from './io.ts';

/** The one file that a command was given. */
export function oneFile(words: readonly string[]): string {
  const [file, ...more] = words;
  if (file === undefined || more.length > 0)
    throw new UsageError('Which file? Give one FILE, a scenario or a replay, or - for standard input.');
  return file;
}

const options = (cards: string | undefined): ReadOptions =>
  cards === undefined ? {} : { cards: cardFinder(cards), manual: true };

/** Reads a file and plays it to its end. */
export const toldFile = async (file: string, cards: string | undefined, io: Io): Promise<ToldFile> =>
  tellFile(await io.read(file, LIMITS.replaySize), options(cards));

/** What a file is called, and that it can be shown. */
export function titleOf(text: string, cards?: string): string {
  const { title } = isReplay(text) ? replayHeading(parseReplay(text)) : parseScenario(text, options(cards));
  return title ?? 'A rule example';
}
