// Everything that can happen in this game, and the facts that each type of event carries. docs/log.md lists them for
// readers; a test keeps the list and these types in step.
import type * as core from '../../core/log-event.ts';
import type { Duration, PutPlace, Stat } from '../language/effect.ts';
import type { Arena, CardId, RollKind, Side, WindowKind } from '../language/terms.ts';
import type { RuleId } from '../rulebook/ids.ts';

type Cards = readonly CardId[];

// What an effect is called: the keyword that it is and its number, where it is one and has one.
type EffectNumbers = { readonly value: number | null };
type EffectWords = { readonly keyword: string | null };

/** What each type carries. `by` is the seat that did it, or that it happened to. A card, a number or a word that is not there is null. */
export interface LogFacts extends core.CommonFacts<Side> {
  // Preparation
  'side-bid': { by: Side; numbers: { points: number } };
  'event-played': { by: Side; cards: { event: CardId } };
  'resource-pulled': { by: Side; cards: { resource: CardId } };
  'deck-shuffled': { by: Side };
  'cards-set-aside': { by: Side; cards: { cards: Cards } };
  'set-aside-returned': { numbers: { cards: number }; words: { to: 'discard' | 'deck' } };
  'card-set-up': {
    by: Side;
    cards: { card: CardId | null; unit: CardId | null };
    numbers: { counters: number; spent: number; points: number };
    words: { to: Arena | 'resource' | 'buildZone' | 'top' | 'under' };
  };
  'setup-finished': { by: Side };

  // The turn
  'turn-started': object;
  'turn-ended': object;
  'cards-untapped': { by: Side; cards: { cards: Cards } };
  'force-gained': { by: Side; numbers: { force: number; now: number } };
  'force-lost': { by: Side; numbers: { force: number; now: number } };
  'build-points-rolled': { by: Side; numbers: { now: number; bonus: number } };
  'build-points-gained': { by: Side; numbers: { points: number; now: number } };
  'build-points-lost': { by: Side; numbers: { points: number; now: number } };
  'build-points-wasted': { numbers: { points: number }; words: { seat: Side } };
  'draw-declined': { by: Side };
  'cards-drawn': { by: Side; numbers: { cards: number } };
  'deck-empty': { by: Side };
  'build-step-started': { words: { seat: Side } };
  'retreat-step-started': { words: { seat: Side } };
  'own-step-ended': { by: Side; words: { step: 'build' | 'retreat' } };
  'battle-phase-started': object;
  'battle-step-started': { words: { arena: Arena } };
  'battle-step-ended': { words: { arena: Arena } };
  'battle-step-added': { words: { arena: Arena } };
  'window-passed': { words: { window: WindowKind } };

  // Building and moving
  'build-counters-put': { by: Side; numbers: { counters: number }; words: { on: 'new' | 'partial' } };
  'build-counters-changed': {
    cards: { card: CardId | null };
    numbers: { now: number };
    words: { seat: Side };
  };
  'completion-announced': {
    by: Side;
    cards: { card: CardId };
    numbers: { points: number; force: number };
    words: { way: string };
  };
  'card-completed': { cards: { card: CardId } };
  'unit-deployed': {
    cards: { unit: CardId };
    words: { seat: Side; zone: Arena | 'build'; how: 'deployed' | 'played' };
  };
  'unit-stacked': { cards: { card: CardId; unit: CardId }; words: { to: 'top' | 'under' } };
  'location-placed': { cards: { location: CardId }; words: { arena: Arena } };
  'unit-moved': { by: Side; cards: { unit: CardId }; words: { arena: Arena } };
  'pilot-boarded': { by: Side; cards: { pilot: CardId; unit: CardId } };
  'pilot-left': { by: Side; cards: { pilot: CardId }; words: { seat: Side } };
  'stack-rearranged': { by: Side; cards: { top: CardId }; numbers: { points: number } };
  'stack-loosened': { cards: { card: CardId; unit: CardId } };
  'equipment-attached': { cards: { equipment: CardId; unit: CardId } };
  'sent-to-build-zone': { cards: { card: CardId }; words: { seat: Side } };

  // Unique cards
  'duplicate-discarded': { by: Side; cards: { card: CardId }; numbers: { force: number } };
  'contest-started': { cards: { dark: CardId; light: CardId }; numbers: { dark: number; light: number } };
  'force-bid': { by: Side; numbers: { force: number } };
  'contest-won': { cards: { card: CardId }; numbers: { force: number } };
  'contest-lost': { cards: { card: CardId }; words: { seat: Side; goes: 'build' | 'nowhere' } };

