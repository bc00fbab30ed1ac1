// What is under way, outermost first: each frame waits for the one after it. The charts walk along them.
import type { Effect, Instruction } from '../language/effect.ts';
import type { CardId, IconType, Side, Zone } from '../language/terms.ts';
import type { RuleId } from '../rulebook/ids.ts';
import type { Act, GameEvent, Span } from './acts.ts';

/** Turn about, the active player first, until both have passed in a row. */
export interface Turns {
  readonly chance: Side;
  readonly passes: number;
  /** Who passes for the rest of this window. */
  readonly done: readonly Side[];
}

interface BaseFrame {
  readonly id: number;
  readonly rule: RuleId;
}

/** An action window. */
export interface ActionsFrame extends BaseFrame, Turns {
  readonly kind: 'actions';
}

/** The steps in which the rules ask a player for a deed of its own. */
export type StepName =
  | 'objectives'
  | 'mulligan'
  | 'balance'
  | 'discard'
  | 'reserve'
  | 'engage'
  | 'defend'
  | 'edge'
  | 'fate'
  | 'strike'
  | 'commit';

export interface StepFrame extends BaseFrame, Turns {
  readonly kind: 'step';
  readonly step: StepName;
}

/** The stages of an occurrence (FAQ, Interrupt and Reaction Priority). What a card's own text changes of it comes after the interrupts. */
export type Stage = 'interrupts' | 'replacing' | 'happening' | 'resolving' | 'reactions';

export interface OccurrenceFrame extends BaseFrame, Turns {
  readonly kind: 'occurrence';
  readonly stage: Stage;
  /** What is about to happen. */
  readonly acts: readonly Act[];
  /** What triggered abilities are asked about: before the acts what they would be, afterwards what has happened. */
  readonly events: readonly GameEvent[];
  /** What has happened in the earlier parts of it (damage, then destruction). */
  readonly past: readonly GameEvent[];
  /** Phases, engagements … that end in it. */
  readonly ending: readonly Span[];
  /** Whom it waits for: to order forced abilities, or to use something. */
  readonly asking: 'next' | 'use' | null;
  /** Abilities that were used, with what they answered. */
  readonly used: readonly string[];
  /** Which forced ability its player wants to go next. */
  readonly next: string | null;
  readonly outcome: Outcome;
}

/** What has been done: for "then", "that many", "those cards". */
export interface Outcome {
  readonly cards: readonly CardId[];
  readonly n: number;
  /** All of it was done in full. */
  readonly full: boolean;
}

/** What a player said when an ability was used or a card played; what is left out is asked for, or goes by the default. */
export interface Wishes {
  readonly targets?: readonly CardId[];
  readonly amount?: number;
  readonly divide?: Readonly<Record<CardId, number>>;
  readonly x?: number;
  readonly cost?: readonly CardId[];
  readonly on?: string;
}

/** What is asked of a player in the middle of something. */
export interface Ask {
  readonly by: Side;
  readonly rule: RuleId;
  /** What the question is about, for sentences. */
  readonly what: AskKind;
  /** Cards, numbers, or the wording of options. */
  readonly options: readonly (string | number)[];
  /** How many of the options are chosen; null where exactly one is. */
  readonly least: number | null;
  readonly most: number | null;
  /** What is done where nothing is said. */
  readonly fallback: Answer;
  /** The same option may be chosen several times. */
  readonly repeats?: true;
  /** No two of one controller. */
  readonly apart?: true;
}

/** Cards that chance picks from. */
export interface Pick {
  readonly pick: readonly CardId[];
  readonly n: number;
}

export type AskKind =
  | 'target'
  | 'card'
  | 'may'
  | 'option'
  | 'number'
  | 'divide'
  | 'order'
  | 'icon'
  | 'host'
  | 'objective'
  | 'resources'
  | 'cost'
  | 'next';

export type Answer = string | number | readonly (string | number)[] | Readonly<Record<CardId, number>>;

/** How something came to be used. */
export type How = 'play' | 'ability' | 'fate' | 'automatic' | 'keyword' | 'later';

/** Where an effect stands: the paragraph of a definition, or what another effect has granted. */
export interface AbilityKey {
  readonly card: CardId;
  readonly key: string;
}

