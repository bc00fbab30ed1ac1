// Cards whose damage has reached what destroys them, for whatever reason (Damage; Ruling 10).
import { forbids, toughness } from '../derived/rules.ts';
import { type CardId, type GameState, SIDES } from '../model/state.ts';
import { card, inFileOrder, list } from '../model/zones.ts';

export function doomed(game: GameState): readonly CardId[] {
  const found: CardId[] = [];
  for (const side of SIDES)
    for (const zone of ['objectives', 'units'] as const)
      for (const id of list(game, side, zone)) {
        const { faceDown, damage } = card(game, id);
        if (faceDown) continue;
        const tough = toughness(game, id);
        if (tough !== null && damage >= tough && !forbids(game, 'destroyed', id)) found.push(id);
      }
  return inFileOrder(game, found);
}
