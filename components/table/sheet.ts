// The menu of the opened card, or what is asked, on its sheet.

import { html, nothing, type TemplateResult } from 'lit';
import { offersOfCard, refusedOfCard } from '../../machines/ui/choosing.ts';
import { icon } from '../shared/icons.ts';
import type { Drawing } from './drawing.ts';
import type { TableGame } from './game.ts';
import { menu } from './menu.ts';
import { tableStrings } from './strings.ts';
import type { Table } from './table.ts';

/** From this width on the menu hangs at its card; below that it stands in the flow, under the hand. */
const WIDE = 900;

/** Until what draws dice is here, their numbers are chosen. */
function die(table: Table, { display }: TableGame, value: number): TemplateResult | typeof nothing {
  const die = display.die(table, value);
  if (!die) return nothing;
  table.adopt(die.styles);
  return die.drawn;
}

/** The menu of the opened card, or what is asked. */
export function sheet({ table, game, context, situation, parts }: Drawing): TemplateResult | typeof nothing {
  const { card, anchor, lifted, asking, refused, counters } = context.choice;
  if (lifted || (card === null && !asking)) return nothing;
  const { actor } = table;
  const known = card !== null && game.shownAs(card, table.perspective) === card;
  const wide = table.clientWidth >= WIDE && anchor !== null;
  const face = card === null ? undefined : game.cards[card];
  const content = menu({
    display: game.display,
    state: game.game,
    who: table.perspective,
    card: known ? card : null,
    offers: card === null ? [] : offersOfCard(situation, card),
    refused: known && context.at === null ? refusedOfCard(situation, card) : [],
    asking,
    why: refused,
    counters,
    about: (decision) => parts.hints?.help.about(game.game, decision) ?? null,
    more:
      known && game.display.byHand
        ? html`<button class="btn ghost" type="button" @click=${() => void table.byHand(card)}>${icon('hand')}${tableStrings().byHand}</button>`
        : null,
    die: (value) => die(table, game, value),
    choose: (left) => actor.send({ type: 'CHOOSE', left }),
    answer: (answer) => actor.send({ type: 'ANSWER', answer }),
    setCounters: (n) => actor.send({ type: 'SET_COUNTERS', counters: n }),
    confirm: () => actor.send({ type: 'CONFIRM' }),
    giveUp: () => table.cancel(),
    ask: (one) => actor.send({ type: 'EXPLAIN', refused: one, in: 'menu' }),
    read: (one) => table.read(one),
  });
  return html`<div
    class="sheet"
    popover=${wide ? 'manual' : nothing}
    role="group"
    aria-label=${tableStrings().whatToDo(known && face ? face.name : '')}
  >
    ${content}
  </div>`;
}
