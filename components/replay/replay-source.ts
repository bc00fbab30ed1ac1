// A recorded game as a source of steps. Its cards are compiled already: it needs the engine, but not the grammar.
import type { Replay } from '../../play/replay/format.ts';
import { parseReplay } from '../../play/replay/read.ts';
import { ReplayPlayer } from '../../play/replay/verify.ts';
import { watchStates } from '../../src/game/log.ts';
import { Account, facesOf } from './account.ts';
import type { Heading, Problem, Source } from './steps.ts';

/** Throws a SwtcgError where the text is not a replay. */
export const replaySource = (text: string): Source => watchStates(() => played(parseReplay(text)));

function played(replay: Replay): Source {
  const player = new ReplayPlayer(replay);
  const { session } = player;
  const account = new Account();
  account.look(session.game, null);
  while (player.next()) {
    const by = replay.decisions[session.position - 1]?.by;
    account.look(session.game, by === 'dark' || by === 'light' ? by : null);
  }
  const { verdict, step, reason } = player.finish();
  const problem: Problem | null =
    verdict === 'diverged'
      ? {
          code: 'diverged',
          message: `The game leaves the rules here: ${reason}.`,
          ...(step ? { path: `step ${step}` } : {}),
        }
      : null;
  const { dark, light } = replay.header ?? {};
  return {
    heading: headingOf(replay),
    cards: facesOf(session.game),
    steps: account.steps(),
    problem,
    verdict,
    names: {
      ...(dark?.player ? { dark: dark.player } : {}),
      ...(light?.player ? { light: light.player } : {}),
    },
  };
}

function headingOf({ header, result }: Replay): Heading {
  const { event, round, game, of, note } = header ?? {};
  const parts = [event, round, game ? `game ${game}${of ? ` of ${of}` : ''}` : undefined].filter(Boolean);
  const winner = result?.winner;
  const end = winner ? `${winner === 'dark' ? 'Dark' : 'Light'} wins in turn ${result.turn}.` : null;
  return {
    title: parts.length > 0 ? parts.join(', ') : 'A recorded game',
    question: note ?? null,
    explanation: end,
  };
}
