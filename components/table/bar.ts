// The last bar of the table: whose chance it is, in which window, what can be answered there, and what passing will do.

import { html, nothing, type TemplateResult } from 'lit';
import type { BaseDecision } from '../../src/core/game/game-types.ts';
import type { Result, Seat } from '../../src/core/state.ts';
import { icon } from '../shared/icons.ts';
import { sharedStrings } from '../shared/strings.ts';
import type { BarChoice, TableDisplay } from '../shared/table-display.ts';
import { tableStrings } from './strings.ts';

export interface BarModel extends Omit<BarChoice, 'chance'> {
  readonly display: TableDisplay;
  readonly waiting: 'player' | 'dice' | 'stopped' | 'over';
  readonly result: Result | null;
  readonly chance: Seat | null;
  /** What ends the chance; null where something has to be chosen. */
  readonly ending: BaseDecision | null;
  /** The name of whoever decides, where that is not the reader. */
  readonly thinking: string | null;
  /** An earlier step is looked at: what could be done now is not told. */
  readonly past: boolean;
  readonly dice: number;
  /** What beginning anew is called. */
  readonly again: string;
  readonly newGame: () => void;
  throwDice(dice: readonly number[] | null): void;
}

const disc = (seat: Seat | null) =>
  seat
    ? html`<span class="side" data-side=${seat} aria-hidden="true">${sharedStrings().side(seat).charAt(0)}</span>`
    : nothing;

const bar = (who: TemplateResult, plays: unknown): TemplateResult =>
  html`<section class="pop" aria-label=${tableStrings().whoseChance}><div class="whose">${who}</div><ul class="plays">${plays}</ul></section>`;

/** Whose chance it is, and which; or how it ended. */
export function barTitle({ display, state, waiting, chance, result, thinking, dice }: BarModel): string {
  const window = display.window(state);
  if (result) return display.resultWords(result)[0];
  if (waiting === 'dice') return tableStrings().throwDice(dice);
  if (waiting !== 'player' || !chance || !window) return tableStrings().stopped;
  return `${window.title}: ${thinking ? tableStrings().thinking(thinking) : sharedStrings().toDecide(chance)}`;
}

export function windowBar(model: BarModel): TemplateResult {
  const { display, state, waiting, chance, result, ending, thinking } = model;
  const title = html`<h3>${barTitle(model)}</h3>`;
  if (result)
    return bar(
      html`${disc(result.winner)}${title}<p>${display.resultWords(result)[1]}</p>`,
      html`<li><button class="btn primary" type="button" @click=${model.newGame}>${model.again}</button></li>`,
    );
  if (waiting === 'dice') return bar(title, diceThrown(model));
  const window = display.window(state);
  if (waiting !== 'player' || !chance || !window) return bar(title, nothing);
  const who = (more: unknown) => html`${disc(chance)}${title}<p>${more}</p>`;
  if (thinking || model.past) return bar(who(nothing), nothing);
  const { task } = window;
  const does = html`${task ? `${task} ` : nothing}<span class="pass-does">${window.passing(ending !== null)}</span>`;
  if (!model.open) return bar(who(does), nothing);
  const asked = { ...model, chance };
  const plays = display.answers(asked);
  // Choosing nothing has the weight of the choice where there is no other.
  const alone = plays.length === 0 || display.endsAlone(asked);
  const pass =
    ending &&
    html`<li><button class="btn ${alone ? 'primary' : ''} pass" type="button" @click=${() => model.decide(ending)}>${window.passButton} <kbd>P</kbd></button></li>`;
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
