// How the project reads the rulebooks where they are open.
import type { DocumentText } from '../model/document.ts';

export const swlcgProject: DocumentText = {
  document: 'swlcg-project',
  relation: { kind: 'adds-to', documents: ['swlcg-2012'] },
  sections: [],
};
