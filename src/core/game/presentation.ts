// What a game says of itself to whoever shows it without playing it: names, places, the form of its view logs. No rules, so
// that a page which shows a view log downloads none.

import type { Check } from '../files/checks.ts';
import type { CardId } from '../state.ts';
import type { GameTypes } from './game-types.ts';

/** What moving through the steps of a game goes by. */
export interface Navigation<T extends GameTypes = GameTypes> {
  /** The turn of a step; 0 is what comes before the first. */
  turnOf(event: T['event']): number;
  /** The part of its turn: the name of a state. */
  phaseOf(event: T['event']): string;
  /** Whether an attack is declared in this step. */
  isAttack(event: T['event']): boolean;
  /** Whether something takes effect in this step, though nobody does anything. */
  isEffect(event: T['event']): boolean;
  /** Whether the dice of an earlier step still count in this one. */
  keepsRoll(event: T['event']): boolean;
  /** The state of a path with which an attack begins: its declaration comes just before it. */
  readonly attackState: string;
  /** What is said in the heading of a step, as states: those that come first, or what they are part of. */
  heading(path: readonly string[]): readonly string[];
}

/** Places in play in words. Elements say them in the language of their page. */
export interface PlaceWords {
  turn(n: number): string;
  /** By the names of the states; what is not here is made of its name. A state with no words is passed over. */
  readonly places: Readonly<Record<string, string>>;
}

/** What is told in full where it comes up first in a view log; after that only what is new of it. */
export interface ViewLogForm<T extends GameTypes = GameTypes> {
  readonly check: Check;
  /** What a view has besides cards, and what each of these has. */
  readonly table: Readonly<Record<string, readonly string[]>>;
  /** What the view of a card has. */
  readonly card: readonly string[];
  /** The parts of a scene, and what each has; null: it is told in full whenever it is told. */
  readonly scene: Readonly<Record<string, readonly string[] | null>>;
  /** Nothing is going on. */
  readonly quiet: T['scene'];
  /** A scene as somebody knows it who sees this view: a card that is not seen is not seen at work. */
  sceneFor(scene: T['scene'], view: T['view']): T['scene'];
  /** A scene as it was told in logs from before events were told. */
  olderScene(scene: T['scene']): T['scene'];
  /** What is printed on a card, without what the engine has made of it. */
  printed(face: T['face']): T['face'];
  /** A card of which nothing is known: a log leaves out of a face what is as here. */
  readonly unknown: T['face'];
  /** Whether an id stands for a hidden card. */
  isMask(card: CardId): boolean;
  /** Where a card of a view is. */
  zoneIn(view: T['view'], card: CardId): string | null;
}

export interface Presentation<T extends GameTypes = GameTypes> {
  readonly seats: readonly T['seat'][];
  readonly navigation: Navigation<T>;
  readonly viewLog: ViewLogForm<T>;
  /** English words for places. */
  readonly places: PlaceWords;
  /** What cards are called in sentences; twins are told apart by their ids. */
  cardNames(faces: Readonly<Record<CardId, T['face']>>): ReadonlyMap<CardId, string>;
  /** Whether a language has a sentence for an event: a stranger's log may have others. */
  canSay(event: T['event'], words: T['words']): boolean;
  /** What happened, in a language. */
  say(event: T['event'], words: T['words'], nameOf: (card: CardId) => string): string;
}
