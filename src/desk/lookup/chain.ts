// The chain of precedence: what each document of the game has on the title of a ruling.
import { type DocumentFacts, documentFacts } from '../model/documents.ts';
import type { Ruling } from '../model/ruling.ts';
import type { Desk, Indexed } from './desk.ts';

/** `silent`: in force where a newer document says nothing. `reading`: a reading of the project. */
export type Standing = 'in-force' | 'replaced' | 'silent' | 'reading' | 'none';

export interface Link {
  readonly document: DocumentFacts;
  /** What its word on the title counts for. Of a text that is not held: what it would count for. */
  readonly standing: Standing;
  /** Its entry on the title. */
  readonly ruling: Ruling | null;
}

/** The entry of a document on a ruling's title: the ruling itself, one that has the title, or has it or an alias as a name. */
function entryIn(desk: Desk, document: DocumentFacts, about: Indexed): Ruling | null {
  if (about.ruling.document === document.id) return about.ruling;
  const entries = desk.entries.filter(({ ruling }) => ruling.document === document.id);
  const [title, ...aliases] = about.titles.map((name) => name.plain);
  const titled = (wanted: string | undefined) => entries.find(({ titles }) => titles[0]?.plain === wanted);
  const called = () => entries.find(({ titles }) => titles.some((name) => name.plain === title));
  const alias = aliases.find((wanted) => titled(wanted) !== undefined);
  return (titled(title) ?? called() ?? (alias === undefined ? undefined : titled(alias)))?.ruling ?? null;
}

function standingOf(document: DocumentFacts, ruling: Ruling | null, newer: readonly Link[]): Standing {
  if (ruling === null && document.held) return 'none';
  if (document.ours) return 'reading';
  const relations = newer.flatMap((link) => link.ruling?.relation ?? []);
  const speaksOf = (kind: 'replaces' | 'adds-to') =>
    relations.some((relation) => relation.kind === kind && relation.documents.includes(document.id));
  const wholly = newer.some((link) => link.document.replaces === document.id);
  if (wholly || speaksOf('replaces')) return 'replaced';
  if (speaksOf('adds-to')) return 'silent';
  // A text that nobody here has read, and of which no newer entry speaks, may or may not have something on it.
  if (ruling === null) return newer.some((link) => link.ruling !== null) ? 'silent' : 'none';
  return 'in-force';
}

/** The documents of the ruling's game among those that are looked in, in order of precedence. */
export function chainOf(desk: Desk, about: Indexed): Link[] {
  const links: Link[] = [];
  for (const document of desk.documents) {
    if (document.game !== documentFacts(about.ruling.document).game) continue;
    const ruling = entryIn(desk, document, about);
    links.push({ document, ruling, standing: standingOf(document, ruling, links) });
  }
  return links;
}
