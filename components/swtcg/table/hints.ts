// Help for learners: what a good player would do, and the odds of an attack before it is declared. Fetched when asked for.

import { html, nothing, type TemplateResult } from 'lit';
import { numberTwins } from '../../../src/core/twins.ts';
import type { Decision } from '../../../src/swtcg/decisions/decision.ts';
import { totals } from '../../../src/swtcg/effects/totals.ts';
import type { CardId, GameState } from '../../../src/swtcg/model/state.ts';
import { card, label, unitOf } from '../../../src/swtcg/model/zones.ts';
import { Seat } from '../../../src/swtcg/players/known.ts';
import { advise } from '../../../src/swtcg/players/reasons.ts';
import { oddsOf } from '../../../src/swtcg/rules/battle/odds.ts';
import { atLeast, expected } from '../../../src/swtcg/rules/dice/odds.ts';
import type { SwtcgTypes } from '../../../src/swtcg/types.ts';
import { sharedStrings } from '../../shared/strings.ts';
import type { Hints } from '../../shared/table-display.ts';
import { decisionWords } from '../decisions/decision-words.ts';
import { playStrings } from './strings.ts';

const healthLeft = (game: GameState, id: CardId): number =>
  Math.max(0, (totals(game, id).health ?? 0) - card(game, id).damage);

/** What an attack would come to, in few words; null for anything but an attack. */
function about(game: GameState, { do: deed, unit, target }: Decision): TemplateResult | null {
  if (deed !== 'attack' || unit === undefined || target === undefined) return null;
  const foe = unitOf(game, target);
  const odds = oddsOf(game, unitOf(game, unit), foe);
  if (!odds) return null;
  const { damage } = odds;
  const w = playStrings();
  const words = [
    w.meanDamage(expected(damage).toFixed(1)),
    w.chanceOfDiscard(sharedStrings().percent(atLeast(damage, healthLeft(game, foe)))),
  ];
  return html`<small>${words.join(', ')}</small>`;
}

/** Every attack that can be declared now, with its exact odds. */
function attacks(game: GameState, legal: readonly Decision[]): TemplateResult | typeof nothing {
  const all = legal.filter(({ do: deed }) => deed === 'attack');
  if (all.length === 0) return nothing;
  return html`<h4 class="label">${playStrings().odds}</h4>
    ${all.map((decision) => {
      const [unit, foe] = [unitOf(game, decision.unit as CardId), unitOf(game, decision.target as CardId)];
      const odds = oddsOf(game, unit, foe);
      return html`<details>
        <summary>${decisionWords(game, decision, 'both')} ${about(game, decision)}</summary>
        ${
          odds
            ? html`<swtcg-odds
                .odds=${odds}
                .health=${healthLeft(game, foe)}
                heading=${numberTwins(label(game, foe))}
              ></swtcg-odds>`
            : nothing
        }
      </details>`;
    })}`;
}

export const hints: Hints<SwtcgTypes> = {
  advice: (game, by, legal) => advise(new Seat(game, by), legal),
  more: attacks,
  about,
};
