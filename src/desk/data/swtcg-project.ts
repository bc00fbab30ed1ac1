// How the project reads the 2022 rulebook where it is open: its numbered rulings, then those of RULINGS.md.
import type { DocumentText } from '../model/document.ts';
import { numbered } from './swtcg-project/numbered.ts';
import { readings } from './swtcg-project/readings.ts';

export const swtcgProject: DocumentText = {
  document: 'swtcg-project',
  relation: { kind: 'adds-to', documents: ['swtcg-2022'] },
  sections: [...numbered, ...readings],
};
