// How the project reads the rulebooks where they are open.
import type { DocumentText } from '../model/document.ts';

export const swtcgProject: DocumentText = {
  document: 'swtcg-project',
  relation: { kind: 'adds-to', documents: ['swtcg-2022'] },
  sections: [],
};
