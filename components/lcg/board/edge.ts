// The edge battle: both stacks, what they are worth as far as the onlooker knows, and the fate cards in their order.
import { html, nothing, type TemplateResult } from 'lit';
import type { Side } from '../../../src/lcg/language/terms.ts';
import { type EdgeWorth, edgeWorth } from '../../../src/lcg/view/edge-worth.ts';
import type { EdgeView } from '../../../src/lcg/view/engagement-view.ts';
import { isMask } from '../../../src/lcg/view/mask.ts';
import { type CardFaces, faceOf, type Shown, twinOf } from '../../../src/lcg/view/table-view.ts';
import type { View } from '../../../src/lcg/view/view.ts';
import type { Marks } from '../../shared/board/mark.ts';
import { titleOf } from '../look/face.ts';
import { sign } from '../look/signs.ts';
import { lcgStrings } from '../look/strings.ts';
import { type Inspect, tag } from './unit.ts';

export interface EdgeOptions {
  readonly view: View;
  readonly cards: CardFaces;
  readonly marks: Marks;
  readonly inspect: Inspect;
}

/** Its Force icons; of a fate card its place among those that resolve. */
function ends({ id, face, card }: Shown, { fates, resolved, cancelled }: EdgeView): TemplateResult {
  const say = lcgStrings();
  const place = fates.indexOf(id);
  const done = resolved.includes(id);
  const void_ = cancelled.includes(id);
  const next = place >= 0 && !done && fates.findIndex((one) => !resolved.includes(one)) === place;
  const words = [
    say.forceIcons(face.forceIcons),
    ...(card.faceDown ? [say.faceDownToo] : []),
    ...(place >= 0 && face.priority !== null ? [say.priority(face.priority)] : []),
    ...(void_ ? [say.cancelled] : done ? [say.fateDone] : next ? [say.fateNext] : []),
  ];
  return html`<span class="ends" data-fate=${place < 0 ? nothing : void_ ? 'cancelled' : done ? 'done' : next ? 'next' : 'waits'}
    ><span class="vh">, ${words.join(', ')}</span
    >${place >= 0 ? html`<b class="fate" aria-hidden="true">${done && !void_ ? sign('check') : place + 1}</b>` : nothing}<span class="fact" aria-hidden="true"
      >${sign('force')}${face.forceIcons}</span
    ></span
  >`;
}

const worthWords = ({ total, hidden }: EdgeWorth): string =>
  hidden > 0 ? lcgStrings().worthAtLeast(total, hidden) : lcgStrings().worth(total);

function stack(side: Side, battle: EdgeView, { view, cards, marks, inspect }: EdgeOptions): TemplateResult {
  const say = lcgStrings();
  const worth = edgeWorth(view, cards, battle, side);
  const { stack: placed, units, effects, total, hidden } = worth;
  const won = battle.winner === side;
  // Revealed, fate cards stand in the order in which they resolve.
  const order = ({ id }: Shown) =>
    battle.fates.includes(id) ? battle.fates.indexOf(id) : battle.fates.length;
  const inOrder = [...placed].sort((a, b) => order(a) - order(b));
  return html`<div class="stack" data-side=${side} ?data-won=${won}>
    <span class="side sm" data-side=${side} aria-hidden="true">${say.side(side).charAt(0)}</span>
    <ul aria-label=${say.edgeStack(side, placed.length)}>
      ${inOrder.map((one) =>
        isMask(one.id)
          ? html`<li class="cover" data-id=${one.id} data-mark=${marks[one.id]?.kind ?? nothing}><span class="vh">${say.faceDownCard}</span>${sign('back')}</li>`
          : tag(one, inspect, marks[one.id], { more: ends(one, battle) }),
      )}
      ${units.map(
        ({ id, n }) =>
          html`<li class="bonus">${sign('edge')}<span aria-hidden="true">${titleOf(faceOf(cards, id))}${twinOf(cards, id)}</span><b aria-hidden="true">${n}</b><span class="vh">${say.edgeUnit(titleOf(faceOf(cards, id)), n)}</span></li>`,
      )}
      ${effects === 0 ? nothing : html`<li class="bonus">${say.edgeEffects(effects)}</li>`}
    </ul>
    <p class="worth"><span class="vh">${say.side(side)}, ${worthWords(worth)}</span>
      <span aria-hidden="true">${sign('force')}<b>${total}</b>${hidden > 0 ? html`<i>+ ?</i>` : nothing}</span>
      ${won ? html`<em>${sign('check')}${say.hasTheEdge}</em>` : nothing}
    </p>
  </div>`;
}

export function edgeBattle(battle: EdgeView, above: Side, options: EdgeOptions): TemplateResult {
  const say = lcgStrings();
  const { by, automatic } = battle;
  const below: Side = above === 'dark' ? 'light' : 'dark';
  const defender: Side = by === 'dark' ? 'light' : 'dark';
  return html`<section class="edge-battle" aria-label=${say.edgeBattle}>
    <h4 class="label">${say.edgeBattle}</h4>
    ${stack(above, battle, options)} ${stack(below, battle, options)}
    ${battle.winner === null ? html`<p class="hint">${automatic ? say.automatic : say.tieRule(defender)}</p>` : nothing}
  </section>`;
}
