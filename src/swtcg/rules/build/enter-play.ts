// Completing a card: where it goes when it is not disrupted, and what it sets off (The Cards).

import { isCampaign } from '../../cards/sorts.ts';
import { emit } from '../../effects/events.ts';
import { note } from '../../model/log.ts';
import type { CardId, Frame, GameState, Side } from '../../model/state.ts';
import { card, def, isArena, place, placeLocation, setCard } from '../../model/zones.ts';
import type { RuleId } from '../../rulebook/ids.ts';
import { discardCard } from '../actions/card-moves.ts';
import { movedTop } from './moving.ts';
import { stackOnTop, stackUnder } from './stacks.ts';
import { markDeployed } from './unique.ts';

/** The completed card comes into play, face-up and without its build counters. */
export function arrive(game: GameState, frame: Frame): GameState {
  const { source, by } = frame;
  const next = setCard(game, source, { faceDown: false, build: 0 });
  switch (def(game, source).kind) {
    case 'unit':
      return deploy(next, frame);
    case 'location':
      return settleLocation(next, source, by, frame.to);
    case 'equipment': {
      const there = frame.unit === null ? place(next, source, 'build') : stacked(next, frame);
      return completed(there, source, by, 'card.equipment');
    }
    case 'resource':
      return completed(place(next, source, 'resource'), source, by, 'card.resource');
    case 'mission': {
      const stays = isCampaign(def(game, source));
      const there = place(next, source, stays ? 'build' : 'out');
      return completed(there, source, by, stays ? 'card.campaign' : 'card.complete');
    }
    default:
      return completed(next, source, by, 'card.complete');
  }
}

const completed = (game: GameState, id: CardId, side: Side, rule: RuleId): GameState =>
  emit(note(game, 'rule', rule, { type: 'card-completed', cards: { card: id } }), {
    type: 'completed',
    card: id,
    side,
  });

const stacked = (game: GameState, { source, to, unit }: Frame): GameState =>
  to === 'top' ? stackOnTop(game, unit as CardId, source) : stackUnder(game, unit as CardId, source);

/** Only a unit that comes into an arena is deployed there; beneath a stack its own words are not in play. */
function deploy(game: GameState, frame: Frame): GameState {
  const { source, by, to, unit } = frame;
  let next: GameState;
  if (unit === null) {
    const zone = to !== null && isArena(to) ? to : 'build';
    next = markDeployed(place(game, source, zone), source);
    next = note(next, 'rule', 'card.deploy', {
      type: 'unit-deployed',
      cards: { unit: source },
      words: { seat: by, zone, how: frame.subject === 'played' ? 'played' : 'deployed' },
    });
  } else {
    next = stacked(game, frame);
    next = note(next, 'rule', 'card.deploy', {
      type: 'unit-stacked',
      cards: { card: source, unit },
      words: { to: to === 'top' ? 'top' : 'under' },
    });
    if (to === 'top') next = movedTop(next, source);
  }
  next = emit(next, { type: 'completed', card: source, side: by });
  const { zone } = card(next, unit === null || to === 'top' ? source : unit);
  if (!isArena(zone)) return next;
  if (frame.subject !== 'played')
    next = emit(next, {
      type: 'deployed',
      card: source,
      side: by,
      arena: zone,
      by: frame.subject ?? undefined,
    });
  return unit === null
    ? emit(next, { type: 'arrived', card: source, side: by, arena: zone, how: 'deployed' })
    : next;
}

/** The Location takes its place, or is discarded where it replaces nothing and fills no gap. */
function settleLocation(game: GameState, id: CardId, by: Side, to: string | null): GameState {
  let next = note(game, 'rule', 'card.location', { type: 'card-completed', cards: { card: id } });
  if (to !== null && isArena(to)) {
    const there = next.locations[to];
    if (there !== null) next = discardCard(next, there);
    next = placeLocation(next, id, to);
    next = note(next, 'rule', 'card.location', {
      type: 'location-placed',
      cards: { location: id },
      words: { arena: to },
    });
    next = setCard(next, id, { controller: by });
  } else next = discardCard(next, id);
  return emit(next, { type: 'completed', card: id, side: by });
}

/** A Mission that was carried out is discarded; so is any card whose completion was disrupted (Disrupt POP). */
export function leaveTable(game: GameState, frame: Frame): GameState {
  const { source, disrupted } = frame;
  const self = def(game, source);
  if (!disrupted && (self.kind !== 'mission' || isCampaign(self))) return game;
  if (card(game, source).zone === 'discard') return game;
  const next = place(game, source, 'discard');
  return note(next, 'rule', disrupted ? 'pop.disrupt' : 'card.mission', {
    type: 'card-discarded',
    cards: { card: source },
  });
}
