// Variable values: once known, a value that no effect defines at the end of a turn counts as 0 (Terms, *).

import { note } from '../model/log.ts';
import { ofAllCards } from '../model/memo.ts';
import type { CardId, GameState } from '../model/state.ts';
import { changed } from '../model/update.ts';
import { def, isForUnits } from '../model/zones.ts';
import { STATS, totals } from './totals.ts';

const hasVariables = ofAllCards((cards) => cards.some((one) => STATS.some((stat) => one[stat] === '*')));

/** `<card>:<stat>` for each variable value in play, with whether an effect defines it now. */
function* values(
  game: GameState,
): Generator<{ readonly key: string; readonly id: CardId; readonly known: boolean }> {
  for (const { id, zone, faceDown } of game.cards) {
    if (faceDown || !isForUnits(zone) || def(game, id).kind !== 'unit') continue;
    for (const stat of STATS)
      if (def(game, id)[stat] === '*')
        yield { key: `${id}:${stat}`, id, known: totals(game, id)[stat] !== null };
  }
}

/** Remembers which values have become known. */
export function noteKnown(game: GameState): GameState {
  if (game.point === 'preparation' || !hasVariables(game.box)) return game;
  const before = game.known;
  const fresh = [...values(game)].filter(({ key, known }) => known && !before.includes(key));
  return fresh.length > 0 ? changed(game, { known: [...before, ...fresh.map(({ key }) => key)] }) : game;
}

/** The end of a turn: what was known and is unknown now is 0 until an effect defines it again. */
export function settleUnknown(game: GameState): GameState {
  if (!hasVariables(game.box)) return game;
  let next = noteKnown(game);
  for (const { key, id, known } of values(next)) {
    if (known || !next.known.includes(key)) continue;
    const stat = key.slice(key.lastIndexOf(':') + 1);
    next = note(next, 'rule', 'effect.variable', {
      type: 'value-unknown',
      cards: { unit: id },
      words: { stat },
    });
    // A new state of the card makes its totals be worked out anew.
    next = changed(next, { zero: [...next.zero, key], cards: next.cards.slice() });
  }
  return next;
}
