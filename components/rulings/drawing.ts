// The whole desk: the field, what is said of the answer, the rulings.
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Actor, SnapshotFrom } from 'xstate';
import { type Asked, asksNothing, type rulingsMachine } from '../../machines/ui/rulings.ts';
import { type Desk, entryOf } from '../../src/desk/lookup/desk.ts';
import { SCOPES, type Scope } from '../../src/desk/model/documents.ts';
import { icon } from '../shared/icons.ts';
import { drawBrowsing } from './browsing.ts';
import { drawRuling } from './ruling.ts';
import type { SwtcgRulings } from './rulings.ts';
import { rulingsStrings } from './strings.ts';

type State = SnapshotFrom<typeof rulingsMachine>;
type Send = Actor<typeof rulingsMachine>['send'];

/** Where readers choose for themselves, they choose a game. */
const GAMES: readonly Scope[] = ['swtcg', 'swlcg', 'swccg'];

function gameChoice(host: SwtcgRulings, scope: Scope | null): TemplateResult {
  const { games, allGames, scopes } = rulingsStrings();
  const choose = ({ target }: Event) => {
    const { value } = target as HTMLSelectElement;
    host.choose(GAMES.find((game) => game === value) ?? null);
  };
  return html`<label class="games"
    ><span class="label">${games}</span
    ><select @change=${choose} .value=${live(scope ?? '')}>
      <option value="" ?selected=${scope === null}>${allGames}</option>
      ${GAMES.map((game) => html`<option value=${game} ?selected=${scope === game}>${scopes[game]}</option>`)}
    </select></label
  >`;
}

function field(host: SwtcgRulings, { context }: State): TemplateResult {
  const { field, hint, clear } = rulingsStrings();
  const { query, entry } = context.asked;
  return html`<form
    role="search"
    class=${host.game === null ? 'with-games' : ''}
    @submit=${(event: Event) => {
      event.preventDefault();
      const found = context.answer?.found[0];
      if (found && entry === null) host.open(found.entry.ruling.id);
    }}
  >
    <label class="ask" part="field"
      ><span class="label">${field}</span
      ><span class="box"
        >${icon('find')}<input
          type="search"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          enterkeyhint="search"
          placeholder=${hint}
          .value=${live(query)}
          @input=${({ target }: Event) => {
            host.query = (target as HTMLInputElement).value;
          }}
        />${
          query || entry
            ? html`<button
                class="clear"
                type="button"
                aria-label=${clear}
                @click=${() => {
                  host.entry = null;
                  host.query = '';
                  host.renderRoot.querySelector('input')?.focus();
                }}
              >
                ${icon('cross')}
              </button>`
            : nothing
        }</span
      ></label
    >
    ${host.game === null ? gameChoice(host, context.scope) : nothing}
  </form>`;
}

/** What was asked, as it is called: the words, or the title of an entry. */
function called(desk: Desk | null, { query, entry }: Asked): string {
  return (entry !== null && desk && entryOf(desk, entry)?.ruling.title) || (entry ?? query);
}

function wayBack(host: SwtcgRulings, { context }: State): TemplateResult | typeof nothing {
  const { back, start } = rulingsStrings();
  const before = context.trail.at(-1);
  if (!before && (context.asked.entry === null || !host.browse)) return nothing;
  return html`<button class="btn ghost back" type="button" @click=${() => host.back()}>
    ${icon('prev', 'sm')}<span>${before ? back(called(context.desk, before)) : start}</span>
  </button>`;
}

function none(host: SwtcgRulings, { context }: State): TemplateResult {
  const { nothing: noRuling, near, lookedIn } = rulingsStrings();
  const titles = context.answer?.near ?? [];
  const held = (context.desk?.documents ?? []).filter((document) => document.held);
  return html`<div class="none">
    <p class="lead">${noRuling(called(context.desk, context.asked))}</p>
    ${
      titles.length > 0
        ? html`<p class="label" id="near">${near}</p>
            <ul class="near" aria-labelledby="near">
              ${titles.map(
                (title) =>
                  html`<li>
                    <button class="btn" type="button" @click=${() => host.follow(title)}>${title}</button>
                  </li>`,
              )}
            </ul>`
        : nothing
    }
    <p class="looked">${lookedIn(held.map(({ title, date }) => `${title} (${date})`).join('; '))}</p>
  </div>`;
}

function answer(host: SwtcgRulings, state: State): TemplateResult {
  const { context } = state;
  const { desk } = context;
  const found = context.answer?.found ?? [];
  if (desk === null || found.length === 0) return none(host, state);
  return html`<ol class="rulings">
    ${repeat(
      found,
      ({ entry }) => entry.ruling.id,
      (one) => html`<li>${drawRuling(host, desk, one)}</li>`,
    )}
  </ol>`;
}

/** What is said to those who listen, and shown small to all. */
function status(host: SwtcgRulings, state: State): string {
  const { loading, found, nothing: noRuling } = rulingsStrings();
  const { context } = state;
  if (state.matches('loading')) return asksNothing(context.asked) && !host.browse ? '' : loading;
  if (!state.matches({ ready: 'answered' })) return '';
  const n = context.answer?.found.length ?? 0;
  const query = called(context.desk, context.asked);
  return n > 0 ? found(n, query) : noRuling(query);
}

/** The whole page is a desk: what it shows can be printed. */
const printing = (): TemplateResult => html`<button
  class="btn ghost print"
  type="button"
  @click=${() => window.print()}
>
  ${icon('print', 'sm')}${rulingsStrings().print}
</button>`;

function failure(send: Send): TemplateResult {
  const { notFetched, tryAgain } = rulingsStrings();
  return html`<div class="failed" role="alert">
    ${icon('warn')}
    <p>${notFetched}</p>
    <button class="btn" type="button" @click=${() => send({ type: 'RETRY' })}>${tryAgain}</button>
  </div>`;
}

export function drawDesk(host: SwtcgRulings, state: State, send: Send): TemplateResult {
  const { desk, noSuchGame } = rulingsStrings();
  if (host.game !== null && !SCOPES.some((scope) => scope === host.game))
    return html`<div class="failed" role="alert">${icon('warn')}<p>${noSuchGame(host.game, SCOPES)}</p></div>`;
  const said = status(host, state);
  const empty = state.matches({ ready: 'answered' }) && !state.context.answer?.found.length;
  return html`<h2 class="vh">${desk}</h2>
    ${field(host, state)}
    <div class="bar">
      ${wayBack(host, state)}
      <p role="status" class=${empty ? 'vh' : 'said'}>${said}</p>
      ${host.browse && state.matches('ready') ? printing() : nothing}
    </div>
    ${state.matches('failed') ? failure(send) : nothing}
    ${state.matches({ ready: 'answered' }) ? answer(host, state) : nothing}
    ${state.matches({ ready: 'unasked' }) && host.browse && state.context.desk ? drawBrowsing(host, state.context.desk) : nothing}`;
}
