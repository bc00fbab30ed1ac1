// What you can do: every deed that is legal now, with the cards that it can be done with; and the setting for passing.

import { html, nothing, type TemplateResult } from 'lit';
import type { Offer } from '../../machines/ui/offers.ts';
import { type Refused, sameWish } from '../../machines/ui/wishes.ts';
import { numberTwins } from '../../src/core/twins.ts';
import type { Decision, Deed } from '../../src/swtcg/decisions/decision.ts';
import type { AutoPass, CardId, GameState } from '../../src/swtcg/model/state.ts';
import { label } from '../../src/swtcg/model/zones.ts';
import { icon } from '../shared/icons.ts';
import type { Perspective } from '../shared/steps.ts';
import { decisionWords } from '../swtcg/decisions/decision-words.ts';
import { DECISION_ICONS } from './decision-icons.ts';
import { reason } from './reason.ts';
import { offerWords } from './row-words.ts';
import { tableStrings } from './strings.ts';

export interface TodoModel {
  readonly game: GameState;
  readonly who: Perspective;
  readonly offers: readonly Offer[];
  /** Somebody who may look has the chance. */
  readonly mine: boolean;
  /** Deeds that one would look for and that are not legal now. */
  readonly refused: readonly Refused[];
  /** A wish that was asked about from elsewhere. */
  readonly explained: Refused | null;
  readonly open: Deed | null;
  readonly autoPass: AutoPass;
  /** The setting that asks most. */
  readonly least: AutoPass;
  toggle(deed: Deed | null): void;
  choose(card: CardId | null, left: readonly Decision[]): void;
  ask(refused: Refused | null): void;
  setAutoPass(setting: AutoPass): void;
}

const SETTINGS: readonly AutoPass[] = ['never', 'empty', 'always'];

function group(model: TodoModel, deed: Deed, offers: readonly Offer[]): TemplateResult {
  const { game, who, open } = model;
  const opened = open === deed;
  // What is still to be chosen is asked next: until then the card is named, and which of its abilities.
  const name = (offer: Offer) => {
    const [first, ...more] = offer.decisions as [Decision];
    if (more.length === 0) return decisionWords(game, first, who);
    if (offer.card === null) return `${tableStrings().todo[deed]} …`;
    const card = numberTwins(label(game, offer.card));
    return offer.name === null ? card : `${card}: ${offerWords(game, offer, who)}`;
  };
  return html`<li>
    <button class="todo-item" type="button" aria-expanded=${opened} @click=${() => model.toggle(opened ? null : deed)}>
      ${icon(DECISION_ICONS[deed])}<span>${tableStrings().todo[deed]}</span><b>${offers.length}</b>
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

const refusedItem = ({ game, who, explained, ask }: TodoModel, one: Refused): TemplateResult => {
  const open = explained !== null && sameWish(explained, one);
  const { do: deed } = one.decision;
  return html`<li>
    <button class="todo-item refused" type="button" aria-expanded=${open} @click=${() => ask(open ? null : one)}>
      ${icon(DECISION_ICONS[deed])}<span>${open ? decisionWords(game, one.decision, who) : tableStrings().todo[deed]}</span><span class="whynot">${tableStrings().whyNot}</span>
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
