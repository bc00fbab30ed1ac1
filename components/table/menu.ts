// The menu of a card: what can be done with it, what it costs, and why the rest can't be done. The same sheet asks what is
// still open, until one decision is left.

import { html, nothing, type TemplateResult } from 'lit';
import { type Asking, numberField, numbersOf, type Said } from '../../machines/ui/asking.ts';
import { type Refused, sameWish } from '../../machines/ui/refused.ts';
import type { Offer, Options, Shares } from '../../src/core/game/choosing.ts';
import type { BaseDecision } from '../../src/core/game/game-types.ts';
import type { CardId } from '../../src/core/state.ts';
import { icon } from '../shared/icons.ts';
import type { CardMenu, TableDisplay } from '../shared/table-display.ts';
import { menuItem } from './menu-item.ts';
import { reason } from './reason.ts';
import { stepper } from './stepper.ts';
import { tableStrings } from './strings.ts';

/** All that the menu shows, and what it can ask of the table. */
export interface MenuModel extends CardMenu {
  readonly display: TableDisplay;
  /** The card that it is about; null for a question without one. */
  readonly card: CardId | null;
  readonly offers: readonly Offer[];
  readonly refused: readonly Refused[];
  readonly asking: Asking | null;
  readonly why: Refused | null;
  /** What is added to an answer that is a target: its odds. */
  readonly about: (decision: BaseDecision) => TemplateResult | null;
  /** More that can be said of the card: its text, what is done by hand. */
  readonly more: TemplateResult | null;
  /** The picture of a die. */
  readonly die: (value: number) => unknown;
  answer(answer: Partial<Said>): void;
  confirm(): void;
  giveUp(): void;
  ask(refused: Refused | null): void;
  read(card: CardId): void;
}

/** "Why not?" opens at its item: one sentence, one citation. */
const refusedRow = ({ display, state, who, why, ask }: MenuModel, one: Refused): TemplateResult => {
  const open = why !== null && sameWish(why, one);
  const words = display.rowWords(state, one.decision, who);
  return html`<li>
    <button class="item" type="button" aria-expanded=${open} @click=${() => ask(open ? null : one)}>
      ${icon(display.rowIcon(one.decision))}<span dir="auto">${words}</span><span class="whynot">${tableStrings().whyNot}</span>
    </button>
    ${open ? reason(one) : nothing}
  </li>`;
};

/** How much falls to each card: a box where it is one or none, else a number. */
function sharesField(model: MenuModel, { left, shares }: Asking, { field, cards }: Shares): TemplateResult {
  const { display, state } = model;
  const given = shares[field] ?? {};
  const set = (card: CardId, n: number) =>
    model.answer({ shares: { ...shares, [field]: { ...given, [card]: n } } });
  const name = (card: CardId) => display.cardName(state, card);
  const control = (card: CardId, most: number) => {
    const n = given[card] ?? 0;
    if (most > 1)
      return html`<span dir="auto">${name(card)}</span>${stepper(
        name(card),
        Array.from({ length: most + 1 }, (_, i) => i),
        n,
        (value) => set(card, value),
      )}`;
    return html`<label
      ><input type="checkbox" .checked=${n > 0} @change=${() => set(card, n > 0 ? 0 : 1)} /><span dir="auto">${name(card)}</span></label
    >`;
  };
  const { read } = tableStrings();
  return html`<fieldset class="shares">
    <legend class="muted">${display.sharesWords(state, left[0] as BaseDecision, field, given)}</legend>
    <ul>
      ${cards.map(
        ({ card, most }) =>
          html`<li data-card=${card}>${control(card, most)}<button class="eye" type="button" aria-label="${name(card)}: ${read}" title=${read} @click=${() => model.read(card)}>${icon('eye')}</button></li>`,
      )}
    </ul>
  </fieldset>`;
}

