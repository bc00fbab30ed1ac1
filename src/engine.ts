// src/play for programs: every game is there at once, and the ruleset of a file says which one it is of. Types are those of
// SWTCG unless a program asks for others.

import { swlcg2012 } from '../machines/lcg/complete.ts';
import { swtcg2002, swtcg2022 } from '../machines/swtcg/complete.ts';
import { type KnownFile, sizeOf } from './core/files/formats.ts';
import { parseJson } from './core/files/json.ts';
import type { CompleteGame, Player as PlayerOf } from './core/game/game.ts';
import type { Expect, ReadOptions, Settings } from './core/game/game-files.ts';
import type { CardData } from './core/game/game-notation.ts';
import type { BaseView, GameTypes } from './core/game/game-types.ts';
import { byRuleset, rulesetOf } from './core/game/rulesets.ts';
import type { Json } from './core/notation/json.ts';
import { parseFile } from './play/files/parse-file.ts';
import { GameHost as GameHostOf } from './play/game-host.ts';
import type { Input as InputOf, ReplayDecision as ReplayDecisionOf } from './play/inputs.ts';
import type { Lesson } from './play/lesson/format.ts';
import { readLesson as readLessonOf } from './play/lesson/read.ts';
import { type MatchOptions, playMatch as playMatchOf } from './play/match.ts';
import * as notation from './play/notation/file.ts';
import type { PrintOptions } from './play/notation/print.ts';
import type { Replay as ReplayOf } from './play/replay/format.ts';
import { Playback as PlaybackOf } from './play/replay/playback.ts';
import { readReplay as readReplayOf } from './play/replay/read.ts';
import { type RecordOptions, record as recordOf } from './play/replay/record.ts';
import { type Verdict, verify as verifyOf } from './play/replay/verify.ts';
import { readSave as readSaveOf, type Saved } from './play/save.ts';
import { type Mismatch, mismatches as mismatchesOf } from './play/scenario/expect.ts';
import type { Scenario as ScenarioOf } from './play/scenario/format.ts';
import { readScenario as readScenarioOf } from './play/scenario/read.ts';
import {
  type Onlooker,
  type RunResult as RunResultOf,
  runScenario as runScenarioOf,
} from './play/scenario/run.ts';
import { startPosition as startPositionOf } from './play/scenario/start.ts';
import { type SavedGame as SavedGameOf, Session as SessionOf } from './play/session.ts';
import { viewLogOf as viewLogFrom } from './play/steps/full-log.ts';
import { readViews as readViewsOf } from './play/steps/read-views.ts';
import { playable, type ToldFile as ToldFileOf, tell as tellOf } from './play/steps/recorded-steps.ts';
import {
  type TranscriptOptions as TranscriptOptionsOf,
  transcriptOf as transcriptFrom,
} from './play/steps/transcript.ts';
import { verifyViewLog as verifyViewLogOf } from './play/steps/verify-views.ts';
import type { Views } from './play/steps/views.ts';
import type { ViewLogFile } from './play/steps/write-views.ts';
import type { SwtcgTypes } from './swtcg/types.ts';

export type Scenario<T extends GameTypes = SwtcgTypes> = ScenarioOf<T>;
export type RunResult<T extends GameTypes = SwtcgTypes> = RunResultOf<T>;
export type Replay<T extends GameTypes = SwtcgTypes> = ReplayOf<T>;
export type ReplayDecision<T extends GameTypes = SwtcgTypes> = ReplayDecisionOf<T>;
export type Input<T extends GameTypes = SwtcgTypes> = InputOf<T>;
export type Player<T extends GameTypes = SwtcgTypes> = PlayerOf<T>;
export type ToldFile<T extends GameTypes = SwtcgTypes> = ToldFileOf<T>;
export type TranscriptOptions<T extends GameTypes = SwtcgTypes> = Omit<TranscriptOptionsOf<T>, 'rules'> & {
  /** Cites the rule of each line. */
  readonly rules?: boolean;
};
export type SavedGame<T extends GameTypes = SwtcgTypes> = SavedGameOf<T>;

export const GameHost = GameHostOf;
export type GameHost<T extends GameTypes = SwtcgTypes> = GameHostOf<T>;
export const Session = SessionOf;
export type Session<T extends GameTypes = SwtcgTypes> = SessionOf<T>;
export const Playback = PlaybackOf;
export type Playback<T extends GameTypes = SwtcgTypes> = PlaybackOf<T>;

/** Every game, with all of its parts. */
const GAMES: Readonly<Record<string, unknown>> = {
  [swtcg2022.id]: swtcg2022,
  [swtcg2002.id]: swtcg2002,
  [swlcg2012.id]: swlcg2012,
};

/** The game of a ruleset; throws a SwtcgError where none is known. */
export const gameOf = <T extends GameTypes = SwtcgTypes>(ruleset: unknown, path?: string): CompleteGame<T> =>
  byRuleset(GAMES, ruleset, path) as unknown as CompleteGame<T>;

const gameOfFile = <T extends GameTypes>(json: unknown): CompleteGame<T> => gameOf<T>(rulesetOf(json));

