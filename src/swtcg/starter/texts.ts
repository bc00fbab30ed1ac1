// Reads the texts of the starter cards, for compiled.ts and compiled-2002.ts.

import { edition2002 } from '../editions/2002.ts';
import { edition2022 } from '../editions/2022.ts';
import type { Edition } from '../editions/edition.ts';
import { readDefinitions } from '../files/definitions.ts';
import { withEffects } from '../files/texts.ts';
import type { Effect } from '../language/effect.ts';
import { tableReader } from '../text/read.ts';
import { type StarterScenario, starterScenario } from './index.ts';
import { starterScenario2002 } from './scenario-2002.ts';

/** What each paragraph does, by its text. */
function textsOf(edition: Edition, { cards }: StarterScenario): Readonly<Record<string, Effect>> {
  const read = withEffects(edition, readDefinitions(cards, '$.cards'), '$.cards', tableReader);
  return Object.fromEntries(
    Object.values(read).flatMap(({ text, effects }) => text.map((words, i) => [words, effects[i] as Effect])),
  );
}

export const readStarterTexts = (): Readonly<Record<string, Effect>> =>
  textsOf(edition2022, starterScenario(1));

export const readStarterTexts2002 = (): Readonly<Record<string, Effect>> =>
  textsOf(edition2002, starterScenario2002(1));
