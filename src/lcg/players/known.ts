// What a seat may know, for a built-in player: cards in play, its own hand and edge stack, counts of the rest.
import type { CardDef } from '../cards/card.ts';
import { forceCards } from '../derived/conditions.ts';
import { derive } from '../derived/derive.ts';
import { toughness } from '../derived/rules.ts';
import { edgeOf } from '../keywords/edge.ts';
import type { Effect } from '../language/effect.ts';
import type { Act } from '../model/acts.ts';
import type { AskKind, StepName } from '../model/frames.ts';
import { top } from '../model/stack.ts';
import {
  type CardId,
  DIAL,
  type Engagement,
  type GameState,
  type IconType,
  other,
  type Side,
} from '../model/state.ts';
import { card, controlled, def, inPlay, list } from '../model/zones.ts';

type Strengths = Readonly<Record<IconType, number>>;

export interface UnitSeen {
  readonly id: CardId;
  readonly side: Side;
  readonly cost: number;
  readonly ready: boolean;
  readonly committed: boolean;
  readonly shields: number;
  readonly forceIcons: number;
  /** Damage that it can still take before it is destroyed. */
  readonly left: number;
  /** Icons without the edge, and with it. */
  readonly plain: Strengths;
  readonly edge: Strengths;
}

export interface ObjectiveSeen {
  readonly id: CardId;
  readonly side: Side;
  /** Damage that it can still take. */
  readonly left: number;
  readonly resources: number;
}

export class Seat {
  readonly side: Side;
  readonly #game: GameState;

  constructor(game: GameState, side: Side) {
    this.#game = game;
    this.side = side;
  }

  get opponent(): Side {
    return other(this.side);
  }

  get isActive(): boolean {
    return this.#game.active === this.side;
  }

  get dial(): number {
    return this.#game.dial;
  }

  get engagement(): Engagement | null {
    return this.#game.engagement;
  }

