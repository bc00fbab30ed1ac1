// The dice that a player chooses from. How dice look is fetched when the first are seen; until then their numbers are chosen.
import { nothing, type TemplateResult } from 'lit';
import type { SwtcgElement } from '../shared/element.ts';

let action: typeof import('../board/action.ts') | null = null;

export function dieIn(host: SwtcgElement, value: number): TemplateResult | typeof nothing {
  if (action) {
    host.adopt(action.diceStyles);
    return action.die({ value, hit: false });
  }
  import('../board/action.ts').then(
    (come) => {
      action = come;
      host.requestUpdate();
    },
    () => {},
  );
  return nothing;
}
