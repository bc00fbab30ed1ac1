// A recorded game that is not known at a glance, read with care. What is wrong with it is told as of a game.
import { careful } from '../../play/replay/careful.ts';
import type { Opened } from '../../play/replay/plain.ts';
import { SwtcgError } from '../../src/game/error.ts';
import type { Problem } from './steps.ts';

export function gameWithCare(text: string): Opened {
  try {
    return careful(text);
  } catch (error) {
    if (!(error instanceof SwtcgError)) throw error;
    const info: SwtcgError['info'] & Problem = { ...error.info, game: true };
    throw new SwtcgError(info);
  }
}
