// What stands at the end of a sentence, taken off from behind: a hash, "(illegal)", what chance gave.
import type { ChanceWords } from '../../core/notation/chance.ts';
import { LineFault } from '../../core/notation/fault.ts';
import type { Spoken } from '../../core/notation/kind.ts';

const HASH = /^#([0-9a-f]{8,64})$/i;
const ILLEGAL = /^(?:this is )?(?:illegal|not legal|not allowed)$/i;
const ILLEGAL_BARE = /^(?:illegal|not legal)$/i;

/** Where a text ends without these letters: looked for from its end, so that a long run of them is passed once. */
function endBefore(text: string, start: number, end: number, letters: string): number {
  let now = end;
  while (now > start && letters.includes(text[now - 1] as string)) now--;
  return now;
}

/** What a sentence tells of chance; `at` is where that begins in the line. */
export function chanceIn(text: string, at: number, words: ChanceWords, spoken: Spoken): unknown[][] {
  const rolls = words.read(text.slice(0, endBefore(text, 0, text.length, ',;|/ ')), spoken);
  if (rolls) return rolls;
  const read = new RegExp(`^${words.known.source}`, words.known.flags).exec(text)?.[0].length ?? 0;
  const there = /^\S+/.exec(text.slice(read))?.[0];
  const here = there === undefined ? 'the line ends' : `found "${there}"`;
  throw new LineFault(at + read, `${words.like}, but ${here}.`);
}

export class Tail {
  end: number;
  readonly #line: string;
  readonly #start: number;

  constructor(line: string, start: number) {
    this.#line = line;
    this.#start = start;
    this.end = line.length;
  }

  #strip(letters: string): void {
    this.end = endBefore(this.#line, this.#start, this.end, letters);
  }

  hash(): string | null {
    this.#strip(' ');
    const at = this.#line.lastIndexOf('#', this.end - 1);
    const found = at < this.#start ? null : HASH.exec(this.#line.slice(at, this.end));
    if (!found) return null;
    this.end = at;
    this.#strip(' ');
    return found[1] as string;
  }

  stop(): void {
    this.#strip(' .!');
  }

  /** "(illegal)", "– not legal". */
  illegal(): boolean {
    this.#strip(' ');
    const closed = this.#line[this.end - 1] === ')';
    const [to, marks, words] = closed ? [this.end - 1, '(', ILLEGAL] : [this.end, '–—', ILLEGAL_BARE];
    const at = Math.max(...[...marks].map((mark) => this.#line.lastIndexOf(mark, to - 1)));
    if (at < this.#start || !words.test(this.#line.slice(at + 1, to).trim())) return false;
    this.end = at;
    this.#strip(' ,;–—-');
    return true;
  }

  /** What chance gave, and where in the line that begins. */
  telling(words: ChanceWords): readonly [string, number] | null {
    const text = this.#line.slice(this.#start, this.end);
    const found = words.telling.exec(text);
    if (!found) return null;
    let from = found.index + found[0].length;
    while (from < text.length && ' :('.includes(text[from] as string)) from++;
    const to = endBefore(text, from, text.length, ' )');
    this.end = this.#start + found.index;
    this.#strip(' ,;.(');
    return [text.slice(from, to), this.#start + from];
  }
}
