// Moving cards: tapping, untapping, retreating, discarding, returning to hand.
import { startDamage } from '../../battle/damage.ts';
import { discardUnit, retreatUnit, tap as tapCard, untap as untapCard } from '../../battle/leaving.ts';
import { note } from '../../game/log.ts';
import { card, inArena, label, placeStack, sideName } from '../../game/table.ts';
import { heardIn } from '../events.ts';
import { setFrame } from '../frames.ts';
import { rememberKeywords } from '../last-known.ts';
import type { PartOf, PartRule } from './part.ts';

export const tap: PartRule<PartOf<'tap'>> = {
  idle: (game, _context, _part, id) =>
    card(game, id).tapped ? `${label(game, id)} is already tapped` : null,
  perform: (game, _frame, _part, targets) =>
    targets.reduce(
      (next, id) =>
        card(next, id).tapped
          ? next
          : note(tapCard(next, id), 'rule', 'effect.tap', `${label(next, id)} taps.`),
      game,
    ),
};

export const untap: PartRule<PartOf<'untap'>> = {
  idle: (game, _context, _part, id) => (card(game, id).tapped ? null : `${label(game, id)} is not tapped`),
  perform: (game, _frame, _part, targets) =>
    targets.reduce(
      (next, id) =>
        card(next, id).tapped
          ? note(untapCard(next, id), 'rule', 'effect.tap', `${label(next, id)} untaps.`)
          : next,
      game,
    ),
};

export const retreat: PartRule<PartOf<'retreat'>> = {
  idle: (game, _context, _part, id) => (inArena(game, id) ? null : `${label(game, id)} is not in an arena`),
  perform: (game, _frame, _part, targets) =>
    targets.reduce((next, id) => (inArena(next, id) ? retreatUnit(next, id) : next), game),
};

export const discard: PartRule<PartOf<'discard'>> = {
  idle: (game, _context, _part, id) => (inArena(game, id) ? null : `${label(game, id)} is not in an arena`),
  perform: (game, frame, _part, targets) => {
    if (frame.round > 0) return game;
    const units = targets.filter((id) => inArena(game, id));
    // Where something could take the place of the discard, it is asked first (Terms, replacement effect).
    if (units.length > 0 && heardIn(game.box).has('would-be-discarded'))
      return setFrame(startDamage(game, [], units), { wait: 'damage', round: 1 });
    return units.reduce((next, id) => discardUnit(next, id, frame.source), game);
  },
};

/** A unit returns to its owner's hand from an arena only ("return this unit to your hand"; Owner Over Controller). */
export const returnToHand: PartRule<PartOf<'return-to-hand'>> = {
  idle: (game, _context, _part, id) => (inArena(game, id) ? null : `${label(game, id)} is not in an arena`),
  perform: (game, _frame, _part, targets) =>
    targets.reduce((next, id) => {
      if (!inArena(next, id)) return next;
      const text = `${label(next, id)} returns to ${sideName(card(next, id).owner)}'s hand.`;
      return note(placeStack(rememberKeywords(next, id), id, 'hand'), 'rule', 'primary.owner', text);
    }, game),
};
