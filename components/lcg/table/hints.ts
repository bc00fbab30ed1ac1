// Help for learners: what a good player would do, and what an engagement can still bring. Fetched when asked for.
import { html, nothing, type TemplateResult } from 'lit';
import type { Decision } from '../../../src/lcg/decisions/decision.ts';
import { toughness } from '../../../src/lcg/derived/rules.ts';
import type { GameState } from '../../../src/lcg/model/state.ts';
import { card, def } from '../../../src/lcg/model/zones.ts';
import { Seat } from '../../../src/lcg/players/known.ts';
import { advise } from '../../../src/lcg/players/reasons.ts';
import { strength } from '../../../src/lcg/rules/engagement/strike.ts';
import type { LcgTypes } from '../../../src/lcg/types.ts';
import { clashView } from '../../../src/lcg/view/engagement-view.ts';
import { toCome } from '../../../src/lcg/view/to-come.ts';
import { view } from '../../../src/lcg/view/view.ts';
import type { Hints } from '../../shared/table-display.ts';
import { toComeTable } from '../odds/to-come.ts';
import { playStrings } from './strings.ts';

/** What a strike would come to, in few words; null for anything else. */
function about(game: GameState, decision: Decision): TemplateResult | null {
  const target = decision.do === 'strike' ? decision.targets?.unit : undefined;
  if (decision.do !== 'strike' || typeof target !== 'string') return null;
  const capacity = toughness(game, target) ?? def(game, target).damageCapacity ?? 0;
  const left = Math.max(0, capacity - card(game, target).damage);
  return html`<small>${playStrings().strikeComes(strength(game, decision.unit, 'unit'), left)}</small>`;
}

export const hints: Hints<LcgTypes> = {
  advice: (game, by, legal) => advise(new Seat(game, by), legal),
  more(game) {
    const come = game.engagement && toCome(view(game), clashView(game));
    return come ? toComeTable(come, 'dark') : nothing;
  },
  about,
};
