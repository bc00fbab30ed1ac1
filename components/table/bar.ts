// The last bar of the table: whose chance it is, in which window, what can be answered there, and what passing will do.

import { html, nothing, type TemplateResult } from 'lit';
import type { Decision } from '../../src/swtcg/decisions/decision.ts';
import type { CardId, GameState, Result, Side } from '../../src/swtcg/model/state.ts';
import { currentWindow } from '../../src/swtcg/model/windows.ts';
import { hasCard } from '../../src/swtcg/model/zones.ts';
import { icon } from '../shared/icons.ts';
import type { Perspective } from '../shared/steps.ts';
import { sharedStrings } from '../shared/strings.ts';
import { decisionWords } from '../swtcg/decisions/decision-words.ts';
import { decisionStrings } from '../swtcg/decisions/strings.ts';
import { stepper } from './stepper.ts';
import { tableStrings } from './strings.ts';
import { passButton, passWords, resultWords, taskWords, windowWords } from './window-words.ts';

export interface BarModel {
  readonly game: GameState;
  readonly waiting: 'player' | 'dice' | 'stopped' | 'over';
  readonly result: Result | null;
  readonly chance: Side | null;
  /** What the player whose chance it is may do; empty where the reader may not know. */
  readonly legal: readonly Decision[];
  /** What ends the chance; null where something has to be chosen. */
  readonly ending: Decision | null;
  readonly who: Perspective;
  /** The name of whoever decides, where that is not the reader. */
  readonly thinking: string | null;
  /** Whether the passing button stands here (not behind a curtain). */
  readonly open: boolean;
  /** An earlier step is looked at: what could be done now is not told. */
  readonly past: boolean;
  readonly dice: number;
  /** Numbers that steppers of this bar show. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Cards of the hand set aside for a mulligan. */
  readonly aside: readonly CardId[];
  /** What beginning anew is called. */
  readonly again: string;
  readonly newGame: () => void;
  setNumber(name: string, value: number): void;
  decide(decision: Decision): void;
  whyNot(decision: Decision): unknown;
  throwDice(dice: readonly number[] | null): void;
}

const MOST_BID = 30;

/** A bid or a prediction: one of several numbers, then said. */
function numbered(
  model: BarModel,
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
  const words = tableStrings().numbers[field] ?? '';
  return html`<li class="numbered">
    <span class="muted">${words}</span>${stepper(words, numbers, value, (n) => model.setNumber(field, n))}
    <button class="btn primary" type="button" @click=${() => model.decide(decisions[numbers.indexOf(value)] as Decision)}>${said}</button>
  </li>`;
}

/** Bids for the side are not listed: the engine says which are legal. */
const sideBids = (model: BarModel, by: Side): readonly Decision[] =>
  Array.from({ length: MOST_BID }, (_, bid): Decision => ({ by, do: 'side', bid })).filter(
    (one) => model.whyNot(one) === null,
  );

