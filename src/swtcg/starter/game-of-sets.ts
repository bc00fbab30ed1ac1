// A game between two decks of a starter set, before its first decision.

import type { Edition } from '../editions/edition.ts';
import { draftTable } from '../files/scenarios.ts';
import { startGame } from '../files/start.ts';
import type { TextReader } from '../files/texts.ts';
import type { Effect } from '../language/effect.ts';
import type { GameState } from '../model/state.ts';
import type { StarterScenario } from './index.ts';

/** A game of starter decks whose texts have been read. */
export function gameOfSets(
  edition: Edition,
  scenario: StarterScenario,
  effects: Readonly<Record<string, Effect>>,
): GameState {
  const { at, until, seed } = scenario;
  const known: TextReader = () => (text) => ({ ok: true, effect: effects[text] as Effect });
  const table = draftTable(scenario).compile(known);
  return startGame(edition, { ...table, at, until, dice: [], seed, shuffle: true }, { autoPass: 'empty' });
}
