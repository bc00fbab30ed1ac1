// A saved game, taken up again. Fetched when somebody brings one.
import { parseSave } from '../../play/save.ts';
import { Session } from '../../play/session.ts';

/** Throws a SwtcgError where the text is not a saved game. */
export function restored(text: string): { readonly session: Session; readonly title: string | null } {
  const saved = parseSave(text);
  return { session: Session.restore(saved), title: saved.title ?? null };
}
