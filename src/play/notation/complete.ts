// A game written down from notes, made into a replay: the texts of its cards compiled, the passes that nobody writes down
// filled in by playing it, unknown cards named when they are first spoken of.

import { SwtcgError } from '../../core/error.ts';
import { fail, within } from '../../core/files/fail.ts';
import { validate } from '../../core/files/validate.ts';
import type { ScenarioGame, StorageGame } from '../../core/game/game.ts';
import type { CardDef } from '../../swtcg/cards/card.ts';
import type { Decision } from '../../swtcg/decisions/decision.ts';
import { type CardFinder, readDefinitions } from '../../swtcg/files/definitions.ts';
import { type Cards, cards as definitions } from '../../swtcg/files/validators/scenario.ts';
import { writeCard } from '../../swtcg/files/write-card.ts';
import type { Effect } from '../../swtcg/language/effect.ts';
import { tableReader } from '../../swtcg/text/read.ts';
import type { SwtcgTypes } from '../../swtcg/types.ts';
import { isManual, type ReplayDecision } from '../inputs.ts';
import type { Replay } from '../replay/format.ts';
import { readReplay } from '../replay/read.ts';
import { replayStart } from '../replay/start.ts';
import { better, type Kept } from '../scenario/run.ts';
import { Session } from '../session.ts';
import { isObject, type Json, same } from '../../core/notation/json.ts';

/** The effects of all cards that have none; a paragraph that can't be read is carried out by hand. */
function compiled(cards: Json, find?: CardFinder): Json {
  const bare = Object.fromEntries(
    Object.entries(cards).filter(
      ([, card]) => isObject(card) && card.name !== '?' && card.effects === undefined,
    ),
  );
  validate(definitions, bare, '$.cards');
  const defs = readDefinitions(bare as unknown as Cards, '$.cards', find);
  const read = tableReader(
    Object.values(cards).flatMap((card) =>
      isObject(card) && typeof card.name === 'string'
        ? [{ name: card.name, ...(typeof card.subtype === 'string' ? { subtype: card.subtype } : {}) }]
        : [],
    ),
  );
  const effects = (def: CardDef): Effect[] =>
    def.text.map((text) => {
      const found = read(text, def);
      return found.ok ? found.effect : { kind: 'manual', text };
    });
  return Object.fromEntries(
    Object.entries(cards).map(([key, card]) => {
      const def = defs.get(key);
      if (!def) return [key, card];
      const done = def.effects.length === def.text.length ? def : { ...def, effects: effects(def) };
      return [
        key,
        isObject(card) && card.ref !== undefined
          ? writeCard(done)
          : { ...(card as Json), effects: done.effects },
      ];
    }),
  );
}

/** A replay without the effects that its texts say anyhow. */
export function withoutEffects(replay: Json): Json {
  if (!isObject(replay.cards)) return replay;
  const bare = Object.fromEntries(
    Object.entries(replay.cards).map(([key, card]) => {
      const { effects: _effects, ...rest } = isObject(card) ? card : {};
      return [key, isObject(card) ? rest : card];
    }),
  );
  let now: Json;
  try {
    now = compiled(bare);
  } catch (error) {
    if (error instanceof SwtcgError) return replay;
    throw error;
  }
  const cards = Object.entries(replay.cards).map(([key, card]) => [
    key,
    same(card, now[key]) ? bare[key] : card,
  ]);
  return { ...replay, cards: Object.fromEntries(cards) };
}

type Ruleset = ScenarioGame<SwtcgTypes> & StorageGame<SwtcgTypes>;

/** Where a card is spoken of that lies unknown on the table so far. */
const FIELDS = ['card', 'unit', 'target', 'top'] as const;

/** The decisions with every pass between them, in the order in which they were asked. */
function playedOut(ruleset: Ruleset, replay: Replay<SwtcgTypes>): Replay<SwtcgTypes> {
  const { depth } = ruleset.scenarios.script;
  const session = new Session(ruleset, ruleset.texts.inWords(replayStart(ruleset, replay)));
  const known = new Map<string, string>();
  let level = 0;
  replay.decisions.forEach((decision, i) => {
    const path = within('$.decisions', i);
    const named = withNames(session, decision, known, path);
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
    decisions: session.inputs as ReplayDecision<SwtcgTypes>[],
    rolls,
    ...(shuffles.length > 0 && { shuffles }),
  };
}

const lacking = (path: string): never =>
  fail(path, 'A roll after this needs more dice than are told: say ", rolling 6 4 2".');

/** So many turns go by at most until somebody does the next thing that is told. */
const MOST_QUIET_TURNS = 5;

/** Options in the engine's own words: the replay is played without the grammar. */
const understood = (
  { ruleset, game }: Session<SwtcgTypes>,
  decision: ReplayDecision<SwtcgTypes>,
): ReplayDecision<SwtcgTypes> =>
  isManual(decision) ? decision : ruleset.texts.restate(game, decision as Decision);

/** Passes until the decision is legal; what is done by hand waits until all is over that the last decision set off. */
function waitFor(
  ruleset: Ruleset,
  session: Session<SwtcgTypes>,
  decision: ReplayDecision<SwtcgTypes>,
  level: number,
  path: string,
  before: string,
): void {
  const { depth } = ruleset.scenarios.script;
  const lastTurn = session.game.turn + MOST_QUIET_TURNS;
  for (let kept: Kept | null = null; ; ) {
    if (session.waiting === 'dice' && !kept) lacking(before);
    const refusal = isManual(decision) ? null : session.whyNot(understood(session, decision) as Decision);
    if (!refusal && !(isManual(decision) && depth(session.game) > level)) return;
    if (refusal) kept = better(kept, { refusal, own: session.chance === decision.by });
    const pass = session.waiting === 'player' ? ruleset.fallback(session.game) : null;
    if (!pass || session.game.turn > lastTurn)
      fail(path, `This is not legal: ${kept?.refusal.message ?? 'its chance never comes'}.`);
    session.enter(pass);
  }
}

/** An unknown card that is spoken of by its name is one of the player's hand, or else of the deck. */
function withNames(
  session: Session<SwtcgTypes>,
  decision: ReplayDecision<SwtcgTypes>,
  known: Map<string, string>,
  path: string,
): ReplayDecision<SwtcgTypes> {
  const named: Json = { ...decision };
  for (const field of FIELDS) {
    const said = named[field];
    if (typeof said !== 'string' || !said.startsWith('?')) continue;
    const as = said.slice(1);
    const { by } = decision;
    const lists = by === 'dark' || by === 'light' ? session.game.players[by].lists : null;
    const unknown = (id: string) => session.game.cards[session.game.box.index[id] as number]?.def === '?';
    const id =
      known.get(as) ??
      [...(lists?.hand ?? []), ...(lists?.build ?? []), ...(lists?.deck ?? [])].find(unknown);
    if (id === undefined)
      fail(path, `"${as}" lies nowhere, and no card in hand or deck is unknown: put it on the table first.`);
    if (!known.has(as)) session.enter({ do: 'reveal', card: id, as });
    known.set(as, id);
    named[field] = id;
  }
  return named as unknown as ReplayDecision<SwtcgTypes>;
}

/** A replay in full. `loose`: passes are left out and have to be filled in. */
export function completed(
  ruleset: Ruleset,
  draft: Json,
  loose: boolean,
  find?: CardFinder,
): Replay<SwtcgTypes> {
  const replay = readReplay(ruleset, {
    ...draft,
    cards: compiled(isObject(draft.cards) ? draft.cards : {}, find),
  });
  return loose ? playedOut(ruleset, replay) : replay;
}
