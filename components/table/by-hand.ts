// The judge's hand: what players do by hand, because a text is not read or a mistake was made. Everything is marked as
// manual in the log and in the recording. Fetched when it is opened.

import { html, nothing, type TemplateResult } from 'lit';
import { numberTwins } from '../../src/core/twins.ts';
import type { ManualChange } from '../../src/swtcg/judge/judge.ts';
import { ARENAS, type CardId, type ListZone, SIDES, type Side } from '../../src/swtcg/model/state.ts';
import { card, def, hasCard, label, unitsOf } from '../../src/swtcg/model/zones.ts';
import { icon } from '../shared/icons.ts';
import { sharedStrings } from '../shared/strings.ts';
import { byHand as byHandStyles } from './by-hand.styles.ts';
import type { TableGame } from './game.ts';
import { stepper } from './stepper.ts';
import { tableStrings } from './strings.ts';
import type { SwtcgTable } from './table.ts';

export const styles = [byHandStyles];

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

type Set = (change: ManualChange) => void;

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

function ofCard({ game }: TableGame, id: CardId, set: Set): TemplateResult {
  const w = tableStrings();
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
    ${effects.flatMap((one, i) => (one.kind === 'manual' ? [html`<p class="manual"><b>${w.unread}:</b> ${text[i]}</p>`] : []))}
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

function ofPlayer({ game }: TableGame, side: Side, set: Set): TemplateResult {
  const w = tableStrings();
  const { force, buildPoints, lists } = game.players[side];
  return html`<h4>${sharedStrings().sideOf(side)}</h4>
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

/** `id` is the card that is changed. */
export function byHand(table: SwtcgTable, game: TableGame, id: CardId | null): TemplateResult {
  const w = tableStrings();
  const set: Set = (change) => table.setByHand(change);
  const note = (event: Event) => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).querySelector('input');
    const text = field?.value.trim();
    if (text) set({ note: text });
    if (field) field.value = '';
  };
  return html`<section class="by-hand" aria-label=${w.byHandTitle}>
    <header>
      ${icon('hand')}<h3>${w.byHandTitle}</h3>
      <button class="x" type="button" aria-label=${sharedStrings().close} @click=${() => void table.byHand(null)}>${icon('cross')}</button>
    </header>
    <p class="muted">${w.byHandNote}</p>
    ${id !== null && hasCard(game.game, id) ? ofCard(game, id, set) : html`<p class="muted">${w.pickCard}</p>`}
    ${SIDES.map((side) => ofPlayer(game, side, set))}
    <form class="count" @submit=${note}>
      <label>${w.hand.note} <input size="24" /></label><button class="btn" type="submit">${w.hand.addNote}</button>
    </form>
  </section>`;
}
