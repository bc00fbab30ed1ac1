// What a keyword file says. One file for each keyword; `index.ts` lists them.
import type { CardDef } from '../cards/card.ts';
import type { Amount, Effect, KeywordEffect, Part } from '../language/effect.ts';
import type { Arena, CardId, GameState, Zone } from '../model/state.ts';
import type { RuleId } from '../rulebook/ids.ts';

export interface Keyword {
  readonly name: string;
  readonly kind: 'triggered' | 'static' | 'activated';
  /** How copies on one unit combine (Duplicate Effects and Bonuses). */
  readonly combine: 'cumulative' | 'isolated' | 'layered' | 'selective';
  /** The keyword as the plain effect that it stands for; its cost and limits come from the card. */
  readonly means?: (value: Amount, effect: KeywordEffect) => Effect;
  /** What the card that has it gets by it, in the zone that it is in. */
  readonly gives?: (effect: KeywordEffect, card: CardDef, zone: Zone) => readonly Effect[];
  /** What the top card gets while the card that has it lies beneath it. */
  readonly givesTop?: (effect: KeywordEffect) => readonly Effect[];
  /** What a unit gets while the card that has it is its Pilot. */
  readonly givesPiloted?: (effect: KeywordEffect) => readonly Effect[];
  /** Added to each attack die of the unit that has it. */
  readonly dieBonus?: (value: number) => number;
  /** The least number that hits the unit that has it. */
  readonly hitOn?: number;
  /** Added to the power of a unit that attacks the unit that has it. */
  readonly powerAgainst?: (value: number) => number;
  /** Why the unit that has it can't be attacked now. */
  readonly attackedWhen?: (game: GameState, unit: CardId) => string | null;
  /** Damage that the unit's attack does on top of its hits, given the dice that count. */
  readonly extraDamage?: (value: number, dice: readonly number[]) => number;
  /** Set off by a natural number among the unit's attack dice as they first fell. */
  readonly firstThrow?: {
    readonly natural: number;
    /** As many more attack dice are rolled. */
    readonly addsDice?: true;
    /** A negative value does as much the other way. */
    readonly below?: true;
    readonly parts?: (value: number) => readonly Part[];
  };
  /** Set off by a natural number among the dice that count, rolled against the unit. */
  readonly rolledAgainst?: {
    readonly natural: number;
    /** Its parts prevent damage and wait for that chance. */
    readonly prevents?: true;
    readonly parts: (value: number) => readonly Part[];
  };
  /** The arena in which the unit may attack instead of its own, with that power in place of the printed one. */
  readonly reaches?: Arena;
  /** Its controller may foretell the hits of an attack in which the unit has this part. */
  readonly predicts?: 'attacker' | 'defender';
  /** Why it can't be used where the condition of its meaning is not met. */
  readonly unmet?: string;
  /** Only unique units can have it. */
  readonly uniqueOnly?: true;
  /** Whether a unit can gain it now, where that is not always so. */
  readonly gainedWhen?: (game: GameState, unit: CardId) => boolean;
  /** Where it works besides the arenas: on a unit in the build zone, on a Pilot that is on a unit. */
  readonly worksIn?: readonly ('build' | 'on')[];
  /** What it gives works wherever the keyword itself does. */
  readonly giftWorks?: true;
  /** Its attack dice stay secret until damage has been prevented. */
  readonly secretDice?: true;
}

/** With the rule that it cites: each is called like its keyword. */
export interface KnownKeyword extends Keyword {
  readonly rule: RuleId;
}
