// What happens in a game is told in events: plain facts that code reads and a table of words says in any language. Every
// game uses this one shape, so that redaction, statistics and whoever follows a card walk an event without knowing its type.

/**
 * What sort of step it is: a player did it, the rules did it, dice fell, a chance passed that nobody took, play came to a
 * place, or something was put by hand.
 */
export type LogKind = 'deed' | 'rule' | 'roll' | 'window' | 'place' | 'manual';

/** Facts by name. All of them are plain data, and none is a sentence. */
export type Facts<Value> = Readonly<Record<string, Value | readonly Value[] | null>>;

/** Ids of cards by the part that they play in the event: `{ attacker: 'tie', defender: 'xw' }`. */
export type CardFacts = Facts<string>;

export interface LogEvent<
  Type extends string = string,
  Rule extends string = string,
  Seat extends string = string,
> {
  /** What happened: one of the list that each game documents. */
  readonly type: Type;
  readonly kind: LogKind;
  /** The seat that did it or that it is told of first; null where it was nobody. */
  readonly by: Seat | null;
  readonly cards: CardFacts;
  readonly numbers: Facts<number>;
  /** Everything else that there is to know: ids of keywords and places, what an option is called. */
  readonly words: Facts<string>;
  /** Cards that only one seat may know. */
  readonly secret?: { readonly seat: Seat; readonly cards: CardFacts };
  /** The rule behind it. */
  readonly rule: Rule;
  /** The active states of the statecharts, outermost first. */
  readonly path: readonly string[];
  readonly turn: number;
}

/** What is told of any game, by whoever drives it. */
export interface CommonFacts<Seat extends string = string> {
  /** A game begins with a question, before anything has happened. */
  'game-begun': object;
  /** A scenario asks whether something is legal, and it is not; `refusal` is the reason as it is told to players. */
  'entry-refused': { by: Seat | null; words: { refusal: string } };
  /** A line of an older view log, of which only the sentence is known. */
  'sentence-kept': { by: Seat | null; cards: { named: readonly string[] }; words: { text: string } };
}

/** One sentence for each type of event. */
export type Sentences<Event extends { readonly type: string }, Names> = {
  readonly [Type in Event['type']]: (event: Extract<Event, { readonly type: Type }>, names: Names) => string;
};

/** An event as a sentence: `names` says what cards and seats are called. */
export const sayWith = <Event extends { readonly type: string }, Names>(
  event: Event,
  sentences: Sentences<Event, Names>,
  names: Names,
): string => (sentences[event.type as Event['type']] as (event: Event, names: Names) => string)(event, names);

const idsIn = (facts: CardFacts): readonly string[] => Object.values(facts).flatMap((ids) => ids ?? []);

/** The cards that an event tells of. */
export const cardsIn = ({ cards }: Pick<LogEvent, 'cards'>): readonly string[] => idsIn(cards);

/** An event as one seat may know it; anybody else, or null, knows nothing that is secret. */
export function eventFor<Event extends LogEvent>(event: Event, seat: string | null): Event {
  if (!event.secret || event.secret.seat === seat) return event;
  const { secret: _secret, ...open } = event;
  return open as Event;
}