export const readScenario = <T extends GameTypes = SwtcgTypes>(
  json: unknown,
  options?: ReadOptions,
): Scenario<T> => readScenarioOf(gameOfFile<T>(json), json, options);

/** A scenario from the text of a file. */
export const parseScenario = <T extends GameTypes = SwtcgTypes>(
  source: string,
  options?: ReadOptions,
): Scenario<T> => readScenario<T>(parseJson(source), options);

/** The game of a scenario before anything happens. */
export const startPosition = <T extends GameTypes = SwtcgTypes>(
  scenario: Scenario<T>,
  settings?: Settings,
): T['state'] => startPositionOf(gameOf<T>(scenario.ruleset), scenario, settings);

export const runScenario = <T extends GameTypes = SwtcgTypes>(
  scenario: Scenario<T>,
  onlooker?: Onlooker<T>,
): RunResult<T> => runScenarioOf(gameOf<T>(scenario.ruleset), scenario, onlooker);

/** Every value of a result that is not as expected. */
export const mismatches = (view: BaseView, expect: Expect, ruleset: string = swtcg2022.id): Mismatch[] =>
  mismatchesOf(gameOf(ruleset), view, expect);

export const readReplay = <T extends GameTypes = SwtcgTypes>(json: unknown): Replay<T> =>
  readReplayOf(gameOfFile<T>(json), json);

/** A replay from the text of a file. */
export const parseReplay = <T extends GameTypes = SwtcgTypes>(source: string): Replay<T> =>
  readReplay<T>(parseJson(source, sizeOf('replay')));

/** Whether a replay is what it says. */
export const verify = <T extends GameTypes = SwtcgTypes>(replay: Replay<T>): Verdict =>
  verifyOf(gameOf<T>(replay.ruleset), replay);

/** The game of a session as a replay. */
export const record = <T extends GameTypes = SwtcgTypes>(
  session: Session<T>,
  options?: RecordOptions<T>,
): Replay<T> => recordOf(gameOf<T>(session.ruleset.id), session, options);

export function readSave<T extends GameTypes = SwtcgTypes>(json: unknown): Saved<T> {
  const { start } = (json ?? {}) as { readonly start?: { readonly box?: unknown } };
  return readSaveOf(gameOf<T>(rulesetOf(start?.box), '$.start.box.ruleset'), json);
}

/** A saved game from the text of a file. */
export const parseSave = <T extends GameTypes = SwtcgTypes>(source: string): Saved<T> =>
  readSave<T>(parseJson(source, sizeOf('save')));

/** Plays a whole game between built-in players. */
export const playMatch = <T extends GameTypes = SwtcgTypes>(
  start: T['state'],
  options: MatchOptions<T>,
): Session<T> => playMatchOf(gameOf<T>(start.box.ruleset), start, options);

/** A decision with the option of an effect in the words that the rules know. */
export const restate = <T extends GameTypes = SwtcgTypes>(
  state: T['state'],
  decision: T['decision'],
): T['decision'] => gameOf<T>(state.box.ruleset).texts.restate(state, decision);

/** Plays a scenario or a replay to its end: every step of it. */
export const tell = <T extends GameTypes = SwtcgTypes>(
  file: KnownFile<'scenario' | 'replay'>,
  options?: ReadOptions,
): ToldFile<T> => tellOf(gameOfFile<T>(file.json), file, options);

/** The same from the text of a file; throws a SwtcgError where it is neither. */
export const tellFile = <T extends GameTypes = SwtcgTypes>(
  text: string,
  options?: ReadOptions,
): ToldFile<T> => tell<T>(playable(parseFile(text, { json: true })), options);

/** The steps of a file in writing. */
export const transcriptOf = <T extends GameTypes = SwtcgTypes>(
  file: ToldFile<T>,
  { rules = false, ...options }: TranscriptOptions<T>,
): string => transcriptFrom(file, { ...options, rules: rules ? gameOf(file.game.id).rulebook : null });

/** A scenario or a replay with every step of it told, and the file itself. */
export const viewLogOf = (file: KnownFile<'scenario' | 'replay'>, options?: ReadOptions): ViewLogFile =>
  viewLogFrom(gameOfFile(file.json), file, options);

/** The same from the text of a file. */
export const wholeLog = (text: string, options?: ReadOptions): ViewLogFile =>
  viewLogOf(playable(parseFile(text, { json: true })), options);

/** Throws a SwtcgError where the JSON is not a view log. */
export const readViews = (json: unknown): Views => readViewsOf(gameOfFile(json).presentation, json);

export const parseViews = (source: string): Views => readViews(parseJson(source, sizeOf('view-log')));

/** Whether a view log tells what is played. */
export const verifyViewLog = (views: Views): Verdict => verifyViewLogOf(gameOf(views.ruleset), views);

export const verifyViews = (text: string): Verdict => verifyViewLog(parseViews(text));

export const readNotation = (text: string, data?: CardData): notation.NotationFile =>
  notation.readFile(gameOf, text, data);

export const printNotation = (json: Json, options?: PrintOptions): string =>
  notation.printFile(gameOf, json, options);

export const readLesson = (json: unknown): Lesson => readLessonOf(gameOfFile(json), json);
