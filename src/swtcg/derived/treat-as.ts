// "Treat this unit as a…": subtypes that a unit has besides those of its type line.
import { hasSubtype, hasSubtypeWith } from '../cards/subtypes.ts';
import { isThis } from '../language/nested-parts.ts';
import type { CardId } from '../model/state.ts';
import { def } from '../model/zones.ts';
import type { DerivedState } from './derived-state.ts';

/** What a unit is treated as besides its type line ("treat this unit as a…"). */
function treatedAs(derived: DerivedState, id: CardId): string[] {
  const found: string[] = [];
  // Standing alone on the card it works in every zone; else while the effect that says so is on.
  for (const effect of def(derived.game, id).effects) {
    if (effect.kind !== 'static' || effect.if) continue;
    for (const part of effect.parts) if (part.do === 'treat-as' && isThis(part.to)) found.push(part.subtype);
  }
  if (!derived.treats) return found;
  for (const { context, part } of derived.staticsOf('treat-as'))
    if (derived.untreated.selects(context, part.to, id)) found.push(part.subtype);
  return found;
}

/** A subtype in the type line, or one that the unit is treated as having. */
export function isA(derived: DerivedState, id: CardId, reference: string): boolean {
  const more = treatedAs(derived, id);
  const printed = def(derived.game, id);
  return more.length > 0 ? hasSubtypeWith(printed, more, reference) : hasSubtype(printed, reference);
}
