// The whole card, for reading. Objectives and affiliations lie, as they are printed; all others stand upright.
import { html, nothing, type TemplateResult } from 'lit';
import type { CardFace } from '../../../src/lcg/view/card-face.ts';
import type { CardView } from '../../../src/lcg/view/view.ts';
import { unbroken } from '../board/unit.ts';
import { combatIcons, iconWords } from '../look/combat-icons.ts';
import { colourOf, titleOf, typeSign } from '../look/face.ts';
import { AFFILIATION_SIGNS, sign } from '../look/signs.ts';
import { lcgStrings } from '../look/strings.ts';
import { drawing } from './art.ts';
import { paragraph } from './text.ts';

/** How a card lies; what is left out is as with a card fresh from its box. */
export type CardLying = Partial<CardView>;

export interface CardShape {
  readonly face: CardFace;
  readonly state: CardLying;
  /** What enhances it. */
  readonly attached: readonly CardFace[];
  /** How many cards are captured at it. */
  readonly captured: number;
}

export interface FullOptions {
  /** The address of a picture. */
  readonly art: string | null;
  /** The picture could not be fetched: the drawing stays. */
  readonly artFailed: () => void;
  /** A button to close it, where it hangs above something. */
  readonly close: (() => unknown) | null;
}

const LONG_NAME = 24;

/** How much room a text takes: a paragraph ends its line. */
const room = (text: readonly string[]): number => text.reduce((sum, line) => sum + line.length + 24, 0);

const lies = ({ type }: CardFace): boolean => type === 'Objective' || type === 'Affiliation';

/** A figure as it counts now, and as it is printed where that is another. */
function figure(now: number | null | undefined, printed: number): TemplateResult {
  const changed = now !== null && now !== undefined && now !== printed;
  return html`${now ?? printed}${changed ? html` <small>${lcgStrings().printed(printed)}</small>` : nothing}`;
}

const stat = (label: string, value: unknown): TemplateResult =>
  html`<div><dt>${label}</dt><dd>${value}</dd></div>`;

function combat(face: CardFace, state: CardLying): TemplateResult {
  const icons = state.icons ?? face.icons;
  const words = iconWords(icons).join(', ') || lcgStrings().none;
  return html`<span class="vh">${words}</span>${words === lcgStrings().none ? html`<span aria-hidden="true">–</span>` : combatIcons(icons)}`;
}

function stats(face: CardFace, state: CardLying): TemplateResult[] {
  const say = lcgStrings();
  const { type, damageCapacity: capacity, resources, reserve, priority } = face;
  return [
    ...(lies(face) ? [] : [stat(say.forceLabel, figure(state.forceIcons, face.forceIcons))]),
    ...(type === 'Unit' ? [stat(say.combatLabel, combat(face, state))] : []),
    ...(type === 'Objective' || type === 'Affiliation' || resources > 0
      ? [stat(say.resourcesLabel, figure(state.resources, resources))]
      : []),
    ...(capacity === null ? [] : [stat(say.capacityLabel, figure(state.damageCapacity, capacity))]),
    ...(priority === null ? [] : [stat(say.priorityLabel, priority)]),
    ...(reserve === null ? [] : [stat(say.reserveLabel, reserve)]),
  ];
}

/** What lies on the card now, each with its shape. */
function status({ face, state, attached, captured }: CardShape): TemplateResult[] {
  const say = lcgStrings();
  const { focus = 0, damage = 0, shields = 0, committed, faceDown } = state;
  const out: TemplateResult[] = [];
  if (faceDown) out.push(html`<span>${sign('back', 'sm')}${say.faceDown}</span>`);
  if (damage > 0) out.push(html`<span><i class="token damage"></i>${say.damage(damage)}</span>`);
  if (focus > 0) out.push(html`<span><i class="token focus"></i>${say.focus(focus)}</span>`);
  if (shields > 0) out.push(html`<span><i class="token shielded"></i>${say.shields(shields)}</span>`);
  if (committed) out.push(html`<span>${sign('force', 'sm')}${say.committed}</span>`);
  for (const one of attached) out.push(html`<span>${sign('enhancement', 'sm')}${titleOf(one)}</span>`);
  if (captured > 0) out.push(html`<span>${sign('captured', 'sm')}${say.captures(captured)}</span>`);
  if (face.set !== null)
    out.push(html`<span class="set">${say.objectiveSet(face.set, face.sequence)}</span>`);
  return out;
}

export function fullFace(shape: CardShape, { art, artFailed, close }: FullOptions): TemplateResult {
  const { face, state } = shape;
  const say = lcgStrings();
  const wide = lies(face);
  const below = status(shape);
  const long = room(face.text) > (wide ? 180 : 210) - below.length * 24;
  const figures = stats(face, state);
  const traits = state.traits ?? face.traits;
  return html`<article
    class="face ${wide ? 'wide' : ''} ${long ? 'long' : ''}"
    part="face"
    data-affiliation=${colourOf(face)}
    aria-label=${titleOf(face)}
  >
    <header class="head">
      ${
        face.cost === null
          ? html`<span class="cost">${sign(typeSign(face))}</span>`
          : html`<span class="cost"><span class="vh">${say.costLabel} </span>${face.cost}</span>`
      }
      <h3 class="name ${titleOf(face).length > LONG_NAME ? 'long' : ''}">${face.unique ? html`<i class="unique" role="img" aria-label=${say.unique}>◆</i>` : nothing}${unbroken(titleOf(face))}</h3>
      ${
        close
          ? html`<button class="close" type="button" aria-label=${say.close} @click=${close}>${sign('cross')}</button>`
          : sign(AFFILIATION_SIGNS[face.affiliation] ?? 'neutral', 'lg')
      }
    </header>
    <div class="art" part="art" aria-hidden="true">
      ${art ? html`<img src=${art} alt="" loading="lazy" decoding="async" @error=${artFailed} />` : drawing(face.type)}
    </div>
    <p class="typeline">
      ${sign(typeSign(face), 'sm')}<span
        ><b>${say.types[face.type]}</b> · ${say.affiliations[face.affiliation]}${traits.length > 0 ? html`<br /><i>${traits.join(' · ')}</i>` : nothing}</span
      ><span><span class="side sm" data-side=${face.side} aria-hidden="true">${say.side(face.side).charAt(0)}</span><span class="vh">${say.sideOf(face.side)}</span></span>
    </p>
    <div class="text" tabindex=${long ? '0' : nothing} role=${long ? 'group' : nothing} aria-label=${long ? say.textOfCard : nothing}>
      ${face.text.length > 0 ? face.text.map(paragraph) : html`<p class="none">${say.noText}</p>`}
    </div>
    ${figures.length > 0 ? html`<dl class="stats" .style=${`--stats:${figures.length}`}>${figures}</dl>` : nothing}
    ${below.length > 0 ? html`<p class="foot">${below}</p>` : nothing}
  </article>`;
}

/** The back of a card that nobody may read. */
export const fullBack = (): TemplateResult =>
  html`<article class="face back" part="face" data-affiliation="back" aria-label=${lcgStrings().faceDownCard}>
    ${sign('back', 'lg')}
    <p class="foot"><span>${lcgStrings().faceDown}</span></p>
  </article>`;
