// Cards whose effects are in play: units and what is on them, Locations, the build zone, Resources and Events.
import { ARENAS, type CardId, type GameState, SIDES } from '../model/state.ts';
import { allUnits, card } from '../model/zones.ts';

export function activeCards(game: GameState): CardId[] {
  const found = allUnits(game);
  const units = found.length;
  for (let i = 0; i < units; i++) addRiders(game, found[i] as CardId, found);
  for (const arena of ARENAS) {
    const location = game.locations[arena];
    if (location) found.push(location);
  }
  for (const side of SIDES) {
    const { lists } = game.players[side];
    for (const id of lists.build) {
      if (card(game, id).faceDown) continue;
      found.push(id);
      addRiders(game, id, found);
    }
    found.push(...lists.resource, ...lists.event);
  }
  return found;
}

function addRiders(game: GameState, id: CardId, found: CardId[]): void {
  const { pilots, equipment } = card(game, id);
  if (pilots.length > 0) found.push(...pilots);
  if (equipment.length > 0) found.push(...equipment);
}
