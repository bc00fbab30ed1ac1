// The account of a whole file, scenario or replay: for whoever writes it down, with nobody waiting at a screen.
import { type ErrorInfo, SwtcgError } from '../../core/error.ts';
import { identify, type KnownFile, migrated } from '../../core/files/formats.ts';
import type { Game, ScenarioGame, StorageGame } from '../../core/game/game.ts';
import type { GameTypes } from '../../core/game/game-types.ts';
import type { CardId, Seat } from '../../core/state.ts';
import { watchStates } from '../../core/watch.ts';
import type { ParsedFile } from '../files/parse-file.ts';
import type { Annotation, Replay, SeatHeader } from '../replay/format.ts';
import { Playback } from '../replay/playback.ts';
import { readReplay } from '../replay/read.ts';
import type { Scenario } from '../scenario/format.ts';
import { type ReadOptions, readScenario } from '../scenario/read.ts';
import { startPosition } from '../scenario/start.ts';
import { type Heading, replayHeading, scenarioHeading } from './heading.ts';
import { tellScenario } from './scenario.ts';
import { StepLog } from './step-log.ts';

export interface ToldFile<T extends GameTypes = GameTypes> {
  readonly game: Ruleset<T>;
  readonly heading: Heading;
  readonly account: StepLog<T>;
  readonly cards: Readonly<Record<CardId, T['face']>>;
  /** What the players are called, where the file says so. */
  readonly names: Readonly<Record<Seat, string>>;
  readonly annotations: readonly Annotation[];
  /** Where play had to stop. */
  readonly problem: Pick<ErrorInfo, 'message'> | null;
}

/** What it takes to play any file. */
export type Ruleset<T extends GameTypes = GameTypes> = ScenarioGame<T> & StorageGame<T>;

type PlayableFile = KnownFile<'scenario' | 'replay'>;

/** A file that can be played; throws a SwtcgError where it is of another kind. */
export function playable(file: ParsedFile): PlayableFile {
  if (file.kind === 'notation')
    throw new SwtcgError({ code: 'unreadable', message: 'The text is not JSON.', path: '$' });
  const { kind } = identify(file.json, ['scenario', 'replay']);
  return { kind, json: migrated(file.json, kind) };
}

/** Plays a file to its end. */
export const tell = <T extends GameTypes>(
  ruleset: Ruleset<T>,
  { kind, json }: PlayableFile,
  options: ReadOptions = {},
): ToldFile<T> =>
  kind === 'replay'
    ? tellReplay(ruleset, readReplay(ruleset, json))
    : tellScenarioFile(ruleset, readScenario(ruleset, json, options));

function tellScenarioFile<T extends GameTypes>(ruleset: Ruleset<T>, scenario: Scenario<T>): ToldFile<T> {
  const account = new StepLog(ruleset);
  const problem = tellScenario(ruleset, scenario, account);
  const cards = ruleset.steps.faces(startPosition(ruleset, scenario));
  return {
    game: ruleset,
    heading: scenarioHeading(scenario),
    account,
    cards,
    names: {},
    annotations: [],
    problem,
  };
}

/** What the players are called, seat by seat. */
export function playerNames<T extends GameTypes>(
  { seats }: Pick<Game<T>, 'seats'>,
  { header }: Pick<Replay<T>, 'header'>,
): Readonly<Record<Seat, string>> {
  const sitting = (header ?? {}) as Readonly<Record<Seat, SeatHeader | undefined>>;
  return Object.fromEntries(
    seats.flatMap((seat): [Seat, string][] => {
      const { player } = sitting[seat] ?? {};
      return player ? [[seat, player]] : [];
    }),
  );
}

function tellReplay<T extends GameTypes>(ruleset: Ruleset<T>, replay: Replay<T>): ToldFile<T> {
  const account = new StepLog(ruleset);
  return watchStates(() => {
    const player = new Playback(ruleset, replay);
    const cards = ruleset.steps.faces(player.track.game);
    const look = () => {
      const { position, game } = player.track;
      account.look(game, position);
    };
    look();
    while (player.next()) look();
    const { verdict, reason } = player.finish();
    const problem =
      verdict === 'diverged' ? { message: `The file and the rules disagree here: ${reason}.` } : null;
    return {
      game: ruleset,
      heading: replayHeading(ruleset, replay),
      account,
      cards,
      names: playerNames(ruleset, replay),
      annotations: replay.annotations ?? [],
      problem,
    };
  });
}
