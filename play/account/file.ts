// The account of a whole file, scenario or replay: for whoever writes it down, with nobody waiting at a screen.
import type { ErrorInfo } from '../../src/game/error.ts';
import { watchStates } from '../../src/game/log.ts';
import type { Side } from '../../src/game/state.ts';
import type { Annotation } from '../replay/format.ts';
import { parseReplay } from '../replay/read.ts';
import { ReplayPlayer } from '../replay/verify.ts';
import { startPosition } from '../scenario/position.ts';
import { parseScenario, type ReadOptions } from '../scenario/read.ts';
import { restate } from '../scenario/restate.ts';
import { Account, facesOf, seat } from './account.ts';
import type { CardFaces } from './face.ts';
import { type Heading, replayHeading, scenarioHeading } from './heading.ts';
import { isReplay } from './kind.ts';
import { tellScenario } from './scenario.ts';

export interface ToldFile {
  readonly heading: Heading;
  readonly account: Account;
  readonly cards: CardFaces;
  /** What the players are called, where the file says so. */
  readonly names: Readonly<Partial<Record<Side, string>>>;
  readonly annotations: readonly Annotation[];
  /** Where play had to stop. */
  readonly problem: Pick<ErrorInfo, 'message'> | null;
}

/** Plays a file to its end. Throws a SwtcgError where the text is neither a scenario nor a replay. */
export const tellFile = (text: string, options: ReadOptions = {}): ToldFile =>
  isReplay(text) ? tellReplay(text) : tellExample(text, options);

function tellExample(text: string, options: ReadOptions): ToldFile {
  const scenario = parseScenario(text, options);
  const account = new Account();
  const problem = tellScenario(scenario, account, restate);
  const cards = facesOf(startPosition(scenario));
  return { heading: scenarioHeading(scenario), account, cards, names: {}, annotations: [], problem };
}

function tellReplay(text: string): ToldFile {
  const replay = parseReplay(text);
  const account = new Account();
  return watchStates(() => {
    const player = new ReplayPlayer(replay);
    const cards = facesOf(player.track.game);
    const look = () => {
      const { position, game } = player.track;
      account.look(game, position, seat(replay.decisions[position - 1]?.by));
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
      heading: replayHeading(replay),
      account,
      cards,
      names,
      annotations: replay.annotations ?? [],
      problem,
    };
  });
}
