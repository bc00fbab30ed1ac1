// What can be done to cards and players, as plain data. Acts that take place together are one occurrence: interrupts come
// before it, it happens, reactions come after it.
import type { CardId, CardType, Phase, Side, Token, Zone } from '../language/terms.ts';
import type { EventName } from '../language/trigger.ts';

/** Whose doing it is: the player, and the card whose text or strike does it (null: the rules do). */
export interface Cause {
  readonly who: Side | null;
  readonly source: CardId | null;
}

/** Damage of a strike, of the rules, or of a card's text. A cost can be neither prevented nor moved. */
export type DamageKind = 'unit' | 'blast' | 'unopposed' | 'balance' | 'effect' | 'moved' | 'cost';

export type FocusKind = 'strike' | 'tactics' | 'effect' | 'cost' | 'resource';

export type LeaveKind = 'destroyed' | 'sacrificed' | 'discarded' | 'returned' | 'captured';

/** Where a card goes: its place, and the host where it has one. */
export interface Goal {
  readonly zone: Zone;
  readonly host?: CardId;
  readonly at?: 'top' | 'bottom';
}

/** What something can last for, or wait for the end of. */
export type Span = 'strike' | 'edge-battle' | 'engagement' | 'struggle' | 'phase' | 'turn';

export type Act =
  | (Cause & {
      readonly do: 'focus';
      readonly card: CardId;
      readonly n: number;
      readonly kind: FocusKind;
      /** Part of it was prevented. */
      readonly short?: true;
    })
  | (Cause & {
      readonly do: 'damage';
      readonly card: CardId;
      readonly n: number;
      readonly kind: DamageKind;
      /** Cards that it was moved from by Protect: it never comes back to one of them. */
      readonly past: readonly CardId[];
      /** The card that moved damage is taken from as it is placed. */
      readonly from?: CardId;
      /** The player whose effect sent it to this card, while its source stays what it was. */
      readonly sentBy?: Side;
      /** Part of it was prevented. */
      readonly short?: true;
    })
  | (Cause & { readonly do: 'shield'; readonly card: CardId; readonly n: number })
  | (Cause & { readonly do: 'remove'; readonly token: Token; readonly card: CardId; readonly n: number })
  /** A token is moved from one card to another (damage is an act of its own). */
  | (Cause & {
      readonly do: 'move-token';
      readonly token: 'focus' | 'shield';
      readonly from: CardId;
      readonly card: CardId;
      readonly n: number;
    })
  | (Cause & { readonly do: 'leave'; readonly card: CardId; readonly kind: LeaveKind; readonly to: Goal })
  | (Cause & {
      readonly do: 'enter';
      readonly card: CardId;
      readonly how: 'played' | 'put' | 'revealed' | 'replaced';
      /** Who controls it. */
      readonly side: Side;
      /** What it enhances: a card, the dial; null: a play area or nothing. */
      readonly on: CardId | null;
      /** It comes as a participating unit. */
      readonly participating?: true;
      readonly damage?: number;
      readonly focus?: number;
    })
  /** From one place out of play to another. */
  | (Cause & {
      readonly do: 'move';
      readonly card: CardId;
      readonly to: Goal;
      readonly kind: 'discarded' | 'returned' | 'captured' | 'rescued' | 'placed';
      readonly side?: Side;
    })
  | { readonly do: 'draw'; readonly who: Side; readonly source: CardId | null }
  | (Cause & { readonly do: 'attach'; readonly card: CardId; readonly on: CardId; readonly side: Side })
  | (Cause & { readonly do: 'control'; readonly card: CardId; readonly side: Side })
  | (Cause & { readonly do: 'commit'; readonly card: CardId })
  | (Cause & { readonly do: 'uncommit'; readonly card: CardId })
  | (Cause & { readonly do: 'dial'; readonly n: number; readonly least?: number })
  | (Cause & { readonly do: 'balance'; readonly side: Side })
  | (Cause & {
      readonly do: 'edge-card';
      readonly card: CardId;
      readonly who: Side;
      readonly faceUp?: true;
    })
  /** An ability, an event or a fate card takes effect: the frame of this number resolves. */
  | (Cause & {
      readonly do: 'resolve';
      readonly frame: number;
      readonly card: CardId;
      readonly event: GameEvent | null;
    })
  /** A phase, an engagement … ends: what lasts until then stops, what waits for it happens. */
  | { readonly do: 'end'; readonly of: Span; readonly events: readonly GameEvent[] }
  /** Nothing is done: something has come to pass (a phase begins, attackers are declared). */
  | { readonly do: 'happening'; readonly events: readonly GameEvent[] };

export type ActOf<Do extends Act['do']> = Extract<Act, { readonly do: Do }>;

/** Something that happens, as triggering conditions ask for it. */
export interface GameEvent {
  readonly on: EventName;
  readonly card?: CardId;
  readonly by?: CardId | null;
  readonly who?: Side | null;
  readonly as?: 'attacker' | 'defender';
  readonly phase?: Phase;
  readonly from?: Zone;
  readonly unopposed?: true;
  readonly ability?: 'action' | 'interrupt' | 'reaction' | 'event' | 'fate' | 'none';
  readonly forced?: true;
  readonly token?: Token;
  readonly amount?: number;
  readonly double?: true;
  readonly effect?: true;
  readonly kind?: CardType;
  /** The frame whose effects this announces: what cancels them names it. */
  readonly frame?: number;
  /** How the card was, and the life that it had then. */
  readonly life?: number;
}