  // Attacks
  'attack-declared': {
    by: Side;
    cards: { attacker: CardId; defender: CardId };
    words: { using: string | null };
  };
  'attack-skipped': { by: Side; cards: { unit: CardId } };
  'defender-changed': { cards: { attacker: CardId; defender: CardId } };
  'defender-kept': { cards: { attacker: CardId }; words: { refusal: string | null } };
  'attack-disrupted': { cards: { attacker: CardId } };
  'attack-stopped': { cards: { unit: CardId } };
  'attack-ended': { cards: { attacker: CardId } };
  'hits-predicted': { by: Side; cards: { unit: CardId }; numbers: { hits: number } };
  'prediction-checked': {
    by: Side;
    cards: { unit: CardId };
    numbers: { hits: number };
    words: { outcome: 'right' | 'wrong' };
  };
  'dice-kept-secret': { cards: { attacker: CardId } };
  'no-dice-rolled': { cards: { attacker: CardId } };
  'dice-rolled': {
    by: Side;
    numbers: { dice: readonly number[] };
    words: { roll: RollKind; how: 'first' | 'more' | 'again' };
  };
  'dice-changed': { numbers: { dice: readonly number[] } };
  'keyword-set-off': {
    cards: { unit: CardId };
    numbers: { natural: number; value: number };
    words: { keyword: string };
  };
  'hits-counted': { cards: { defender: CardId }; numbers: { hits: number; least: number; bonus: number } };
  'hits-divided': { cards: { attacker: CardId; unit: CardId }; numbers: { hits: number } };

  // Damage
  'damage-dice-counted': { cards: { unit: CardId }; numbers: { hits: number } };
  'damage-added': { numbers: { damage: number }; words: { keyword: string | null } };
  'damage-done': { cards: { source: CardId; unit: CardId }; numbers: { damage: number } };
  'damage-doubled': { cards: { unit: CardId }; numbers: { counters: number } };
  'damage-prevented': {
    cards: { source: CardId; unit: CardId };
    numbers: { prevented: number; damage: number };
  };
  'damage-unpreventable': { cards: { unit: CardId } };
  'nothing-to-prevent': { cards: { unit: CardId } };
  'prevention-delayed': { cards: { source: CardId } };
  'damage-placed': {
    cards: { unit: CardId };
    numbers: { counters: number; damage: number; health: number | null };
  };
  'bounty-earned': { cards: { hunter: CardId; prey: CardId } };
  'bounties-gained': { by: Side };

  // Cards that leave or move
  'unit-discarded': { cards: { unit: CardId; cause: CardId | null }; words: { seat: Side } };
  'unit-retreated': { cards: { unit: CardId }; words: { seat: Side } };
  'card-discarded': { cards: { card: CardId } };
  'card-exiled': { cards: { card: CardId } };
  'hand-card-discarded': { by: Side; cards: { card: CardId } };
  'hand-discarded': { by: Side; cards: { cards: Cards } };
  'discarded-as-cost': { cards: { card: CardId }; words: { to: 'discard' | 'out' } };
  'card-returned': { cards: { card: CardId }; words: { seat: Side; zone: 'hand' | 'supply' } };
  'card-put': { cards: { card: CardId }; words: { into: PutPlace; how: 'put' | 'moved' | 'paid' } };
  'put-face-down': { cards: { unit: CardId; card: CardId | null }; numbers: { cards: number } };
  'cards-milled': { cards: { cards: Cards }; words: { seat: Side; into: 'discard' | 'out' } };
  'subordinate-taken': {
    by: Side;
    cards: { card: CardId; unit: CardId | null };
    words: { to: Arena | 'top' | 'under' };
  };
  'card-tapped': { cards: { card: CardId } };
  'card-untapped': { cards: { card: CardId } };
  'untap-withheld': { cards: { card: CardId } };
  'control-gained': { by: Side; cards: { card: CardId }; words: { until: Duration } };
  'control-returned': { cards: { card: CardId }; words: { seat: Side } };

