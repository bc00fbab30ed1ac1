// Speed check: which unit comes next in a battle step (Turn Structure, During the Battle Step).
import { staticsOf } from '../../effects/abilities.ts';
import { totals } from '../../effects/totals.ts';
import type { CardId, GameState, Side } from '../../model/state.ts';
import { SIDES } from '../../model/state.ts';
import { closeWindow, currentWindow, openWindow } from '../../model/windows.ts';
import { card, inFileOrder, seat, unitsIn } from '../../model/zones.ts';

/** Who comes first at equal speed: Dark, unless cards say so of Light alone. */
function tieOrder(game: GameState): readonly Side[] {
  const favoured = new Set<Side>();
  for (const { ability, part } of staticsOf(game, 'ties')) favoured.add(seat(ability, part.who));
  return favoured.size === 1 && favoured.has('light') ? ['light', 'dark'] : SIDES;
}

/** The fastest untapped units of one player; Dark before Light at equal speed, one's own ties are the player's choice. */
export function unitsUp(game: GameState): { readonly side: Side; readonly units: readonly CardId[] } | null {
  const { arena } = game;
  if (!arena) return null;
  let best: { side: Side; units: CardId[]; speed: number } | null = null;
  for (const side of tieOrder(game)) {
    for (const id of unitsIn(game, side, arena)) {
      if (card(game, id).tapped) continue;
      const speed = totals(game, id).speed ?? 0;
      if (!best || speed > best.speed) best = { side, units: [id], speed };
      else if (speed === best.speed && side === best.side) best.units.push(id);
    }
  }
  return best && { side: best.side, units: inFileOrder(game, best.units) };
}

/** Whether a unit's controller is being asked. */
export const unitAsked = (game: GameState): boolean => currentWindow(game)?.kind === 'speed';

/** Asks the controller of the unit whose speed has come up: attack, or tap to skip. Who was asked before is so no more. */
export function askUnit(before: GameState): GameState {
  const game = unitAsked(before) ? closeWindow(before) : before;
  const up = unitsUp(game);
  if (!up) return game;
  return openWindow(game, {
    kind: 'speed',
    rule: 'battle.speed',
    solo: up.side,
    arena: game.arena,
    options: up.units,
  });
}
