// The lines of a text as its author meant them: cleaned, without comments and bullets, what was broken in two put together again.
import { BULLET, cleaned } from '../../core/notation/clean.ts';
import type { Place } from '../../core/notation/fault.ts';

/** A line is a sentence, a card, a paragraph of prose: longer than any of them is a mistake or an attack. */
export const LONGEST_LINE = 20_000;

export interface Line {
  readonly text: string;
  /** Where in the text a part of it begins, and where that part stands. */
  readonly parts: readonly (Place & { readonly from: number })[];
}

/** The place of a letter of a line. */
export function placeIn({ parts }: Line, at: number): Place {
  let [low, high] = [0, parts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((parts[middle] as Line['parts'][number]).from <= at) low = middle;
    else high = middle - 1;
  }
  const part = parts[low] as Line['parts'][number];
  return { line: part.line, column: part.column + Math.max(0, at - part.from) };
}

const QUOTED = '["“”„«»](?:[^"“”„«»\\\\]|\\\\.)*["“”„«»]';
/** Only more of a card: its text, what is said in brackets. */
const MORE = new RegExp(`^(?:(?:${QUOTED}|\\([^()]*\\)|\\[[^\\][]*\\]|,)\\s*)+(?:as\\s.*|,.*)?$`);
/** Comments, and rules that an editor draws. */
const EMPTY = /^(?:\/\/.*|[-–—=_*~]{3,}|`{3,}\w*)?$/;

/** A line while more may be added to it. Each piece is looked at once, however many there are. */
class Growing {
  readonly #pieces: string[] = [];
  readonly #parts: Line['parts'][number][] = [];
  #length = 0;
  /** What comes first in it: a key and a colon, or a quotation mark. */
  #key: 'open' | 'colon' | 'cards' | 'none' = 'open';

  add(text: string, place: Place): void {
    if (this.#pieces.length > 0) this.#length += 1;
    this.#parts.push({ ...place, from: this.#length });
    this.#pieces.push(text);
    this.#length += text.length;
    if (this.#key === 'colon') this.#key = 'cards';
    else if (this.#key === 'open') {
      const first = /["“:]/.exec(text);
      if (first) this.#key = first[0] !== ':' ? 'none' : first.index === text.length - 1 ? 'colon' : 'cards';
    }
  }

  /** Whether a text goes on with this line. */
  continues(text: string, goesOn: RegExp): boolean {
    return (
      (this.#key === 'cards' && MORE.test(text)) ||
      goesOn.test(text) ||
      ((this.#pieces.at(-1) as string).endsWith(',') && !/^[\w -]+:/.test(text))
    );
  }

  get line(): Line {
    return { text: this.#pieces.join(' '), parts: this.#parts };
  }
}

/** `goesOn`: what begins a line that goes on with the one before. */
export function linesOf(source: string, goesOn: RegExp): Line[] {
  const found: Growing[] = [];
  cleaned(source)
    .split('\n')
    .forEach((raw, i) => {
      const column = BULLET.exec(raw)?.[0].length ?? 0;
      const text = raw.slice(column).trimEnd();
      if (EMPTY.test(text)) return;
      const place = { line: i + 1, column: column + 1 };
      const before = found[found.length - 1];
      if (before?.continues(text, goesOn)) before.add(text, place);
      else {
        const line = new Growing();
        line.add(text, place);
        found.push(line);
      }
    });
  return found.map(({ line }) => line);
}
