// Parts that take effect when the attack ends (Attacking, 8): they wait with what they were announced with.

import { amountOf } from '../effects/amounts.ts';
import { letWait } from '../effects/events.ts';
import { contextOf } from '../effects/frames.ts';
import type { Context } from '../effects/select.ts';
import { hasKeywordRule, keywordFacts } from '../keywords/rules.ts';
import type { Part } from '../language/effect.ts';
import { note } from '../model/log.ts';
import type { GameState } from '../model/state.ts';
import { top } from '../model/zones.ts';
import type { PartOf, PartRule } from './part.ts';

/** Amounts count as they are now: "based on its total power at the time" (Keywords, Retaliate). */
const fixed = (game: GameState, context: Context, part: Part): Part =>
  part.do === 'damage' ? { ...part, n: amountOf(game, context, part.n) } : part;

export const whenAttackEnds: PartRule<PartOf<'when-attack-ends'>> = {
  idleHere: (game) => (top(game.attacks) ? null : 'no unit is attacking'),
  perform: (game, frame, part) => {
    const attack = top(game.attacks);
    if (!attack) return game;
    const context = contextOf(frame);
    const next = letWait(game, {
      by: frame.by,
      source: frame.source,
      key: frame.key,
      effect: { kind: 'instruction', parts: part.parts.map((one) => fixed(game, context, one)) },
      of: frame.effect,
      event: frame.event ?? { type: 'attack-ends', attack: attack.id },
      chain: frame.chain,
      play: { that: frame.that, x: frame.x, arena: frame.arena },
      attack: attack.id,
      late: frame.how === 'ability' || frame.how === 'card' ? 'activated' : 'triggered',
    });
    const rule = hasKeywordRule(frame.effect) ?? 'attack.end';
    return note(next, 'rule', rule, {
      type: 'effect-delayed',
      cards: { source: frame.source },
      ...keywordFacts(frame.effect),
    });
  },
};
