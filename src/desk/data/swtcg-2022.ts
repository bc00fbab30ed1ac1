// The 2022 rulebook: its terms, phrases and keywords, then every other rule of the index.
import type { DocumentText } from '../model/document.ts';
import { withRuleIndex } from '../model/rule-index.ts';
import { keywords } from './swtcg-2022/keywords.ts';
import { phrases } from './swtcg-2022/phrases.ts';
import { terms } from './swtcg-2022/terms.ts';

export const swtcg2022: DocumentText = {
  document: 'swtcg-2022',
  relation: { kind: 'replaces', documents: ['swtcg-2002'] },
  sections: withRuleIndex([terms, phrases, keywords]),
};
