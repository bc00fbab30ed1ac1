// Variable values: once known, a value that no effect defines at the end of a turn counts as 0 (Terms, *).

import type { Stat } from '../language/effect.ts';
import { note } from '../model/log.ts';
import { ofAllCards } from '../model/memo.ts';
import type { CardId, GameState } from '../model/state.ts';
import { changed } from '../model/update.ts';
import { card, def, isForUnits, label } from '../model/zones.ts';
import { staticsOf } from './abilities.ts';
import { amountOf } from './amounts.ts';
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
    next = note(
      next,
      'rule',
      'effect.variable',
      `The ${stat} of ${label(next, id)} is unknown and counts as 0.`,
    );
    // A new state of the card makes its totals be worked out anew.
    next = changed(next, { zero: [...next.zero, key], cards: next.cards.slice() });
  }
  return next;
}

/** What an undefined variable value counts as. */
const undefinedValue = (game: GameState, id: CardId, stat: string): 0 | null =>
  game.zero.includes(`${id}:${stat}`) && card(game, id).zone !== 'hand' ? 0 : null;

/** What a variable value is: the last effect on the card that defines it says so. */
export function variable(game: GameState, id: CardId, stat: Stat): number | null {
  let value: number | null = null;
  for (const { ability, part } of staticsOf(game, 'define')) {
    if (ability.on === id && part.stat === stat)
      value = amountOf(game, { by: ability.by, source: id }, part.as);
  }
  return value ?? undefinedValue(game, id, stat);
}
