// Small desks for tests of looking up: documents whose entries a test names.
import { deskOf } from '../../src/desk/lookup/desk.ts';
import { lookUp } from '../../src/desk/lookup/look-up.ts';
import type { DocumentText, Entry } from '../../src/desk/model/document.ts';
import { type DocumentId, documentsOf, type Scope } from '../../src/desk/model/documents.ts';

export type EntryDraft = Partial<Entry> & { readonly title: string };

export const textOf = (document: DocumentId, entries: readonly (string | EntryDraft)[]): DocumentText => ({
  document,
  relation: null,
  sections: [
    {
      section: 'Terms',
      kind: 'term',
      entries: entries.map((entry) => ({
        text: 'It is so.',
        ...(typeof entry === 'string' ? { title: entry } : entry),
      })),
    },
  ],
});

export const desk = (scope: Scope | null, ...texts: readonly DocumentText[]) =>
  deskOf(documentsOf(scope), texts);

/** A desk of the FAQ alone, for what has nothing to do with documents. */
export const faq = (...entries: readonly (string | EntryDraft)[]) =>
  desk('swlcg', textOf('swlcg-faq-1.1', entries));

type Desk = ReturnType<typeof desk>;

/** The titles that a query finds. */
export const titles = (from: Desk, query: string): string[] =>
  lookUp(from, query).found.map(({ entry }) => entry.ruling.title);

export const ids = (from: Desk, query: string): string[] =>
  lookUp(from, query).found.map(({ entry }) => entry.ruling.id);

/** The titles that a query finds, each with the way to it. */
export const ways = (from: Desk, query: string): string[] =>
  lookUp(from, query).found.map(({ entry, via }) => [...via, entry.ruling.title].join(' > '));

export const near = (from: Desk, query: string): readonly string[] => lookUp(from, query).near;
