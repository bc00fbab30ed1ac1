// Cards in words, as cards.ts reads them.
import { type Deck, freeId, keyOf, STATS, type Standing, TYPE, typeIn } from './cards.ts';
import { isObject, type Json } from '../../core/notation/json.ts';
import { quote } from '../../core/notation/quote.ts';

const plainName = (name: string): string =>
  /^[\p{L}\p{N}][\p{L}\p{N} .'’!?:&/-]*$/u.test(name) &&
  !/\sas\s|\d+\/\d+\/|^\d+\s*[x×]|^[A-Z0-9]{2,6}\/|^unknown|^\?|\s{2}|\s$/i.test(name)
    ? name
    : quote(name);

/** What is printed on a card; facts that its place says are left out. */
export function printDefinition(def: Json, standing: Standing): string {
  if (typeof def.ref === 'string') return def.ref;
  if (def.name === '?') return '?';
  const { name, version, side, type, subtype, cost, text } = def;
  const words = [plainName(String(name))];
  if (version !== undefined)
    words.push(/^[A-Z]\d?$/.test(String(version)) ? `(${version})` : `(version ${version})`);
  const whole = STATS.every((one) => def[one] !== undefined && def[one] !== null);
  if (whole) words.push(STATS.map((one) => def[one]).join('/'));
  const facts: string[] = [];
  if (side !== standing.seat) facts.push(String(side));
  const misread = typeof subtype === 'string' && TYPE.test(subtype.split(',')[0]?.trim() ?? '');
  if (misread || type !== typeIn(standing)) facts.push(String(type));
  if (cost !== undefined && cost !== null) facts.push(`cost ${cost}`);
  if (!whole)
    for (const one of STATS)
      if (def[one] !== undefined && def[one] !== null) facts.push(`${one} ${def[one]}`);
  if (typeof subtype === 'string' && subtype !== '') facts.push(subtype);
  if (facts.length > 0) words.push(`(${facts.join(', ')})`);
  if (Array.isArray(text)) words.push(...text.map((one) => quote(String(one))));
  return words.join(' ');
}

/** A card where it stands. The first card of a definition that is named like it brings the definition along. */
export function printPlaced(card: unknown, deck: Deck, defs: Json, standing: Standing): string {
  const placed: Json = isObject(card) ? card : { card };
  const key = String(placed.card);
  const def = isObject(defs[key]) ? (defs[key] as Json) : {};
  const fresh = !Object.hasOwn(deck.cards, key);
  const inline = fresh && keyOf(def) === key;
  deck.cards[key] = def;
  const unknown = key === '?';
  const words = [unknown ? '?' : inline ? printDefinition(def, standing) : plainName(key)];
  const free = freeId(deck, key, standing.seat);
  const id = String(placed.id ?? key);
  deck.ids.set(id, standing.seat);
  const facts: string[] = [];
  for (const [name, value] of Object.entries(placed)) {
    if (name === 'tapped') facts.push(value ? 'tapped' : 'untapped');
    else if (name === 'faceDown') facts.push(value ? 'face down' : 'face up');
    else if (name === 'damage') facts.push(`${value} damage`);
    else if (name === 'build') facts.push(`${value} build`);
    else if (name === 'owner') facts.push(`owned by ${value}`);
    else if (name === 'counters' && isObject(value))
      facts.push(...Object.entries(value).map(([what, n]) => `${n} ${what} counters`));
  }
  if (facts.length > 0) words.push(`(${facts.join(', ')})`);
  for (const [name, value] of Object.entries(placed)) {
    const word = name === 'stack' ? 'over' : name === 'pilots' ? 'pilot' : name === 'equipment' ? name : null;
    if (word === null || !Array.isArray(value) || value.length === 0) continue;
    const cards = value.map((one) =>
      printPlaced(one, deck, defs, { ...standing, list: name, host: def.type }),
    );
    words.push(`[${word} ${cards.join(', ')}]`);
  }
  if (id !== free) words.push(`as ${plainName(id)}`);
  return words.join(' ');
}
