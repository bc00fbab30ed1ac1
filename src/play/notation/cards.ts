// The cards of a list, and definitions in lines of their own, as describe.ts finds them.
import { LIMITS } from '../../core/files/limits.ts';
import { didYouMean } from '../../core/files/near.ts';
import type { CardFault, CardWords, Standing } from '../../core/game/game-notation.ts';
import { Cursor } from '../../core/notation/cursor.ts';
import type { Json } from '../../core/notation/json.ts';
import { type Deck, freeId, keyLike, keyOf } from './deck.ts';
import { type Described, describe } from './describe.ts';

function readLying(
  cursor: Cursor,
  words: CardWords,
  deck: Deck,
  standing: Standing,
  { def, lying }: Described,
): Json {
  const found: Record<string, unknown[]> = {};
  for (const { list, from, to } of lying) {
    const inside = new Cursor(cursor.text, from, to);
    const depth = (standing.depth ?? 0) + 1;
    const host = def.type ?? words.typeIn(standing);
    found[list] ??= [];
    found[list].push(...readCards(inside, words, deck, { ...standing, list, host, depth }));
  }
  return found;
}

const failing = (cursor: Cursor, { message, from = 0 }: CardFault, at: number): never =>
  cursor.fail(message, at + from);

/** The definition in full, with what its place says of it. */
function completed(cursor: Cursor, words: CardWords, { def, at }: Described, standing: Standing): Json {
  const found = words.complete(def, standing);
  return 'def' in found ? found.def : failing(cursor, found, at);
}

const isDescribed = (def: Json): boolean =>
  Object.keys(def).some((key) => key !== 'name' && key !== 'version');

/** The key of the card that is meant; one that is described here gets its definition. */
function defined(cursor: Cursor, words: CardWords, deck: Deck, found: Described, standing: Standing): string {
  const { def, at } = found;
  if (def.name === '?') {
    deck.cards['?'] ??= { name: '?' };
    return '?';
  }
  const key = keyOf(def);
  if (key in Object.prototype) cursor.fail(`"${key}" can't be the name of a card.`, at);
  const known = Object.hasOwn(deck.cards, key);
  if (def.ref !== undefined) {
    deck.cards[key] ??= { ref: def.ref };
    deck.tell('card', key, at);
    return key;
  }
  if (!isDescribed(def)) {
    const same = known ? key : keyLike(deck, key);
    if (same !== undefined) return same;
    const refs = deck.data?.find(key) ?? [];
    if (refs.length > 0) {
      deck.cards[key] = { ref: refs[0] };
      deck.tell('card', key, at);
      return key;
    }
  }
  const wrong = isDescribed(def) && found.quoted ? null : words.wrongNumbers?.(key);
  if (wrong) failing(cursor, wrong, at);
  if (!isDescribed(def)) {
    const near = didYouMean(key, [...Object.keys(deck.cards), ...(deck.data?.names() ?? [])]);
    cursor.fail(
      near
        ? `There is no card "${key}".${near}`
        : `There is no card "${key}". ${words.describe(key, standing, deck.data !== undefined)}`,
      at,
    );
  }
  if (known)
    cursor.fail(
      `"${key}" is described twice. Give the second one's numbers another name or a version, or leave them out.`,
      at,
    );
  deck.cards[key] = completed(cursor, words, found, standing);
  deck.tell('card', key, at);
  return key;
}

/** Cards lie on cards that lie on cards; nothing lies deeper than this. */
const DEEPEST = 8;

/** The cards of a list. */
export function readCards(cursor: Cursor, words: CardWords, deck: Deck, standing: Standing): unknown[] {
  const cards: unknown[] = [];
  const { depth = 0 } = standing;
  if (depth > DEEPEST) cursor.fail(`Cards lie on cards here, ${DEEPEST} deep: nothing lies so.`);
  for (;;) {
    if (cursor.done) return cards;
    const found = describe(cursor, words);
    const key = defined(cursor, words, deck, found, standing);
    for (let i = 0; i < found.times; i++) {
      const { id: given, ...marks } = found.placed;
      const id = (given as string | undefined) ?? freeId(deck, key, standing.seat);
      if (deck.ids.has(id)) cursor.fail(`There is a card called "${id}" already.`, found.at);
      if (deck.ids.size >= LIMITS.cards) cursor.fail(`A game has at most ${LIMITS.cards} cards.`, found.at);
      deck.ids.set(id, standing.seat);
      deck.tell('id', id, found.at);
      const rest = { ...marks, ...readLying(cursor, words, deck, standing, found) };
      const bare = id === key && Object.keys(rest).length === 0;
      cards.push(bare ? key : { ...(id !== key && { id }), card: key, ...rest });
    }
    if (cursor.done) return cards;
    if (!cursor.take(/[,;]/))
      cursor.fail(
        `After a card this is expected: ${words.goesOn}, "as …", or "," and the next card; but ${cursor.here}.`,
      );
  }
}

/** `card tie: TIE Fighter 50/3/2 (dark, Space)`: a definition in a line of its own. */
export function readDefinition(cursor: Cursor, words: CardWords, deck: Deck, key: string | null): void {
  const found = describe(cursor, words);
  if (!cursor.done) cursor.fail(`Here the line should end, but ${cursor.here}.`);
  if (Object.keys(found.placed).length + found.lying.length > 0)
    cursor.fail(
      'A line that describes a card says nothing of how it stands: say that where it is put.',
      found.at,
    );
  const name = key ?? keyOf(found.def);
  if (name in Object.prototype) cursor.fail(`"${name}" can't be the name of a card.`, found.at);
  deck.tell('card', name, found.at);
  if (Object.hasOwn(deck.cards, name)) cursor.fail(`"${name}" is described twice.`, found.at);
  if (found.def.ref !== undefined) deck.cards[name] = { ref: found.def.ref };
  else if (found.def.name === '?') deck.cards[name] = { name: '?' };
  else deck.cards[name] = completed(cursor, words, found, { seat: null, list: null, place: null });
}
