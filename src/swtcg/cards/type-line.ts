// The type line of a card as set files write it: "Ground/Character", "Mission - Trap", "Location" with "Ground - Tatooine".
import { ARENAS, type Arena, type CardKind } from '../language/terms.ts';

export interface TypeLine {
  readonly kind: CardKind;
  /** Arenas of a unit, a Subordinate, a Location or an Equipment, in printed order. */
  readonly arenas: readonly Arena[];
  readonly subordinate: boolean;
  readonly trap: boolean;
  readonly campaign: boolean;
}

const PLAIN: readonly CardKind[] = ['battle', 'mission', 'resource', 'event'];
/** Kinds whose arenas stand in the subtype. A Subordinate is a unit. */
const WITH_ARENAS: ReadonlyMap<string, CardKind> = new Map([
  ['location', 'location'],
  ['equipment', 'equipment'],
  ['subordinate', 'unit'],
]);

/** "Ground/Character" as arenas; null where a word is none, or one stands twice. */
function readArenas(text: string): readonly Arena[] | null {
  const words = text.split('/').map((word) => word.trim().toLowerCase());
  const arenas = words.flatMap((word) => ARENAS.find((arena) => arena === word) ?? []);
  return arenas.length === words.length && new Set(arenas).size === arenas.length ? arenas : null;
}

export function readTypeLine(type: string, subtype: string): TypeLine | null {
  const [head = '', ...more] = type.split(/\s+-\s+/).map((part) => part.trim().toLowerCase());
  const line = { arenas: [], subordinate: false, trap: false, campaign: false };
  const plain = PLAIN.find((kind) => kind === head);
  if (plain) {
    const [sort, ...rest] = more;
    if (rest.length > 0 || (sort !== undefined && plain !== 'mission')) return null;
    if (sort !== undefined && sort !== 'trap' && sort !== 'campaign') return null;
    return { ...line, kind: plain, trap: sort === 'trap', campaign: sort === 'campaign' };
  }
  if (more.length > 0) return null;
  const attached = WITH_ARENAS.get(head);
  if (attached) {
    // Its arenas stand before the first hyphen of the subtype. Equipment for Locations goes with no unit.
    const list = subtype.split(/\s+-\s*|\s*-\s+/)[0] ?? '';
    const arenas = head === 'equipment' && /^location$/i.test(list.trim()) ? [] : readArenas(list);
    return arenas && { ...line, kind: attached, arenas, subordinate: head === 'subordinate' };
  }
  const arenas = readArenas(type);
  return arenas && { ...line, kind: 'unit', arenas };
}
