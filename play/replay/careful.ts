// Any replay, read with care: what is wrong with it is said with its place. `plain.ts` knows most games at a glance.
import { parseForm } from './form.ts';
import type { Opened } from './plain.ts';
import { replayStart } from './start.ts';

export function careful(text: string): Opened {
  const replay = parseForm(text);
  return { replay, start: replayStart(replay) };
}
