// A ruling as the desk gives it: an entry with everything that its document says of it.
import type { RuleId } from '../../swtcg/rulebook/ids.ts';
import type { DocumentText, Entry, Kind, Mark, Relation, Section } from './document.ts';
import { type DocumentFacts, type DocumentId, documentFacts, type GameId } from './documents.ts';
import { slugOf } from './slug.ts';

/** `superseded`: a newer document among those looked in replaces its document as a whole. */
export type Status = Mark | 'current' | 'superseded';

export interface Ruling {
  /** The document's id, `/`, and the slug of the title. It never changes. */
  readonly id: string;
  readonly game: GameId;
  readonly document: DocumentId;
  readonly section: string;
  readonly kind: Kind;
  readonly title: string;
  readonly aliases: readonly string[];
  readonly names: readonly string[];
  readonly status: Status;
  readonly changed: boolean;
  readonly relation: Relation | null;
  readonly see: readonly string[];
  readonly also: readonly string[];
  readonly text: string;
  readonly example: string | null;
  /** The rule of the index that it is. */
  readonly rule: RuleId | null;
}

/** A document all of whose entries replace another document makes that one superseded. */
export function replacedWholly(looked: readonly DocumentFacts[]): ReadonlySet<DocumentId> {
  return new Set(looked.flatMap(({ replaces }) => (replaces === undefined ? [] : [replaces])));
}

/** The entries of a document in its order. */
export function rulingsOf(text: DocumentText, superseded: boolean): Ruling[] {
  const taken = new Map<string, number>();
  const idOf = ({ slug, title }: Entry): string => {
    const name = slug ?? slugOf(title);
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return `${text.document}/${name}${count > 1 ? `-${count}` : ''}`;
  };
  const { game } = documentFacts(text.document);
  const ruling = (entry: Entry, { section, kind }: Section): Ruling => ({
    id: idOf(entry),
    game,
    document: text.document,
    section,
    kind,
    title: entry.title,
    aliases: entry.aliases ?? [],
    names: entry.names ?? [],
    status: superseded ? 'superseded' : (entry.status ?? 'current'),
    changed: entry.changed ?? false,
    relation: entry.relation === undefined ? text.relation : entry.relation,
    see: entry.see ?? [],
    also: entry.also ?? [],
    text: entry.text,
    example: entry.example ?? null,
    rule: entry.rule ?? null,
  });
  return text.sections.flatMap((section) => section.entries.map((entry) => ruling(entry, section)));
}
