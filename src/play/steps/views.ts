// A game as it was seen, step by step: a view log, as it is in memory (`write-views.ts` writes it down). What one seat may know of it can be published while an event is
// still going on: such a log holds neither the inputs nor the seed, from which hidden cards could be worked out, and nobody's
// notes. The log of a game that has nothing to hide is shown without the engine, and brings the game along for whoever
// wants to play on.

import type { ErrorInfo } from '../../core/error.ts';
import type * as core from '../../core/log-event.ts';
import { cardsIn } from '../../core/log-event.ts';
import type { LogEvent } from '../../swtcg/log/types.ts';
import type { CardId, Side } from '../../swtcg/model/state.ts';
import type { AttackView, PlayView } from '../../swtcg/view/attack-view.ts';
import { type CardFace, UNKNOWN } from '../../swtcg/view/card-face.ts';
import { isMask } from '../../swtcg/view/mask.ts';
import type { View } from '../../swtcg/view/view.ts';
import type { Won } from './heading.ts';
import type { ToldFile } from './recorded-steps.ts';
import { sameFact } from './same.ts';
import { type Perspective, type RollView, type Steps, stepAt } from './step.ts';

export interface ViewsStep {
  /** Its address: the same as in the replay. */
  readonly at: string;
  readonly path: readonly string[];
  /** The sentence in English: a page that shows it needs no word table. */
  readonly text: string;
  /** What happened, for other languages and for whoever reads events; older logs have none, and what is empty is left out. */
  readonly type?: string;
  readonly cards?: core.CardFacts;
  readonly numbers?: core.Facts<number>;
  readonly words?: core.Facts<string>;
  readonly rule: string;
  readonly kind?: LogEvent['kind'];
  readonly turn?: number;
  /** Who did it, and whom play waits for after it. */
  readonly by?: Side;
  readonly asked?: Side;
  /** The dice that fell in this step. */
  readonly roll?: RollView;
  /** What is under way: said where it is not as in the step before. */
  readonly attack?: AttackView | null;
  readonly plays?: readonly PlayView[];
  /** What of the documented view is new since the step before; null: no longer there. The first step has all of it. */
  readonly view: Readonly<Record<string, unknown>>;
}

export interface Views {
  readonly seat: Perspective;
  readonly title: string | null;
  /** What else stands at its head, where nothing is hidden. */
  readonly question?: string | null;
  readonly explanation?: string | null;
  readonly result?: string | null;
  readonly won?: Won | null;
  readonly players: ToldFile['names'];
  /** The faces of the cards that this seat has seen by then, and of no others. */
  readonly cards: Readonly<Record<CardId, CardFace>>;
  readonly steps: readonly ViewsStep[];
  /** Where play had to stop. */
  readonly problem?: Pick<ErrorInfo, 'message'>;
  /** The scenario or the replay that was played, where nothing of it is hidden. */
  readonly file?: unknown;
}

const FACE = Object.keys(UNKNOWN) as (keyof CardFace)[];

/** What is printed on a card, without what the engine has made of it. */
const faceOf = (card: CardFace): CardFace =>
  Object.fromEntries(FACE.map((fact) => [fact, card[fact]])) as unknown as CardFace;

function changes(now: View, before: View | null): Record<string, unknown> {
  if (!before) return now;
  const found: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(now)) if (!sameFact(value, before[key])) found[key] = value;
  for (const key of Object.keys(before)) if (!(key in now)) found[key] = null;
  return found;
}

/** The facts of an event that a view log holds: secret cards are none of them, whoever looks. */
function eventFacts(entry: LogEvent): Pick<ViewsStep, 'type' | 'cards' | 'numbers' | 'words'> {
  if (entry.type === 'sentence-kept') return { type: entry.type };
  const { type, cards, numbers, words }: core.LogEvent = entry;
  const some = (facts: object) => Object.keys(facts).length > 0;
  return {
    type,
    ...(some(cards) && { cards }),
    ...(some(numbers) && { numbers }),
    ...(some(words) && { words }),
  };
}

/** A file that was played, with its steps. */
type Shown = Omit<ToldFile, 'account' | 'annotations' | 'ruleset'> & { readonly account: Steps };

/** What a seat may know of a file, up to a step. */
export function viewsOf(file: Shown, seat: Perspective, until?: string): Views {
  const { account, heading, names, problem } = file;
  const cards: Record<CardId, CardFace> = {};
  const last = until === undefined ? account.length - 1 : stepAt(account, until);
  let before: View | null = null;
  let attacked: AttackView | null = null;
  let played: readonly PlayView[] = [];
  const steps = Array.from({ length: Math.min(account.length, last + 1) }, (_, i): ViewsStep => {
    const { entry, text, address, viewFor, by, asked, roll, attack = null, plays = [] } = account.at(i);
    const now = viewFor?.(seat) as View;
    // A card that is shown, and lies hidden afterwards, has been seen too.
    for (const id of [...Object.keys(now), ...cardsIn(entry)]) {
      const face = file.cards[id];
      if (face && !isMask(id)) cards[id] ??= faceOf(face);
    }
    // A card that is not seen is not seen at work.
    const seen = plays.filter(({ id }) => id in now);
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
      ...(asked && { asked }),
      ...(roll && { roll }),
      ...(!sameFact(attack, attacked) && { attack }),
      ...(!sameFact(seen, played) && { plays: seen }),
      view: changes(now, before),
    };
    [before, attacked, played] = [now, attack, seen];
    return step;
  });
  const whole = until === undefined && problem;
  return {
    seat,
    ...(seat === 'both' ? heading : { title: heading.title }),
    players: names,
    cards,
    steps,
    ...(whole && { problem: whole }),
  };
}
