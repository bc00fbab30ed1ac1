// A card as it is printed, and where that puts it among the types.
import type { Printed } from '../cards/card.ts';
import type { CardId } from '../model/state.ts';

/** A card as it is printed. Any object with these fields will do; a card without a face is shown as not known. */
export interface CardFace {
  readonly name: string;
  readonly version: string | null;
  readonly side: string;
  /** As printed: "Ground/Character", "Mission - Trap", … */
  readonly type: string;
  readonly subtype: string;
  readonly cost: number | null;
  readonly speed: Printed;
  readonly power: Printed;
  readonly health: Printed;
  readonly text: readonly string[];
}

/** The face of each card, by the card's id. */
export type CardFaces = Readonly<Record<CardId, CardFace>>;

export const UNKNOWN: CardFace = {
  name: '?',
  version: null,
  side: 'neutral',
  type: '',
  subtype: '',
  cost: null,
  speed: null,
  power: null,
  health: null,
  text: [],
};

const TYPES = [
  'space',
  'ground',
  'character',
  'multi',
  'battle',
  'mission',
  'trap',
  'campaign',
  'equipment',
  'skill',
  'trait',
  'resource',
  'event',
] as const;
/** Which color and sign a card has. `back` is a face-down or unknown card. */
export type CardType = (typeof TYPES)[number] | 'back';

const ARENA = /\b(space|ground|character)\b/gi;

/** A Location, a Subordinate and an Equipment name their arenas in the subtype; a Location takes its arena's color. */
export function typeOf({ type, subtype }: CardFace): CardType {
  const words = type.toLowerCase();
  if (words.startsWith('mission'))
    return words.includes('trap') ? 'trap' : words.includes('campaign') ? 'campaign' : 'mission';
  if (words.startsWith('equipment'))
    return /\bskill\b/i.test(subtype) ? 'skill' : /\btrait\b/i.test(subtype) ? 'trait' : 'equipment';
  const plain = TYPES.find((name) => name === words);
  if (plain) return plain;
  const arenas = (/^(location|subordinate)/.test(words) ? (subtype.split(' - ')[0] ?? '') : words).match(
    ARENA,
  );
  if (!arenas) return 'back';
  return arenas.length > 1 ? 'multi' : (arenas[0]?.toLowerCase() as CardType);
}

export const isLocation = ({ type }: CardFace): boolean => type.toLowerCase().startsWith('location');
