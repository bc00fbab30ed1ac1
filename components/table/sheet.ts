// The menu of the opened card, or what is asked, on its sheet. Fetched with the first of them.

import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../shared/icons.ts';
import { dieIn } from './dice.ts';
import { menu } from './menu.ts';
import { hangs } from './places.ts';
import { tableStrings } from './strings.ts';
import type { Drawn } from './view.ts';

export { offerWords } from './row-words.ts';
export { sheet as styles } from './sheet.styles.ts';

/** From this width on the menu hangs at its card; below that it stands in the flow, under the hand. */
const WIDE = 900;

/** The menu of the opened card, or what is asked. */
export function sheet({ table, game, choice }: Drawn): TemplateResult | typeof nothing {
  const { open, place, lifted, now, why, counters } = choice.is;
  if (lifted || (open === null && !now)) return nothing;
  const known = open !== null && game.shownAs(open, table.perspective) === open;
  const wide = table.clientWidth >= WIDE && place !== null && hangs();
  const face = open === null ? undefined : game.cards[open];
  const content = menu({
    game: game.game,
    who: table.perspective,
    card: known ? open : null,
    offers: open === null ? [] : choice.offersOf(open),
    refused: known && table.at === null ? choice.refusedOf(open) : [],
    choosing: now,
    why,
    counters,
    about: (decision) => (table.hinting ? (table.later.hints?.about(game.game, decision) ?? null) : null),
    more: known
      ? html`<button class="btn ghost" type="button" @click=${() => void table.byHand(open)}>${icon('hand')}${tableStrings().byHand}</button>`
      : null,
    die: (value) => dieIn(table, value),
    choose: (left) => choice.choose(left),
    set: (change) => now && choice.set({ now: { ...now, ...change } }),
    setCounters: (n) => choice.set({ counters: n }),
    confirm: () => choice.confirm(),
    giveUp: () => choice.close(),
    ask: (refused) => choice.set({ why: refused }),
    read: () => table.read(open as string, place),
  });
  return html`<div
    class="sheet"
    popover=${wide ? 'manual' : nothing}
    role="group"
    aria-label=${tableStrings().whatToDo(face ? face.name : '')}
  >
    ${content}
  </div>`;
}
