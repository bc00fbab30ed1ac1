// A game as it was seen, step by step: a view log, as it is in memory (`write-views.ts` writes it down). What one seat may know of it can be published while an event is
// still going on: such a log holds neither the inputs nor the seed, from which hidden cards could be worked out, and nobody's
// notes. The log of a game that has nothing to hide is shown without the engine, and brings the game along for whoever
// wants to play on.

import type { ErrorInfo } from '../../core/error.ts';
import type { Game } from '../../core/game/game.ts';
import type { Perspective, RollView } from '../../core/game/game-steps.ts';
import type { BaseFace, BaseView, GameTypes } from '../../core/game/game-types.ts';
import { type CardFacts, cardsIn, type Facts, type LogEvent, type LogKind } from '../../core/log-event.ts';
import { sameFact } from '../../core/same.ts';
import type { CardId, Seat } from '../../core/state.ts';
import type { Won } from './heading.ts';
import type { ToldFile } from './recorded-steps.ts';
import { type Steps, stepAt } from './step.ts';

export interface ViewsStep {
  /** Its address: the same as in the replay. */
  readonly at: string;
  readonly path: readonly string[];
  /** The sentence in English: a page that shows it needs no word table. */
  readonly text: string;
  /** What happened, for other languages and for whoever reads events; older logs have none, and what is empty is left out. */
  readonly type?: string;
  readonly cards?: CardFacts;
  readonly numbers?: Facts<number>;
  readonly words?: Facts<string>;
  readonly rule: string;
  readonly kind?: LogKind;
  readonly turn?: number;
  /** Who did it, and whom play waits for after it. */
  readonly by?: Seat;
  readonly asked?: Seat;
  /** The dice that fell in this step. */
  readonly roll?: RollView;
  /** What of the documented view is new since the step before; null: no longer there. The first step has all of it. */
  readonly view: Readonly<Record<string, unknown>>;
  /** What is going on, part by part under its name: said where it is not as in the step before. */
  readonly [part: string]: unknown;
}

export interface Views {
  readonly ruleset?: string;
  readonly seat: Perspective;
  readonly title: string | null;
  /** What else stands at its head, where nothing is hidden. */
  readonly question?: string | null;
  readonly explanation?: string | null;
  readonly result?: string | null;
  readonly won?: Won | null;
  readonly players: ToldFile['names'];
  /** The faces of the cards that this seat has seen by then, and of no others. */
  readonly cards: Readonly<Record<CardId, BaseFace>>;
  readonly steps: readonly ViewsStep[];
  /** Where play had to stop. */
  readonly problem?: Pick<ErrorInfo, 'message'>;
  /** The scenario or the replay that was played, where nothing of it is hidden. */
  readonly file?: unknown;
}

type Parts = Readonly<Record<string, unknown>>;

const STOPPED = 'The file and the rules disagree here: play stops.';

/** What is new; null: no longer there. */
function changes(now: Parts, before: Parts | null): Parts {
  if (!before) return now;
  const found: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(now)) if (!sameFact(value, before[key])) found[key] = value;
  for (const key of Object.keys(before)) if (!(key in now)) found[key] = null;
  return found;
}

/** The facts of an event that a view log holds: secret cards are none of them, whoever looks. */
function eventFacts(entry: LogEvent): Pick<ViewsStep, 'type' | 'cards' | 'numbers' | 'words'> {
  if (entry.type === 'sentence-kept') return { type: entry.type };
  const { type, cards, numbers, words } = entry;
  const some = (facts: object) => Object.keys(facts).length > 0;
  return {
    type,
    ...(some(cards) && { cards }),
    ...(some(numbers) && { numbers }),
    ...(some(words) && { words }),
  };
}

/** A file that was played, with its steps. */
type Shown<T extends GameTypes> = Omit<ToldFile<T>, 'game' | 'account' | 'annotations'> & {
  readonly game: Pick<Game<T>, 'id' | 'presentation'>;
  readonly account: Steps<T>;
};

/** What a seat may know of a file, up to a step. */
export function viewsOf<T extends GameTypes>(file: Shown<T>, seat: Perspective, until?: string): Views {
  const { account, heading, names, problem } = file;
  const { viewLog } = file.game.presentation;
  const cards: Record<CardId, BaseFace> = {};
  const last = until === undefined ? account.length - 1 : stepAt(account, until);
  let before: BaseView | null = null;
  let going: Parts = viewLog.quiet;
  const steps = Array.from({ length: Math.min(account.length, last + 1) }, (_, i): ViewsStep => {
    const { entry, text, address, viewFor, by, asked, roll, scene = viewLog.quiet } = account.at(i);
    const now = viewFor?.(seat) as BaseView;
    // A card that is shown, and lies hidden afterwards, has been seen too.
    for (const id of [...Object.keys(now), ...cardsIn(entry)]) {
      const face = file.cards[id];
      if (face && !viewLog.isMask(id)) cards[id] ??= viewLog.printed(face);
    }
    const seen = viewLog.sceneFor(scene, now);
    const { path, rule, kind, turn } = entry;
    const step: ViewsStep = {
      at: address as string,
      path,
      text,
      ...eventFacts(entry),
      rule,
      kind,
      turn,
      ...(by && { by }),
      // That the other player was asked tells that there was something to play.
      ...(asked && (seat === 'both' || seat === asked) && { asked }),
      ...(roll && { roll }),
      ...changes(seen, going),
      view: changes(now, before),
    };
    [before, going] = [now, seen];
    return step;
  });
  const whole = until === undefined && problem;
  return {
    ruleset: file.game.id,
    seat,
    ...(seat === 'both' ? heading : { title: heading.title }),
    players: names,
    cards,
    steps,
    // The reason may name a card that this seat does not know.
    ...(whole && { problem: seat === 'both' ? whole : { message: STOPPED } }),
  };
}
