// The menu of a card: what can be done with it, what it costs, and why the rest can't be done. The same sheet asks what is
// still open, until one decision is left.

import { html, nothing, type TemplateResult } from 'lit';
import { type Asking, numbersOf } from '../../machines/ui/asking.ts';
import { isSide, type Offer, type Question } from '../../machines/ui/offers.ts';
import { type Refused, sameWish } from '../../machines/ui/wishes.ts';
import { numberTwins } from '../../src/core/twins.ts';
import type { Decision } from '../../src/swtcg/decisions/decision.ts';
import type { CardId, GameState } from '../../src/swtcg/model/state.ts';
import { def, hasCard, label } from '../../src/swtcg/model/zones.ts';
import { type IconName, icon } from '../shared/icons.ts';
import type { Perspective } from '../shared/steps.ts';
import { sharedStrings } from '../shared/strings.ts';
import { nameOf as cardName } from '../swtcg/board/face.ts';
import { decisionStrings } from '../swtcg/decisions/strings.ts';
import { reason } from './reason.ts';
import { iconOf, offerWords, priceOf, rowWords } from './row-words.ts';
import { stepper } from './stepper.ts';
import { tableStrings } from './strings.ts';

/** All that the menu shows, and what it can ask of the table. */
export interface MenuModel {
  readonly game: GameState;
  readonly who: Perspective;
  /** The card that it is about; null for a question without one. */
  readonly card: CardId | null;
  readonly offers: readonly Offer[];
  readonly refused: readonly Refused[];
  readonly asking: Asking | null;
  readonly why: Refused | null;
  /** The build counters that the menu offers to put. */
  readonly counters: number;
  /** What is added to an answer that is a target: its odds. */
  readonly about: (decision: Decision) => TemplateResult | null;
  /** More that can be said of the card: its text, what is done by hand. */
  readonly more: TemplateResult | null;
  /** The picture of a die. */
  readonly die: (value: number) => unknown;
  choose(left: readonly Decision[]): void;
  answer(answer: Partial<Pick<Asking, 'number' | 'dice'>>): void;
  setCounters(n: number): void;
  confirm(): void;
  giveUp(): void;
  ask(refused: Refused | null): void;
  read(): void;
}

const price = (game: GameState, decision: Decision): TemplateResult | typeof nothing => {
  const { build, force } = priceOf(game, decision);
  if (build === 0 && force === 0) return nothing;
  const w = tableStrings();
  const parts = [build > 0 ? w.priceBuild(build) : '', force > 0 ? w.priceForce(force) : ''].filter(Boolean);
  return html`<span class="price"
    ><span class="vh">, ${w.price(parts.join(', '))}</span
    ><span aria-hidden="true">${build > 0 ? html`${build}${icon('build')}` : nothing}${force > 0 ? html`${force}${icon('force')}` : nothing}</span></span
  >`;
};

const item = (sign: IconName, words: string, act: () => void, more: unknown = nothing) =>
  html`<li><button class="item" type="button" @click=${act}>${icon(sign)}<span dir="auto">${words}</span>${more}</button></li>`;

/** Offers of which every decision is a row of its own. */
const EACH: ReadonlySet<string> = new Set([
  'complete',
  'setup',
  'move',
  'rearrange',
  'upkeep',
  'tap',
  'detach',
  'retreat',
]);

/** What a card does that is played by its name alone. */
const does = (game: GameState, { do: deed, card, effect }: Decision): TemplateResult | typeof nothing =>
  card !== undefined &&
  ((deed === 'play' && effect === undefined) || (deed === 'complete' && def(game, card).kind === 'mission'))
    ? html`<small dir="auto">${def(game, card).text.join(' ')}</small>`
    : nothing;

function rows(model: MenuModel, offer: Offer): TemplateResult | readonly TemplateResult[] {
  const { game, who } = model;
  const { deed, decisions } = offer;
  if (deed === 'build') return buildRow(model, offer);
  const [first] = decisions as [Decision];
  if (decisions.length === 1 || EACH.has(deed))
    return decisions.map((one) =>
      // How many counters are put, and paid, is asked next.
      item(
        iconOf(one),
        rowWords(game, one, who),
        () => model.choose([one]),
        one.counters === undefined ? html`${price(game, one)}${does(game, one)}` : nothing,
      ),
    );
  return item(
    iconOf(first),
    offerWords(game, offer, who),
    () => model.choose(decisions),
    html`${price(game, first)}${does(game, first)}`,
  );
}

function buildRow(model: MenuModel, { decisions }: Offer): TemplateResult {
  const numbers = decisions.map(({ counters = 0 }) => counters);
  const n = numbers.includes(model.counters) ? model.counters : (numbers[0] ?? 1);
  const w = tableStrings();
  return html`<li class="row">
    <span class="muted">${w.buildOn}</span>
    ${stepper(tableStrings().numbers.counters ?? '', numbers, n, (value) => model.setCounters(value))}
    <button class="btn" type="button" @click=${() => model.choose(decisions.filter((one) => one.counters === n))}>
      ${sharedStrings().build} ${n}
    </button>
  </li>`;
}

