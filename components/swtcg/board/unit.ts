// A card on the table, small: the markup of a unit, of a face-down card, and of a card that is only named.

import { html, nothing, type TemplateResult } from 'lit';
import type { CardId } from '../../../src/swtcg/model/state.ts';
import type { Shown } from '../../../src/swtcg/view/table-view.ts';
import type { Mark } from '../../shared/board/mark.ts';
import { icon } from '../../shared/icons.ts';
import { swtcgStrings } from '../words/strings.ts';
import { type CardFace, calledOf, iconOf, nameOf, titleOf, typeOf } from './face.ts';
import { boardStrings } from './strings.ts';

export interface UnitOptions {
  readonly role: 'attacker' | 'defender' | null;
  /** Whether the reader may know what a face-down card is. */
  readonly known: boolean;
  /** Cards under it and on it. */
  readonly stack: readonly Shown[];
  readonly tucked: readonly Shown[];
  /** The address of its picture. */
  readonly art: string | null;
  readonly mark?: Mark | undefined;
  readonly inspect: (id: CardId, from: HTMLElement) => void;
}

/** Designations don't break: "DS-61-9", "X-Wing". */
export const unbroken = (name: string) =>
  name
    .split(/( )/)
    .map((word) => (/\d|^\p{L}{1,2}-/u.test(word) ? html`<span class="nb">${word}</span>` : word));

export const version = ({ version: letter }: CardFace) =>
  letter ? html` <b class="ver">${letter}</b>` : nothing;

/** What tells it from others of its name. */
const number = ({ twin }: Shown) => (twin ? html`<span class="twin">${twin}</span>` : nothing);

export const figure = (total: number | null, printed: CardFace['speed']): string =>
  total === null ? String(printed ?? '–') : String(total);

const hasFigures = ({ face }: Shown): boolean =>
  face.speed !== null || face.power !== null || face.health !== null;

/** All that the card shows, in words. */
export function spoken(one: Shown, { role, known, stack, tucked, mark }: UnitOptions): string {
  const { card, face } = one;
  const hidden = card.faceDown && !known;
  const words = [hidden ? swtcgStrings().faceDownCard : calledOf(one)];
  if (!hidden) {
    if (card.faceDown) words.push(boardStrings().faceDownToo);
    words.push(face.type);
    if (face.cost !== null) words.push(boardStrings().cost(face.cost));
    if (hasFigures(one))
      words.push(
        boardStrings().figures(
          figure(card.speed, face.speed),
          figure(card.power, face.power),
          figure(card.health, face.health),
        ),
      );
  }
  if (card.damage > 0) words.push(swtcgStrings().damageN(card.damage));
  if (card.build > 0) words.push(swtcgStrings().buildCounters(card.build));
  for (const [name, count] of Object.entries(card.counters)) if (count > 0) words.push(`${count} ${name}`);
  if (card.tapped) words.push(boardStrings().tapped);
  if (stack.length > 0) words.push(boardStrings().stackOf(stack.length + 1));
  if (tucked.length > 0) words.push(boardStrings().withCards(tucked.map(calledOf).join(', ')));
  if (role) words.push(role === 'attacker' ? boardStrings().attacking : boardStrings().defending);
  if (mark) words.push(mark.words);
  return words.filter(Boolean).join(', ');
}

export function unit(one: Shown, options: UnitOptions): TemplateResult {
  const { id, card, face } = one;
  const { role, known, stack, tucked, art, mark, inspect } = options;
  const kind = mark?.kind ?? nothing;
  const back = card.faceDown;
  const hidden = back && !known;
  const closed = hidden && !mark;
  const sign = icon(role === 'attacker' ? 'attack' : 'shield');
  return html`<li
    class="unit"
    data-id=${id}
    data-type=${back ? 'back' : typeOf(face)}
    ?data-tapped=${card.tapped}
    data-role=${role ?? nothing}
    data-mark=${kind}
  >
    ${role ? html`<span class="role" aria-hidden="true">${sign}${role === 'attacker' ? boardStrings().attacks : boardStrings().defends}</span>` : nothing}
    ${
      stack.length > 0
        ? html`<ul class="fan" aria-hidden="true">
            ${[...stack]
              .reverse()
              .map(
                ({ face: under }) =>
                  html`<li data-type=${typeOf(under)}><b class="ver">${under.version ?? '·'}</b><span>${under.name}</span></li>`,
              )}
          </ul>`
        : nothing
    }
    <button
      class="card"
      type="button"
      aria-disabled=${closed ? 'true' : nothing}
      @click=${(event: Event) => !closed && inspect(id, event.currentTarget as HTMLElement)}
    >
      ${art && !back ? html`<img class="art" src=${art} alt="" loading="lazy" />` : nothing}
      <span class="vh">${spoken(one, options)}</span>
      <span class="band" aria-hidden="true">
        ${back ? nothing : html`<span class="cost">${face.cost ?? '–'}</span>`}${icon(back ? 'back' : iconOf(face))}
      </span>
      <span class="body" aria-hidden="true">
        <span class="name">${hidden ? swtcgStrings().faceDown : html`${unbroken(titleOf(face))}${version(face)}${number(one)}`}</span>
        ${back ? nothing : html`<span class="line">${face.subtype || face.type}</span>`}
      </span>
      ${card.tapped ? html`<span class="tap">${icon('tap')}</span>` : nothing}
      ${role ? html`<span class="role-in">${sign}</span>` : nothing}
      ${
        !back && hasFigures(one)
          ? html`<span class="stats" aria-hidden="true"
              ><span>${figure(card.speed, face.speed)}</span><b>${figure(card.power, face.power)}</b
              ><span>${figure(card.health, face.health)}</span></span
            >`
          : nothing
      }
      ${card.damage > 0 ? html`<span class="damage" aria-hidden="true">${card.damage}</span>` : nothing}
      ${card.build > 0 ? html`<span class="counter" aria-hidden="true">${card.build}</span>` : nothing}
    </button>
    ${
      tucked.length > 0
        ? html`<ul class="tucked" aria-hidden="true">
            ${tucked.map(
              (on) =>
                html`<li data-type=${typeOf(on.face)}>${icon(typeOf(on.face) === 'character' ? 'pilot' : iconOf(on.face))}<span>${nameOf(on.face)}${number(on)}</span></li>`,
            )}
          </ul>`
        : nothing
    }
  </li>`;
}

/** A card that is only named: in hand, on the discard pile. */
export const tag = (one: Shown, inspect: UnitOptions['inspect'], copies = 1, mark?: Mark): TemplateResult => {
  const { id, face } = one;
  return html`<li class="named" data-id=${id} data-mark=${mark?.kind ?? nothing}>
    <button
      class="tag"
      type="button"
      data-type=${typeOf(face)}
      @click=${(event: Event) => inspect(id, event.currentTarget as HTMLElement)}
    >
      ${icon(iconOf(face))}<span>${nameOf(face)}${copies > 1 ? nothing : number(one)}<span class="vh">, ${face.type}${mark ? `, ${mark.words}` : nothing}</span></span
      >${copies > 1 ? html`<b class="copies">× ${copies}</b>` : nothing}
    </button>
  </li>`;
};
