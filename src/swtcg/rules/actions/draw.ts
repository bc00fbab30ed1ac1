// Drawing cards: the top card of one's deck goes to hand. An empty deck ends nothing (Game Zones, deck).
import { emit } from '../../effects/events.ts';
import { note, plural } from '../../model/log.ts';
import type { GameState, Side } from '../../model/state.ts';
import { place, sideName } from '../../model/zones.ts';
import type { RuleId } from '../../rulebook/ids.ts';

export function drawCards(game: GameState, side: Side, count: number, rule: RuleId): GameState {
  let next = game;
  let drawn = 0;
  while (drawn < count) {
    const first = next.players[side].lists.deck[0];
    if (first === undefined) break;
    next = place(next, first, 'hand');
    drawn++;
  }
  if (drawn === 0) return note(next, 'rule', rule, `${sideName(side)} has no card left to draw.`);
  next = note(
    next,
    'rule',
    rule,
    `${sideName(side)} draws ${drawn === 1 ? 'a card' : plural(drawn, 'card')}.`,
  );
  for (let i = 0; i < drawn; i++) next = emit(next, { type: 'drawn', side });
  return next;
}
