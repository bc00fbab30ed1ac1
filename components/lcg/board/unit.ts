// A card in play, small: units, objectives, affiliations and what enhances a play area; what hangs on it, and what is captured there.
import { html, nothing, type TemplateResult } from 'lit';
import type { CardId } from '../../../src/lcg/language/terms.ts';
import { isMask } from '../../../src/lcg/view/mask.ts';
import type { Shown } from '../../../src/lcg/view/table-view.ts';
import type { Mark, Marks } from '../../shared/board/mark.ts';
import { combatIcons, iconWords } from '../look/combat-icons.ts';
import { calledOf, colorOf, titleOf, typeSign, UNKNOWN } from '../look/face.ts';
import { sign } from '../look/signs.ts';
import { lcgStrings } from '../look/strings.ts';
import { type Pending, tokens, tokenWords } from '../look/tokens.ts';

export type Inspect = (id: CardId, from: HTMLElement) => void;

export interface UnitOptions {
  readonly marks: Marks;
  readonly inspect: Inspect;
  /** Its part in the engagement. */
  readonly role: 'attacker' | 'defender' | 'engaged' | null;
  /** Its part in a strike. */
  readonly strike: 'strikes' | 'struck' | null;
  /** Its player has the edge. */
  readonly edge: boolean;
  readonly pending: Pending | null;
  readonly pendingOf: (id: CardId) => Pending | null;
  /** What hangs on it. */
  readonly attached: readonly Shown[];
  readonly captured: readonly Shown[];
  /** The address of its picture. */
  readonly art: string | null;
}

/** Alone, as a card for itself lies. */
export const ALONE: UnitOptions = {
  marks: {},
  inspect: () => {},
  role: null,
  strike: null,
  edge: false,
  pending: null,
  pendingOf: () => null,
  attached: [],
  captured: [],
  art: null,
};

const ROLE_WORDS = { attacker: 'attacking', defender: 'defending', engaged: 'engaged' } as const;

/** All that the card shows, in words. */
export function spoken(one: Shown, options: UnitOptions): string {
  const { card, face } = one;
  const say = lcgStrings();
  const hidden = face === UNKNOWN || face.name === '?';
  const { role, strike, attached, captured, marks, pending } = options;
  const words: string[] = [hidden ? say.faceDownCard : calledOf(one)];
  if (!hidden) {
    if (card.faceDown) words.push(say.faceDownToo);
    if (face.unique) words.push(say.unique);
    words.push(say.types[face.type], say.affiliations[face.affiliation]);
    if (face.cost !== null) words.push(say.cost(face.cost));
    const force = card.forceIcons ?? face.forceIcons;
    if (force > 0) words.push(say.forceIcons(force));
    if (face.type === 'Unit') words.push(...iconWords(card.icons ?? face.icons));
    const resources = card.resources ?? face.resources;
    if (resources > 0) words.push(say.resources(resources));
    const capacity = card.damageCapacity === undefined ? face.damageCapacity : card.damageCapacity;
    if (capacity !== null) words.push(say.capacity(capacity));
  }
  words.push(...tokenWords(card, pending));
  if (card.committed) words.push(say.committed);
  if (attached.length > 0) words.push(say.withCards(attached.map(calledOf).join(', ')));
  if (captured.length > 0) words.push(say.captures(captured.length));
  if (role) words.push(say[ROLE_WORDS[role]]);
  if (strike) words.push(say[strike]);
  const mark = marks[one.id];
  if (mark) words.push(mark.words);
  return words.filter(Boolean).join(', ');
}

/** Designations don't break: "TX-12", "X-wing". */
export const unbroken = (name: string): unknown[] =>
  name
    .split(/( )/)
    .map((word) => (/\d|^\p{L}{1,2}-/u.test(word) ? html`<span class="nb">${word}</span>` : word));

const numbered = (one: Shown): unknown =>
  html`${unbroken(titleOf(one.face))}${one.twin ? html`<span class="twin">${one.twin}</span>` : nothing}`;

/** In hand all of a card counts: what it costs, and its Force icons in an edge stack. */
const isHeld = ({ zone }: Shown['card']): boolean => zone === 'hand';

/** What is printed at the foot of a card: icons, resources, Force icons, damage capacity. */
function foot({ card, face }: Shown): TemplateResult {
  const force = card.forceIcons ?? face.forceIcons;
  const resources = card.resources ?? face.resources;
  const capacity = card.damageCapacity === undefined ? face.damageCapacity : card.damageCapacity;
  return html`<span class="figures" aria-hidden="true"
    >${face.type === 'Unit' ? combatIcons(card.icons ?? face.icons) : nothing}<span class="facts"
      >${resources > 0 ? html`<span class="fact">${sign('resource')}${resources}</span>` : nothing}${
        force > 0 && (face.type === 'Unit' || isHeld(card))
          ? html`<span class="fact">${sign('force')}${force}</span>`
          : nothing
      }${capacity === null ? nothing : html`<b class="capacity">${capacity}</b>`}</span
    ></span
  >`;
}

/** The Force card of a committed unit sticks out above it. */
const forceCard = ({ card }: Shown): TemplateResult | typeof nothing =>
  card.committed
    ? html`<span class="force-card" data-side=${card.controller} aria-hidden="true">${sign('force')}<span>${lcgStrings().committedTab}</span></span>`
    : nothing;

const strikeTag = (strike: UnitOptions['strike']): TemplateResult | typeof nothing =>
  strike
    ? html`<span class="role" aria-hidden="true">${sign(strike === 'strikes' ? 'strike' : 'target')}${strike === 'strikes' ? html`<span>${lcgStrings().strikesTag}</span>` : nothing}</span>`
    : nothing;

