// What the marks of a ruling are called, for people.
import { listed } from '../core/english.ts';
import type { Kind, Relation } from './model/document.ts';
import { documentFacts } from './model/documents.ts';
import type { Status } from './model/ruling.ts';

export const KINDS: Readonly<Record<Kind, string>> = {
  card: 'card',
  term: 'term',
  'card-type': 'card type',
  question: 'question',
};

export const STATUS: Readonly<Record<Status, string>> = {
  current: 'in force',
  interim: 'interim ruling, in force',
  erratum: 'erratum',
  clarification: 'clarification',
  superseded: 'superseded',
};

export const kindWords = (kind: Kind): string => KINDS[kind];

export const statusWords = (status: Status): string => STATUS[status];

/** "replaces A (2002) and B (1998)". */
export function relationWords({ kind, documents }: Relation): string {
  const older = documents.map(documentFacts).map(({ title, date }) => `${title} (${date})`);
  return `${kind === 'replaces' ? 'replaces' : 'adds to'} ${listed(older)}`;
}
