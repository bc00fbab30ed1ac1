// A place in a line, with words, numbers and quoted texts to be read from it.
import { LineFault } from './fault.ts';

/** Straight, curly and angular quotation marks: editors change one into the other. */
const QUOTES = '"“”„‟″〝〞«»';
const CURLY = new RegExp(`[${QUOTES}]`);

const escapes = (text: string): string =>
  text.replace(/\\(?:u([0-9a-f]{4})|(.))/gi, (_, code, letter) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : letter === 'n' ? '\n' : letter,
  );

/** Arrows of a card's text, whatever an editor made of them. */
const arrows = (text: string): string => {
  const parts = text.split(/[→⇒⟶➔➜]|[-–—−]>/);
  return parts.length === 1
    ? text.trim()
    : parts
        .map((part) => part.trim())
        .join(' -> ')
        .trim();
};

export class Cursor {
  readonly text: string;
  readonly end: number;
  at: number;

  constructor(text: string, at = 0, end: number = text.length) {
    this.text = text;
    this.at = at;
    this.end = end;
  }

  skip(): void {
    while (this.at < this.end && this.text[this.at] === ' ') this.at++;
  }

  get done(): boolean {
    this.skip();
    return this.at >= this.end;
  }

  /** What is left, without blanks around it. */
  get rest(): string {
    this.skip();
    return this.text.slice(this.at, this.end).trimEnd();
  }

  /** Reads what the expression matches right here, after blanks. */
  take(expression: RegExp): RegExpExecArray | null {
    this.skip();
    const found = new RegExp(expression.source, `${expression.flags.replace('y', '')}y`);
    found.lastIndex = this.at;
    const match = found.exec(this.text);
    if (!match || this.at + match[0].length > this.end) return null;
    this.at += match[0].length;
    return match;
  }

  sees(expression: RegExp): boolean {
    const { at } = this;
    const found = this.take(expression) !== null;
    this.at = at;
    return found;
  }

  get seesQuote(): boolean {
    this.skip();
    return this.at < this.end && CURLY.test(this.text[this.at] as string);
  }

  /** A quoted text, or null where none begins here. */
  quoted(): string | null {
    if (!this.seesQuote) return null;
    const start = this.at;
    const straight = this.text[start] === '"';
    const close = (mark: (c: string) => boolean): number => {
      for (let i = start + 1; i < this.end; i++) {
        const c = this.text[i] as string;
        if (c === '\\') i++;
        else if (mark(c)) return i;
      }
      return -1;
    };
    const curly = (c: string) => QUOTES.includes(c);
    let to = close(straight ? (c) => c === '"' : curly);
    if (to < 0) to = close(curly);
    if (to < 0) throw new LineFault(start, 'A text is opened with a quotation mark here and never closed.');
    this.at = to + 1;
    return escapes(arrows(this.text.slice(start + 1, to)));
  }

  fail(message: string, at: number = this.at): never {
    throw new LineFault(at, message);
  }

  /** What stands here, in words. */
  get here(): string {
    const rest = this.rest;
    if (rest === '') return 'the line ends';
    const word = /^\S+/.exec(rest)?.[0] ?? rest;
    return `found "${word.length > 30 ? `${word.slice(0, 30)}…` : word}"`;
  }
}
