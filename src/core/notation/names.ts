// The cards that a sentence can speak of: by id, by name, or by any part of the name that only one card has.
import { nearest } from '../files/near.ts';
import type { Seat } from '../state.ts';
import type { Cursor } from './cursor.ts';

/** Lower case, straight apostrophes, plain hyphens: letter for letter, so that places stay what they are. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[‐‑–—−]/g, '-');

interface Meaning {
  readonly id: string;
  readonly seat: Seat | null;
  /** 0: its id. 1: its name and version. 2: its name. 3: a part of it. */
  readonly rank: number;
}

/** What a game says about names. */
export interface Naming {
  readonly seats: readonly Seat[];
  /** Parts of names that are words of this game's sentences: no card is called by one of them alone. */
  readonly common: readonly string[];
}

/** Parts of names that are words of the sentences of every game. */
const COMMON = ['the', 'and', 'for', 'with', 'from', 'of the'];
/** Shorter parts are none. */
const SHORTEST = 3;
/** More words than a name has; of a longer one the first are enough to call it by. */
const MOST_WORDS = 12;
/** Longer ones are said in quotation marks. */
const LONGEST = 120;
const WORD = /[\p{L}\p{N}_]/u;

export class Names {
  readonly #phrases = new Map<string, Meaning[]>();
  /** How long those are that can be said without quotation marks, the longest first. */
  #lengths: readonly number[] | null = null;
  readonly #common: ReadonlySet<string>;
  readonly #whose: RegExp;

  constructor({ seats, common }: Naming) {
    this.#common = new Set([...COMMON, ...common, ...seats]);
    this.#whose = new RegExp(`(${seats.join('|')})(?:['’]s)\\s`, 'i');
  }

  add(id: string, name: string, version: string | null, seat: Seat | null): void {
    this.#say(id, { id, seat, rank: 0 });
    if (version !== null) this.#say(`${name} (${version})`, { id, seat, rank: 1 });
    this.#say(name, { id, seat, rank: 2 });
    const words = name.split(/\s+/).slice(0, MOST_WORDS);
    for (let from = 0; from < words.length; from++)
      for (let to = from + 1; to <= words.length; to++) {
        const part = words
          .slice(from, to)
          .join(' ')
          .replace(/[,;:]+$/, '');
        if (part.length >= SHORTEST && !this.#common.has(folded(part)))
          this.#say(part, { id, seat, rank: 3 });
      }
  }

  /** By a number that tells it from others of its name. */
  call(id: string, name: string, number: string, seat: Seat | null): void {
    for (const mark of ['', '#']) this.#say(`${name} ${mark}${number}`, { id, seat, rank: 2 });
  }

  #say(phrase: string, meaning: Meaning): void {
    const key = folded(phrase);
    const known = this.#phrases.get(key);
    if (known) known.push(meaning);
    else this.#phrases.set(key, [meaning]);
    this.#lengths = null;
  }

  get lengths(): readonly number[] {
    this.#lengths ??= [...new Set([...this.#phrases.keys()].map(({ length }) => length))]
      .filter((length) => length <= LONGEST)
      .sort((a, b) => b - a);
    return this.#lengths;
  }

  /** The ids that the best reading of a phrase can mean. */
  #meant(phrase: string, seat: Seat | null): string[] {
    let all = this.#phrases.get(phrase) ?? [];
    if (seat !== null && all.some((one) => one.seat === seat)) all = all.filter((one) => one.seat === seat);
    const best = Math.min(...all.map(({ rank }) => rank));
    return [...new Set(all.filter(({ rank }) => rank === best).map(({ id }) => id))];
  }

  /** Reads a card's name: "Vader", "Dark's Vader", or quoted. Null where none stands here. */
  take(cursor: Cursor): string | null {
    const start = cursor.at;
    const whose = cursor.take(this.#whose);
    const seat = whose ? (whose[1] as string).toLowerCase() : null;
    const quoted = cursor.quoted();
    if (quoted !== null) {
      const ids = this.#meant(folded(quoted), seat);
      if (ids.length === 1) return ids[0] as string;
      cursor.at = start;
      return null;
    }
    const found =
      this.#longest(cursor, seat) ?? (cursor.take(/the\s+/i) ? this.#longest(cursor, seat) : null);
    if (found === null) cursor.at = start;
    return found;
  }

  #longest(cursor: Cursor, seat: Seat | null): string | null {
    cursor.skip();
    const rest = folded(cursor.text.slice(cursor.at, Math.min(cursor.end, cursor.at + LONGEST + 1)));
    for (const length of this.lengths) {
      if (length > rest.length) continue;
      const phrase = rest.slice(0, length);
      if (!this.#phrases.has(phrase)) continue;
      const next = rest[phrase.length];
      if (next !== undefined && WORD.test(next) && WORD.test(phrase.at(-1) as string)) continue;
      const ids = this.#meant(phrase, seat);
      if (ids.length > 1)
        cursor.fail(
          `"${phrase}" can mean ${ids
            .slice(0, 5)
            .map((id) => `"${id}"`)
            .join(' or ')}: say which.`,
        );
      cursor.at += phrase.length;
      return ids[0] as string;
    }
    return null;
  }

  /** ` Did you mean …?` for the words that stand here, or nothing. */
  hint(cursor: Cursor): string {
    const words = cursor.rest.split(/[\s,.;]+/).slice(0, 4);
    for (let n = words.length; n > 0; n--) {
      const near = nearest(folded(words.slice(0, n).join(' ')), this.#phrases.keys());
      const id = near && this.#meant(near, null)[0];
      if (id) return ` Did you mean "${id}"?`;
    }
    return '';
  }
}
