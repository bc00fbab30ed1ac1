// One player's play area: objectives, affiliation and play-area enhancements at the back, units in front; and the units that have
// come forward to the engagement.
import { html, nothing, type TemplateResult } from 'lit';
import type { Side } from '../../../src/lcg/language/terms.ts';
import { type CardFaces, cardsIn, type Shown, unitsOf } from '../../../src/lcg/view/table-view.ts';
import { attackerIn } from '../../../src/lcg/view/to-come.ts';
import type { View } from '../../../src/lcg/view/view.ts';
import { lcgStrings } from '../look/strings.ts';

export interface AreaOptions {
  readonly drops: Readonly<Record<string, string>>;
  readonly drop: (drop: string) => void;
  readonly unit: (one: Shown) => TemplateResult;
}

type Place = 'top' | 'bottom';

/** Where a card can be put: the place says so, and is a button. */
const dropping = (name: string, { drops, drop }: AreaOptions) => {
  const words = drops[name];
  return {
    name: words === undefined ? nothing : name,
    button:
      words === undefined
        ? nothing
        : html`<button class="drop" type="button" @click=${() => drop(name)}>${words}</button>`,
  };
};

function home(view: View, cards: CardFaces, side: Side, options: AreaOptions): TemplateResult {
  const say = lcgStrings();
  const objectives = cardsIn(view, cards, 'objectives', side);
  const base = [...cardsIn(view, cards, 'affiliation', side), ...cardsIn(view, cards, 'enhancements', side)];
  const { name, button } = dropping(`${side}:enhancements`, options);
  return html`<div class="home half" data-side=${side} data-drop=${name} .style=${`--objectives:${Math.max(1, objectives.length)};--base:${Math.max(1, base.length)}`}>
    ${
      objectives.length > 0
        ? html`<ul class="objectives" aria-label=${say.objectivesOf(side, objectives.length)}>${objectives.map(options.unit)}</ul>`
        : html`<p class="empty">${say.noObjectives(side)}</p>`
    }
    ${base.length > 0 ? html`<ul class="base" aria-label=${say.baseOf(side, base.length)}>${base.map(options.unit)}</ul>` : nothing}
    ${button}
  </div>`;
}

function field(view: View, cards: CardFaces, side: Side, where: Place, options: AreaOptions): TemplateResult {
  const say = lcgStrings();
  const { back, forward: gone } = unitsOf(view, cards, side);
  const { name, button } = dropping(`${side}:units`, options);
  return html`<div class="field half ${where}" data-side=${side} data-drop=${name}>
    ${
      back.length > 0
        ? html`<ul class="units" aria-label=${say.unitsOf(side, back.length)}>${back.map(options.unit)}</ul>`
        : html`<p class="empty">${gone.length > 0 ? nothing : say.noUnits(side)}</p>`
    }
    ${button}
  </div>`;
}

export function area(
  view: View,
  cards: CardFaces,
  side: Side,
  where: Place,
  options: AreaOptions,
): TemplateResult {
  const parts = [home(view, cards, side, options), field(view, cards, side, where, options)];
  return html`<section class="area ${where}" part="play-area" data-side=${side} aria-label=${lcgStrings().playArea(side)}>
    ${where === 'top' ? parts : parts.reverse()}
  </section>`;
}

/** Attackers, or defenders, on their side of what they fight over. */
export function forward(
  view: View,
  side: Side,
  where: Place,
  units: readonly Shown[],
  unit: (one: Shown) => TemplateResult,
): TemplateResult {
  const say = lcgStrings();
  const attacks = attackerIn(view) === side;
  const label = (attacks ? say.attackersOf : say.defendersOf)(side, units.length);
  return html`<div class="forward ${where}" data-side=${side}>
    <h4 class="label"><span class="side sm" data-side=${side} aria-hidden="true">${say.side(side).charAt(0)}</span><span class="vh">${say.side(side)}: </span>${attacks ? say.attackers : say.defenders}</h4>
    ${
      units.length > 0
        ? html`<ul class="units" aria-label=${label}>${units.map(unit)}</ul>`
        : html`<p class="empty">${attacks ? say.noUnits(side) : say.noDefenders}</p>`
    }
  </div>`;
}
