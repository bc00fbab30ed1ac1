// Cards in words, as cards.ts reads them.
import type { CardWords, Standing } from '../../core/game/game-notation.ts';
import { isObject, type Json } from '../../core/notation/json.ts';
import { quote } from '../../core/notation/quote.ts';
import { type Deck, freeId, keyOf } from './deck.ts';

const plainName = (words: CardWords, name: string): string =>
  !words.reference.test(name) &&
  /^[\p{L}\p{N}][\p{L}\p{N} .'’!?:&/-]*$/u.test(name) &&
  !/\sas\s|\d+\/\d+\/|^\d+\s*[x×]|^unknown|^\?|\s{2}|\s$/i.test(name)
    ? name
    : quote(name);

/** What is printed on a card; facts that its place says are left out. */
export function printDefinition(words: CardWords, def: Json, standing: Standing): string {
  if (typeof def.ref === 'string') return def.ref;
  if (def.name === '?') return '?';
  const { name, version, text } = def;
  const said = [plainName(words, String(name))];
  if (version !== undefined)
    said.push(/^[A-Z]\d?$/.test(String(version)) ? `(${version})` : `(version ${version})`);
  const { numbers, facts } = words.print(def, standing);
  if (numbers !== undefined) said.push(numbers);
  if (facts.length > 0) said.push(`(${facts.join(', ')})`);
  if (Array.isArray(text)) said.push(...text.map((one) => quote(String(one))));
  return said.join(' ');
}

/** A card where it stands. The first card of a definition that is named like it brings the definition along. */
export function printPlaced(
  words: CardWords,
  card: unknown,
  deck: Deck,
  defs: Json,
  standing: Standing,
): string {
  const placed: Json = isObject(card) ? card : { card };
  const key = String(placed.card);
  const def = isObject(defs[key]) ? (defs[key] as Json) : {};
  const fresh = !Object.hasOwn(deck.cards, key);
  const inline = fresh && keyOf(def) === key;
  deck.cards[key] = def;
  const unknown = key === '?';
  const said = [unknown ? '?' : inline ? printDefinition(words, def, standing) : plainName(words, key)];
  const free = freeId(deck, key, standing.seat);
  const id = String(placed.id ?? key);
  deck.ids.set(id, standing.seat);
  const facts = words.printMarks(placed);
  if (facts.length > 0) said.push(`(${facts.join(', ')})`);
  for (const [name, value] of Object.entries(placed)) {
    const word = Object.hasOwn(words.lists, name) ? words.lists[name] : null;
    if (word === null || !Array.isArray(value) || value.length === 0) continue;
    const cards = value.map((one) =>
      printPlaced(words, one, deck, defs, { ...standing, list: name, host: def.type }),
    );
    said.push(`[${word} ${cards.join(', ')}]`);
  }
  if (id !== free) said.push(`as ${plainName(words, id)}`);
  return said.join(' ');
}
