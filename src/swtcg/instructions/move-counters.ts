// Moving counters from one card to another.

import { amountOf } from '../effects/amounts.ts';
import { contextOf } from '../effects/frames.ts';
import { countersOn } from '../effects/select.ts';
import { note } from '../model/log.ts';
import { card, setCard } from '../model/zones.ts';
import { startDamage } from '../rules/attack/damage-sequence.ts';
import { again, sourceOf } from './damage.ts';
import type { PartOf, PartRule } from './part.ts';

/** Moving is neither damage nor its prevention: counters go from one card to another. */
export const moveCounters: PartRule<PartOf<'move-counters'>> = {
  idle: (_game, context, part, id) =>
    'the' in part.from && part.from.the === 'that' && context.that?.includes(id)
      ? 'it is the card that they come from'
      : null,
  perform: (game, frame, part, targets) => {
    const from = sourceOf(game, frame, part);
    const [to] = targets;
    if (frame.round > 0 || from === null || to === undefined || from === to) return game;
    const { damage: placed, counters: others } = card(game, from);
    const have = countersOn(card(game, from), part.counter);
    const most = part.n === 'all' ? have : Math.min(have, amountOf(game, contextOf(frame), part.n));
    const n = part.upTo ? Math.min(most, frame.amount ?? most) : most;
    const told = note(game, 'rule', 'effect.counters', {
      type: 'counters-moved',
      cards: { from, to },
      numbers: { counters: n },
      words: { counter: part.counter },
    });
    if (part.counter === 'damage') {
      const taken = setCard(told, from, { damage: placed - n });
      return again(startDamage(taken, [{ to, amount: n, by: frame.by, counters: true }]), frame, 'damage');
    }
    const left = { ...others, [part.counter]: have - n };
    const next = setCard(told, from, { counters: left });
    const there = card(next, to).counters;
    const now = (there[part.counter] ?? 0) + n;
    return setCard(next, to, { counters: { ...there, [part.counter]: now } });
  },
};
