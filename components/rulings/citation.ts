// A ruling as others cite it: one line of plain text, and its address in this page.
import { documentFacts } from '../../src/desk/model/documents.ts';
import type { Ruling } from '../../src/desk/model/ruling.ts';
import { rulingsStrings } from './strings.ts';

const KEY = 'ruling';

/** The address of the page with this ruling opened. */
export function addressOf(id: string, page: string): string {
  const url = new URL(page);
  url.hash = `${KEY}=${id}`;
  return url.href;
}

/** The entry that an address names; null, if none. */
export function entryInAddress(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get(KEY);
}

export function citationOf(ruling: Ruling, page: string): string {
  const { title, date } = documentFacts(ruling.document);
  const { status, ownWords } = rulingsStrings();
  const parts = [ruling.title, `${title}, ${date}`, ruling.section, status[ruling.status], ownWords];
  const sentences = parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`));
  return [...sentences, addressOf(ruling.id, page)].join(' ');
}
