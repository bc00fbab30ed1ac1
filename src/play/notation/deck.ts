// The definitions and ids of a text, as they come.
import type { CardNames } from '../../core/game/game-notation.ts';
import type { Json } from '../../core/notation/json.ts';
import type { Seat } from '../../core/state.ts';

export interface Deck {
  readonly cards: Json;
  readonly ids: Map<string, Seat | null>;
  readonly data: CardNames | undefined;
  /** How many unknown cards each seat has. */
  readonly unknown: Map<string, number>;
  /** Told where a definition or an id is said. */
  tell(what: 'card' | 'id', name: string, at: number): void;
}

export const keyOf = (def: Json): string => {
  if (typeof def.ref === 'string') return def.ref.slice(def.ref.indexOf('/') + 1);
  return def.version === undefined ? String(def.name) : `${def.name} (${def.version})`;
};

/** A definition by its name in any case, or without its version where there is one only. */
export function keyLike(deck: Deck, name: string): string | undefined {
  const plain = name.toLowerCase();
  const keys = Object.keys(deck.cards).filter(
    (key) => key.toLowerCase() === plain || String((deck.cards[key] as Json).name).toLowerCase() === plain,
  );
  return keys.length === 1 ? keys[0] : undefined;
}

export function freeId(deck: Deck, key: string, seat: Seat | null): string {
  if (key === '?') {
    const n = (deck.unknown.get(seat ?? '') ?? 0) + 1;
    deck.unknown.set(seat ?? '', n);
    return `${seat}-${n}`;
  }
  if (!deck.ids.has(key)) return key;
  let n = 2;
  while (deck.ids.has(`${key} ${n}`)) n++;
  return `${key} ${n}`;
}
