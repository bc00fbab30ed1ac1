// Everything that can happen in this game, and the facts that each type of event carries.
import type * as core from '../../core/log-event.ts';
import type { CardId, IconType, Phase, Side, Token } from '../language/terms.ts';
import type { RuleId } from '../rulebook/ids.ts';

type Cards = readonly CardId[];

/** How a game was won. */
export type WonBy = 'dial' | 'objectives' | 'empty-deck' | 'effect';

/** What each type carries. `by` is the seat that did it, or that it happened to. A card, a number or a word that is not there is null. */
export interface LogFacts extends core.CommonFacts<Side> {
  // Setup
  'objectives-chosen': { by: Side };
  'mulligan-taken': { by: Side };
  'pile-shuffled': { by: Side; words: { pile: 'deck' | 'objectiveDeck' } };

  // The turn
  'turn-began': { by: Side };
  'turn-ended': { by: Side };
  'phase-began': { by: Side; words: { phase: Phase } };
  'phase-ended': { by: Side; words: { phase: Phase } };
  'phase-skipped': { by: Side; words: { phase: Phase } };
  passed: { by: Side };
  'dial-moved': { by: Side | null; numbers: { points: number; now: number } };
  'balance-turned': { by: Side };
  'cards-refreshed': { by: Side; cards: { cards: Cards } };
  'shields-removed': { by: Side; cards: { cards: Cards } };
  'card-drawn': { by: Side };
  'deck-empty': { by: Side; words: { pile: 'deck' | 'objectiveDeck' } };

  // Cards
  'card-played': { by: Side; cards: { card: CardId; on: CardId | null }; numbers: { cost: number } };
  'ability-used': { by: Side; cards: { card: CardId }; words: { kind: string } };
  'ability-forced': { by: Side; cards: { card: CardId } };
  'effects-cancelled': { cards: { card: CardId | null } };
  'nothing-to-target': { cards: { card: CardId } };
  'targets-chosen': { by: Side; cards: { card: CardId; targets: Cards } };
  'card-entered': {
    by: Side;
    cards: { card: CardId; on: CardId | null };
    words: { how: 'played' | 'put' | 'revealed' | 'replaced' };
  };
  'card-left': { cards: { card: CardId }; words: { how: string; to: string } };
  'card-moved': {
    by: Side | null;
    cards: { card: CardId | null };
    words: { from: string; to: string; owner: Side };
  };
  'card-attached': { cards: { card: CardId; on: CardId } };
  'control-changed': { by: Side; cards: { card: CardId } };
  'card-captured': { by: Side | null; cards: { card: CardId | null; at: CardId } };
  'card-rescued': { by: Side; cards: { card: CardId } };
  'cards-seen': { by: Side; cards: { cards: Cards }; words: { how: 'looked' | 'revealed' } };
  'card-picked': { cards: { card: CardId | null }; numbers: { pick: number; of: number } };

  // Tokens
  'resources-generated': { by: Side; cards: { card: CardId }; numbers: { resources: number } };
  'tokens-placed': {
    cards: { card: CardId };
    numbers: { tokens: number; now: number };
    words: { token: Token };
  };
  'tokens-removed': {
    cards: { card: CardId };
    numbers: { tokens: number; now: number };
    words: { token: Token };
  };
  'tokens-moved': {
    cards: { from: CardId; to: CardId };
    numbers: { tokens: number };
    words: { token: Token };
  };
  'damage-dealt': {
    by: Side | null;
    cards: { card: CardId; source: CardId | null };
    numbers: { damage: number; now: number; capacity: number | null };
  };
  'shield-used': { by: Side; cards: { card: CardId } };
  'damage-protected': { by: Side; cards: { unit: CardId; for: CardId }; numbers: { damage: number } };
  'damage-prevented': { cards: { card: CardId }; numbers: { damage: number } };
  'damage-redirected': { cards: { from: CardId; to: CardId }; numbers: { damage: number } };

  // An engagement
  'objective-engaged': { by: Side; cards: { objective: CardId; attackers: Cards } };
  'engagement-turned': { cards: { objective: CardId } };
  'defenders-declared': { by: Side; cards: { defenders: Cards } };
  'edge-card-placed': { by: Side; cards: { card: CardId | null } };
  'edge-revealed': { cards: { dark: Cards; light: Cards } };
  'fate-resolved': { by: Side; cards: { card: CardId } };
  'edge-cancelled': { cards: { card: CardId | null } };
  'edge-won': {
    by: Side;
    numbers: { dark: number; light: number };
    words: { how: 'total' | 'tie' | 'automatic' };
  };
  'strike-begun': { by: Side; cards: { unit: CardId } };
  'icons-resolved': {
    by: Side;
    cards: { unit: CardId };
    numbers: { strength: number };
    words: { icon: IconType };
  };
  'unopposed-won': { by: Side; cards: { objective: CardId }; numbers: { damage: number } };
  'engagement-ended': object;
  'unit-joined': { by: Side; cards: { unit: CardId } };
  'unit-removed': { cards: { unit: CardId } };

  // The Force
  'unit-committed': { by: Side; cards: { unit: CardId } };
  'unit-uncommitted': { cards: { unit: CardId } };
  'struggle-resolved': { by: Side | null; numbers: { dark: number; light: number } };

  // Effects that last
  'effect-began': { by: Side; cards: { card: CardId; cards: Cards }; words: { until: string } };
  'option-chosen': { by: Side; words: { option: string } };

  // The end, and what is done by hand
  'game-won': { by: Side; words: { how: WonBy } };
  'card-set-by-hand': { by: null; cards: { card: CardId } };
}

export type LogType = keyof LogFacts;

type None = Readonly<Record<string, never>>;
type Carried<Type extends LogType, Name extends string, Else = None> =
  LogFacts[Type] extends Readonly<Record<Name, infer Given>> ? Given : Else;

/** One line of the log. */
export type LogEvent = {
  readonly [Type in LogType]: Omit<
    core.LogEvent<Type, RuleId, Side>,
    'by' | 'cards' | 'numbers' | 'words'
  > & {
    readonly by: Carried<Type, 'by', null>;
    readonly cards: Carried<Type, 'cards'>;
    readonly numbers: Carried<Type, 'numbers'>;
    readonly words: Carried<Type, 'words'>;
  };
}[LogType];

export type LogEventOf<Type extends LogType> = Extract<LogEvent, { readonly type: Type }>;

/** What is noted: the facts of one type, and the cards of it that only one seat may know. Where and when is added. */
export type Happening = {
  readonly [Type in LogType]: { readonly type: Type; readonly secret?: LogEvent['secret'] } & LogFacts[Type];
}[LogType];