/** A card that hangs on another: one line, with its own tokens. */
function hanging(one: Shown, options: UnitOptions): TemplateResult {
  const { id, card, face } = one;
  const mark = options.marks[id];
  const pending = options.pendingOf(id);
  return html`<li class="hanging" data-id=${id} data-affiliation=${colorOf(face)} data-mark=${mark?.kind ?? nothing} ?data-exhausted=${(card.focus ?? 0) > 0}>
    <button class="tag" type="button" @click=${(event: Event) => options.inspect(id, event.currentTarget as HTMLElement)}>
      ${sign(typeSign(face))}<span aria-hidden="true">${titleOf(face)}${one.twin}</span
      ><span class="vh">${spoken(one, { ...ALONE, marks: options.marks, pending })}</span>${tokens(card, pending)}
    </button>
  </li>`;
}

/** Cards captured at an objective: Light's, facedown; Dark may look at them. */
function captives({ face }: Shown, options: UnitOptions): TemplateResult | typeof nothing {
  const { captured, marks, inspect } = options;
  if (captured.length === 0) return nothing;
  return html`<ul class="captured" aria-label=${lcgStrings().capturedAt(titleOf(face))}>
    ${captured.map((one) => {
      const { id } = one;
      const mark = marks[id];
      if (isMask(id) && !mark)
        return html`<li class="cover" data-id=${id}><span class="vh">${lcgStrings().faceDownCard}</span>${sign('captured')}</li>`;
      const name = isMask(id) ? lcgStrings().faceDownCard : calledOf(one);
      return html`<li class="hanging" data-id=${id} data-affiliation="back" data-mark=${mark?.kind ?? nothing}>
        <button class="tag" type="button" @click=${(event: Event) => inspect(id, event.currentTarget as HTMLElement)}>
          ${sign('captured')}<span>${name}<span class="vh">, ${lcgStrings().faceDownToo}${mark ? `, ${mark.words}` : nothing}</span></span>
        </button>
      </li>`;
    })}
  </ul>`;
}

export function unit(one: Shown, options: UnitOptions): TemplateResult {
  const { id, card, face } = one;
  const { role, strike, edge, pending, attached, art, marks, inspect } = options;
  const hidden = face.name === '?';
  const mark = marks[id];
  const closed = hidden && !mark;
  return html`<li
    class="unit"
    data-id=${id}
    data-kind=${face.type.toLowerCase()}
    data-affiliation=${colorOf(face)}
    data-role=${role ?? nothing}
    data-strike=${strike ?? nothing}
    data-mark=${mark?.kind ?? nothing}
    ?data-exhausted=${(card.focus ?? 0) > 0}
    ?data-facedown=${card.faceDown}
    ?data-edge=${edge}
  >
    ${forceCard(one)}
    <button
      class="card"
      type="button"
      aria-disabled=${closed ? 'true' : nothing}
      @click=${(event: Event) => !closed && inspect(id, event.currentTarget as HTMLElement)}
    >
      ${art && !card.faceDown ? html`<img class="art" src=${art} alt="" loading="lazy" />` : nothing}
      <span class="vh">${spoken(one, options)}</span>
      <span class="band" aria-hidden="true"
        >${face.cost === null || hidden || (face.type === 'Enhancement' && !isHeld(card)) ? nothing : html`<span class="cost">${face.cost}</span>`}${
          face.type === 'Unit' || hidden ? nothing : sign(typeSign(face))
        }${sign(colorOf(face))}</span
      >
      <span class="body" aria-hidden="true"
        ><span class="name">${hidden ? lcgStrings().faceDown : html`${face.unique ? html`<i class="unique">◆</i>` : nothing}${numbered(one)}`}</span></span
      >
      ${hidden ? nothing : foot(one)} ${tokens(card, pending)}
    </button>
    ${strikeTag(strike)}
    ${
      attached.length > 0
        ? html`<ul class="hangings" aria-label=${lcgStrings().enhancementsOn(titleOf(face))}>${attached.map((on) => hanging(on, options))}</ul>`
        : nothing
    }
    ${captives(one, options)}
  </li>`;
}

export interface TagOptions {
  /** Stands at its end. */
  readonly more?: unknown;
  /** The card lies elsewhere: here it is named once more. */
  readonly copy?: boolean;
}

/** A card that is only named: in hand, on a pile, in an edge stack. */
export const tag = (
  one: Shown,
  inspect: Inspect,
  mark?: Mark,
  { more = nothing, copy = false }: TagOptions = {},
): TemplateResult => {
  const { id, face } = one;
  const say = lcgStrings();
  return html`<li class="named" data-id=${copy ? nothing : id} data-mark=${mark?.kind ?? nothing} data-affiliation=${colorOf(face)}>
    <button class="tag" type="button" @click=${(event: Event) => inspect(id, event.currentTarget as HTMLElement)}>
      <span class="lead" aria-hidden="true">${face.cost === null ? nothing : html`<b>${face.cost}</b>`}${sign(typeSign(face))}</span
      ><span class="name">${unbroken(titleOf(face))}${one.twin ? html`<span class="twin">${one.twin}</span>` : nothing}<span class="vh"
          >, ${[say.types[face.type], say.affiliations[face.affiliation], ...(face.cost === null ? [] : [say.cost(face.cost)]), ...(mark ? [mark.words] : [])].join(', ')}</span
        ></span
      >${more}
    </button>
  </li>`;
};
