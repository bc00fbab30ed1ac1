// The course of play that is shown: the game itself, a variation of it, or what the reader plays. It grows in the
// background, slice by slice, and tells its owner when there is something new. No DOM.
import type { TurnMark } from '../controls/controls.ts';
import type { LogLine } from '../log/log.ts';
import { problemOf } from '../shared/load.ts';
import type { Line, Live, Note, Problem, Source, Step } from '../shared/steps.ts';
import { attackMarks, indexOf, turnMarks } from '../shared/strides.ts';

/** For so many milliseconds the game is played on before the page gets its turn again. */
const SLICE = 12;
/** The owner is told of new steps no more often than this: nobody waits for them. */
const TELL_EVERY = 1000;

/** The next time when the page has nothing better to do; soon, where somebody waits. */
const turn = (soon: boolean): Promise<unknown> =>
  new Promise((done) =>
    soon || !globalThis.requestIdleCallback ? setTimeout(done) : requestIdleCallback(done, { timeout: 500 }),
  );

interface Owner {
  requestUpdate(): void;
  /** The step that is shown. */
  index: number;
  fail(problem: Problem): void;
  readonly isConnected: boolean;
}

export class Course {
  source: Source | null = null;
  line: Line | null = null;
  lines: readonly LogLine[] = [];
  turns: readonly TurnMark[] = [];
  marks: readonly number[] = [];
  /** What annotators say, by the numbers of the steps, and their signs. */
  notes: ReadonlyMap<number, readonly Note[]> = new Map();
  signs: ReadonlyMap<number, string> = new Map();
  /** The furthest step of this line that was shown. */
  seen = 0;
  /** More steps are still to come. */
  growing = false;
  /** The step to go to as soon as it has been played. */
  wanted: string | number | null = null;
  readonly #owner: Owner;
  #toldAt = 0;
  /** What the reader has played, to be gone into again. */
  kept: Live | null = null;
  /** Where the game was left for another line. */
  #left = 0;

  constructor(owner: Owner) {
    this.#owner = owner;
  }

  get length(): number {
    return this.lines.length;
  }

  at(index: number): Step | null {
    return this.line && index < this.line.steps.length ? this.line.steps.at(index) : null;
  }

  /** The nearest number that a step has. */
  inside(index: number): number {
    return Math.max(0, Math.min(Math.trunc(index) || 0, this.length - 1));
  }

  address(index: number): string {
    return this.lines[index]?.address ?? String(index + 1);
  }

  /** The step at just this address. */
  exact(address: string): number | null {
    const index = indexOf(this.lines, address);
    return this.lines[index]?.address === address ? index : null;
  }

  get live(): Live | null {
    return this.line && 'choices' in this.line ? (this.line as Live) : null;
  }

  /** Not the game itself. */
  get elsewhere(): boolean {
    return this.line !== this.source;
  }

  take(source: Source, wanted: string | number): void {
    this.source = source;
    this.kept = null;
    this.wanted = null;
    this.#show(source);
    this.want(wanted);
  }

  /** The same game from another source; another line that is shown stays as it is. */
  exchange(source: Source): void {
    const { kept } = this;
    if (this.elsewhere) this.source = source;
    else this.take(source, this.#owner.index);
    this.kept = kept;
  }

  #show(line: Line): void {
    this.line = line;
    this.lines = [];
    this.seen = 0;
    this.growing = true;
    // A game may begin with a question before anything is told: the first step is that of the first decision.
    if (line.steps.length === 0) line.more(() => line.steps.length > 0);
    this.#grow();
    void this.pump();
  }

