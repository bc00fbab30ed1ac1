// What an edition does not know of the language of effects: keywords, disrupts, ways to change dice, replacement effects.
import type { Edition } from '../editions/edition.ts';
import type { Effect } from '../language/effect.ts';
import { type Piece, somePiece } from '../language/walk.ts';

interface Foreign {
  readonly isMeant: (piece: Piece) => boolean;
  readonly why: string;
}

/** What belongs to chances that an edition may lack. */
const OF_WINDOWS = [
  {
    window: 'disrupt',
    isMeant: ({ do: deed }) => deed === 'disrupt' || deed === 'undisruptable',
    why: 'nothing is disrupted in it.',
  },
  {
    window: 'pending',
    isMeant: ({ on, do: deed }) => on === 'would-be-damaged' || deed === 'more-damage',
    why: 'damage can be prevented in it and changed in no other way.',
  },
  {
    window: 'placement',
    isMeant: ({ on, instead }) => on === 'would-be-discarded' || instead === true,
    why: 'nothing takes the place of an event in it.',
  },
  {
    window: 'predict',
    isMeant: ({ do: deed }) => deed === 'add-dice' || deed === 'change-dice',
    why: 'dice are rolled again in it, but neither added nor changed.',
  },
] as const satisfies readonly (Foreign & { readonly window: string })[];

/** Why an edition does not know an effect; null where it does. */
export function foreignTo({ keywords: { known }, windows }: Edition, effect: Effect): string | null {
  const keyword = foreignKeyword(effect, known);
  if (keyword !== null) return `it has no keyword "${keyword}".`;
  for (const { window, isMeant, why } of OF_WINDOWS)
    if (!windows.has(window) && somePiece(effect, isMeant)) return why;
  return null;
}

/** A keyword, at any depth, that is not among those known. */
function foreignKeyword(effect: Effect, known: ReadonlySet<string> | null): string | null {
  if (known === null) return null;
  let found: string | null = null;
  somePiece(effect, ({ kind, keyword }) => {
    if (kind === 'keyword' && typeof keyword === 'string' && !known.has(keyword)) found = keyword;
    return found !== null;
  });
  return found;
}
