// Errors of a text's cards, with what was probably meant.
import { SwtcgError } from '../../core/error.ts';
import type { NotationWords } from '../../core/game/game-notation.ts';

/** The message of an error, with a hint where it is a paragraph that was not read. */
export function withHint(textHint: (paragraph: string) => string, code: string, message: string): string {
  const unread = code === 'text-not-read' && /the paragraph "(.*?)": /s.exec(message)?.[1];
  return unread ? message + textHint(unread) : message;
}

/** The same of the error itself. */
export function hinted({ cards }: NotationWords, error: unknown): unknown {
  if (!(error instanceof SwtcgError) || !cards.textHint) return error;
  const message = withHint(cards.textHint, error.info.code, error.info.message);
  return message === error.info.message ? error : new SwtcgError({ ...error.info, message });
}
