// The dice that a player chooses from. Until what draws dice has arrived, their numbers are chosen.
import { nothing, type TemplateResult } from 'lit';
import { action } from '../board/board.ts';
import type { SwtcgElement } from '../shared/element.ts';

export function dieIn(host: SwtcgElement, value: number): TemplateResult | typeof nothing {
  const part = action.for(host);
  if (!part) return nothing;
  host.adopt(part.diceStyles);
  return part.die({ value, hit: false });
}
