// What a reader has played, as one more variation in the file of the game.
import type { Live, Source } from './source.ts';

/** The file with it; null where nothing can be added to it. */
export function withPlayed({ file }: Source, played: Live | null): unknown {
  if (!played?.taken.length || typeof file !== 'object' || file === null || !('decisions' in file))
    return null;
  const { variations = [] } = file as { variations?: readonly unknown[] };
  const { from, taken, rolls } = played;
  return { ...file, variations: [...variations, { at: `${from}.1`, decisions: taken, rolls }] };
}
