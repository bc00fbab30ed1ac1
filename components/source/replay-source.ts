// A recorded game as a source of steps. Its cards are compiled already: it needs the engine, but not the grammar. It is
// played in slices, and every step of it is kept: going back and forth costs nothing.
import { SwtcgError } from '../../src/core/error.ts';
import type { ChartInspector } from '../../src/core/game/charts.ts';
import type { Game } from '../../src/core/game/game.ts';
import type { BaseState } from '../../src/core/state.ts';
import { watchStates } from '../../src/core/watch.ts';
import type { Replay } from '../../src/play/replay/format.ts';
import { Playback } from '../../src/play/replay/playback.ts';
import { replayFrom } from '../../src/play/replay/read.ts';
import { replayStart } from '../../src/play/replay/start.ts';
import { replayHeading } from '../../src/play/steps/heading.ts';
import { playerNames } from '../../src/play/steps/recorded-steps.ts';
import { StepLog } from '../../src/play/steps/step-log.ts';
import type { Heading, Line, Live, Problem, Source, Steps, Verdict } from '../shared/steps.ts';
import { sharedStrings } from '../shared/strings.ts';
import { gameOfFile, tableDisplayOf } from './game.ts';
import type { VariationLine } from './variation-line.ts';

/** A replay with the game before its first decision. */
interface Opened {
  readonly replay: Replay;
  readonly start: BaseState;
}

/** Throws a SwtcgError where the JSON is not a replay. */
export async function replaySource(json: unknown): Promise<Source> {
  const ruleset = await gameOfFile(json).catch(asGame);
  const opened = open(ruleset, json);
  const { replay, start } = opened;
  if (!ruleset.replays.needsTexts(replay, start)) return new RecordedGame(ruleset, opened);
  return new RecordedGame({ ...ruleset, texts: await ruleset.load.texts() }, opened);
}

/** What is wrong with the file is told as of a game, not of an example. */
function open(ruleset: Game, json: unknown): Opened {
  try {
    const replay = replayFrom(ruleset, json);
    return { replay, start: replayStart(ruleset, replay) };
  } catch (error) {
    return asGame(error);
  }
}

function asGame(error: unknown): never {
  if (!(error instanceof SwtcgError)) throw error;
  const info: SwtcgError['info'] & Problem = { ...error.info, game: true };
  throw new SwtcgError(info);
}

/** Cards of a file may have effects that nobody can play: their form is not checked here. */
function guarded<T>(work: () => T): T {
  try {
    return watchStates(work);
  } catch (error) {
    if (error instanceof SwtcgError) throw error;
    const message = sharedStrings().badEffects(String(error));
    const info = { code: 'bad-scenario', message, path: '$.cards', game: true } as const;
    throw new SwtcgError(info);
  }
}

class RecordedGame implements Source {
  readonly heading: Heading;
  readonly cards;
  readonly names;
  readonly file: Replay;
  verdict: Verdict | null = null;
  problem: Problem | null = null;
  readonly #player: Playback;
  readonly ruleset: string;
  readonly game;
  readonly #account;

  constructor(ruleset: Game, { replay, start }: Opened) {
    this.ruleset = ruleset.id;
    this.game = ruleset.presentation;
    this.#account = new StepLog(ruleset);
    this.file = replay;
    this.heading = replayHeading(ruleset, replay);
    this.names = playerNames(ruleset, replay);
    this.#player = guarded(() => new Playback(ruleset, replay, start));
    this.cards = ruleset.steps.faces(this.#player.track.game);
    this.#look();
  }

  get steps(): Steps {
    return this.#account;
  }

  get annotations() {
    return this.file.annotations ?? [];
  }

  get variations() {
    return this.file.variations ?? [];
  }

  inspect(inspect: ChartInspector): void {
    this.#player.track.inspect(inspect);
  }

  #look(): void {
    const { position, game } = this.#player.track;
    this.#account.look(game, position);
  }

  more(stop: () => boolean): boolean {
    if (this.verdict) return false;
    return guarded(() => {
      while (this.#player.next()) {
        this.#look();
        if (stop()) return true;
      }
      this.#judge();
      return false;
    });
  }

  #judge(): void {
    const { verdict, step, reason } = this.#player.finish();
    this.verdict = { verdict, reason };
    if (verdict !== 'diverged') return;
    this.problem = {
      code: 'diverged',
      message: `The file and the rules disagree here: ${reason}.`,
      ...(step ? { path: `step ${step}` } : {}),
    };
  }

  /** Everything up to the place where another line leaves the game must have been played. */
  #reach(decisions: number): number {
    this.more(() => this.#player.track.position > decisions);
    return Math.min(decisions, this.#player.track.position);
  }

  async variation(n: number): Promise<Line> {
    const told = this.variations[n];
    if (!told) throw new RangeError(`There is no variation ${n}.`);
    const { VariationLine } = await import('./variation-line.ts');
    const from = this.#reach(Number.parseInt(told.at, 10) || 0);
    return new VariationLine(told, this.#player.track, from, this.#account.fork(from));
  }

  async live(index: number, line?: Line | null): Promise<Live> {
    const [{ liveFrom }, display] = await Promise.all([
      import('./live-line.ts'),
      tableDisplayOf(this.ruleset),
    ]);
    // Another line is played on from its own table.
    const {
      session = this.#player.track,
      steps = this.#account,
      from,
    } = (line ?? {}) as Partial<VariationLine>;
    const at = steps.decisionsAt(index);
    return liveFrom(session, at, steps.fork(at), display, from);
  }
}
