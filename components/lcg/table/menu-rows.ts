// The menu of a card: a row for each thing it can do, with its cost, and the questions that follow.
import { html, nothing, type TemplateResult } from 'lit';
import type { Offer, Question } from '../../../src/core/game/choosing.ts';
import type { Perspective } from '../../../src/core/game/game-steps.ts';
import { canBePaidOtherwise, hasOrder, iconsOf, planOf } from '../../../src/lcg/choosing/extras.ts';
import type { Decision, Play, Strike, Use } from '../../../src/lcg/decisions/decision.ts';
import { askNow } from '../../../src/lcg/decisions/waiting.ts';
import { derive } from '../../../src/lcg/derived/derive.ts';
import type { CardId, GameState, Side } from '../../../src/lcg/model/state.ts';
import { card, controlled, def } from '../../../src/lcg/model/zones.ts';
import { mayDivide } from '../../../src/lcg/rules/engagement/strike.ts';
import { CHOSEN } from '../../../src/lcg/rules/turn/setup.ts';
import type { LcgTypes } from '../../../src/lcg/types.ts';
import { icon } from '../../shared/icons.ts';
import type { CardMenu, Drawn } from '../../shared/table-display.ts';
import { menuItem as item } from '../../table/menu-item.ts';
import { lcgStrings } from '../look/strings.ts';
import { DECISION_ICONS } from './decision-icons.ts';
import { playStrings } from './strings.ts';
import { nameOf, offerWords, paragraphOf, rowWords, valueWords } from './words.ts';

type Menu = CardMenu<LcgTypes>;
type Choosable = Offer<LcgTypes>;
type Asked = Question<LcgTypes>;
type Who = Perspective<Side>;

const isPaid = (decision: Decision): decision is Play | Use =>
  decision.do === 'play' || decision.do === 'use';

/** What it costs, and the cards that pay it where nobody says otherwise. */
export function price(game: GameState, decision: Decision): Drawn {
  const payment = isPaid(decision) ? (planOf(game, decision)?.plan.payment ?? {}) : {};
  const shares = Object.entries(payment);
  if (shares.length === 0) return nothing;
  const w = playStrings();
  const n = shares.reduce((sum, [, one]) => sum + one, 0);
  const from = shares.map(([id, one]) => `${nameOf(game, id)} ${one}`).join(', ');
  return html`<span class="price"
      ><span class="vh">, ${w.price(lcgStrings().resources(n))}</span
      ><span aria-hidden="true">${n}${icon('resource')}</span></span
    ><small dir="auto">${w.pays(from)}</small>`;
}

/** What a card or an ability does, in its own words. */
const does = (game: GameState, decision: Decision): Drawn => {
  if (!isPaid(decision)) return nothing;
  const text =
    paragraphOf(game, decision) ?? (decision.do === 'play' ? def(game, decision.card).text.join(' ') : '');
  return text ? html`<small dir="auto">${text}</small>` : nothing;
};

/** Ways to do the same that few players ask for. */
function otherWays({ state: game, choose }: Menu, { decisions }: Choosable): readonly TemplateResult[] {
  const w = playStrings().rows;
  const [first] = decisions as [Decision];
  if (isPaid(first)) {
    if (!canBePaidOtherwise(game, first)) return [];
    const open = () =>
      choose(
        (decisions as (Play | Use)[]).map((one) => ({ ...one, pay: planOf(game, one)?.plan.payment ?? {} })),
      );
    return [item('resource', w.payOtherwise, open)];
  }
  if (first.do !== 'strike') return [];
  const { by, unit } = first;
  const ordered = () =>
    choose((decisions as Strike[]).map((one) => ({ ...one, order: iconsOf(game, unit) })));
  return [
    ...(hasOrder(game, unit) ? [item(DECISION_ICONS.strike, w.strikeOrder, ordered)] : []),
    ...(mayDivide(game, unit)
      ? [item(DECISION_ICONS.strike, w.strikeDivide, () => choose([{ by, do: 'strike', unit }]))]
      : []),
  ];
}