  get forceCards(): number {
    return forceCards(this.#game, this.side);
  }

  /** The step in which a deed of its own is asked for. */
  get step(): StepName | null {
    const frame = top(this.#game);
    return frame?.kind === 'step' ? frame.step : null;
  }

  /** What a question is about. */
  get question(): AskKind | null {
    const frame = top(this.#game);
    const ask = frame && 'ask' in frame ? frame.ask : null;
    return ask && 'what' in ask && ask.by === this.side ? ask.what : null;
  }

  /** The effect in the course of which a question is asked. */
  get effect(): Effect | null {
    const frame = top(this.#game);
    return frame && (frame.kind === 'use' || frame.kind === 'effect') ? frame.effect : null;
  }

  get isStriking(): boolean {
    return top(this.#game)?.kind === 'strike';
  }

  /** A card that this seat may look at: one in play, in an open pile, or its own in hand, edge stack and captured by it. */
  #knows(id: CardId): boolean {
    const state = this.#game.box.index[id] === undefined ? null : card(this.#game, id);
    if (!state) return false;
    if (inPlay(this.#game, id) || state.zone === 'discard' || state.zone === 'victory') return true;
    if (state.zone === 'captured') return this.side === 'dark';
    if (state.zone === 'edge') return !state.faceDown || state.owner === this.side;
    return state.owner === this.side && (state.zone === 'hand' || state.zone === 'objectives');
  }

  /** The card as printed, where this seat may know it; objectives to choose from in setup are its own. */
  card(id: CardId | undefined): CardDef | null {
    if (id === undefined) return null;
    const offered = this.step === 'objectives' && list(this.#game, this.side, 'objectiveDeck').includes(id);
    return offered || this.#knows(id) ? def(this.#game, id) : null;
  }

  unit(id: CardId | undefined): UnitSeen | null {
    if (id === undefined || this.#game.box.index[id] === undefined || !inPlay(this.#game, id)) return null;
    const { zone, controller, focus, damage, committed, shields } = card(this.#game, id);
    if (zone !== 'units') return null;
    const d = derive(this.#game);
    const { edge, ...plain } = d.icons(id);
    return {
      id,
      side: controller,
      cost: def(this.#game, id).cost ?? 0,
      ready: focus === 0,
      committed,
      shields,
      forceIcons: d.forceIcons(id),
      left: Math.max(0, (toughness(this.#game, id) ?? 99) - damage),
      plain,
      edge: {
        unit: plain.unit + edge.unit,
        tactics: plain.tactics + edge.tactics,
        blast: plain.blast + edge.blast,
      },
    };
  }

  units(side: Side): UnitSeen[] {
    return list(this.#game, side, 'units').flatMap((id) => this.unit(id) ?? []);
  }

  participants(side: Side): UnitSeen[] {
    const { engagement } = this;
    if (!engagement) return [];
    const ids = engagement.by === side ? engagement.attackers : engagement.defenders;
    return ids.flatMap((id) => this.unit(id) ?? []);
  }

  objective(id: CardId | undefined): ObjectiveSeen | null {
    if (id === undefined) return null;
    if (id === DIAL) return { id, side: 'dark', left: 10, resources: 0 };
    if (this.#game.box.index[id] === undefined || !inPlay(this.#game, id)) return null;
    const { zone, controller, damage } = card(this.#game, id);
    if (zone !== 'objectives') return null;
    const left = Math.max(0, (toughness(this.#game, id) ?? 99) - damage);
    return { id, side: controller, left, resources: derive(this.#game).resources(id) };
  }

  /** Who controls a card in play, or owns it. */
  holder(id: CardId): Side | null {
    return this.#game.box.index[id] === undefined ? null : card(this.#game, id).controller;
  }

  isInPlay(id: CardId): boolean {
    return this.#game.box.index[id] !== undefined && inPlay(this.#game, id);
  }

  /** Resources that its cards can generate when all of them are ready. */
  get income(): number {
    const d = derive(this.#game);
    return controlled(this.#game, this.side).reduce((sum, id) => sum + d.resources(id), 0);
  }

  get hand(): readonly CardId[] {
    return list(this.#game, this.side, 'hand');
  }

  victories(side: Side): number {
    return list(this.#game, side, 'victory').length;
  }

  /** Force icons in its own edge stack, with Edge of its participating units; the other's is a number of cards. */
  get ownStack(): number {
    const icons = list(this.#game, this.side, 'edge').reduce(
      (sum, id) => sum + def(this.#game, id).forceIcons,
      0,
    );
    return icons + this.#edgeOf(this.side);
  }

  get otherStack(): { readonly cards: number; readonly known: number } {
    return {
      cards: list(this.#game, this.opponent, 'edge').length,
      known: this.#edgeOf(this.opponent),
    };
  }

  #edgeOf(side: Side): number {
    const d = derive(this.#game);
    return this.participants(side).reduce((sum, { id }) => sum + edgeOf(d, id), 0);
  }

  /** Force icons of ready committed units. */
  forceTotal(side: Side): number {
    return this.units(side)
      .filter(({ committed, ready }) => committed && ready)
      .reduce((sum, { forceIcons }) => sum + forceIcons, 0);
  }

  get hasBalance(): boolean {
    return this.#game.balance === this.side;
  }

  /** Whether there are captured cards at all. */
  get hasCaptured(): boolean {
    return list(this.#game, 'dark', 'objectives').some((id) => card(this.#game, id).captured.length > 0);
  }

  /** Who does what can be answered now; null where nobody does. */
  get doer(): Side | null {
    const frame = top(this.#game);
    return frame?.kind === 'occurrence' ? (frame.events[0]?.who ?? null) : null;
  }

  /** What is about to be placed on a card. */
  pending(id: CardId, what: 'damage' | 'focus'): number {
    const frame = top(this.#game);
    if (frame?.kind !== 'occurrence') return 0;
    return frame.acts.reduce(
      (sum: number, act: Act) => (act.do === what && act.card === id ? sum + act.n : sum),
      0,
    );
  }
}
