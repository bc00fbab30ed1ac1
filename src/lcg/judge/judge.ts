// What is put by hand, as a judge or two players who agree may do it: tokens, places, the dial, the balance.
import { note } from '../model/log.ts';
import type { CardId, GameState, Side, Zone } from '../model/state.ts';
import { card, put, setCard } from '../model/zones.ts';

export interface ManualChange {
  readonly card?: CardId;
  readonly zone?: Zone;
  readonly focus?: number;
  readonly damage?: number;
  readonly shields?: number;
  readonly committed?: boolean;
  readonly dial?: number;
  readonly balance?: Side;
}

export function setByHand(game: GameState, change: ManualChange): GameState {
  const { card: id, zone, dial, balance, ...facts } = change;
  let next = game;
  if (dial !== undefined) next = { ...next, dial: Math.max(0, dial) };
  if (balance !== undefined) next = { ...next, balance };
  if (id === undefined || next.box.index[id] === undefined) return next;
  const { owner, controller } = card(next, id);
  if (zone !== undefined && zone !== 'on' && zone !== 'captured')
    next = put(next, id, { zone, side: zone === 'units' ? controller : owner });
  const tokens = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Pick<
    ManualChange,
    'focus'
  >;
  if (Object.keys(tokens).length > 0) next = setCard(next, id, tokens);
  return note(next, 'manual', 'judge.set', { type: 'card-set-by-hand', by: null, cards: { card: id } });
}
