// One ruling: what it says, where it stands, and what can be done with it.
import { html, nothing, type TemplateResult } from 'lit';
import { chainOf, type Link } from '../../src/desk/lookup/chain.ts';
import type { Desk, Indexed } from '../../src/desk/lookup/desk.ts';
import type { Found } from '../../src/desk/lookup/see.ts';
import { documentFacts } from '../../src/desk/model/documents.ts';
import type { Ruling } from '../../src/desk/model/ruling.ts';
import { icon } from '../shared/icons.ts';
import { addressOf, citationOf } from './citation.ts';
import { exampleAddress, viewer } from './example.ts';
import type { SwtcgRulings } from './rulings.ts';
import { rulingsStrings } from './strings.ts';

/** A link inside the desk that is a link of the page too: it can be opened in a tab of its own, or copied. */
function inside(id: string, words: string, classes: string, open: () => void): TemplateResult {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    open();
  };
  return html`<a class=${classes} href=${addressOf(id, location.href)} @click=${follow}>${words}</a>`;
}

/** Titles to press, after a word that says what they are. */
function titles(
  host: SwtcgRulings,
  words: string,
  all: readonly string[],
  from: Indexed,
): TemplateResult | typeof nothing {
  if (all.length === 0) return nothing;
  return html`<p class="refs">
    <span class="word">${words}</span> ${all.map(
      (title, i) =>
        html`${i > 0 ? ', ' : nothing}<button class="ref" type="button" @click=${() => host.follow(title, from)}>${title}</button>`,
    )}
  </p>`;
}

function marks(ruling: Ruling): TemplateResult {
  const { kinds, status, changed, ourReading } = rulingsStrings();
  const { ours } = documentFacts(ruling.document);
  return html`<ul class="marks">
    <li class="kind">${kinds[ruling.kind]}</li>
    ${ours ? html`<li class="mark ours">${ourReading}</li>` : html`<li class="mark ${ruling.status}">${status[ruling.status]}</li>`}
    ${ruling.changed ? html`<li class="mark changed">${changed}</li>` : nothing}
  </ul>`;
}

function link(
  host: SwtcgRulings,
  ruling: Ruling,
  { document, standing, ruling: entry }: Link,
): TemplateResult {
  const { standings, notHeld } = rulingsStrings();
  const words = [
    ...(document.held || standing !== 'none' ? [standings[standing]] : []),
    ...(document.held ? [] : [notHeld]),
  ];
  const here = entry?.id === ruling.id;
  return html`<li class="${standing} ${here ? 'here' : ''}">
    <span class="of"
      >${
        entry && !here
          ? inside(entry.id, document.title, 'ref', () => host.open(entry.id))
          : html`<span>${document.title}</span>`
      } <time>${document.date}</time></span
    >
    <span class="standing">${words.join('; ')}</span>
  </li>`;
}

function chain(host: SwtcgRulings, desk: Desk, entry: Indexed): TemplateResult {
  const { chain: name } = rulingsStrings();
  return html`<div class="chain">
    <p class="label">${name}</p>
    <ol aria-label=${name}>
      ${chainOf(desk, entry).map((one) => link(host, entry.ruling, one))}
    </ol>
  </div>`;
}

/** Copies a text, and says so; where the browser does not allow it, the text is shown to be copied by hand. */
async function copy(host: SwtcgRulings, id: string, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    host.said = { id, text: null };
  } catch {
    host.said = { id, text };
  }
}

function example(host: SwtcgRulings, { id, example: file, title }: Ruling): TemplateResult | typeof nothing {
  if (file === null || host.opened !== id) return nothing;
  return viewer.for(host)
    ? html`<swtcg-replay class="example" preload="auto" aria-label=${title} src=${exampleAddress(file, host.base)}></swtcg-replay>`
    : html`<p class="example" role="status">${rulingsStrings().viewerComing}</p>`;
}

function actions(host: SwtcgRulings, ruling: Ruling): TemplateResult {
  const { example: show, hideExample, cite, link: words, copied, notCopied } = rulingsStrings();
  const { id } = ruling;
  const said = host.said?.id === id ? host.said : null;
  const isOpen = host.opened === id;
  return html`<div class="actions">
      ${
        ruling.example === null
          ? nothing
          : html`<button
              class="btn primary"
              type="button"
              aria-expanded=${isOpen}
              @click=${() => {
                host.opened = isOpen ? null : id;
              }}
            >
              ${icon('play', 'sm')}${isOpen ? hideExample : show}
            </button>`
      }
      <button class="btn" type="button" @click=${() => void copy(host, id, citationOf(ruling, location.href))}>${cite}</button>
      <a class="btn" href=${addressOf(id, location.href)}>${words}</a>
      <span class="copied" role="status">${said ? (said.text === null ? copied : notCopied) : ''}</span>
    </div>
    ${
      said && said.text !== null
        ? html`<input class="by-hand" readonly aria-label=${cite} .value=${said.text} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />`
        : nothing
    }`;
}

export function drawRuling(host: SwtcgRulings, desk: Desk, { entry, via }: Found): TemplateResult {
  const { via: byWayOf, see, also } = rulingsStrings();
  const { ruling } = entry;
  const document = documentFacts(ruling.document);
  return html`<article class="ruling ${ruling.status}" part="ruling" aria-labelledby=${ruling.id}>
    <div class="body">
      ${titles(host, byWayOf, via, entry)}
      <h3 id=${ruling.id}>${inside(ruling.id, ruling.title, 'title', () => host.open(ruling.id))}</h3>
      ${marks(ruling)}
      <p class="text">${ruling.text}</p>
      ${titles(host, see, ruling.see, entry)} ${titles(host, also, ruling.also, entry)}
      <p class="source">${document.title}, <time>${document.date}</time> · ${ruling.section}</p>
      ${actions(host, ruling)}
    </div>
    ${chain(host, desk, entry)} ${example(host, ruling)}
  </article>`;
}
