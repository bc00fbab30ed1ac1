// The line of play that a viewer shows, as far as it has been played: its log, its turns and its notes. A value: what has
// been played since is taken into a new one.
import type { RollView } from '../../core/game/game-steps.ts';
import { type LogLine, lineOf, type Step } from '../steps/step.ts';
import {
  attackMarks,
  indexOf,
  rollAt,
  type Stride,
  startOf,
  strideTo,
  type TurnMark,
  turnMarks,
} from './navigation.ts';
import type { Line, Live, Note, Source } from './source.ts';

/** A step by its number, from 0, or by its address. */
export type Target = number | string;

export class Timeline {
  /** The game; null where there is none yet. */
  readonly source: Source | null;
  /** The line that is shown: the game itself, or another one. */
  readonly line: Line | null;
  readonly lines: readonly LogLine[];
  /** More steps are still to come. */
  readonly growing: boolean;
  readonly turns: readonly TurnMark[];
  /** The steps in which an attack is declared. */
  readonly attacks: readonly number[];
  /** What annotators say, by the numbers of the steps, and their signs. */
  readonly notes: ReadonlyMap<number, readonly Note[]>;
  readonly signs: ReadonlyMap<number, string>;

  private constructor(
    source: Source | null,
    line: Line | null,
    lines: readonly LogLine[] = [],
    growing = false,
  ) {
    this.source = source;
    this.line = line;
    this.lines = lines;
    this.growing = growing;
    const navigation = source?.game.navigation;
    this.turns = navigation ? turnMarks(navigation, lines) : [];
    this.attacks = navigation ? attackMarks(navigation, lines) : [];
    this.notes = this.#annotate();
    this.signs = new Map([...this.notes].map(([index, [first]]) => [index, first?.mark ?? '']));
  }

  static readonly empty = new Timeline(null, null);

  /** The steps of a line so far: the first of them, at least. */
  static of(source: Source, line: Line = source): Timeline {
    // A game may begin with a question before anything is told: the first step is that of the first decision.
    if (line.steps.length === 0) line.more(() => line.steps.length > 0);
    return new Timeline(source, line, linesOf(line), true);
  }

  /** With the steps that have been played since. */
  grown(growing = this.growing): Timeline {
    const { source, line, lines } = this;
    return line ? new Timeline(source, line, linesOf(line, lines), growing) : this;
  }

  /** With what the reader has decided since: something else may stand in the place of what was taken back. */
  decided(): Timeline {
    const { source, line, lines, live } = this;
    if (!live) return this;
    const before = lines.filter(({ address = '' }) => Number.parseInt(address, 10) <= live.from);
    return new Timeline(source, line, linesOf(live, before), this.growing);
  }

  /** The same game from another source; a line that is not the game itself stays as it is. */
  from(source: Source): Timeline {
    const { line, lines, growing } = this;
    return this.elsewhere ? new Timeline(source, line, lines, growing) : Timeline.of(source);
  }

  get length(): number {
    return this.lines.length;
  }

  get live(): Live | null {
    return this.line && 'choices' in this.line ? (this.line as Live) : null;
  }

  /** Whether the line is not the game itself. */
  get elsewhere(): boolean {
    return this.line !== this.source;
  }

  at(index: number): Step | null {
    return this.line && index < this.line.steps.length ? this.line.steps.at(index) : null;
  }

  /** Where a stride leads, forth or back. */
  strideTo(from: number, by: number, stride: Stride): number {
    return this.source ? strideTo(this.source.game.navigation, this.lines, from, by, stride) : from;
  }

  /** Where the part of play began that a step is in, down to so many states of its path. */
  startOf(at: number, depth: number): number {
    return this.source ? startOf(this.source.game.navigation, this.lines, at, depth) : at;
  }

  /** The roll that counts in a step. */
  rollAt(index: number): RollView | null {
    return this.source ? rollAt(this.source.game.navigation, this, index) : null;
  }

  /** The turns as far as one step. */
  turnsUntil(index: number): readonly TurnMark[] {
    return this.source ? turnMarks(this.source.game.navigation, this.lines.slice(0, index + 1)) : [];
  }

  /** The nearest number that a step has. */
  clamp(index: number): number {
    return Math.max(0, Math.min(Math.trunc(index) || 0, this.length - 1));
  }

  address(index: number): string {
    return this.lines[index]?.address ?? String(index + 1);
  }

  /** The number of a step; null where it has not been played yet. */
  find(to: Target): number | null {
    const counted = typeof to === 'number';
    const played = counted ? this.length : Number.parseInt(this.lines.at(-1)?.address ?? '-1', 10);
    if (this.growing && played <= (Number.parseInt(`${to}`, 10) || 0)) return null;
    return counted ? this.clamp(to) : indexOf(this.lines, to);
  }

  /** Another line has the notes of the game up to where it leaves it, and then its own. */
  #annotate(): Map<number, Note[]> {
    const { line, source } = this;
    const from = line?.from ?? Number.POSITIVE_INFINITY;
    const general = (source?.annotations ?? []).filter(({ at }) => Number.parseInt(at, 10) <= from);
    const notes = new Map<number, Note[]>();
    for (const note of [...general, ...(this.elsewhere ? (line?.annotations ?? []) : [])]) {
      const index = indexOf(this.lines, note.at);
      if (this.lines[index]?.address === note.at) notes.set(index, [...(notes.get(index) ?? []), note]);
    }
    return notes;
  }
}

/** The log of a line; those of its lines that are known already stay the same. */
function linesOf({ steps }: Line, known: readonly LogLine[] = []): readonly LogLine[] {
  const lines = known.slice(0, steps.length);
  for (let i = lines.length; i < steps.length; i++) {
    lines.push(lineOf(steps.at(i)));
  }
  return lines;
}
