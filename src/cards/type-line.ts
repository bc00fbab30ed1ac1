// The type line of a card as set files write it: "Ground/Character", "Mission - Trap", "Location" with "Ground - Tatooine".
import type { Arena } from '../game/state.ts';
import type { CardKind } from './card.ts';

export interface TypeLine {
  readonly kind: CardKind;
  /** Arenas of a unit, a Subordinate, a Location or an Equipment, in printed order. */
  readonly arenas: readonly Arena[];
  readonly subordinate: boolean;
  readonly trap: boolean;
  readonly campaign: boolean;
}

const ARENA: Readonly<Record<string, Arena>> = { space: 'space', ground: 'ground', character: 'character' };
const PLAIN: Readonly<Record<string, CardKind>> = {
  battle: 'battle',
  mission: 'mission',
  resource: 'resource',
  event: 'event',
};
const WITH_ARENAS: Readonly<Record<string, CardKind>> = {
  location: 'location',
  equipment: 'equipment',
  subordinate: 'unit',
};

/** "Ground/Character" as arenas; null where a word is none, or one stands twice. */
function readArenas(text: string): readonly Arena[] | null {
  const words = text.split('/').map((word) => word.trim().toLowerCase());
  const arenas = words.flatMap((word) => ARENA[word] ?? []);
  return arenas.length === words.length && new Set(arenas).size === arenas.length ? arenas : null;
}

export function readTypeLine(type: string, subtype: string): TypeLine | null {
  const [head = '', ...more] = type.split(/\s+-\s+/).map((part) => part.trim().toLowerCase());
  const line = { arenas: [], subordinate: false, trap: false, campaign: false };
  const plain = PLAIN[head];
  if (plain) {
    const [sort, ...rest] = more;
    if (rest.length > 0 || (sort !== undefined && plain !== 'mission')) return null;
    if (sort !== undefined && sort !== 'trap' && sort !== 'campaign') return null;
    return { ...line, kind: plain, trap: sort === 'trap', campaign: sort === 'campaign' };
  }
  if (more.length > 0) return null;
  const attached = WITH_ARENAS[head];
  if (attached) {
    // Its arenas stand before the first hyphen of the subtype.
    const arenas = readArenas(subtype.split(/\s+-\s*|\s*-\s+/)[0] ?? '');
    return arenas && { ...line, kind: attached, arenas, subordinate: head === 'subordinate' };
  }
  const arenas = readArenas(type);
  return arenas && { ...line, kind: 'unit', arenas };
}
