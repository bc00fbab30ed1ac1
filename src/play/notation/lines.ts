// The lines of a text as its author meant them: cleaned, without comments and bullets, what was broken in two put together again.
import { BULLET, cleaned } from './clean.ts';
import type { Place } from './fault.ts';

export interface Line {
  readonly text: string;
  /** Where in the text a part of it begins, and where that part stands. */
  readonly parts: readonly (Place & { readonly from: number })[];
}

/** The place of a letter of a line. */
export function placeIn({ parts }: Line, at: number): Place {
  const part = [...parts].reverse().find(({ from }) => from <= at) ?? (parts[0] as Line['parts'][number]);
  return { line: part.line, column: part.column + Math.max(0, at - part.from) };
}

const QUOTED = '["“”„«»](?:[^"“”„«»\\\\]|\\\\.)*["“”„«»]';
/** Only more of a card: its text, what is said in brackets. */
const MORE = new RegExp(`^(?:(?:${QUOTED}|\\([^()]*\\)|\\[[^\\][]*\\]|,)\\s*)+(?:as\\s.*|,.*)?$`);
const CARDS = /^[^"“:]*:\s*\S/;
/** Comments, and rules that an editor draws. */
const EMPTY = /^(?:\/\/.*|[-–—=_*~]{3,}|`{3,}\w*)?$/;

export function linesOf(source: string): Line[] {
  const found: Line[] = [];
  cleaned(source)
    .split('\n')
    .forEach((raw, i) => {
      const column = BULLET.exec(raw)?.[0].length ?? 0;
      const text = raw.slice(column).trimEnd();
      if (EMPTY.test(text)) return;
      const place = { line: i + 1, column: column + 1 };
      const before = found[found.length - 1];
      if (before && continues(before.text, text)) {
        found[found.length - 1] = {
          text: `${before.text} ${text}`,
          parts: [...before.parts, { ...place, from: before.text.length + 1 }],
        };
      } else found.push({ text, parts: [{ ...place, from: 0 }] });
    });
  return found;
}

const continues = (before: string, text: string): boolean =>
  (MORE.test(text) && CARDS.test(before)) ||
  /^roll(?:ing|s)\b(?!\s*[:：])/i.test(text) ||
  (/,$/.test(before) && !/^[\w -]+:/.test(text));
