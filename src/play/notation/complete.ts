// A game written down from notes, made into a replay: the texts of its cards compiled, the passes that nobody writes down
// filled in by playing it, unknown cards named when they are first spoken of.

import { SwtcgError } from '../../core/error.ts';
import { fail, within } from '../../core/files/fail.ts';
import type { NotationGame, ScenarioGame, StorageGame } from '../../core/game/game.ts';
import type { CardFinder, CardTexts } from '../../core/game/game-files.ts';
import type { GameTypes } from '../../core/game/game-types.ts';
import { isObject, type Json, same } from '../../core/notation/json.ts';
import { isManual, type ReplayDecision } from '../inputs.ts';
import type { Replay } from '../replay/format.ts';
import { readReplay } from '../replay/read.ts';
import { replayStart } from '../replay/start.ts';
import { better, type Kept } from '../scenario/run.ts';
import { Session } from '../session.ts';

/** Without the lists of a card that have nothing in them. */
const withoutEmptyLists = (card: Json): Json =>
  Object.fromEntries(
    Object.entries(card).filter(([, value]) => !(Array.isArray(value) && value.length === 0)),
  );

/** A replay without what compiling its cards gives them anyhow: effects, and in some games empty lists. */
export function withoutEffects(texts: CardTexts, replay: Json): Json {
  if (!isObject(replay.cards)) return replay;
  const bare = Object.fromEntries(
    Object.entries(replay.cards).map(([key, card]) => {
      const { effects: _effects, ...rest } = isObject(card) ? card : {};
      return [key, isObject(card) ? rest : card];
    }),
  );
  const barest = Object.fromEntries(
    Object.entries(bare).map(([key, card]) => [key, isObject(card) ? withoutEmptyLists(card) : card]),
  );
  let now: readonly (readonly [compiled: Json, from: Json])[];
  try {
    now = [barest, bare].map((cards) => [texts.compiled(cards), cards]);
  } catch (error) {
    if (error instanceof SwtcgError) return replay;
    throw error;
  }
  const cards = Object.entries(replay.cards).map(([key, card]) => {
    const said = now.find(([compiled]) => same(card, compiled[key]));
    return [key, said ? said[1][key] : card];
  });
  return { ...replay, cards: Object.fromEntries(cards) };
}

type Ruleset<T extends GameTypes> = ScenarioGame<T> & StorageGame<T> & NotationGame<T>;

/** The decisions with every pass between them, in the order in which they were asked. */
function playedOut<T extends GameTypes>(ruleset: Ruleset<T>, replay: Replay<T>): Replay<T> {
  const { depth } = ruleset.scenarios.script;
  const session = new Session(ruleset, ruleset.texts.inWords(replayStart(ruleset, replay)));
  const known = new Map<string, string>();
  let level = 0;
  replay.decisions.forEach((decision, i) => {
    const path = within('$.decisions', i);
    const named = withNames(ruleset, session, decision, known, path);
    waitFor(ruleset, session, named, level, path, i === 0 ? '$.rolls' : within('$.decisions', i - 1));
    if (!isManual(named)) level = depth(session.game);
    session.enter(understood(session, named));
  });
  while (session.waiting === 'player' && depth(session.game) > level) {
    const pass = ruleset.fallback(session.game);
    if (!pass) break;
    session.enter(pass);
  }
  if (session.waiting === 'dice') lacking(within('$.decisions', Math.max(0, replay.decisions.length - 1)));
  const { rolls, shuffles } = session.chances();
  return {
    ...replay,
    decisions: session.inputs as ReplayDecision<T>[],
    rolls,
    ...(shuffles.length > 0 && { shuffles }),
  };
}

const lacking = (path: string): never =>
  fail(path, 'A roll after this needs more dice than are told: say ", rolling 6 4 2".');

/** So many turns go by at most until somebody does the next thing that is told. */
const MOST_QUIET_TURNS = 5;

/** Options in the engine's own words: the replay is played without the grammar. */
const understood = <T extends GameTypes>(
  { ruleset, game }: Session<T>,
  decision: ReplayDecision<T>,
): ReplayDecision<T> =>
  isManual(decision) ? decision : ruleset.texts.restate(game, decision as T['decision']);

/** Passes until the decision is legal; what is done by hand waits until all is over that the last decision set off. */
function waitFor<T extends GameTypes>(
  ruleset: Ruleset<T>,
  session: Session<T>,
  decision: ReplayDecision<T>,
  level: number,
  path: string,
  before: string,
): void {
  const { depth } = ruleset.scenarios.script;
  const lastTurn = session.game.turn + MOST_QUIET_TURNS;
  for (let kept: Kept | null = null; ; ) {
    if (session.waiting === 'dice' && !kept) lacking(before);
    const refusal = isManual(decision)
      ? null
      : session.whyNot(understood(session, decision) as T['decision']);
    if (!refusal && !(isManual(decision) && depth(session.game) > level)) return;
    if (refusal) kept = better(kept, { refusal, own: session.chance === decision.by });
    const pass = session.waiting === 'player' ? ruleset.fallback(session.game) : null;
    if (!pass || session.game.turn > lastTurn)
      fail(path, `This is not legal: ${kept?.refusal.message ?? 'its chance never comes'}.`);
    session.enter(pass);
  }
}

/** An unknown card that is spoken of by its name is one of the player's hand, or else of the deck. */
function withNames<T extends GameTypes>(
  { notation: { records, seats } }: Ruleset<T>,
  session: Session<T>,
  decision: ReplayDecision<T>,
  known: Map<string, string>,
  path: string,
): ReplayDecision<T> {
  const named = { ...decision } as Json;
  for (const field of records.fields) {
    const said = named[field];
    if (typeof said !== 'string' || !said.startsWith('?')) continue;
    const as = said.slice(1);
    const { by } = decision;
    const unknown = by !== undefined && seats.includes(by) ? records.unknown(session.game, by) : [];
    const id = known.get(as) ?? [...unknown][0];
    if (id === undefined)
      fail(path, `"${as}" lies nowhere, and no card in hand or deck is unknown: put it on the table first.`);
    if (!known.has(as)) session.enter({ do: 'reveal', card: id, as });
    known.set(as, id);
    named[field] = id;
  }
  return named as unknown as ReplayDecision<T>;
}

/** A replay in full. `loose`: passes are left out and have to be filled in. */
export function completed<T extends GameTypes>(
  ruleset: Ruleset<T>,
  draft: Json,
  loose: boolean,
  find?: CardFinder,
): Replay<T> {
  const replay = readReplay(ruleset, {
    ...draft,
    cards: ruleset.texts.compiled(isObject(draft.cards) ? draft.cards : {}, find),
  });
  return loose ? playedOut(ruleset, replay) : replay;
}
