// A recorded game that is not known at a glance, read with care. What is wrong with it is told as of a game.
import { careful } from '../../play/replay/careful.ts';
import type { Opened } from '../../play/replay/plain.ts';
import { SwtcgError } from '../../src/game/error.ts';
import type { Problem } from './steps.ts';

/** Somebody besides the players had a hand in it. */
const JUDGED = /"by":"judge"|"do":"reveal"/;

export async function gameWithCare(text: string): Promise<Opened> {
  try {
    const opened = careful(text);
    const { decisions, variations } = opened.replay;
    if (JUDGED.test(JSON.stringify([decisions, variations]))) await import('../../src/judge/judge.ts');
    return opened;
  } catch (error) {
    if (!(error instanceof SwtcgError)) throw error;
    const info: SwtcgError['info'] & Problem = { ...error.info, game: true };
    throw new SwtcgError(info);
  }
}
