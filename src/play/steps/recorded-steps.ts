// The account of a whole file, scenario or replay: for whoever writes it down, with nobody waiting at a screen.
import { type ErrorInfo, SwtcgError } from '../../core/error.ts';
import { identify, type KnownFile, migrated } from '../../core/files/formats.ts';
import type { ScenarioGame, StorageGame } from '../../core/game/game.ts';
import { watchStates } from '../../core/watch.ts';
import type { Side } from '../../swtcg/model/state.ts';
import type { SwtcgTypes } from '../../swtcg/types.ts';
import type { CardFaces } from '../../swtcg/view/card-face.ts';
import { type ParsedFile, parseFile } from '../files/parse-file.ts';
import type { Annotation, Replay } from '../replay/format.ts';
import { Playback } from '../replay/playback.ts';
import { readReplay } from '../replay/read.ts';
import type { Scenario } from '../scenario/format.ts';
import { type ReadOptions, readScenario } from '../scenario/read.ts';
import { startPosition } from '../scenario/start.ts';
import { type Heading, replayHeading, scenarioHeading } from './heading.ts';
import { tellScenario } from './scenario.ts';
import { Account, facesOf } from './step-log.ts';

export interface ToldFile {
  readonly ruleset: string;
  readonly heading: Heading;
  readonly account: Account;
  readonly cards: CardFaces;
  /** What the players are called, where the file says so. */
  readonly names: Readonly<Partial<Record<Side, string>>>;
  readonly annotations: readonly Annotation[];
  /** Where play had to stop. */
  readonly problem: Pick<ErrorInfo, 'message'> | null;
}

export type Ruleset = ScenarioGame<SwtcgTypes> & StorageGame<SwtcgTypes>;

type PlayableFile = KnownFile<'scenario' | 'replay'>;

/** A file that can be played; throws a SwtcgError where it is of another kind. */
export function playable(file: ParsedFile): PlayableFile {
  if (file.kind === 'notation')
    throw new SwtcgError({ code: 'unreadable', message: 'The text is not JSON.', path: '$' });
  const { kind } = identify(file.json, ['scenario', 'replay']);
  return { kind, json: migrated(file.json, kind) };
}

/** Plays a file in JSON to its end. Throws a SwtcgError where the text is neither a scenario nor a replay. */
export const tellFile = (ruleset: Ruleset, text: string, options: ReadOptions = {}): ToldFile =>
  tell(ruleset, playable(parseFile(text, { json: true })), options);

/** Plays a file to its end. */
export const tell = (ruleset: Ruleset, { kind, json }: PlayableFile, options: ReadOptions = {}): ToldFile =>
  kind === 'replay'
    ? tellReplay(ruleset, readReplay(ruleset, json))
    : tellScenarioFile(ruleset, readScenario(ruleset, json, options));

function tellScenarioFile(ruleset: Ruleset, scenario: Scenario<SwtcgTypes>): ToldFile {
  const account = new Account();
  const problem = tellScenario(ruleset, scenario, account);
  const cards = facesOf(startPosition(ruleset, scenario));
  return {
    ruleset: ruleset.id,
    heading: scenarioHeading(scenario),
    account,
    cards,
    names: {},
    annotations: [],
    problem,
  };
}

function tellReplay(ruleset: Ruleset, replay: Replay<SwtcgTypes>): ToldFile {
  const account = new Account();
  return watchStates(() => {
    const player = new Playback(ruleset, replay);
    const cards = facesOf(player.track.game);
    const look = () => {
      const { position, game } = player.track;
      account.look(game, position);
    };
    look();
    while (player.next()) look();
    const { verdict, reason } = player.finish();
    const { dark, light } = replay.header ?? {};
    const names = {
      ...(dark?.player ? { dark: dark.player } : {}),
      ...(light?.player ? { light: light.player } : {}),
    };
    const problem =
      verdict === 'diverged' ? { message: `The file and the rules disagree here: ${reason}.` } : null;
    return {
      ruleset: ruleset.id,
      heading: replayHeading(ruleset, replay),
      account,
      cards,
      names,
      annotations: replay.annotations ?? [],
      problem,
    };
  });
}