/** The cards that were set aside, to either pile. */
function mulligan(model: BarModel, by: Side): readonly TemplateResult[] {
  const { aside } = model;
  const w = tableStrings();
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
function answers(model: BarModel): readonly (TemplateResult | typeof nothing)[] {
  const { game, legal, who } = model;
  const of = (deed: Decision['do']) => legal.filter((one) => one.do === deed);
  const button = (decision: Decision) =>
    html`<li><button class="btn" type="button" @click=${() => model.decide(decision)}>${decisionWords(game, decision, who)}</button></li>`;
  const { deeds } = decisionStrings();
  const by = model.chance;
  const kind = currentWindow(game)?.kind;
  const plain = of('choose').filter(
    ({ value }) => !hasCard(game, String(value)) || !shown(game, String(value)),
  );
  return [
    ...plain.map(button),
    ...(['upkeep', 'event', 'resource', 'decline'] as const).flatMap(of).map(button),
    numbered(model, 'hits', deeds.predict, of('predict')),
    numbered(model, 'force', deeds.bid, of('bid')),
    kind === 'sides' && by && model.open
      ? numbered(model, 'bid', tableStrings().todo.side, sideBids(model, by))
      : nothing,
    ...(kind === 'mulligan' && by && model.open && of('mulligan').length > 0 ? mulligan(model, by) : []),
  ];
}

/** Cards that lie where they can be clicked. */
const shown = (game: GameState, id: CardId): boolean => {
  const zone = game.cards[game.box.index[id] ?? -1]?.zone;
  return zone !== undefined && !['deck', 'under', 'on', 'supply'].includes(zone);
};

const disc = (side: Side | null) =>
  side
    ? html`<span class="side" data-side=${side} aria-hidden="true">${sharedStrings().side(side).charAt(0)}</span>`
    : nothing;

const bar = (who: TemplateResult, plays: unknown): TemplateResult =>
  html`<section class="pop" aria-label=${tableStrings().whoseChance}><div class="whose">${who}</div><ul class="plays">${plays}</ul></section>`;

/** Whose chance it is, and which; or how it ended. */
export function barTitle({ game, waiting, chance, result, thinking, dice }: BarModel): string {
  const window = currentWindow(game);
  if (result) return resultWords(result)[0];
  if (waiting === 'dice') return tableStrings().throwDice(dice);
  if (waiting !== 'player' || !chance || !window) return tableStrings().stopped;
  return `${windowWords(window)}: ${thinking ? tableStrings().thinking(thinking) : sharedStrings().toDecide(chance)}`;
}

export function windowBar(model: BarModel): TemplateResult {
  const { game, waiting, chance, result, ending, thinking } = model;
  const title = html`<h3>${barTitle(model)}</h3>`;
  if (result)
    return bar(
      html`${disc(result.winner)}${title}<p>${resultWords(result)[1]}</p>`,
      html`<li><button class="btn primary" type="button" @click=${model.newGame}>${model.again}</button></li>`,
    );
  if (waiting === 'dice') return bar(title, diceThrown(model));
  const window = currentWindow(game);
  if (waiting !== 'player' || !chance || !window) return bar(title, nothing);
  const who = (more: unknown) => html`${disc(chance)}${title}<p>${more}</p>`;
  if (thinking || model.past) return bar(who(nothing), nothing);
  const task = taskWords(game, window);
  const does = html`${task ? `${task} ` : nothing}<span class="pass-does">${passWords(window, ending !== null)}</span>`;
  if (!model.open) return bar(who(does), nothing);
  const plays = answers(model).filter((one) => one !== nothing);
  // Choosing nothing has the weight of the choice where there is no other.
  const alone = plays.length === 0 || (window.kind === 'mulligan' && model.aside.length === 0);
  const pass =
    ending &&
    html`<li><button class="btn ${alone ? 'primary' : ''} pass" type="button" @click=${() => model.decide(ending)}>${passButton(window)} <kbd>P</kbd></button></li>`;
  return bar(who(does), html`${plays}${pass ?? nothing}`);
}

/** Where no seed rolls: the table throws, or somebody says what real dice show. */
function diceThrown({ dice, throwDice }: BarModel): TemplateResult {
  const w = tableStrings();
  const real = (event: Event) => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).querySelector('input');
    const numbers = (field?.value.match(/[1-6]/g) ?? []).map(Number);
    if (numbers.length === dice) throwDice(numbers);
    else field?.focus();
  };
  return html`<li><button class="btn primary" type="button" @click=${() => throwDice(null)}>${icon('play')}${tableStrings().throwDice(dice)}</button></li>
    <li><form class="real" @submit=${real}>
      <label>${w.realDice} <input inputmode="numeric" size="8" placeholder=${w.realDiceHint} /></label>
      <button class="btn" type="submit">${w.enterDice}</button>
    </form></li>`;
}
