// What a seat may know, for a built-in player: cards in play, its own hand, counts of the rest (Information Sharing).

import type { CardDef } from '../cards/card.ts';
import { hasKeyword } from '../effects/abilities.ts';
import { totals } from '../effects/totals.ts';
import {
  type Arena,
  type CardId,
  type GameState,
  other,
  type Side,
  type WindowKind,
} from '../model/state.ts';
import { currentWindow } from '../model/windows.ts';
import { card, def, hasCard, isArena, unitsIn } from '../model/zones.ts';
import { currentAttack } from '../rules/attack/attack.ts';
import { pendingDamages } from '../rules/attack/damage-sequence.ts';

export interface UnitSeen {
  readonly id: CardId;
  readonly side: Side;
  readonly arena: Arena | null;
  readonly cost: number;
  readonly speed: number;
  readonly power: number;
  readonly health: number;
  readonly damage: number;
  readonly tapped: boolean;
  readonly armor: boolean;
}

export class Seat {
  readonly side: Side;
  readonly #game: GameState;

  constructor(game: GameState, side: Side) {
    this.#game = game;
    this.side = side;
  }

  get window(): WindowKind | null {
    return currentWindow(this.#game)?.kind ?? null;
  }

  get force(): number {
    return this.#game.players[this.side].force;
  }

  get buildPoints(): number {
    return this.#game.players[this.side].buildPoints;
  }

  /** A card that this seat may look at: in play, in its own hand or build zone, in a discard pile. */
  #knows(id: CardId): boolean {
    const { zone, faceDown, owner, controller } = card(this.#game, id);
    if (zone === 'deck' || zone === 'supply') return false;
    if (zone === 'hand') return owner === this.side;
    return !faceDown || controller === this.side;
  }

  /** The card as printed, where this seat may know it. */
  card(id: CardId | undefined): CardDef | null {
    return hasCard(this.#game, id) && this.#knows(id) ? def(this.#game, id) : null;
  }

  unit(id: CardId | undefined): UnitSeen | null {
    if (!hasCard(this.#game, id) || !this.#knows(id) || def(this.#game, id).kind !== 'unit') return null;
    const { controller, zone, damage, tapped } = card(this.#game, id);
    const { speed, power, health } = totals(this.#game, id);
    return {
      id,
      side: controller,
      arena: isArena(zone) ? zone : null,
      cost: def(this.#game, id).cost ?? 0,
      speed: speed ?? 0,
      power: power ?? 0,
      health: health ?? 0,
      damage,
      tapped,
      armor: hasKeyword(this.#game, id, 'Armor'),
    };
  }

  units(side: Side, arena: Arena): UnitSeen[] {
    return unitsIn(this.#game, side, arena).flatMap((id) => this.unit(id) ?? []);
  }

  get opponent(): Side {
    return other(this.side);
  }

  /** How many build counters lie on a card of one's own. */
  counters(id: CardId): number {
    return card(this.#game, id).build;
  }

  get attack(): { readonly attacker: CardId; readonly defender: CardId } | null {
    const attack = currentAttack(this.#game);
    return attack ? { attacker: attack.attacker, defender: attack.defender } : null;
  }

  /** Whose attack, card or ability could be disrupted now. */
  get disruptable(): Side | null {
    const [kind, id] = (currentWindow(this.#game)?.options[0] ?? '').split(':');
    const list = kind === 'attack' ? this.#game.attacks : kind === 'frame' ? this.#game.frames : [];
    return list.find((one) => one.id === Number(id))?.by ?? null;
  }

  /** Damage that is on its way to a unit now and can be prevented. */
  pending(id: CardId): number {
    return pendingDamages(this.#game).reduce(
      (sum, one) =>
        one.to === id && (one.preventable || one.onlyBy) ? sum + one.amount - one.prevented : sum,
      0,
    );
  }

  /** The dice that lie there, and whose they are. */
  get roll(): { readonly by: Side; readonly dice: readonly number[] } | null {
    return this.#game.rolls.at(-1) ?? null;
  }
}
