// The menu of a card of this game: the rows of its offers with their prices, and what is asked.

import { html, nothing, type TemplateResult } from 'lit';
import type { Offer, Question } from '../../../src/core/game/choosing.ts';
import type { Perspective } from '../../../src/core/game/game-steps.ts';
import type { Decision } from '../../../src/swtcg/decisions/decision.ts';
import { type CardId, type GameState, SIDES, type Side } from '../../../src/swtcg/model/state.ts';
import { def, hasCard } from '../../../src/swtcg/model/zones.ts';
import type { SwtcgTypes } from '../../../src/swtcg/types.ts';
import { icon } from '../../shared/icons.ts';
import { sharedStrings } from '../../shared/strings.ts';
import type { CardMenu, Drawn } from '../../shared/table-display.ts';
import { menuItem as item } from '../../table/menu-item.ts';
import { stepper } from '../../table/stepper.ts';
import { decisionStrings } from '../decisions/strings.ts';
import { swtcgStrings } from '../words/strings.ts';
import { iconOf, nameOf, offerWords, priceOf, rowWords } from './row-words.ts';
import { playStrings } from './strings.ts';

type Menu = CardMenu<SwtcgTypes>;
type Choosable = Offer<SwtcgTypes>;
type Asked = Question<SwtcgTypes>;

export const price = (game: GameState, decision: Decision): Drawn => {
  const { build, force } = priceOf(game, decision);
  if (build === 0 && force === 0) return nothing;
  const w = playStrings();
  const parts = [build > 0 ? w.priceBuild(build) : '', force > 0 ? w.priceForce(force) : ''].filter(Boolean);
  return html`<span class="price"
    ><span class="vh">, ${w.price(parts.join(', '))}</span
    ><span aria-hidden="true">${build > 0 ? html`${build}${icon('build')}` : nothing}${force > 0 ? html`${force}${icon('force')}` : nothing}</span></span
  >`;
};

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
const does = (game: GameState, { do: deed, card, effect }: Decision): Drawn =>
  card !== undefined &&
  ((deed === 'play' && effect === undefined) || (deed === 'complete' && def(game, card).kind === 'mission'))
    ? html`<small dir="auto">${def(game, card).text.join(' ')}</small>`
    : nothing;

export function rows(model: Menu, offer: Choosable): TemplateResult | readonly TemplateResult[] {
  const { state: game, who } = model;
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

function buildRow(model: Menu, { decisions }: Choosable): TemplateResult {
  const numbers = decisions.map(({ counters = 0 }) => counters);
  const n = numbers.includes(model.counters) ? model.counters : (numbers[0] ?? 1);
  const w = playStrings();
  return html`<li class="row">
    <span class="muted">${w.buildOn}</span>
    ${stepper(playStrings().numbers.counters ?? '', numbers, n, (value) => model.setCounters(value))}
    <button class="btn" type="button" @click=${() => model.choose(decisions.filter((one) => one.counters === n))}>
      ${swtcgStrings().build} ${n}
    </button>
  </li>`;
}

/** An answer to a question. */
export function answerWords(
  game: GameState,
  { field }: Asked,
  { value, left }: Asked['answers'][number],
  who: Perspective<Side>,
): string {
  const text = String(value);
  if (SIDES.some((side) => side === text)) return sharedStrings().side(text);
  if (hasCard(game, text)) return nameOf(game, text);
  if (field === 'to' || field === 'cost') return rowWords(game, left[0] as Decision, who);
  return text;
}

/** What is asked of a decision that is not complete. */
export function questionWords(
  game: GameState,
  { field }: Asked,
  decision: Decision,
  who: Perspective<Side>,
): string {
  const w = playStrings();
  const what = askedWords(game, decision, who);
  if (field === 'to') return w.chooseWhere(what);
  if (field === 'unit') return w.chooseUnitFor(what);
  if (field === 'cost') return w.chooseCost(what);
  return w.chooseTarget(what);
}

/** What a decision that is being completed is called. */
export const askedWords = (game: GameState, decision: Decision, who: Perspective<Side>): string =>
  decision.do === 'attack' ? decisionStrings().deeds.attack : rowWords(game, decision, who);

/** What can still be spent: setup has points of its own. */
export function pointsLeft({ players }: GameState, offers: readonly Choosable[]): string | null {
  const offer = offers.find(({ deed }) => deed === 'build' || deed === 'complete' || deed === 'setup');
  if (!offer) return null;
  const { buildPoints, setupPoints, setupSpent } = players[(offer.decisions[0] as Decision).by];
  return playStrings().pointsLeft(offer.deed === 'setup' ? setupPoints - setupSpent : buildPoints);
}

/** The texts of a card that are not read, and so are carried out by hand. */
export const unread = (game: GameState, card: CardId): readonly string[] =>
  def(game, card).effects.flatMap((one, i) => (one.kind === 'manual' ? [def(game, card).text[i] ?? ''] : []));
