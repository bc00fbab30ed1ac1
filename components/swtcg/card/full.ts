// The whole card, for reading. Units stand upright, all other cards lie, as they are printed.

import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../shared/icons.ts';
import { sharedStrings } from '../../shared/strings.ts';
import { type CardFace, iconOf, isLocation, nameOf, titleOf, typeOf } from '../board/face.ts';
import { figure, unbroken, version } from '../board/unit.ts';
import { swtcgStrings } from '../words/strings.ts';
import { drawing } from './art.ts';
import type { CardShape } from './shape.ts';
import { cardStrings } from './strings.ts';
import { paragraph } from './text.ts';

export interface FullOptions {
  /** The address of a picture. */
  readonly art: string | null;
  /** The picture could not be fetched: the drawing stays. */
  readonly artFailed: () => void;
  /** A button to close it, where it hangs above something. */
  readonly close: (() => unknown) | null;
}

const LONG_NAME = 24;

export const isUnit = ({ speed, power, health }: CardFace): boolean =>
  speed !== null || power !== null || health !== null;

/** How much room a text takes: a paragraph ends its line. */
const room = (text: readonly string[]): number => text.reduce((sum, line) => sum + line.length + 24, 0);

function side(given: string): TemplateResult {
  const { sides } = cardStrings();
  const [letter, words] = sides[given] ?? sides.neutral ?? ['', ''];
  return html`<span><span class="side sm" data-side=${given} aria-hidden="true">${letter}</span><span class="vh">${words}</span></span>`;
}

function total(now: number | null | undefined, printed: CardFace['speed']): TemplateResult {
  const changed = now !== null && now !== undefined && printed !== null && now !== printed;
  return html`${figure(now ?? null, printed)}${changed ? html` <small>${cardStrings().printed(printed)}</small>` : nothing}`;
}

/** What lies on the card now, each with its shape. */
function status({ state, stack, pilots, equipment }: CardShape): TemplateResult[] {
  const { tapped, damage = 0, build = 0, counters = {}, faceDown } = state;
  const names = (cards: readonly CardFace[]) => cards.map(nameOf).join(', ');
  const out: TemplateResult[] = [];
  if (faceDown) out.push(html`<span>${icon('back', 'sm')}${swtcgStrings().faceDown}</span>`);
  if (tapped) out.push(html`<span>${icon('tap', 'sm')}${cardStrings().tappedNow}</span>`);
  if (damage > 0) out.push(html`<span><i class="damage"></i>${swtcgStrings().damageN(damage)}</span>`);
  if (build > 0) out.push(html`<span><i class="counter"></i>${swtcgStrings().buildCounters(build)}</span>`);
  for (const [name, count] of Object.entries(counters))
    if (count > 0) out.push(html`<span><b>${count}</b> ${name}</span>`);
  if (stack.length > 0)
    out.push(html`<span>${icon('deck', 'sm')}${cardStrings().beneath(names(stack))}</span>`);
  if (pilots.length > 0) out.push(html`<span>${icon('pilot', 'sm')}${names(pilots)}</span>`);
  if (equipment.length > 0) out.push(html`<span>${icon('equipment', 'sm')}${names(equipment)}</span>`);
  return out;
}

export function fullFace(shape: CardShape, { art, artFailed, close }: FullOptions): TemplateResult {
  const { face, state } = shape;
  const upright = isUnit(face);
  const type = typeOf(face);
  const lies = status(shape);
  const long = room(face.text) > (upright ? 150 : 230) - (lies.length > 0 ? 40 : 0);
  return html`<article
    class="face ${upright ? '' : 'wide'} ${long ? 'long' : ''}"
    part="face"
    data-type=${type}
    aria-label=${nameOf(face)}
  >
    <header class="head">
      <span class="cost"><span class="vh">${cardStrings().buildCost} </span>${face.cost ?? '–'}</span>
      <h3 class="name ${nameOf(face).length > LONG_NAME ? 'long' : ''}">${unbroken(titleOf(face))}${close ? version(face) : nothing}</h3>
      ${close ? html`<button class="close" type="button" aria-label=${sharedStrings().close} @click=${close}>${icon('cross')}</button>` : face.version ? html`<span><span class="vh">${cardStrings().version} </span>${version(face)}</span>` : html`<span></span>`}
    </header>
    <div class="art" part="art" aria-hidden="true">
      ${art ? html`<img src=${art} alt="" loading="lazy" decoding="async" @error=${artFailed} />` : type === 'back' ? nothing : drawing(isLocation(face) ? 'location' : type)}
    </div>
    <p class="typeline">
      ${icon(iconOf(face), 'sm')}<span><b>${face.type || sharedStrings().card}</b>${face.subtype ? ` · ${face.subtype}` : ''}</span>${side(face.side)}
    </p>
    <div class="text" tabindex=${long ? '0' : nothing} role=${long ? 'group' : nothing} aria-label=${long ? cardStrings().textOfCard : nothing}>
      ${face.text.length > 0 ? face.text.map(paragraph) : html`<p class="none">${cardStrings().noText}</p>`}
    </div>
    ${
      upright
        ? html`<dl class="stats">
            <div><dt>${cardStrings().speedWord}</dt><dd>${total(state.speed, face.speed)}</dd></div>
            <div><dt>${cardStrings().power}</dt><dd>${total(state.power, face.power)}</dd></div>
            <div><dt>${cardStrings().health}</dt><dd>${total(state.health, face.health)}</dd></div>
          </dl>`
        : nothing
    }
    ${lies.length > 0 ? html`<p class="foot">${lies}</p>` : nothing}
  </article>`;
}

/** The back of a card that nobody may read. */
export const fullBack = (shape: CardShape): TemplateResult => {
  const lies = status({ ...shape, stack: [], pilots: [], equipment: [] });
  return html`<article class="face back" part="face" data-type="back" aria-label=${swtcgStrings().faceDownCard}>
    ${icon('back', 'lg')}
    <p class="foot">${lies}</p>
  </article>`;
};
