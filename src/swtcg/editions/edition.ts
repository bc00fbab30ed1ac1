// What the editions of the game differ in: a record that rules and charts read. No rule asks which edition it is.

import type { PersonTable } from '../cards/persons.ts';
import type { Arena, CardKind, Side, WindowKind } from '../language/terms.ts';
import type { RuleId } from '../rulebook/ids.ts';

/** A deed that the edition does not have, with the rule that leaves no room for it. */
export interface Barred {
  readonly rule: RuleId;
  readonly message: string;
}

export type KeywordCopies = 'cumulative' | 'isolated' | 'layered' | 'selective';

/** The keywords of an edition, and in what they differ from their files. */
export interface EditionKeywords {
  /** Null: every keyword that has a file. */
  readonly known: ReadonlySet<string> | null;
  /** How copies combine, where it is not as the keyword's file says. */
  readonly combine: Readonly<Record<string, KeywordCopies>>;
  /** The arena from which alone a keyword reaches another. */
  readonly reachFrom: Readonly<Record<string, Arena>>;
  /** X of such a keyword takes the place of the power of the stack too. */
  readonly reachReplacesStack: boolean;
}

/** Who gets aboard what, and how a Pilot leaves. */
export interface EditionPilots {
  /** Subtypes of units with room for three Pilots, and for two; all others have room for one. */
  readonly three: readonly string[];
  readonly two: readonly string[];
  /** From an arena or the build zone a Pilot boards units in these arenas only; null: any unit in play. */
  readonly boardsIn: readonly Arena[] | null;
  /** In the retreat step a Pilot retreats by itself; else it moves off. */
  readonly retreats: boolean;
  /** The paragraphs below the Pilot ability belong to it. */
  readonly ownsTextBelow: boolean;
  /** Its other abilities go on working on a unit, as far as they are not about itself as a unit. */
  readonly keepsAbilities: boolean;
  /** Texts that say "Character" mean Pilots on units too. */
  readonly areCharacters: boolean;
  /** Falling off by a new top card is its one move in the build step. */
  readonly fallIsMove: boolean;
}

export interface EditionSetup {
  /** The kinds of card that can be set up. */
  readonly kinds: ReadonlySet<CardKind>;
  /** The last card takes all points that are left. */
  readonly lastTakesAll: boolean;
  /** No text of any card counts. */
  readonly ignoresText: boolean;
  /** Cards set aside can be shuffled back into the deck. */
  readonly mulliganToDeck: boolean;
}

export interface Edition {
  /** The `ruleset` of its files. */
  readonly id: string;
  readonly title: string;

  /** The times at which players are asked. At others only what has triggered takes effect. */
  readonly windows: ReadonlySet<WindowKind>;
  /** The phase in which the dice for build points are rolled. */
  readonly rollsIn: 'ready' | 'command';
  readonly drawsIn: 'ready' | 'build-step';
  /** What ends first when the turn does: the effects that last for it, or the abilities that wait for its end. */
  readonly endsFirst: 'effects' | 'abilities';
  /** Battle cards are played in the battle phase alone. */
  readonly battleCardsInBattleOnly: boolean;
  /** A unit that used an ability instead of attacking is tapped. */
  readonly wouldAttackTaps: boolean;
  /** How often an ability is used that says nothing about it. */
  readonly usesPer: 'turn' | 'chance';
  /** Damage that arises in a chance waits until the counters of that chance have been placed. */
  readonly countersEachChance: boolean;
  /** Abilities that work on face-up units in the build zone: those that each keyword says, or all but most activated ones. */
  readonly buildZone: 'keywords' | 'prevention-and-passive';
  /** A unit that retreated this turn can't be sent back. */
  readonly returnsNextTurn: boolean;
  /** A completed unit can be put into the build zone. */
  readonly deploysToBuildZone: boolean;

  readonly kinds: ReadonlySet<CardKind>;
  /** Sorts of cards within those kinds: Traps, Campaigns, Subordinates, units of several arenas, the Yuuzhan Vong. */
  readonly sorts: boolean;
  readonly keywords: EditionKeywords;
  readonly pilots: EditionPilots;
  readonly setup: EditionSetup;

  /** Unique cards with different names that are one person. */
  readonly persons: PersonTable;
  /** An effect that names one of them means the others too. */
  readonly namesMeanPersons: boolean;
  /** Which of two own unique cards is discarded: one that its player pays for, or the newest. */
  readonly duplicate: 'chosen' | 'newest';
  /** Who is asked first in a contest, and whether its loser retreats. */
  readonly contest: { readonly first: Side; readonly loserRetreats: boolean; readonly equipment: boolean };

  readonly deck: { readonly leastUnits: number; readonly sameName: 'card' | 'name-and-version' };
  /** Deeds that are never legal. `what`, `bid` and the like are the field that makes it so. */
  readonly barred: Readonly<Partial<Record<string, Barred>>>;
}
