// A game as one seat may know it, as a log of views: for publishing while an event is still going on. It holds neither the
// inputs nor the seed, from which hidden cards could be worked out, and nobody's notes.
import type { CardId } from '../../src/game/state.ts';
import type { Onlooker } from '../../src/hidden.ts';
import { isMask } from '../../src/mask.ts';
import type { View } from '../../src/view.ts';
import { type CardFace, UNKNOWN } from './face.ts';
import type { ToldFile } from './file.ts';
import { sameFact } from './kept.ts';
import { stepAt } from './step.ts';

export const VIEWS_FORMAT = 'swtcg-views/1';

interface RedactedStep {
  /** Its address: the same as in the replay. */
  readonly at: string;
  readonly path: readonly string[];
  readonly text: string;
  readonly rule: string;
  /** What of the documented view is new since the step before; null: no longer there. The first step has all of it. */
  readonly view: Readonly<Record<string, unknown>>;
}

export interface RedactedGame {
  readonly format: typeof VIEWS_FORMAT;
  readonly seat: Onlooker;
  readonly title: string | null;
  readonly players: ToldFile['names'];
  /** The faces of the cards that this seat has seen by then, and of no others. */
  readonly cards: Readonly<Record<CardId, CardFace>>;
  readonly steps: readonly RedactedStep[];
}

const FACE = Object.keys(UNKNOWN) as (keyof CardFace)[];

/** What is printed on a card, without what the engine has made of it. */
const faceOf = (card: CardFace): CardFace =>
  Object.fromEntries(FACE.map((fact) => [fact, card[fact]])) as unknown as CardFace;

function changes(now: View, before: View | null): Record<string, unknown> {
  if (!before) return now;
  const found: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(now)) if (!sameFact(value, before[key])) found[key] = value;
  for (const key of Object.keys(before)) if (!(key in now)) found[key] = null;
  return found;
}

export function redacted(file: ToldFile, seat: Onlooker, until?: string): RedactedGame {
  const { account, heading, names } = file;
  const cards: Record<CardId, CardFace> = {};
  const last = until === undefined ? account.length - 1 : stepAt(account, until);
  let before: View | null = null;
  const steps = Array.from({ length: Math.min(account.length, last + 1) }, (_, i): RedactedStep => {
    const { entry, address, viewFor } = account.at(i);
    const now = viewFor?.(seat) as View;
    for (const id of Object.keys(now)) {
      const face = file.cards[id];
      if (face && !isMask(id)) cards[id] ??= faceOf(face);
    }
    const view = changes(now, before);
    before = now;
    return { at: address as string, path: entry.path, text: entry.text, rule: entry.rule, view };
  });
  return { format: VIEWS_FORMAT, seat, title: heading.title, players: names, cards, steps };
}
