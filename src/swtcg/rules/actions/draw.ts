// Drawing cards: the top card of one's deck goes to hand. An empty deck ends nothing (Game Zones, deck).

import { emit } from '../../effects/events.ts';
import { note } from '../../model/log.ts';
import type { CardId, GameState, Side } from '../../model/state.ts';
import { place } from '../../model/zones.ts';
import type { RuleId } from '../../rulebook/ids.ts';

export function drawCards(game: GameState, side: Side, count: number, rule: RuleId): GameState {
  let next = game;
  const drawn: CardId[] = [];
  while (drawn.length < count) {
    const first = next.players[side].lists.deck[0];
    if (first === undefined) break;
    next = place(next, first, 'hand');
    drawn.push(first);
  }
  if (drawn.length === 0) return note(next, 'rule', rule, { type: 'deck-empty', by: side });
  next = note(next, 'rule', rule, {
    type: 'cards-drawn',
    by: side,
    numbers: { cards: drawn.length },
    secret: { seat: side, cards: { drawn } },
  });
  for (let i = 0; i < drawn.length; i++) next = emit(next, { type: 'drawn', side });
  return next;
}