  /** Plays on slice by slice: the page is never kept waiting for a long game. */
  async pump(): Promise<void> {
    const { line } = this;
    if (!line || !this.growing) return;
    while (this.growing) {
      // The first slice, too, waits until the first step has been painted.
      await turn(this.#awaited);
      if (line !== this.line || !this.#owner.isConnected) return;
      const end = performance.now() + SLICE;
      try {
        this.growing = line.more(() => performance.now() > end);
      } catch (failure) {
        this.growing = false;
        this.#owner.fail(problemOf(failure));
      }
      if (!this.growing || this.#awaited || performance.now() - this.#toldAt > TELL_EVERY) this.#grow();
    }
    if (line.problem) this.#owner.fail(line.problem);
  }

  /** The reader is at the end of what has been played, or wants to go beyond it. */
  get #awaited(): boolean {
    return this.wanted !== null || (this.#owner.index > 0 && this.#owner.index >= this.length - 1);
  }

  /** Takes the steps that have come. */
  #grow(): void {
    const { steps } = this.line as Line;
    const lines = this.lines.slice(0, steps.length);
    for (let i = lines.length; i < steps.length; i++) lines.push(lineOf(steps.at(i)));
    this.lines = lines;
    this.turns = turnMarks(lines);
    this.marks = attackMarks(lines);
    this.#annotate();
    this.#toldAt = performance.now();
    if (this.wanted !== null) this.want(this.wanted);
    this.#owner.requestUpdate();
  }

  /** Another line has the notes of the game up to where it leaves it, and then its own. */
  #annotate(): void {
    const { line, source } = this;
    const from = line?.from ?? Number.POSITIVE_INFINITY;
    const general = (source?.annotations ?? []).filter(({ at }) => Number.parseInt(at, 10) <= from);
    const notes = new Map<number, Note[]>();
    for (const note of [...general, ...(this.elsewhere ? (line?.annotations ?? []) : [])]) {
      const index = this.exact(note.at);
      if (index !== null) notes.set(index, [...(notes.get(index) ?? []), note]);
    }
    this.notes = notes;
    this.signs = new Map([...notes].map(([index, [first]]) => [index, first?.mark ?? '']));
  }

  /** Goes to a number or an address: at once, or when play has come so far. */
  want(to: string | number): void {
    // Before there is a game, a step forward or back leads nowhere.
    if (!this.source && !((to as number) > 0)) return;
    const counted = typeof to !== 'string';
    const played = counted ? this.length : Number.parseInt(this.lines.at(-1)?.address ?? '-1', 10);
    this.wanted = to;
    if (!this.source || (this.growing && played <= (Number.parseInt(`${to}`, 10) || 0))) return;
    this.wanted = null;
    this.#owner.index = counted ? this.inside(to) : indexOf(this.lines, to);
  }

  /** Shows another line of play, at the place where it leaves the game. */
  #leave(line: Line): void {
    if (!this.elsewhere) this.#left = this.#owner.index;
    this.#show(line);
    this.#owner.index = line.steps.length - 1;
  }

  /** Shows another line that the file tells of; before the first of them is what the reader played. */
  async enter(n: number): Promise<void> {
    const { source } = this;
    try {
      const line = n < 0 ? this.kept : await source?.variation?.(n);
      if (line && source === this.source) this.#leave(line);
    } catch (failure) {
      this.#owner.fail(problemOf(failure));
    }
  }

  /** Hands the game over to the reader after a step. */
  async branch(index: number, seated: (source: Source, live: Live) => Live): Promise<Live | null> {
    const { source } = this;
    try {
      // What the reader has decided goes along.
      const taken = this.live?.fork(index) ?? (await source?.live?.(index, this.line));
      if (!taken || !source || source !== this.source) return null;
      const live = seated(source, taken);
      this.#leave(live);
      return live;
    } catch (failure) {
      this.#owner.fail(problemOf(failure));
      return null;
    }
  }

  /** Takes what the reader has decided; who looks back goes on doing so. */
  decided(at: number | null = null): void {
    const { live } = this;
    if (!live) return;
    // Something else may have been decided in the place of what was taken back.
    this.lines = this.lines.filter(({ address = '' }) => Number.parseInt(address, 10) <= live.from);
    this.#grow();
    this.#owner.index = at ?? this.length - 1;
  }

  /** Back to the game, where it was left. */
  back(): void {
    if (!this.source || !this.elsewhere) return;
    if (this.live?.taken.length) this.kept = this.live;
    this.#show(this.source);
    this.#owner.index = this.#left;
  }
}

const lineOf = ({ entry, by = null, address }: Step): LogLine => ({ entry, by, address });
