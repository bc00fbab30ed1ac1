// What players change by hand, because a text is not read or a mistake was made. Fetched when the judge's hand is opened.

import { html, nothing, type TemplateResult } from 'lit';
import { numberTwins } from '../../../src/core/twins.ts';
import { ARENAS, type CardId, type ListZone, SIDES, type Side } from '../../../src/swtcg/model/state.ts';
import { card, def, hasCard, label, unitsOf } from '../../../src/swtcg/model/zones.ts';
import type { SwtcgTypes } from '../../../src/swtcg/types.ts';
import { sharedStrings } from '../../shared/strings.ts';
import type { ByHand, ByHandModel } from '../../shared/table-display.ts';
import { stepper } from '../../table/stepper.ts';
import { tableStrings } from '../../table/strings.ts';
import { swtcgStrings } from '../words/strings.ts';
import { playStrings } from './strings.ts';

type Model = ByHandModel<SwtcgTypes>;

const ZONES: readonly ListZone[] = [
  'hand',
  'discard',
  'deck',
  'build',
  ...ARENAS,
  'resource',
  'event',
  'supply',
  'out',
];
const PILES: readonly ListZone[] = ['deck', 'discard'];
const MOST = 99;
const COUNTS = Array.from({ length: MOST + 1 }, (_, n) => n);

const button = (words: string, act: () => void) =>
  html`<button class="btn" type="button" @click=${act}>${words}</button>`;

/** A choice that is made at once; the first entry is its name. */
const choice = (
  words: string,
  options: readonly (readonly [string, string])[],
  chosen: (value: string) => void,
) =>
  html`<label class="choice"
    ><span>${words}</span>
    <select
      @change=${(event: Event) => {
        const field = event.target as HTMLSelectElement;
        if (field.value) chosen(field.value);
        field.value = '';
      }}
    >
      <option value="">…</option>
      ${options.map(([value, name]) => html`<option value=${value}>${name}</option>`)}
    </select></label
  >`;

const count = (words: string, value: number, set: (n: number) => void) =>
  html`<div class="count"><span>${words}</span>${stepper(words, COUNTS, value, set)}</div>`;

function ofCard({ state: game, set }: Model, id: CardId): TemplateResult {
  const w = playStrings();
  const state = card(game, id);
  const { effects, text, kind } = def(game, id);
  const zones = ZONES.flatMap((zone): (readonly [string, string])[] => {
    const name = w.zones[zone] ?? zone;
    return PILES.includes(zone)
      ? [
          [`${zone} top`, `${name}, ${w.hand.top}`],
          [`${zone} bottom`, `${name}, ${w.hand.bottom}`],
        ]
      : [[zone, name]];
  });
  const units = SIDES.flatMap((side) => unitsOf(game, side)).filter((one) => one !== id);
  const move = (value: string) => {
    const [zone, at] = value.split(' ') as [ListZone, 'top' | 'bottom' | undefined];
    set({ card: id, zone, ...(at ? { at } : {}) });
  };
  const names = Object.keys(state.counters);
  return html`<h4>${numberTwins(label(game, id))}</h4>
    ${effects.flatMap((one, i) => (one.kind === 'manual' ? [html`<p class="manual"><b>${tableStrings().unread}:</b> ${text[i]}</p>`] : []))}
    <div class="deeds">
      ${choice(w.hand.move, zones, move)}
      ${
        kind === 'unit' || kind === 'equipment'
          ? choice(
              w.hand.on,
              units.map((one) => [one, numberTwins(label(game, one))]),
              (on) => set({ card: id, on }),
            )
          : nothing
      }
      ${button(state.tapped ? w.hand.untap : w.hand.tap, () => set({ card: id, tapped: !state.tapped }))}
      ${button(state.faceDown ? w.hand.faceUp : w.hand.faceDown, () => set({ card: id, faceDown: !state.faceDown }))}
      ${SIDES.filter((side) => side !== state.controller).map((side) =>
        button(w.hand.control(side), () => set({ card: id, controller: side })),
      )}
      ${count(w.hand.damage, state.damage, (damage) => set({ card: id, damage }))}
      ${count(w.hand.build, state.build, (build) => set({ card: id, build }))}
      ${names.map((name) =>
        count(name, state.counters[name] ?? 0, (n) =>
          set({ card: id, counters: { ...state.counters, [name]: n } }),
        ),
      )}
      <form
        class="count"
        @submit=${(event: Event) => {
          event.preventDefault();
          const field = (event.target as HTMLFormElement).querySelector('input');
          const name = field?.value.trim();
          if (name)
            set({ card: id, counters: { ...state.counters, [name]: (state.counters[name] ?? 0) + 1 } });
        }}
      >
        <label>${w.hand.counterName} <input size="9" /></label><button class="btn" type="submit">+ 1</button>
      </form>
    </div>`;
}

function ofPlayer({ state: game, set }: Model, side: Side): TemplateResult {
  const w = playStrings();
  const { force, buildPoints, lists } = game.players[side];
  return html`<h4>${swtcgStrings().sideOf(side)}</h4>
    <div class="deeds">
      ${count(`${sharedStrings().side(side)}: ${w.hand.force}`, force, (n) => set({ side, force: n }))}
      ${count(`${sharedStrings().side(side)}: ${w.hand.buildPoints}`, buildPoints, (n) => set({ side, buildPoints: n }))}
      ${button(w.hand.drawOne, () => set({ side, draw: 1 }))} ${button(w.hand.shuffle, () => set({ side, shuffle: true }))}
      ${button(w.hand.reveal, () => set({ reveal: lists.hand }))}
      ${choice(
        w.hand.roll,
        Array.from(
          { length: 12 },
          (_, i) => [String(i + 1), sharedStrings().plural(i + 1, 'die', 'dice')] as const,
        ),
        (n) => set({ side, roll: Number(n) }),
      )}
    </div>`;
}

function fields(model: Model): TemplateResult {
  const { state, card: id, set } = model;
  const w = playStrings();
  const note = (event: Event) => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).querySelector('input');
    const text = field?.value.trim();
    if (text) set({ note: text });
    if (field) field.value = '';
  };
  return html`${id !== null && hasCard(state, id) ? ofCard(model, id) : html`<p class="muted">${tableStrings().pickCard}</p>`}
    ${SIDES.map((side) => ofPlayer(model, side))}
    <form class="count" @submit=${note}>
      <label>${w.hand.note} <input size="24" /></label><button class="btn" type="submit">${w.hand.addNote}</button>
    </form>`;
}

export const byHand: ByHand<SwtcgTypes> = { fields };
