// The documents whose rulings are here: each is fetched when its game is asked.
import type { DocumentText } from './model/document.ts';
import type { DocumentId } from './model/documents.ts';

export const TEXTS: Readonly<Partial<Record<DocumentId, () => Promise<DocumentText>>>> = {
  'swtcg-2022': async () => (await import('./data/swtcg-2022.ts')).swtcg2022,
  'swtcg-2002': async () => (await import('./data/swtcg-2002.ts')).swtcg2002,
  'swtcg-project': async () => (await import('./data/swtcg-project.ts')).swtcgProject,
  'swlcg-faq-1.1': async () => (await import('./data/swlcg-faq-1.1.ts')).swlcgFaq,
  'swlcg-project': async () => (await import('./data/swlcg-project.ts')).swlcgProject,
  'swccg-supplement-2003': async () => (await import('./data/swccg-supplement-2003.ts')).swccgSupplement2003,
};
