// A game of many decisions, for what must stay quick in long games.

import { swtcg2022 } from '../machines/swtcg/complete.ts';
import { next, stream } from '../src/core/random.ts';
import { readScenario, record, Session, startPosition } from '../src/engine.ts';
import type { GameState } from '../src/swtcg/model/state.ts';
import { type StarterCard, starterScenario } from '../src/swtcg/starter/index.ts';

type Decisions = ReturnType<Session['legal']>;
type Decision = Decisions[number];

/** Plays on with what a picker takes, until the game is over or so many decisions were taken. */
export function playOn(
  session: Session,
  seed: number,
  most: number,
  pick: (legal: Decisions, game: GameState) => Decisions,
): Session {
  let state = stream(seed, 'bench');
  while (session.waiting === 'player' && session.position < most && session.game.turn <= 1000) {
    const legal = pick(session.legal(), session.game);
    const [value, after] = next(state);
    state = after;
    session.enter(legal[Math.floor(value * legal.length)] as Decision);
  }
  return session;
}

/** As many cards as a player in a long game has in play and the build zone. */
const FEW_CARDS = 8;

/**
 * Players who set up all they can, never fight, and keep to a few cards: their game goes on and on, and its last turns
 * are like its first. What takes longer then is history.
 */
const peaceful = (legal: Decisions, game: GameState): Decisions => {
  const { space, ground, character, build } = game.players[legal[0]?.by ?? 'dark'].lists;
  const full = space.length + ground.length + character.length + build.length >= FEW_CARDS;
  const peace = legal.filter(
    ({ do: deed }) =>
      deed !== 'attack' && deed !== 'retreat' && !(full && (deed === 'complete' || deed === 'build')),
  );
  const setup = peace.filter(({ do: deed, to }) => deed === 'setup' && to !== 'buildZone');
  return setup.length > 0 ? setup : peace;
};

export function longSession(decisions: number): Session {
  const scenario = readScenario(starterScenario(1));
  for (let seed = 1; seed < 50; seed++) {
    const start = startPosition({ ...scenario, seed }, { autoPass: 'empty' });
    const session = playOn(new Session(swtcg2022, start), seed, decisions, peaceful);
    if (session.position >= decisions) return session;
  }
  throw new Error('No game was long enough.');
}

/** Three units of a side in each arena, and nothing to draw. */
function laid(
  { deck }: { readonly deck: readonly { readonly id: string; readonly card: string }[] },
  cards: Readonly<Record<string, StarterCard>>,
) {
  const seat: Record<string, object[]> = { space: [], ground: [], character: [] };
  for (const copy of deck) {
    const { type, version } = cards[copy.card] as StarterCard;
    const arena = seat[type.toLowerCase()];
    if (arena && !version && arena.length < 3) arena.push(copy);
  }
  return seat;
}

/** A game whose table is laid from the start: its first decisions are like its last, only without history. */
export function settledSession(decisions: number): Session {
  const { dark, light, ...rest } = starterScenario(1);
  const scenario = readScenario({
    ...rest,
    dark: laid(dark, rest.cards),
    light: laid(light, rest.cards),
    at: 'turn-start',
  });
  return playOn(
    new Session(swtcg2022, startPosition(scenario, { autoPass: 'empty' })),
    1,
    decisions,
    peaceful,
  );
}

/** The same, as a replay file. */
export const longReplay = (decisions: number): string =>
  JSON.stringify(record(longSession(decisions), { every: 100, seed: 1 }));
