// What was understood of a text, in short: for whoever has to find a mistake in the rest.
import { isObject, type Json, SEATS, tellable } from '../../core/notation/json.ts';

const named = (card: unknown): string => (isObject(card) ? String(card.id ?? card.card) : String(card));

/** "Dark: 3 Force; space: Star Destroyer. 1 sentence." */
export function understood(read: Json): string {
  const json = tellable(read);
  const table = (isObject(json.start) ? json.start : json) as Json;
  const seats = SEATS.flatMap((seat) => {
    if (!isObject(table[seat])) return [];
    const parts = Object.entries(table[seat]).map(([key, value]) =>
      Array.isArray(value) ? `${key}: ${value.map(named).join(', ')}` : `${key}: ${named(value)}`,
    );
    return `${seat === 'dark' ? 'Dark' : 'Light'}${parts.length > 0 ? ` (${parts.join('; ')})` : ''}`;
  });
  const script = (json.script ?? json.decisions) as Json[] | undefined;
  const deeds = (Array.isArray(script) ? script : [])
    .filter(isObject)
    .map(({ by, do: deed, unit, card, target }) =>
      [by, deed, unit ?? card, target].filter((word) => word !== undefined).join(' '),
    );
  return [...seats, ...deeds].join('; ');
}
