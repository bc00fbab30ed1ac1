// A card as it is printed: facts, and its text compiled to effects, one for each paragraph (Card Anatomy).
import type { Effect } from '../language/effect.ts';
import type { Affiliation, CardType, Icons, Side } from '../language/terms.ts';

export interface CardDef {
  /** The title. */
  readonly name: string;
  /** Its side of the Force, which is its owner. */
  readonly side: Side;
  readonly affiliation: Affiliation;
  readonly type: CardType;
  readonly unique: boolean;
  /** Null: none is printed. A printed X counts as 0 unless the text says what it is (FAQ 4.2). */
  readonly cost: number | null;
  readonly forceIcons: number;
  /** The resource value: how many resources it can generate. */
  readonly resources: number;
  /** Null: it can't be damaged. */
  readonly damageCapacity: number | null;
  /** Of a fate card: lower ones resolve first. */
  readonly priority: number | null;
  readonly icons: Icons;
  readonly traits: readonly string[];
  /** Of an affiliation card: the reserve value that the player starts with. */
  readonly reserve: number | null;
  /** The objective set, and the place in it. */
  readonly set: number | null;
  readonly sequence: number | null;
  /** What its objective says of decks, printed or told beside the text (Deck Customizing Rules). */
  readonly limitOne: boolean;
  readonly affiliationOnly: Affiliation | null;
  readonly text: readonly string[];
  /** One for each paragraph, in order. */
  readonly effects: readonly Effect[];
}