/** An ability that is used, or a card that is played: its cost, its targets, then the occurrence in which it resolves. */
export interface UseFrame extends BaseFrame {
  readonly kind: 'use';
  readonly how: How;
  readonly by: Side;
  readonly card: CardId;
  /** Where the card was played or used from. */
  readonly from: Zone;
  readonly key: string;
  /** The effect; null for a unit or an enhancement that is simply played. */
  readonly effect: Effect | null;
  readonly stage: 'paying' | 'targets' | 'announced' | 'resolved';
  /** Acts of the cost that are still to be done, part by part. */
  readonly costs: readonly (readonly Act[])[];
  readonly paid: readonly CardId[];
  /** The whole cost was paid: a sacrifice that was prevented was not made. */
  readonly paidInFull: boolean;
  readonly price: number | null;
  readonly x: number;
  readonly wishes: Wishes;
  /** The cards chosen for each target or choice of the effect, in its order; null where there was none. */
  readonly chosen: readonly (readonly CardId[] | null)[];
  /** What it answers. */
  readonly event: GameEvent | null;
  readonly occurrence: number | null;
  readonly cancelled: boolean;
  /** Where a unit or an enhancement goes. */
  readonly on: CardId | null;
  readonly participating: boolean;
  readonly ask: Ask | Pick | null;
  readonly answers: readonly Answer[];
  /** The card with the effect as it was: a card that has come back is another card. */
  readonly life: number;
}

/** One thing that an effect still has to do. */
export type Todo =
  | { readonly kind: 'instruction'; readonly of: Instruction }
  /** Acts that an instruction has set going, one occurrence each. */
  | { readonly kind: 'acts'; readonly acts: readonly Act[] }
  /** What was put into decks is shuffled in. */
  | { readonly kind: 'shuffle-in'; readonly cards: readonly CardId[] }
  | { readonly kind: 'strike'; readonly unit: CardId }
  /** A card whose cost has been paid is played. */
  | {
      readonly kind: 'play';
      readonly card: CardId;
      readonly on: CardId | null;
      readonly price: number;
      readonly participating: boolean;
    };

/** An effect that is being carried out, instruction by instruction. */
export interface EffectFrame extends BaseFrame {
  readonly kind: 'effect';
  readonly by: Side;
  readonly card: CardId;
  readonly how: How;
  readonly effect: Effect | null;
  readonly todo: readonly Todo[];
  readonly x: number;
  readonly wishes: Wishes;
  readonly chosen: readonly (readonly CardId[] | null)[];
  readonly paid: readonly CardId[];
  readonly event: GameEvent | null;
  /** The occurrence that it interrupts or reacts to. */
  readonly occurrence: number | null;
  /** What the instruction before this one did, and what this one has done so far. */
  readonly done: Outcome;
  readonly now: Outcome;
  /** Everything so far was done in full. */
  readonly full: boolean;
  /** Cards that it looked at, revealed or searched. */
  readonly seen: readonly CardId[];
  /** The player spoken of before. */
  readonly player: Side | null;
  readonly ask: Ask | Pick | null;
  readonly answers: readonly Answer[];
  readonly life: number;
}

/** A strike under way: focused, then one icon type after the other. */
export interface StrikeFrame extends BaseFrame {
  readonly kind: 'strike';
  readonly by: Side;
  readonly unit: CardId;
  /** The types that still have to be resolved, in order. */
  readonly types: readonly IconType[];
  readonly stage: 'focus' | 'icons' | 'resolved';
  readonly targets: StrikeTargets;
  /** The engagement, and the unit's life, that it strikes in. */
  readonly engagement: number;
  readonly life: number;
  readonly ask: Ask | Pick | null;
  readonly answers: readonly Answer[];
}

export interface StrikeTargets {
  readonly unit?: CardId | Readonly<Record<CardId, number>>;
  readonly tactics?: CardId | readonly CardId[];
}

export type Frame = ActionsFrame | StepFrame | OccurrenceFrame | UseFrame | EffectFrame | StrikeFrame;

export type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { readonly kind: Kind }>;