export function rows(model: Menu, offer: Choosable): readonly TemplateResult[] {
  const { state: game, who } = model;
  const { decisions } = offer;
  const [first] = decisions as [Decision];
  const alone = decisions.length === 1;
  return [
    item(
      DECISION_ICONS[first.do],
      alone ? rowWords(game, first, who) : offerWords(game, offer, who),
      () => model.choose(decisions),
      html`${price(game, first)}${does(game, first)}`,
    ),
    ...otherWays(model, offer),
  ];
}

/** The question that completes a decision. */
export function questionWords(game: GameState, { field }: Asked, decision: Decision, who: Who): string {
  const w = playStrings();
  const what = askedWords(game, decision, who);
  if (field === 'objective') return w.whichObjective;
  if (field === 'on') return w.whichHost(what);
  if (field === 'for') return w.whichSaved;
  return field === 'target' ? w.whichTarget(what) : what;
}

/** What a decision that is being completed is called. */
export function askedWords(game: GameState, decision: Decision, who: Who): string {
  const { todo, rows: w } = playStrings();
  switch (decision.do) {
    case 'engage':
      return `${todo.engage}: ${nameOf(game, decision.objective, who)}`;
    case 'play':
      return w.play;
    case 'use':
      return w.use;
    case 'strike':
      return w.strike;
    default:
      return todo[decision.do];
  }
}

/** An answer to a question. */
export function answerWords(
  game: GameState,
  { field }: Asked,
  { value }: Asked['answers'][number],
  who: Who,
): string {
  return field === 'with' && value === '' ? playStrings().none : valueWords(game, value, who);
}

const sum = (given: Readonly<Record<CardId, number>>): number =>
  Object.values(given).reduce((all, n) => all + n, 0);

/** What is shared out among cards, and what is given so far. */
export function sharesWords(
  game: GameState,
  decision: Decision,
  field: string,
  given: Readonly<Record<CardId, number>>,
): string {
  const { shares: w } = playStrings();
  const n = sum(given);
  const ask = askNow(game);
  switch (field) {
    case 'attackers':
      return w.attackers(n);
    case 'defenders':
      return w.defenders(n);
    case 'objectives':
      return w.objectives(n, CHOSEN);
    case 'pay':
      return w.pay(n, isPaid(decision) ? sum(planOf(game, decision)?.plan.payment ?? {}) : n);
    case 'cost':
      return w.cost(n);
    case 'with':
      return w.with;
    case 'order':
      return w.order;
    case 'divide':
      return w.divide(n, ask?.least ?? n);
    case 'repeats':
      return w.repeats(n, ask?.most ?? n);
    default:
      return w.cards(n, ask?.most ?? n);
  }
}

/** The order of the icons of a strike. */
export const optionWords = (_field: string, value: string): string =>
  value
    .split(' ')
    .map((type) => lcgStrings().icons[type as keyof ReturnType<typeof lcgStrings>['icons']] ?? type)
    .join(playStrings().andThen);

/** What can still be generated, where something is to be paid. */
export function pointsLeft(game: GameState, offers: readonly Choosable[]): string | null {
  const offer = offers.find(({ deed }) => deed === 'play');
  if (!offer) return null;
  const { by } = offer.decisions[0] as Decision;
  const d = derive(game);
  const ready = controlled(game, by).filter((id) => card(game, id).focus === 0);
  return playStrings().resourcesLeft(ready.reduce((all, id) => all + d.resources(id), 0));
}

/** The texts of a card that are not read, and so are carried out by hand. */
export const unread = (game: GameState, id: CardId): readonly string[] =>
  id in game.box.index
    ? def(game, id).effects.flatMap((one) => (one.kind === 'manual' ? [one.text] : []))
    : [];
