// Before anything is asked: the documents, what was looked up lately, all titles by letter and kind.
import { html, nothing, type TemplateResult } from 'lit';
import type { Desk } from '../../src/desk/lookup/desk.ts';
import type { Kind } from '../../src/desk/model/document.ts';
import { words } from '../../src/desk/model/plain.ts';
import type { Ruling } from '../../src/desk/model/ruling.ts';
import { addressOf } from './citation.ts';
import { forget, recent } from './recent.ts';
import type { SwtcgRulings } from './rulings.ts';
import { rulingsStrings } from './strings.ts';

/** The letter under which a title stands; '#' for figures and signs. */
function letterOf({ title }: Ruling): string {
  const first = words(title)[0]?.[0]?.toUpperCase() ?? '';
  return /^[A-Z]$/.test(first) ? first : '#';
}

function documents(desk: Desk): TemplateResult {
  const { documents: name, entries, notHeld, ourReading } = rulingsStrings();
  const count = (id: string) => desk.entries.filter(({ ruling }) => ruling.document === id).length;
  return html`<section class="documents" aria-labelledby="documents">
    <h3 class="label" id="documents">${name}</h3>
    <ol>
      ${desk.documents.map(
        ({ id, title, date, held, ours }) => html`<li>
          <span>${title}</span><time>${date}</time
          ><span class="count">${held ? entries(count(id)) : notHeld}${ours ? ` · ${ourReading}` : nothing}</span>
        </li>`,
      )}
    </ol>
  </section>`;
}

function lately(host: SwtcgRulings): TemplateResult | typeof nothing {
  const { recent: name, forget: forgetThese } = rulingsStrings();
  const titles = recent();
  if (titles.length === 0) return nothing;
  const clear = () => {
    forget();
    host.requestUpdate();
  };
  return html`<section class="recent" aria-labelledby="recent">
    <h3 class="label" id="recent">${name}</h3>
    <ul class="near">
      ${titles.map(
        (title) =>
          html`<li><button class="btn" type="button" @click=${() => host.follow(title)}>${title}</button></li>`,
      )}
      <li><button class="btn ghost" type="button" @click=${clear}>${forgetThese}</button></li>
    </ul>
  </section>`;
}

/** A row of choices, one of which is taken. */
function choice(
  name: string,
  options: readonly (readonly [value: string | null, words: string])[],
  taken: string | null,
  take: (value: string | null) => void,
): TemplateResult {
  return html`<div class="choice" role="group" aria-label=${name}>
    ${options.map(
      ([value, words]) =>
        html`<button class="btn ghost" type="button" aria-pressed=${value === taken} @click=${() => take(value)}>${words}</button>`,
    )}
  </div>`;
}

function titlesOf(host: SwtcgRulings, rulings: readonly Ruling[]): TemplateResult {
  // A title that several documents have is listed once, and asked for: the answer has all of them.
  const byTitle = new Map(rulings.toReversed().map((ruling) => [ruling.title.toLowerCase(), ruling]));
  const sorted = [...byTitle.values()].sort((a, b) => a.title.localeCompare(b.title, 'en'));
  const follow = (event: MouseEvent, title: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    host.follow(title);
  };
  return html`<ul class="titles">
    ${sorted.map(
      ({ id, title }) =>
        html`<li><a class="ref" href=${addressOf(id, location.href)} @click=${(event: MouseEvent) => follow(event, title)}>${title}</a></li>`,
    )}
  </ul>`;
}

export function drawBrowsing(host: SwtcgRulings, desk: Desk): TemplateResult {
  const { browse, anyKind, manyKinds, letters } = rulingsStrings();
  const all = desk.entries.map(({ ruling }) => ruling);
  const kinds = (Object.keys(manyKinds) as Kind[]).filter((kind) => all.some((one) => one.kind === kind));
  const ofKind = all.filter(({ kind }) => host.kind === null || kind === host.kind);
  const present = [...new Set(ofKind.map(letterOf))].sort();
  const letter = present.includes(host.letter ?? '')
    ? host.letter
    : (present.find((one) => one !== '#') ?? null);
  return html`<div class="browsing">
    ${lately(host)} ${documents(desk)}
    <section class="all" aria-labelledby="browse">
      <h3 class="label" id="browse">${browse}</h3>
      ${
        kinds.length > 1
          ? choice(
              browse,
              [[null, anyKind], ...kinds.map((kind) => [kind, manyKinds[kind]] as const)],
              host.kind,
              (kind) => {
                host.kind = kind;
              },
            )
          : nothing
      }
      ${choice(
        letters,
        present.map((one) => [one, one] as const),
        letter,
        (one) => {
          host.letter = one;
        },
      )}
      ${titlesOf(
        host,
        ofKind.filter((one) => letterOf(one) === letter),
      )}
    </section>
  </div>`;
}
