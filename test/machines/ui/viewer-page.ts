// A page for the chart of the viewer, without a browser: its files, parts and tables come when a test says so.
import { createActor, SimulatedClock } from 'xstate';
import { viewerMachine } from '../../../machines/ui/viewer.ts';
import type { GrowthEvent, ViewerEmitted, ViewerPage } from '../../../machines/ui/viewer-types.ts';
import { NO_HEADING } from '../../../src/play/steps/heading.ts';
import type { Step } from '../../../src/play/steps/step.ts';
import type { Line, Live, Problem, Source } from '../../../src/play/timeline/source.ts';
import { presentation } from '../../../src/swtcg/view/presentation.ts';
import { Taken } from './transitions.ts';

export const taken = new Taken();

const step = (n: number, kind: Step['entry']['kind']): Step => ({
  view: {} as Step['view'],
  entry: {
    type: 'sentence-kept',
    kind,
    by: null,
    cards: { named: [] },
    numbers: {},
    words: { text: `Step ${n}` },
    rule: 'attack.declare',
    path: ['turn', 'battle'],
    turn: 1,
  },
  text: `Step ${n}`,
  address: `${n}.1`,
});

export const steps = (count: number, kind: Step['entry']['kind'] = 'deed'): Step[] =>
  Array.from({ length: count }, (_, n) => step(n, kind));

/** A line of so many steps; what is put into `known` later has been played since. */
export const lineOf = (known: Step[], more: Partial<Line> = {}): Line => ({
  steps: {
    get length() {
      return known.length;
    },
    at: (index) => known[index] as Step,
  },
  more: () => false,
  problem: null,
  ...more,
});

export const sourceOf = (known: Step[], more: Partial<Source> = {}): Source => ({
  ruleset: 'swtcg-2022',
  game: presentation,
  heading: NO_HEADING,
  cards: {},
  ...lineOf(known),
  ...more,
});

/** What a reader plays from a step on. */
export const liveOf = (known: Step[], more: Partial<Live> = {}): Live =>
  ({ ...lineOf(known), from: 1, taken: [], rolls: [], choices: () => [], ...more }) as unknown as Live;

export const PROBLEM: Problem = { code: 'unreadable', message: 'No.' };

/** A promise that a test keeps or breaks. */
class Promised<Value> {
  readonly promise: Promise<Value>;
  keep!: (value: Value) => void;
  break!: (error: unknown) => void;

  constructor() {
    this.promise = new Promise((keep, fail) => {
      this.keep = keep;
      this.break = fail;
    });
  }
}

class FakePage implements ViewerPage {
  speed = 1;
  stride = 'step' as const;
  autoplay = false;
  named = true;
  files: Promised<Source>[] = [];
  details: Promised<unknown>[] = [];
  tables: Promised<Live>[] = [];
  /** The line that is being played, and what reports of it. */
  growing: { line: Line; awaited: () => boolean; report: (event: GrowthEvent) => void } | null = null;

  #next<Value>(list: Promised<Value>[]): Promise<Value> {
    const promised = new Promised<Value>();
    list.push(promised);
    return promised.promise;
  }

  load() {
    return this.#next(this.files);
  }

  loadDetails() {
    return this.#next(this.details);
  }

  takeOver() {
    return this.#next(this.tables);
  }

  grow(line: Line, awaited: () => boolean, report: (event: GrowthEvent) => void) {
    this.growing = { line, awaited, report };
    return () => {
      this.growing = null;
    };
  }

  problemOf(error: unknown): Problem {
    return { ...PROBLEM, message: String(error) };
  }
}

/** Until everything that was promised has been heard of. */
export const heard = (): Promise<void> => new Promise((done) => setImmediate(done));

export function viewer(page = new FakePage()) {
  const clock = new SimulatedClock();
  const actor = createActor(viewerMachine, { input: { page }, clock, inspect: taken.inspect });
  const told: ViewerEmitted[] = [];
  actor.on('*', (emitted) => told.push(emitted));
  actor.start();
  const harness = {
    page,
    clock,
    actor,
    send: actor.send,
    /** What the chart told, by type. */
    told: () => told.splice(0).map(({ type }) => type),
    get state() {
      return actor.getSnapshot();
    },
    get context() {
      return actor.getSnapshot().context;
    },
    /** Keeps the last promise of a list. */
    async keep<Value>(list: Promised<Value>[], value: Value) {
      list.at(-1)?.keep(value);
      await heard();
    },
    async break<Value>(list: Promised<Value>[], error: unknown = 'lost') {
      list.at(-1)?.break(error);
      await heard();
    },
    /** Loads a game and draws its first step. */
    async show(source: Source) {
      actor.send({ type: 'ask' });
      await harness.keep(page.files, source);
      actor.send({ type: 'drawn' });
    },
  };
  return harness;
}
