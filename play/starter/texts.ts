// The texts of the starter set, compiled. In the script for pages that is done when it is built (tools/compiled-starter.ts): a game
// with the starter decks needs no grammar.
import { tableReader } from '../../src/cards/read.ts';
import type { Effect } from '../../src/effects/language.ts';
import { withEffects } from '../scenario/compile.ts';
import { readDefinitions } from '../scenario/definitions.ts';
import { starterScenario } from './index.ts';

const cards = withEffects(readDefinitions(starterScenario(1).cards, '$.cards'), '$.cards', tableReader);

/** What each paragraph says. */
export const starterTexts: Readonly<Record<string, Effect>> = Object.fromEntries(
  Object.values(cards).flatMap(({ text, effects }) => text.map((words, i) => [words, effects[i] as Effect])),
);
