// What a game contributes in the page, so that viewer, table and log can show and play it: its board, its cards, its words.
// The counterpart of src/core/game/game.ts, which says what a game implements of play. Nothing of it knows a game. Methods, not
// function properties: so the display of a game of its own types can be held as a plain `GameDisplay`.

import type { CSSResult, TemplateResult } from 'lit';
import type { CardData } from '../../src/core/game/game-notation.ts';
import type { Perspective, RollView } from '../../src/core/game/game-steps.ts';
import type { GameTypes } from '../../src/core/game/game-types.ts';
import type { Presentation } from '../../src/core/game/presentation.ts';
import type { CardId } from '../../src/core/state.ts';
import type { Step, Steps } from '../../src/play/steps/step.ts';
import type { Marks } from './board/mark.ts';
import type { GameWords } from './game-words.ts';
import type { Lazy } from './lazy.ts';
import type { TableDisplay } from './table-display.ts';

/** Finds where a card went in a game: the board says what it makes of that. */
export type JourneysOf = <Journey>(
  card: CardId,
  find: (
    steps: Steps,
    card: CardId,
    who: Perspective,
    at: { readonly last: number; readonly now: number },
  ) => readonly Journey[],
) => readonly Journey[];

/** What a table asks of the board that a viewer does not. */
export interface BoardPicking<T extends GameTypes = GameTypes> {
  readonly marks: Marks;
  /** Places, `seat:place`, that the opened card can be put into, with the words for it. */
  readonly drops: Readonly<Record<string, string>>;
  /** The player whose hand is shown elsewhere. */
  readonly handless: T['seat'] | null;
  /** The board as it was drawn last. */
  readonly drawn: Element | null;
  /** Hear `swtcg-pick`, `swtcg-inspect` and `swtcg-drop` of the board. */
  readonly pick: (event: Event) => void;
  readonly inspect: (event: Event) => void;
  readonly drop: (event: Event) => void;
}

/** All that a board is drawn from. */
export interface BoardModel<T extends GameTypes = GameTypes> {
  readonly view: T['view'];
  readonly cards: Readonly<Record<CardId, T['face']>>;
  /** What is going on; null: nothing is known of it. */
  readonly scene: T['scene'] | null;
  readonly entry: T['event'];
  /** What the players are called. */
  readonly names: Readonly<Partial<Record<T['seat'], string | undefined>>>;
  readonly cardArt: string | null;
  /** Swaps the halves of the table. */
  readonly flip: boolean;
  /** Changes happen at once, without motion. */
  readonly still: boolean;
  readonly journeys: JourneysOf | null;
  /** Hears `swtcg-seek` of the board. */
  readonly seek: ((event: Event) => void) | null;
  /** Null where nobody plays. */
  readonly picking: BoardPicking<T> | null;
}

/** How far something is that goes in steps: an attack. */
export interface Progress {
  readonly words: string;
  /** From 1. */
  readonly at: number;
  readonly of: number;
}

/** Who reads the details of a step. */
export interface StepReader<T extends GameTypes = GameTypes> {
  /** Whether what chance might have brought may be told. */
  readonly spoilers: boolean;
  readonly who: Perspective<T['seat']>;
  readonly cards: Readonly<Record<CardId, T['face']>>;
}

/** What is drawn once a reader has begun to go through the steps. */
export interface StepDetails<T extends GameTypes = GameTypes> {
  /** How that looks, where it is not as in every game. */
  readonly styles: readonly CSSResult[];
  /** The roll of a step, or the last one that still counts there, and what else can be worked out of the step. */
  insight(roll: RollView<T['seat']> | null, step: Step<T>, reader: StepReader<T>): TemplateResult | null;
}

export interface GameDisplay<T extends GameTypes = GameTypes> {
  readonly presentation: Presentation<T>;
  /** The elements that it draws with: they are registered when the game is first shown. */
  readonly parts: Readonly<Record<string, CustomElementConstructor>>;
  readonly words: GameWords<T>;
  /** The template of a board. The element in it has `part="board"`. */
  board(model: BoardModel<T>): TemplateResult;
  /** A reader comes near: what only readers need may be fetched. `host` is drawn again when it is here. */
  approached?(host: { requestUpdate(): void }): void;
  /** How far what is under way at a step is; null where nothing is that goes in steps. */
  progress(step: Pick<Step<T>, 'scene' | 'entry'>): Progress | null;
  /** These two register the elements that they draw with. */
  readonly details: Lazy<StepDetails<T>>;
  readonly table: Lazy<TableDisplay<T>>;
  /** Card data from its text; null: this game's files refer to none. */
  readonly cardData: ((text: string) => Promise<CardData>) | null;
}
