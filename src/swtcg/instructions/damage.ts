// Doing damage, rolling dice of damage, placing and removing counters, preventing damage.

import { editionOf } from '../editions/index.ts';
import { amountOf } from '../effects/amounts.ts';
import { emit } from '../effects/events.ts';
import { contextOf, currentFrame, setFrame } from '../effects/frames.ts';
import { countersOn, selectEach, setCounters } from '../effects/select.ts';
import { note } from '../model/log.ts';
import type { CardId, Damage, Frame, GameState } from '../model/state.ts';
import { card, def, inPlay, label } from '../model/zones.ts';
import {
  addDamage,
  damageTo,
  openDamages,
  pendingDamages,
  startDamage,
} from '../rules/attack/damage-sequence.ts';
import { hitOn } from '../rules/attack/hit-on.ts';
import { preventDamage } from '../rules/attack/prevention.ts';
import { currentRoll, endRoll, startRoll } from '../rules/dice/roll.ts';
import type { PartOf, PartRule } from './part.ts';

/** "This unit does X damage" has that unit as its source; otherwise the damage has none ("source"). */
export const sourceOf = (
  game: GameState,
  frame: Frame,
  part: PartOf<'damage' | 'move-counters'>,
): CardId | null => {
  if (!part.from) return null;
  // "That unit does … to a unit": the one that was spoken of before the one that is chosen.
  const spoken = 'choose' in part.to || 'each' in part.to ? { ...frame, that: frame.former } : frame;
  return selectEach(game, contextOf(spoken), part.from)[0] ?? null;
};

/** What damage can reach: cards in play, and Pilots on units (Piloting Units). */
export const canTake = (game: GameState, id: CardId): boolean =>
  inPlay(game, id) || (card(game, id).zone === 'on' && def(game, id).kind === 'unit');

/** Whether, and by whom, it can be prevented. */
export const shield = ({ unpreventable, onlyBy }: PartOf<'damage'>) => ({
  preventable: !unpreventable && !onlyBy,
  ...(onlyBy ? { onlyBy } : {}),
});

export const again = (game: GameState, frame: Frame, wait: NonNullable<Frame['wait']>): GameState =>
  setFrame(game, { wait, round: frame.round + 1 });

export const damage: PartRule<PartOf<'damage'>> = {
  skip: (_game, frame, part) => part.deflected === true && frame.prevented === 0,
  perform: (game, frame, part, targets) => {
    const by = frame.by;
    const source = sourceOf(game, frame, part);
    const amount = amountOf(game, contextOf(frame), part.n);
    if (part.deflected)
      return targets.reduce((next, to) => {
        const pending = addDamage(next, { to, amount, by, source, ...shield(part) });
        return note(pending, 'rule', 'keyword.deflect', {
          type: 'damage-done',
          cards: { source: frame.source, unit: to },
          numbers: { damage: amount },
        });
      }, game);
    if (!part.dice) {
      const there = targets.filter((to) => canTake(game, to));
      if (frame.round > 0 || there.length === 0) return game;
      return again(
        startDamage(
          game,
          there.map((to) => ({ to, amount, by, source, ...shield(part) })),
        ),
        frame,
        'damage',
      );
    }
    // Dice of damage: each unit has its own roll (round 0, 2, …) and then its own damage (round 1, 3, …).
    // No dice are rolled against a unit that is no longer in play.
    const rolls = frame.round % 2 === 0;
    const from = Math.floor(frame.round / 2);
    const skipped = rolls ? targets.slice(from).findIndex((one) => canTake(game, one)) : 0;
    const to = skipped < 0 ? undefined : targets[from + skipped];
    if (to === undefined || (rolls && amount < 1)) return game;
    if (rolls)
      return again(
        startRoll(game, 'damage', by, amount),
        { ...frame, round: frame.round + 2 * skipped },
        'roll',
      );
    const least = hitOn(game, to);
    const hits = currentRoll(game)?.dice.filter((die) => die >= least).length ?? 0;
    const next = note(endRoll(game), 'rule', 'damage.dice', {
      type: 'damage-dice-counted',
      cards: { unit: to },
      numbers: { hits },
    });
    return again(startDamage(next, [{ to, amount: hits, by, source, ...shield(part) }]), frame, 'damage');
  },
};

