// The glossary of the 2002 rulebook, in our own words.
import type { DocumentText } from '../model/document.ts';

export const swtcg2002: DocumentText = {
  document: 'swtcg-2002',
  relation: null,
  sections: [
    {
      section: 'Glossary',
      kind: 'term',
      entries: [{ title: 'draw step', text: 'Each player draws in the ready phase.' }],
    },
  ],
};
