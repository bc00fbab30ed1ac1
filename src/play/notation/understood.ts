// What was understood of a text, in short: for whoever has to find a mistake in the rest.
import type { NotationWords } from '../../core/game/game-notation.ts';
import { isObject, type Json, tellable } from '../../core/notation/json.ts';
import { startOf } from './table.ts';

const named = (card: unknown): string => (isObject(card) ? String(card.id ?? card.card) : String(card));

/** "Dark (hand: Luke); light pass". */
export function understood({ seats: all, seatNames }: NotationWords, read: Json): string {
  const json = tellable(read);
  const table = startOf(json);
  const seats = all.flatMap((seat) => {
    if (!isObject(table[seat])) return [];
    const parts = Object.entries(table[seat]).map(([key, value]) =>
      Array.isArray(value) ? `${key}: ${value.map(named).join(', ')}` : `${key}: ${named(value)}`,
    );
    return `${seatNames[seat]}${parts.length > 0 ? ` (${parts.join('; ')})` : ''}`;
  });
  const script = (json.script ?? json.decisions) as Json[] | undefined;
  const deeds = (Array.isArray(script) ? script : [])
    .filter(isObject)
    .map(({ by, do: deed, unit, card, target }) =>
      [by, deed, unit ?? card, target].filter((word) => word !== undefined).join(' '),
    );
  return [...seats, ...deeds].join('; ');
}
