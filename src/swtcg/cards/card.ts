// A card as it is printed: facts, and its text compiled to effects, one for each paragraph.
import type { Effect } from '../language/effect.ts';
import type { Arena, CardKind, CardSide } from '../language/terms.ts';

/** A printed value: `*` is defined by the card's text (Glossary, *). */
export type Printed = number | '*' | null;

export interface CardDef {
  readonly name: string;
  /** A version letter makes a card unique (Unique Cards). */
  readonly version: string | null;
  readonly side: CardSide;
  readonly kind: CardKind;
  /** As printed: "Ground/Character", "Mission - Trap", … */
  readonly type: string;
  readonly subtype: string;
  /** Arenas of a unit, a Subordinate, a Location or an Equipment. */
  readonly arenas: readonly Arena[];
  readonly subordinate: boolean;
  readonly cost: number | null;
  readonly speed: Printed;
  readonly power: Printed;
  readonly health: Printed;
  readonly text: readonly string[];
  /** One for each paragraph, in order. */
  readonly effects: readonly Effect[];
}
