// The rulings that are looked in, made ready for looking up.
import type { DocumentText } from '../model/document.ts';
import type { DocumentFacts } from '../model/documents.ts';
import { plain, words } from '../model/plain.ts';
import { type Ruling, replacedWholly, rulingsOf } from '../model/ruling.ts';

/** A title, alias or name in the forms in which it is compared. */
export interface Name {
  readonly plain: string;
  readonly words: readonly string[];
}

export interface Indexed {
  readonly ruling: Ruling;
  /** Where it stands in the order of documents and their entries. */
  readonly place: number;
  /** Its title, and after it its aliases. */
  readonly titles: readonly Name[];
  /** Other cards that the ruling speaks of. */
  readonly names: readonly Name[];
}

export interface Desk {
  /** The documents that are looked in, in order of precedence, held or not. */
  readonly documents: readonly DocumentFacts[];
  /** Their rulings, in the order of documents and entries. */
  readonly entries: readonly Indexed[];
  readonly byId: ReadonlyMap<string, Indexed>;
  /** The entries that are rules of the index, by the ids of these. */
  readonly byRule: ReadonlyMap<string, Indexed>;
}

const nameOf = (text: string): Name => ({ plain: plain(text), words: words(text) });

/** The entry of an id: its own, or that of the rule which it is. */
export const entryOf = (desk: Desk, id: string): Indexed | null =>
  desk.byId.get(id) ?? desk.byRule.get(id) ?? null;

/** `documents` in order of precedence, with the texts of those that are held. */
export function deskOf(documents: readonly DocumentFacts[], texts: readonly DocumentText[]): Desk {
  const superseded = replacedWholly(documents);
  const entries = documents
    .flatMap(({ id }) => texts.filter(({ document }) => document === id))
    .flatMap((text) => rulingsOf(text, superseded.has(text.document)))
    .map(
      (ruling, place): Indexed => ({
        ruling,
        place,
        titles: [ruling.title, ...ruling.aliases].map(nameOf),
        names: ruling.names.map(nameOf),
      }),
    );
  const rules = entries.flatMap((entry) =>
    entry.ruling.rule === null ? [] : [[entry.ruling.rule, entry] as const],
  );
  return {
    documents,
    entries,
    byId: new Map(entries.map((entry) => [entry.ruling.id, entry])),
    byRule: new Map(rules),
  };
}