export const counters: PartRule<PartOf<'counters'>> = {
  idle: (game, _context, part, id) => {
    if (!part.remove) return null;
    return countersOn(card(game, id), part.counter) > (part.but ?? 0)
      ? null
      : `there is no ${part.counter} counter on ${label(game, id)}`;
  },
  perform: (game, frame, part, targets) => {
    const n = part.n === 'all' ? Number.POSITIVE_INFINITY : amountOf(game, contextOf(frame), part.n);
    const most = part.upTo ? Math.min(n, frame.amount ?? n) : n;
    if (part.counter === 'damage' && !part.remove) {
      if (frame.round > 0 || targets.length === 0) return game;
      const placed = targets.map((to) => ({ to, amount: most, by: frame.by, counters: true }));
      return again(startDamage(game, placed), frame, 'damage');
    }
    let next = game;
    for (const id of targets) {
      const have = countersOn(card(next, id), part.counter);
      const now = part.remove ? Math.max(Math.min(have, part.but ?? 0), have - most) : have + most;
      next = setCounters(next, id, part.counter, now);
      next = note(next, 'rule', 'effect.counters', {
        type: part.remove ? 'counters-removed' : 'counters-put',
        cards: { card: id },
        numbers: { counters: Math.abs(now - have), now },
        words: { counter: part.counter },
      });
      if (part.remove) next = setFrame(next, { removed: (currentFrame(next)?.removed ?? 0) + have - now });
      if (!part.remove && now > have)
        next = emit(next, {
          type: 'counters-put',
          card: id,
          side: frame.by,
          what: part.counter,
          amount: now - have,
        });
    }
    return next;
  },
};

/** Which of several damages to a unit is meant: the one that it was played against, where that is one of them. */
function meantFor(game: GameState, frame: Frame, unit: CardId): Damage | undefined {
  const aimed = pendingDamages(game).find(({ id }) => frame.subject === `damage:${id}`);
  return aimed?.to === unit ? aimed : damageTo(game, unit);
}

const preventedOf = (game: GameState, id: number): number =>
  pendingDamages(game).find((one) => one.id === id)?.prevented ?? 0;

export const prevent: PartRule<PartOf<'prevent'>> = {
  reserved: 'prevention',
  idle: (game, _context, part, id) => {
    if (part.done)
      return openDamages(game).some((one) => one.source === id)
        ? null
        : `no damage of ${label(game, id)} is pending`;
    if (card(game, id).zone === 'build' && editionOf(game.box).buildZone === 'keywords')
      return 'damage in the build zone is not prevented';
    return openDamages(game).some((one) => one.to === id)
      ? null
      : `no damage is pending to ${label(game, id)}`;
  },
  idleHere: (game) => (openDamages(game).length > 0 ? null : 'no damage is pending'),
  perform: (game, frame, part, targets) => {
    const most = part.n === 'all' ? Number.POSITIVE_INFINITY : amountOf(game, contextOf(frame), part.n);
    let next = game;
    if (part.done) {
      for (const one of pendingDamages(game))
        if (one.source !== null && targets.includes(one.source))
          next = preventDamage(next, one, most, frame.source);
      return next;
    }
    for (const id of targets) {
      const damage = meantFor(next, frame, id);
      const amount = part.upTo ? Math.min(most, frame.amount ?? most) : most;
      if (damage) {
        const before = preventedOf(next, damage.id);
        next = preventDamage(next, damage, amount, frame.source);
        const prevented = (currentFrame(next)?.prevented ?? 0) + preventedOf(next, damage.id) - before;
        next = setFrame(next, { prevented });
      } else next = note(next, 'rule', 'damage.prevent', { type: 'nothing-to-prevent', cards: { unit: id } });
    }
    return next;
  },
};
