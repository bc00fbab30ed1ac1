// The 2022 rulebook: its keywords, terms and phrases, then every other rule of the index.
import type { DocumentText } from '../model/document.ts';
import { withRuleIndex } from '../model/rule-index.ts';
import { examples } from './swtcg-2022/examples.ts';
import { keywords } from './swtcg-2022/keywords.ts';
import { phrases } from './swtcg-2022/phrases.ts';
import { terms } from './swtcg-2022/terms.ts';

export const swtcg2022: DocumentText = {
  document: 'swtcg-2022',
  relation: { kind: 'replaces', documents: ['swtcg-2002'] },
  sections: withRuleIndex([keywords, terms, phrases], examples),
};
