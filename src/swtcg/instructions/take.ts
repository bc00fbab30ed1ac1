// Taking Subordinates from the supply: they are put into play, not deployed (Generating Subordinates).

import { amountOf } from '../effects/amounts.ts';
import { emit } from '../effects/events.ts';
import { arenaOf, contextOf, setFrame } from '../effects/frames.ts';
import { note } from '../model/log.ts';
import type { Arena, CardId, GameState, Side } from '../model/state.ts';
import { openWindow } from '../model/windows.ts';
import { def, isArena, place } from '../model/zones.ts';
import { comesAnew } from '../rules/attack/attack.ts';
import { movedTop } from '../rules/build/moving.ts';
import { ownUnique, stackRefusal } from '../rules/build/stack-rules.ts';
import { stackOnTop, stackUnder } from '../rules/build/stacks.ts';
import type { PartOf, PartRule } from './part.ts';

/** Signs and spaces between the letters of a name are not always set alike. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const valuesOf = (game: GameState, id: CardId): string => {
  const { speed, power, health } = def(game, id);
  return `${speed}/${power}/${health}`;
};

const STACKED = ['top', 'under'] as const;

/** Those of that name and those values; where no card of that name has them, they are misprinted and the name tells. */
function inSupply(game: GameState, by: Side, { name, values }: PartOf<'take'>): CardId[] {
  const called = game.players[by].lists.supply.filter((id) => {
    const { name: printed, subordinate } = def(game, id);
    return subordinate && plain(printed) === plain(name);
  });
  const meant = called.filter((id) => valuesOf(game, id) === values);
  return meant.length > 0 ? meant : called;
}

export const take: PartRule<PartOf<'take'>> = {
  idleHere: (game, context, part) =>
    inSupply(game, context.by, part).length > 0 ? null : `there is no ${part.name} in the supply`,
  perform: (game, frame, part) => {
    const context = contextOf(frame);
    const taken = inSupply(game, frame.by, part).slice(0, amountOf(game, context, part.n));
    const first = taken[0];
    if (first === undefined) return game;
    const { arenas: own } = def(game, first);
    const here = frame.arena ?? arenaOf(game, frame.source);
    const wanted = part.into === 'its-arena' ? own : part.into === 'here' ? (here ? [here] : []) : part.into;
    const arenas = wanted.filter((arena) => own.includes(arena));
    // Another version of one in play may join its stack, for no more than it costs to be taken (Unique Subordinates).
    const twin = ownUnique(game, frame.by, first);
    const joins = twin ? STACKED.filter((to) => stackRefusal(game, first, twin, to) === null) : [];
    const options = [...arenas, ...joins];
    const picked = frame.round > 0 ? frame.answers[0]?.[0] : options[0];
    if (frame.round === 0 && options.length > 1) {
      const asked = openWindow(game, { kind: 'choice', rule: 'effect.choose', solo: frame.by, options });
      return setFrame(asked, { wait: 'choice', round: 1 });
    }
    if (twin && (picked === 'top' || picked === 'under')) {
      const next = note(game, 'rule', 'subordinate.take', {
        type: 'subordinate-taken',
        by: frame.by,
        cards: { card: first, unit: twin },
        words: { to: picked },
      });
      return picked === 'top'
        ? movedTop(stackOnTop(next, twin, first), first)
        : stackUnder(next, twin, first);
    }
    const arena = (picked !== undefined && isArena(picked) ? picked : arenas[0]) as Arena | undefined;
    if (!arena) return game;
    let next = game;
    for (const id of taken) {
      next = place(comesAnew(next, id), id, arena);
      next = note(next, 'rule', 'subordinate.take', {
        type: 'subordinate-taken',
        by: frame.by,
        cards: { card: id, unit: null },
        words: { to: arena },
      });
      next = emit(next, { type: 'arrived', card: id, side: frame.by, arena, how: 'put' });
    }
    return next;
  },
};