  // Looking at cards
  'cards-shown': { by: Side; cards: { cards: Cards }; words: { from: 'hand' | 'build' } };
  'cards-searched': {
    by: Side;
    cards: { shown: Cards };
    numbers: { cards: number };
    words: {
      zone: 'deck' | 'discard' | 'hand' | 'either';
      into: 'hand' | 'build' | 'discard' | 'its-arena' | 'out';
    };
  };
  'top-looked-at': {
    by: Side;
    cards: { shown: Cards };
    numbers: { cards: number };
    words: { seat: Side; how: 'looked' | 'revealed' };
  };

  // Costs
  'cost-changed': object;
  'cost-paid': {
    by: Side;
    numbers: { paid: number; left: number };
    words: { what: 'force' | 'buildPoints' };
  };
  'counters-paid': { cards: { card: CardId }; numbers: { now: number }; words: { counter: string } };
  'cost-not-paid': { cards: { unit: CardId } };
  'upkeep-paid': { cards: { card: CardId } };
  'upkeep-not-payable': { cards: { card: CardId } };

  // Effects
  'card-played': { by: Side; cards: { card: CardId }; words: { from: 'hand' | 'discard' } };
  'equipment-used': { by: Side; cards: { equipment: CardId } };
  'effect-used': { by: Side; cards: { source: CardId }; numbers: EffectNumbers; words: EffectWords };
  'effect-declined': { by: Side; cards: { source: CardId }; numbers: EffectNumbers; words: EffectWords };
  'effect-triggered': { cards: { source: CardId }; numbers: EffectNumbers; words: EffectWords };
  'effect-resolved': { cards: { source: CardId }; numbers: EffectNumbers; words: EffectWords };
  'effect-delayed': { cards: { source: CardId }; numbers: EffectNumbers; words: EffectWords };
  'effect-waits': { cards: { source: CardId } };
  'effect-lasts': { cards: { source: CardId } };
  'effect-disrupted': { cards: { source: CardId } };
  'disrupt-failed': object;
  'condition-not-met': { cards: { source: CardId } };
  'event-replaced': { cards: { unit: CardId } };
  'option-chosen': { by: Side; cards: { card: CardId | null }; words: { option: string | null } };
  'choice-declined': { by: Side };
  'bid-made': { by: Side };
  'bid-won': { by: Side; numbers: { dark: number; light: number } };
  'stats-changed': {
    cards: { unit: CardId };
    numbers: { readonly [stat in Stat]: number | null };
    words: { until: Duration };
  };
  'effects-granted': { cards: { unit: CardId }; words: { granted: readonly string[]; until: Duration } };
  'abilities-copied': { cards: { unit: CardId } };
  'text-lost': { cards: { unit: CardId }; words: { keywords: readonly string[] | null; until: Duration } };
  'counters-put': {
    cards: { card: CardId };
    numbers: { counters: number; now: number };
    words: { counter: string };
  };
  'counters-removed': {
    cards: { card: CardId };
    numbers: { counters: number; now: number };
    words: { counter: string };
  };
  'counters-moved': {
    cards: { from: CardId; to: CardId };
    numbers: { counters: number };
    words: { counter: string };
  };
  'value-unknown': { cards: { unit: CardId }; words: { stat: string } };

  // The end
  'game-goes-on': object;
  'win-withheld': { by: Side; words: { how: 'control' | 'effect' } };
  'result-forbidden': { by: Side; words: { what: 'win' | 'lose' } };
  'game-won': { by: Side; words: { arenas: readonly Arena[] } };

  // By hand
  'card-set-by-hand': {
    cards: { card: CardId; on: CardId | null };
    numbers: { damage: number | null; build: number | null };
    words: {
      controller: Side | null;
      zone: string | null;
      at: string | null;
      tapped: 'true' | 'false' | null;
      faceDown: 'true' | 'false' | null;
      counters: 'set' | null;
    };
  };
  'force-set-by-hand': { numbers: { force: number }; words: { seat: Side } };
  'build-points-set-by-hand': { numbers: { points: number }; words: { seat: Side } };
  'deck-shuffled-by-hand': { words: { seat: Side } };
  'cards-drawn-by-hand': { numbers: { cards: number }; words: { seat: Side } };
  'dice-rolled-by-hand': { numbers: { dice: readonly number[] }; words: { seat: Side } };
  'cards-shown-by-hand': { cards: { cards: Cards } };
  'note-made': { words: { note: string } };
  'card-identified': { cards: { card: CardId } };
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
