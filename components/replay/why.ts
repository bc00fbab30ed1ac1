// What happened and why: the sentence, what annotators say to it, the rule, and the dice with their odds.

import { html, nothing, type TemplateResult } from 'lit';
import type { Aside, Heading, Note, Step } from '../shared/steps.ts';
import { sharedStrings } from '../shared/strings.ts';
import { replayStrings } from './strings.ts';

export interface WhyOptions {
  /** What happened, in a sentence. */
  readonly said: string;
  readonly heading: Heading;
  /** The notes on this step; null where they tell of cards that the reader may not know. */
  readonly notes: readonly Note[] | null;
  /** The rule in our own words, once it has been fetched. */
  readonly explained: string | null;
  /** The dice and the luck, once their part has been fetched. */
  readonly insight: TemplateResult | null;
  readonly variations: readonly (readonly [n: number, variation: Aside])[];
  readonly enter: (n: number) => void;
  readonly last: boolean;
}

export function why(step: Step, options: WhyOptions): TemplateResult {
  const { said, notes, explained, insight, variations, enter } = options;
  return html`<section class="panel why">
    <h3 class="label">${replayStrings().whatHappened}</h3>
    <div aria-live="polite"><p class="said" part="said" dir="auto">${said}</p></div>
    ${explained ? html`<p class="because" dir="auto">${explained}</p>` : nothing}
    <p class="cites"><swtcg-rule rule=${step.entry.rule}></swtcg-rule></p>
    ${
      notes === null
        ? html`<p class="note hidden">${replayStrings().noteHidden}</p>`
        : notes.map(
            ({ text, mark }) =>
              html`<p class="note" role="note" dir="auto">${mark ? html`<b title=${sharedStrings().marks[mark] ?? sharedStrings().note}>${mark}</b> ` : nothing}${text ?? nothing}</p>`,
          )
    }
    ${
      variations.length > 0
        ? html`<section class="asides" aria-label=${replayStrings().otherLines}>
            <h4 class="label">${replayStrings().otherLines}</h4>
            ${variations.map(([n, { title }]) => html`<button class="btn" type="button" @click=${() => enter(n)}>${replayStrings().variation(title, n + 1)}</button>`)}
          </section>`
        : nothing
    }
    ${insight ?? nothing} ${answer(options)}
  </section>`;
}

/** The explanation is the end of the story; before that it can be unfolded. */
function answer({ heading, last }: WhyOptions): TemplateResult | typeof nothing {
  if (!heading.explanation) return nothing;
  return html`<details class="answer" ?open=${last}>
    <summary>${heading.question ? replayStrings().answer : replayStrings().explanation}</summary>
    <p>${heading.explanation}</p>
  </details>`;
}
