// What players change by hand, because a text is not read or a mistake was made. Fetched when the judge's hand is opened.
import { html, nothing, type TemplateResult } from 'lit';
import { type CardId, type GameState, SIDES, type Zone } from '../../../src/lcg/model/state.ts';
import { card, inPlay } from '../../../src/lcg/model/zones.ts';
import type { LcgTypes } from '../../../src/lcg/types.ts';
import type { ByHand, ByHandModel } from '../../shared/table-display.ts';
import { stepper } from '../../table/stepper.ts';
import { tableStrings } from '../../table/strings.ts';
import { playStrings } from './strings.ts';
import { nameOf } from './words.ts';

type Model = ByHandModel<LcgTypes>;

const COUNTS = Array.from({ length: 31 }, (_, n) => n);
const TOKENS = ['focus', 'damage', 'shields'] as const;

const button = (words: string, act: () => void) =>
  html`<button class="btn" type="button" @click=${act}>${words}</button>`;

const count = (words: string, value: number, set: (n: number) => void) =>
  html`<div class="count"><span>${words}</span>${stepper(words, COUNTS, value, set)}</div>`;

function zones({ set }: Model, id: CardId): TemplateResult {
  const w = playStrings();
  const moved = (event: Event) => {
    const field = event.target as HTMLSelectElement;
    if (field.value) set({ card: id, zone: field.value as Zone });
    field.value = '';
  };
  return html`<label class="choice"
    ><span>${w.hand.move}</span>
    <select @change=${moved}>
      <option value="">…</option>
      ${Object.entries(w.zones).map(([zone, name]) => html`<option value=${zone}>${name}</option>`)}
    </select></label
  >`;
}

function ofCard(model: Model, id: CardId): TemplateResult {
  const { state: game, set } = model;
  const { hand: w } = playStrings();
  const state = card(game, id);
  return html`<h4>${nameOf(game, id)}</h4>
    <div class="deeds">
      ${zones(model, id)}
      ${inPlay(game, id) ? TOKENS.map((token) => count(w[token], state[token], (n) => set({ card: id, [token]: n }))) : nothing}
      ${state.zone === 'units' ? button(state.committed ? w.uncommit : w.commit, () => set({ card: id, committed: !state.committed })) : nothing}
    </div>`;
}

const isCard = ({ box }: GameState, id: CardId | null): id is CardId =>
  id !== null && box.index[id] !== undefined;

function fields(model: Model): TemplateResult {
  const { state: game, card: id, set } = model;
  const { hand: w } = playStrings();
  return html`${isCard(game, id) ? ofCard(model, id) : html`<p class="muted">${tableStrings().pickCard}</p>`}
    <div class="deeds">
      ${count(w.dial, game.dial, (dial) => set({ dial }))}
      ${SIDES.filter((side) => side !== game.balance).map((balance) => button(w.balance(balance), () => set({ balance })))}
    </div>`;
}

export const byHand: ByHand<LcgTypes> = { fields };
