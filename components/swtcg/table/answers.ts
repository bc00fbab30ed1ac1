// What can be answered in the bar of a table: options, bids, predictions, a mulligan.

import { html, nothing, type TemplateResult } from 'lit';
import type { Decision } from '../../../src/swtcg/decisions/decision.ts';
import type { CardId, GameState, Side } from '../../../src/swtcg/model/state.ts';
import { currentWindow } from '../../../src/swtcg/model/windows.ts';
import { hasCard } from '../../../src/swtcg/model/zones.ts';
import type { SwtcgTypes } from '../../../src/swtcg/types.ts';
import type { BarChoice } from '../../shared/table-display.ts';
import { stepper } from '../../table/stepper.ts';
import { decisionWords } from '../decisions/decision-words.ts';
import { decisionStrings } from '../decisions/strings.ts';
import { playStrings } from './strings.ts';

type Choice = BarChoice<SwtcgTypes>;

const MOST_BID = 30;

/** A bid or a prediction: one of several numbers, then said. */
function numbered(
  model: Choice,
  field: 'hits' | 'force' | 'bid',
  said: string,
  decisions: readonly Decision[],
): TemplateResult | typeof nothing {
  const numbers = decisions.map((one) => one[field] ?? 0);
  // A bid for the side goes down from the highest.
  const first = numbers.at(field === 'bid' ? -1 : 0);
  if (first === undefined) return nothing;
  const given = model.numbers[field] ?? -1;
  const value = numbers.includes(given) ? given : first;
  const words = playStrings().numbers[field] ?? '';
  return html`<li class="numbered">
    <span class="muted">${words}</span>${stepper(words, numbers, value, (n) => model.setNumber(field, n))}
    <button class="btn primary" type="button" @click=${() => model.decide(decisions[numbers.indexOf(value)] as Decision)}>${said}</button>
  </li>`;
}

/** Bids for the side are not listed: the engine says which are legal. */
const sideBids = (model: Choice, by: Side): readonly Decision[] =>
  Array.from({ length: MOST_BID }, (_, bid): Decision => ({ by, do: 'side', bid })).filter(
    (one) => model.whyNot(one) === null,
  );

/** The cards that were set aside, to either pile. */
function mulligan(model: Choice, by: Side): readonly TemplateResult[] {
  const { aside } = model;
  const w = playStrings();
  return (['discard', 'deck'] as const).map(
    (to) =>
      html`<li><button
        class="btn"
        type="button"
        aria-disabled=${aside.length === 0 ? 'true' : nothing}
        @click=${() => model.decide({ by, do: 'mulligan', cards: aside, to })}
      >${w.setAside(aside.length, decisionStrings().places[to] ?? to)}</button></li>`,
  );
}

/** Answers that are no card on the table. */
export function answers(model: Choice): readonly TemplateResult[] {
  const { state: game, legal, who, chance: by } = model;
  const of = (deed: Decision['do']) => legal.filter((one) => one.do === deed);
  const button = (decision: Decision) =>
    html`<li><button class="btn" type="button" @click=${() => model.decide(decision)}>${decisionWords(game, decision, who)}</button></li>`;
  const { deeds } = decisionStrings();
  const kind = currentWindow(game)?.kind;
  const plain = of('choose').filter(
    ({ value }) => !hasCard(game, String(value)) || !shown(game, String(value)),
  );
  return [
    ...plain.map(button),
    ...(['upkeep', 'event', 'resource', 'decline'] as const).flatMap(of).map(button),
    numbered(model, 'hits', deeds.predict, of('predict')),
    numbered(model, 'force', deeds.bid, of('bid')),
    kind === 'sides' && model.open
      ? numbered(model, 'bid', playStrings().todo.side, sideBids(model, by))
      : nothing,
    ...(kind === 'mulligan' && model.open && of('mulligan').length > 0 ? mulligan(model, by) : []),
  ].filter((one): one is TemplateResult => one !== nothing);
}

/** Keeping the hand weighs as much as a mulligan as long as nothing has been set aside. */
export const endsAlone = ({ state, aside }: Choice): boolean =>
  currentWindow(state)?.kind === 'mulligan' && aside.length === 0;

/** Cards that lie where they can be clicked. */
const shown = (game: GameState, id: CardId): boolean => {
  const zone = game.cards[game.box.index[id] ?? -1]?.zone;
  return zone !== undefined && !['deck', 'under', 'on', 'supply'].includes(zone);
};
