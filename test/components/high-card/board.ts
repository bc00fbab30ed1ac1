// The board of High Card: both hands and what was laid, as plain buttons.
import { html, LitElement, type TemplateResult } from 'lit';
import type { Marks } from '../../../components/shared/board/mark.ts';
import type { CardFace, Seat, View } from '../../games/high-card/types.ts';
import { SEATS } from '../../games/high-card/types.ts';

export class HighCardBoard extends LitElement {
  static override properties = {
    view: { attribute: false },
    cards: { attribute: false },
    marks: { attribute: false },
    handless: { attribute: false },
  };

  declare view: View | null;
  declare cards: Readonly<Record<string, CardFace>>;
  declare marks: Marks;
  declare handless: Seat | null;

  constructor() {
    super();
    this.view = null;
    this.cards = {};
    this.marks = {};
    this.handless = null;
  }

  #card(id: string): TemplateResult {
    const pick = ({ currentTarget: from }: Event) =>
      this.dispatchEvent(
        new CustomEvent('swtcg-pick', { detail: { id, from }, bubbles: true, composed: true }),
      );
    return html`<li><button data-id=${id} data-mark=${this.marks[id]?.kind ?? ''} @click=${pick}>${this.cards[id]?.name ?? 'a hidden card'}</button></li>`;
  }

  override render(): TemplateResult {
    const { view } = this;
    return html`${SEATS.map((seat) => {
      const { hand = [], table = [], score = 0 } = view?.[seat] ?? {};
      return html`<section aria-label=${seat}>
        <p>${score}</p>
        <ul class="hand">${this.handless === seat ? [] : hand.map((id) => this.#card(id))}</ul>
        <ul class="laid">${table.map((id) => this.#card(id))}</ul>
      </section>`;
    })}`;
  }
}
