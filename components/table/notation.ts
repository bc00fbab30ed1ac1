// The one place where text that is no JSON comes in: a game or a position written down in a notation, in a `<pre>` inside
// the element. Whoever brings a notation sets its reader here; it answers with the text of a scenario or a replay.
import { SwtcgError } from '../../src/game/error.ts';
import { tw } from '../shared/table-strings.ts';

export type NotationReader = (text: string) => Promise<string>;

let reader: NotationReader | null = null;

/** Makes a notation known to all tables. */
export function notation(read: NotationReader | null): void {
  reader = read;
}

export async function readNotation(text: string): Promise<string> {
  if (!reader) throw new SwtcgError({ code: 'unreadable', message: tw().noNotation });
  return reader(text);
}
