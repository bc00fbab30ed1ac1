// What a file in data/ looks like: one document with its entries, as people write them.
import type { rules } from '../../swtcg/rulebook/rules.ts';
import type { DocumentId } from './documents.ts';

/** A rule of the index of the 2022 rulebook. */
export type RuleId = keyof typeof rules;

/** What an entry is, by the section it stands in. */
export type Kind = 'card' | 'term' | 'card-type' | 'question';

/** `replaces`: older entries on the title are void. `adds-to`: they stay in force where this one is silent. */
export interface Relation {
  readonly kind: 'replaces' | 'adds-to';
  /** The older documents that it speaks of, held here or not. */
  readonly documents: readonly DocumentId[];
}

/** The document's own mark. */
export type Mark = 'interim' | 'erratum' | 'clarification';

interface Facts {
  /** The heading, without marks. A keyword is without its X. */
  readonly title: string;
  /** The end of the id, where the title alone would not give it: titles of signs, titles that were mended later. */
  readonly slug?: string;
  /** What else the entry answers to. */
  readonly aliases?: readonly string[];
  /** Other cards that the ruling speaks of, as an example or an exception. */
  readonly names?: readonly string[];
  /** The document's own mark, if it has one; else the entry is `current`. */
  readonly status?: Mark;
  /** The document itself marks the entry as new or changed. */
  readonly changed?: true;
  /** Where it differs from the relation of the document. */
  readonly relation?: Relation | null;
  /** Full titles to which the document sends the reader for the ruling. */
  readonly see?: readonly string[];
  /** Full titles for further reading. */
  readonly also?: readonly string[];
  /** A file of the package that `swtcg run` plays and that shows the ruling, from the package's root. */
  readonly example?: string;
}

/** An entry with a text of its own, in our own words. */
export interface Entry extends Facts {
  readonly text: string;
  /** The rule of the index that it is. */
  readonly rule?: RuleId;
}

/** An entry that is a rule of the index: its text is the rule's, and after it what the document says besides. */
export interface RuleEntry extends Facts {
  readonly rule: RuleId;
  readonly text?: string;
}

/** A part of a document. */
export interface Section<E = Entry> {
  /** As a citation names it. */
  readonly section: string;
  readonly kind: Kind;
  readonly entries: readonly E[];
}

/** A part of the 2022 rulebook, as it is written: entries that are rules of the index take their text from there. */
export type RulebookSection = Section<
  (Facts & { readonly text: string; readonly rule?: undefined }) | RuleEntry
>;

/** A document: its sections in its own order. Title, date and precedence are in `documents.ts`. */
export interface DocumentText {
  readonly document: DocumentId;
  /** What its entries do to older documents, unless one says otherwise. */
  readonly relation: Relation | null;
  /** Titles in `see` and `also` that no document here has an entry for. */
  readonly elsewhere?: readonly string[];
  readonly sections: readonly Section[];
}