/** "Why not?" opens at its item: one sentence, one citation. */
const refusedRow = ({ game, who, why, ask }: MenuModel, one: Refused): TemplateResult => {
  const open = why !== null && sameWish(why, one);
  const words = rowWords(game, one.decision, who);
  return html`<li>
    <button class="item" type="button" aria-expanded=${open} @click=${() => ask(open ? null : one)}>
      ${icon(iconOf(one.decision))}<span dir="auto">${words}</span><span class="whynot">${tableStrings().whyNot}</span>
    </button>
    ${open ? reason(one) : nothing}
  </li>`;
};

const nameOf = (game: GameState, id: CardId): string =>
  hasCard(game, id) ? numberTwins(label(game, id)) : id;

function answerWords(
  game: GameState,
  question: Question,
  decision: Decision,
  value: string | number,
  who: Perspective,
) {
  const text = String(value);
  if (isSide(text)) return sharedStrings().side(text as 'dark' | 'light');
  if (hasCard(game, text)) return nameOf(game, text);
  if (question.field === 'to' || question.field === 'cost') return rowWords(game, decision, who);
  return text;
}

function asked({ field }: Question, what: string): string {
  const w = tableStrings();
  if (field === 'to') return w.chooseWhere(what);
  if (field === 'unit') return w.chooseUnitFor(what);
  if (field === 'cost') return w.chooseCost(what);
  return w.chooseTarget(what);
}

/** What is asked now. */
function question(model: MenuModel, now: Asking): TemplateResult {
  const { game, who } = model;
  const w = tableStrings();
  const { question: open, extras, number, dice } = now;
  const [first] = now.left as [Decision];
  const numbers = numbersOf(now);
  const field = open?.field ?? (extras && extras.amounts.length > 0 ? 'amount' : 'counters');
  return html`
    ${
      open && !open.numbers
        ? html`<p class="asked">${asked(open, rowWordsOf(model, first))}</p>
            <ul>
              ${open.answers.map(({ value, left }) => {
                const [one] = left as [Decision];
                return item(
                  iconOf(one),
                  answerWords(game, open, one, value, who),
                  () => model.choose(left),
                  model.about(one) ?? (left.length === 1 ? price(game, one) : nothing),
                );
              })}
            </ul>`
        : html`<p class="asked">${rowWordsOf(model, first)}</p>`
    }
    ${
      number !== null && numbers.length > 0
        ? html`<div class="row">
            <span class="muted">${tableStrings().numbers[field] ?? field}</span>
            ${stepper(tableStrings().numbers[field] ?? field, numbers, number, (value) => model.answer({ number: value }))}
          </div>`
        : nothing
    }
    ${
      extras && extras.dice.length > 0
        ? html`<fieldset class="pick-dice">
            <legend class="muted">${w.diceToChoose}</legend>
            ${extras.dice.map((value, i) =>
              value === 0
                ? nothing
                : html`<label
                    ><input
                      type="checkbox"
                      .checked=${dice.includes(i)}
                      aria-label=${w.dieNo(i + 1, value)}
                      @change=${() => model.answer({ dice: dice.includes(i) ? dice.filter((one) => one !== i) : [...dice, i] })}
                    /><ul class="dice" aria-hidden="true">${model.die(value)}</ul></label
                  >`,
            )}
          </fieldset>`
        : nothing
    }
    ${
      open && !open.numbers
        ? nothing
        : html`<div class="row end"><button class="btn primary" type="button" @click=${() => model.confirm()}>${w.confirm}</button></div>`
    }
  `;
}

function rowWordsOf({ game, who }: MenuModel, decision: Decision): string {
  return decision.do === 'attack' ? decisionStrings().deeds.attack : rowWords(game, decision, who);
}

/** What can still be spent: setup has points of its own. */
function pointsOf({ players }: GameState, { deed, decisions }: Offer): number {
  const { buildPoints, setupPoints, setupSpent } = players[(decisions[0] as Decision).by];
  return deed === 'setup' ? setupPoints - setupSpent : buildPoints;
}

export function menu(model: MenuModel): TemplateResult {
  const { game, card, offers, refused, asking: now, why } = model;
  const w = tableStrings();
  const name = card === null ? null : cardName(def(game, card));
  const points = offers.find(({ deed }) => deed === 'build' || deed === 'complete' || deed === 'setup');
  const unread =
    card === null
      ? []
      : def(game, card).effects.flatMap((one, i) =>
          one.kind === 'manual' ? [def(game, card).text[i] ?? ''] : [],
        );
  return html`<header>
      <h4>${name ?? tableStrings().whatYouCan}</h4>
      ${card !== null && points ? html`<small>${w.pointsLeft(pointsOf(game, points))}</small>` : nothing}
      <button class="x" type="button" aria-label=${w.giveUpChoice} title=${w.giveUp} @click=${() => model.giveUp()}>${icon('cross')}</button>
    </header>
    ${
      now
        ? html`${question(model, now)}${why ? reason(why) : nothing}`
        : html`<ul>
              ${offers.map((offer) => rows(model, offer))} ${refused.map((one) => refusedRow(model, one))}
            </ul>
            ${offers.length + refused.length === 0 ? html`<p class="muted pad">${w.nothingToDo}</p>` : nothing}
            ${unread.map((text) => html`<p class="manual"><b>${tableStrings().unread}:</b> ${text}</p>`)}`
    }
    ${
      card === null
        ? nothing
        : html`<footer><button class="btn ghost" type="button" @click=${() => model.read()}>${icon('eye')}${w.read}</button>${model.more ?? nothing}</footer>`
    }`;
}
