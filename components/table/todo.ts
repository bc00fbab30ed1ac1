// What you can do: every deed that is legal now, with the cards that it can be done with; and the setting for passing.

import { html, nothing, type TemplateResult } from 'lit';
import { type Refused, sameWish } from '../../machines/ui/refused.ts';
import type { Offer } from '../../src/core/game/choosing.ts';
import type { BaseDecision } from '../../src/core/game/game-types.ts';
import type { AutoPass, BaseState, CardId } from '../../src/core/state.ts';
import { icon } from '../shared/icons.ts';
import type { Perspective } from '../shared/steps.ts';
import type { TableDisplay } from '../shared/table-display.ts';
import { reason } from './reason.ts';
import { tableStrings } from './strings.ts';

export interface TodoModel {
  readonly display: TableDisplay;
  readonly game: BaseState;
  readonly who: Perspective;
  readonly offers: readonly Offer[];
  /** Somebody who may look has the chance. */
  readonly mine: boolean;
  /** Deeds that one would look for and that are not legal now. */
  readonly refused: readonly Refused[];
  /** A wish that was asked about from elsewhere. */
  readonly explained: Refused | null;
  readonly open: string | null;
  readonly autoPass: AutoPass;
  /** The setting that asks most. */
  readonly least: AutoPass;
  toggle(deed: string | null): void;
  choose(card: CardId | null, left: readonly BaseDecision[]): void;
  ask(refused: Refused | null): void;
  setAutoPass(setting: AutoPass): void;
}

const SETTINGS: readonly AutoPass[] = ['never', 'empty', 'always'];

function group(model: TodoModel, deed: string, offers: readonly Offer[]): TemplateResult {
  const { display, game, who, open } = model;
  const opened = open === deed;
  // What is still to be chosen is asked next: until then the card is named, and which of its abilities.
  const name = (offer: Offer) => {
    const [first, ...more] = offer.decisions as [BaseDecision];
    if (more.length === 0) return display.decisionWords(game, first, who);
    if (offer.card === null) return `${display.deedWords(deed)} …`;
    const card = display.cardName(game, offer.card);
    return offer.name === null ? card : `${card}: ${display.offerWords(game, offer, who)}`;
  };
  return html`<li>
    <button class="todo-item" type="button" aria-expanded=${opened} @click=${() => model.toggle(opened ? null : deed)}>
      ${icon(display.deedIcon(deed))}<span>${display.deedWords(deed)}</span><b>${offers.length}</b>
    </button>
    ${
      opened
        ? html`<ul class="todo-list">
            ${offers.map((offer) => html`<li><button class="btn" type="button" @click=${() => model.choose(offer.card, offer.decisions)}>${name(offer)}</button></li>`)}
          </ul>`
        : nothing
    }
  </li>`;
}

const refusedItem = ({ display, game, who, explained, ask }: TodoModel, one: Refused): TemplateResult => {
  const open = explained !== null && sameWish(explained, one);
  const { do: deed } = one.decision;
  return html`<li>
    <button class="todo-item refused" type="button" aria-expanded=${open} @click=${() => ask(open ? null : one)}>
      ${icon(display.deedIcon(deed))}<span>${open ? display.decisionWords(game, one.decision, who) : display.deedWords(deed)}</span><span class="whynot">${tableStrings().whyNot}</span>
    </button>
    ${open ? reason(one) : nothing}
  </li>`;
};

export function todo(model: TodoModel): TemplateResult {
  const { offers, explained } = model;
  const listed = explained && !model.refused.some((one) => sameWish(one, explained));
  const refused = listed ? [...model.refused, explained] : model.refused;
  const w = tableStrings();
  const deeds = [...new Set(offers.map(({ deed }) => deed))];
  return html`<section class="panel todo">
    <h3 class="label">${w.whatYouCan}</h3>
    ${deeds.length === 0 ? html`<p class="muted">${model.mine ? w.nothingButPass : w.nothingNow}</p>` : nothing}
    <ul>
      ${deeds.map((deed) =>
        group(
          model,
          deed,
          offers.filter((one) => one.deed === deed),
        ),
      )}
      ${refused.map((one) => refusedItem(model, one))}
    </ul>
    <div class="setting">
      <label
        ><span>${w.passForMe}</span>
        <select
          @change=${(event: Event) => model.setAutoPass((event.target as HTMLSelectElement).value as AutoPass)}
        >
          ${SETTINGS.slice(SETTINGS.indexOf(model.least)).map((one) => html`<option value=${one} ?selected=${model.autoPass === one}>${w.passSettings[one]}</option>`)}
        </select></label
      >
      <p>${w.passNote}</p>
    </div>
  </section>`;
}
