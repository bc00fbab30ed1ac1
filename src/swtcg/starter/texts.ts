// Reads the texts of the starter cards, for compiled.ts.

import { edition2022 } from '../editions/2022.ts';
import { readDefinitions } from '../files/definitions.ts';
import { withEffects } from '../files/texts.ts';
import type { Effect } from '../language/effect.ts';
import { tableReader } from '../text/read.ts';
import { starterScenario } from './index.ts';

/** What each paragraph does, by its text. */
export function readStarterTexts(): Readonly<Record<string, Effect>> {
  const cards = withEffects(
    edition2022,
    readDefinitions(starterScenario(1).cards, '$.cards'),
    '$.cards',
    tableReader,
  );
  return Object.fromEntries(
    Object.values(cards).flatMap(({ text, effects }) =>
      text.map((words, i) => [words, effects[i] as Effect]),
    ),
  );
}
