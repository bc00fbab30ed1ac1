// Moving cards: tapping, untapping, retreating, discarding, returning to hand.

import { heardIn } from '../effects/events.ts';
import { setFrame } from '../effects/frames.ts';
import { rememberKeywords } from '../effects/last-known.ts';
import { noRetreat } from '../effects/restrictions.ts';
import type { Context } from '../effects/select.ts';
import { note } from '../model/log.ts';
import type { CardId, GameState } from '../model/state.ts';
import { card, def, inArena, isThere, label, placeStack } from '../model/zones.ts';
import { discardCard, retreatUnit, tap as tapCard, untap as untapCard } from '../rules/actions/card-moves.ts';
import { startDamage } from '../rules/attack/damage-sequence.ts';
import { addModifier } from './modify.ts';
import type { PartOf, PartRule } from './part.ts';

export const tap: PartRule<PartOf<'tap'>> = {
  idle: (game, _context, _part, id) =>
    card(game, id).tapped ? `${label(game, id)} is already tapped` : null,
  perform: (game, _frame, _part, targets) =>
    targets.reduce(
      (next, id) =>
        card(next, id).tapped
          ? next
          : note(tapCard(next, id), 'rule', 'effect.tap', { type: 'card-tapped', cards: { card: id } }),
      game,
    ),
};

export const untap: PartRule<PartOf<'untap'>> = {
  idle: (game, _context, _part, id) => (card(game, id).tapped ? null : `${label(game, id)} is not tapped`),
  perform: (game, _frame, _part, targets) =>
    targets.reduce(
      (next, id) =>
        card(next, id).tapped
          ? note(untapCard(next, id), 'rule', 'effect.tap', { type: 'card-untapped', cards: { card: id } })
          : next,
      game,
    ),
};

/** It stays tapped once (a unit that "doesn't untap" in the next untap step). */
export const stayTapped: PartRule<PartOf<'stay-tapped'>> = {
  perform: (game, frame, _part, targets) =>
    targets.reduce(
      (next, id) =>
        note(addModifier(next, frame, id, 'leaves', { stays: true }), 'rule', 'effect.tap', {
          type: 'untap-withheld',
          cards: { card: id },
        }),
      game,
    ),
};

export const retreat: PartRule<PartOf<'retreat'>> = {
  idle: (game, _context, _part, id) => {
    if (!inArena(game, id)) return `${label(game, id)} is not in an arena`;
    return noRetreat(game, id, false) === null ? null : `${label(game, id)} can't retreat`;
  },
  perform: (game, _frame, _part, targets) =>
    targets.reduce(
      (next, id) => (inArena(next, id) && noRetreat(next, id, false) === null ? retreatUnit(next, id) : next),
      game,
    ),
};

export const discard: PartRule<PartOf<'discard'>> = {
  idle: (game, _context, _part, id) => {
    if (isKept(game, id)) return `${label(game, id)} can't be discarded`;
    return isThere(game, id) ? null : `${label(game, id)} is not in play`;
  },
  perform: (game, frame, _part, targets) => {
    if (frame.round > 0) return game;
    const there = targets.filter((id) => isThere(game, id));
    const units = there.filter((id) => inArena(game, id));
    const go = (ids: readonly CardId[]) =>
      ids.reduce((next, id) => discardCard(next, id, frame.source, game), game);
    // Where something could take the place of the discard, it is asked first (Terms, replacement effect).
    if (units.length === 0 || !heardIn(game.box).has('would-be-discarded')) return go(there);
    const others = there.filter((id) => !units.includes(id));
    return setFrame(startDamage(go(others), [], units), { wait: 'damage', round: 1 });
  },
};

/** Resources and Events are never discarded. */
const isKept = (game: GameState, id: CardId): boolean =>
  def(game, id).kind === 'resource' || def(game, id).kind === 'event';

/** Whether a unit is in an arena, or a Pilot is on one that is (Phrases, "on a unit"). */
const isInArena = (game: GameState, id: CardId): boolean => {
  const { zone, host } = card(game, id);
  if (zone !== 'on' || host === null) return inArena(game, id);
  return def(game, id).kind === 'unit' && inArena(game, host);
};

/** Where a unit returns from: an arena, or the discard pile that it has just gone to ("when this unit is discarded"). */
const returns = (game: GameState, frame: { readonly event?: Context['event'] }, id: CardId): boolean =>
  isInArena(game, id) || (card(game, id).zone === 'discard' && frame.event?.card === id);

/** A unit returns to its owner's hand from an arena only ("return this unit to your hand"; Owner Over Controller). */
export const returnToHand: PartRule<PartOf<'return-to-hand'>> = {
  idle: (game, context, _part, id) =>
    returns(game, context, id) ? null : `${label(game, id)} is not in an arena`,
  perform: (game, frame, _part, targets) =>
    targets.reduce((next, id) => {
      if (!returns(next, frame, id)) return next;
      return note(placeStack(rememberKeywords(next, id), id, 'hand'), 'rule', 'primary.owner', {
        type: 'card-returned',
        cards: { card: id },
        words: { seat: card(next, id).owner, zone: def(next, id).subordinate ? 'supply' : 'hand' },
      });
    }, game),
};