/** One of several ways. */
function optionsField(model: MenuModel, { option }: Asking, { field, values }: Options): TemplateResult {
  const { display } = model;
  return html`<fieldset class="options">
    <legend class="muted">${display.numberWords(field)}</legend>
    ${values.map(
      (value) =>
        html`<label
          ><input type="radio" name=${field} .checked=${option === value} @change=${() => model.answer({ option: value })} /><span>${display.optionWords(field, value)}</span></label
        >`,
    )}
  </fieldset>`;
}

/** What is asked now. */
function question(model: MenuModel, now: Asking): TemplateResult {
  const { display, state, who } = model;
  const w = tableStrings();
  const { question: open, extras, number, dice } = now;
  const [first] = now.left as [BaseDecision];
  const numbers = numbersOf(now);
  const numberWords = display.numberWords(numberField(now) ?? '');
  return html`
    ${
      open && !open.numbers
        ? html`<p class="asked">${display.questionWords(state, open, first, who)}</p>
            <ul>
              ${open.answers.map((answer) => {
                const { left } = answer;
                const [one] = left as [BaseDecision];
                return menuItem(
                  display.rowIcon(one),
                  display.answerWords(state, open, answer, who),
                  () => model.choose(left),
                  model.about(one) ?? (left.length === 1 ? display.price(state, one) : nothing),
                );
              })}
            </ul>`
        : html`<p class="asked">${display.askedWords(state, first, who)}</p>`
    }
    ${
      number !== null && numbers.length > 0
        ? html`<div class="row">
            <span class="muted">${numberWords}</span>
            ${stepper(numberWords, numbers, number, (value) => model.answer({ number: value }))}
          </div>`
        : nothing
    }
    ${
      extras && extras.dice.length > 0
        ? html`<fieldset class="pick-dice">
            <legend class="muted">${w.diceToChoose}</legend>
            ${extras.dice.map((value, i) =>
              value === 0
                ? nothing
                : html`<label
                    ><input
                      type="checkbox"
                      .checked=${dice.includes(i)}
                      aria-label=${w.dieNo(i + 1, value)}
                      @change=${() => model.answer({ dice: dice.includes(i) ? dice.filter((one) => one !== i) : [...dice, i] })}
                    /><ul class="dice" aria-hidden="true">${model.die(value)}</ul></label
                  >`,
            )}
          </fieldset>`
        : nothing
    }
    ${extras?.shares.map((one) => sharesField(model, now, one)) ?? nothing}
    ${extras?.options ? optionsField(model, now, extras.options) : nothing}
    ${
      open && !open.numbers
        ? nothing
        : html`<div class="row end"><button class="btn primary" type="button" @click=${() => model.confirm()}>${w.confirm}</button></div>`
    }
  `;
}

export function menu(model: MenuModel): TemplateResult {
  const { display, state, card, offers, refused, asking: now, why } = model;
  const w = tableStrings();
  const points = card === null ? null : display.pointsLeft(state, offers);
  const unread = card === null ? [] : display.unread(state, card);
  return html`<header>
      <h4>${card === null ? w.whatYouCan : display.title(state, card)}</h4>
      ${points === null ? nothing : html`<small>${points}</small>`}
      <button class="x" type="button" aria-label=${w.giveUpChoice} title=${w.giveUp} @click=${() => model.giveUp()}>${icon('cross')}</button>
    </header>
    ${
      now
        ? html`${question(model, now)}${why ? reason(why) : nothing}`
        : html`<ul>
              ${offers.map((offer) => display.rows(model, offer))} ${refused.map((one) => refusedRow(model, one))}
            </ul>
            ${offers.length + refused.length === 0 ? html`<p class="muted pad">${w.nothingToDo}</p>` : nothing}
            ${unread.map((text) => html`<p class="manual"><b>${w.unread}:</b> ${text}</p>`)}`
    }
    ${
      card === null
        ? nothing
        : html`<footer><button class="btn ghost" type="button" @click=${() => model.read(card)}>${icon('eye')}${w.read}</button>${model.more ?? nothing}</footer>`
    }`;
}
