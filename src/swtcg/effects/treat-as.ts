// "Treat this unit as a…": subtypes that a unit has besides those of its type line.

import type { Selector } from '../language/effect.ts';
import type { CardId, GameState } from '../model/state.ts';
import { def } from '../model/zones.ts';
import { staticsOf } from './abilities.ts';
import { selects } from './select.ts';

/** What a unit is treated as besides its type line ("treat this unit as a…"). */
export function treatedAs(game: GameState, id: CardId): string[] {
  const found: string[] = [];
  // Standing alone on the card it works in every zone; else while the effect that says so is on.
  for (const effect of def(game, id).effects) {
    if (effect.kind !== 'static' || effect.if) continue;
    for (const part of effect.parts) if (part.do === 'treat-as' && isThis(part.to)) found.push(part.subtype);
  }
  // Who is treated as something is told by what the units are besides: else each would wait for the other.
  if (treating) return found;
  treating = true;
  try {
    for (const { context, part } of staticsOf(game, 'treat-as')) {
      if (selects(game, context, part.to, id)) found.push(part.subtype);
    }
  } finally {
    treating = false;
  }
  return found;
}

let treating = false;

const isThis = (selector: Selector): boolean => 'the' in selector && selector.the === 'this';
