// Opens the desk: fetches the documents that are asked, and no others.
import { type Desk, deskOf } from './lookup/desk.ts';
import type { DocumentText } from './model/document.ts';
import { type DocumentId, documentsOf, type Scope } from './model/documents.ts';

/** The documents whose rulings are here. */
export const TEXTS: Readonly<Partial<Record<DocumentId, () => Promise<DocumentText>>>> = {
  'swtcg-2022': async () => (await import('./data/swtcg-2022.ts')).swtcg2022,
  'swtcg-2002': async () => (await import('./data/swtcg-2002.ts')).swtcg2002,
  'swtcg-project': async () => (await import('./data/swtcg-project.ts')).swtcgProject,
  'swlcg-faq-1.1': async () => (await import('./data/swlcg-faq-1.1.ts')).swlcgFaq,
  'swlcg-project': async () => (await import('./data/swlcg-project.ts')).swlcgProject,
  'swccg-supplement-2003': async () => (await import('./data/swccg-supplement-2003.ts')).swccgSupplement2003,
};

/** The desk of a game or of one rulebook; null: of all games. */
export async function openDesk(scope: Scope | null): Promise<Desk> {
  const documents = documentsOf(scope);
  const texts = await Promise.all(documents.flatMap(({ id }) => TEXTS[id]?.() ?? []));
  return deskOf(documents, texts);
}
