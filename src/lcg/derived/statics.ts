// The constant and lasting effects that are on.
import type { ConstantEffect } from '../language/effect.ts';
import { DIAL } from '../model/state.ts';
import { card, def, isInPlay } from '../model/zones.ts';
import type { Derived, Static } from './derived.ts';
import { asEnhancement, hasConstants, number, printed } from './printed.ts';

/** Whether a card of this zone has its constant effects: in play, or where they say that they work. */
const works = (zone: string, inPlay: boolean, { from }: ConstantEffect): boolean =>
  from === undefined ? inPlay : zone === from;

function lasting({ game }: Derived): Static[] {
  return game.lasting.flatMap(({ id, by, source, part, cards, lives, x, used }) =>
    used
      ? []
      : [
          {
            part,
            source,
            scope: { you: by, self: source, x },
            cards: cards?.filter((one, i) => one === DIAL || card(game, one).life === lives[i]) ?? null,
            lasting: id,
          },
        ],
  );
}

/** Puts the effects that are on into `found`, one by one: a condition that is asked meanwhile sees those found before. */
export function gather(d: Derived, found: Static[]): void {
  const { game } = d;
  found.push(...lasting(d));
  const add = (id: string, effect: ConstantEffect) => {
    const { zone, controller, owner } = card(game, id);
    const inPlay = isInPlay(card(game, id));
    if (!works(zone, inPlay, effect)) return;
    const scope = { you: inPlay ? controller : owner, self: id };
    if (effect.if && !effect.if.every((condition) => d.holds(condition, scope))) return;
    for (const part of effect.parts) found.push({ part, scope, source: id, cards: null, lasting: null });
  };
  for (const state of game.cards) {
    const known = def(game, state.id);
    if (!hasConstants(known) || state.zone === 'captured' || state.faceDown) continue;
    for (const { effect } of printed(known)) {
      if (effect.kind !== 'constant') continue;
      const attached = state.zone === 'on' && asEnhancement(known);
      if (attached) continue;
      add(state.id, effect);
    }
    const attached = state.zone === 'on' ? asEnhancement(known) : null;
    if (attached)
      for (const { effect } of number(attached.effects))
        if (effect.kind === 'constant') add(state.id, effect);
  }
  for (const one of found.slice()) {
    if (one.part.do !== 'modify' || !one.part.gains.effects) continue;
    const constants = one.part.gains.effects.filter((effect) => effect.kind === 'constant');
    if (constants.length === 0) continue;
    for (const { id } of game.cards)
      if (d.means(one, one.part.to, id)) for (const effect of constants) add(id, effect);
  }
  const blanks = found.filter(({ part }) => part.do === 'blank');
  if (blanks.length === 0) return;
  const isBlank = (id: string) =>
    blanks.some((one) => one.part.do === 'blank' && one.source !== id && d.means(one, one.part.to, id));
  const kept = found.filter((one) => one.lasting !== null || !isBlank(one.source));
  found.splice(0, found.length, ...kept);
}
