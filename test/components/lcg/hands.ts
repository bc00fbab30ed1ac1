// Making a decision of this game through the interface, as a player does: a card, what to do with it, on what, together with
// whom, done. With the mouse, with a finger, or by keys alone; nothing is decided behind the interface's back.
import { offerWords, rowWords, valueWords } from '../../../components/lcg/table/words.ts';
import type { SwtcgTable } from '../../../components/table/table.ts';
import { offersOf } from '../../../machines/ui/offers.ts';
import { choosing } from '../../../src/lcg/choosing/index.ts';
import type { Decision } from '../../../src/lcg/decisions/decision.ts';
import { askNow } from '../../../src/lcg/decisions/waiting.ts';
import type { GameState } from '../../../src/lcg/model/state.ts';
import { press } from '../hands.ts';
import { allInside, until, words } from '../helpers.ts';
import { type Hands, row, stepTo, tabTo } from '../table-hands.ts';
import { boardOf, button, cardAt, drawn } from '../tables.ts';

const gameOf = (element: SwtcgTable): GameState => element.game?.game as unknown as GameState;
const legalIn = (element: SwtcgTable): readonly Decision[] => element.legal as unknown as readonly Decision[];

/** What a decision says of the cards that are chosen together. */
function sharesOf(decision: Decision): Readonly<Record<string, number>> {
  const ids = (list: readonly unknown[]) => {
    const counts: Record<string, number> = {};
    for (const id of list) counts[String(id)] = (counts[String(id)] ?? 0) + 1;
    return counts;
  };
  switch (decision.do) {
    case 'objectives':
      return ids(decision.cards);
    case 'engage':
      return ids(decision.attackers);
    case 'defend':
      return ids(decision.defenders);
    case 'choose': {
      const { value } = decision;
      if (Array.isArray(value)) return ids(value);
      return typeof value === 'object' ? (value as Readonly<Record<string, number>>) : ids([value]);
    }
    default:
      return {};
  }
}

/** Presses a box, or steps a number, for each card that has to be another. */
async function share(element: SwtcgTable, decision: Decision, hands: Hands): Promise<void> {
  const wanted = sharesOf(decision);
  const ordered = element.state.context.choice.asking?.extras?.shares.some(({ field }) => field === 'order');
  for (const item of ordered ? [] : allInside(element, '.sheet .shares li')) {
    const { card = '' } = item.dataset;
    const box = item.querySelector<HTMLInputElement>('input');
    const n = wanted[card] ?? 0;
    if (!box) await stepTo(element, hands, `.sheet .shares li[data-card="${card}"]`, n);
    else if (box.checked !== n > 0) {
      if (hands.list) {
        await tabTo(element, box);
        await press(' ');
      } else await hands.on(element, box);
    }
    await drawn(element);
  }
}

/** Whether a legal decision leads to the wanted one: what is chosen together is said later. */
function leadsTo(one: Decision, wanted: Decision): boolean {
  if (one.do !== wanted.do) return false;
  if (one.do === 'engage') return wanted.do === 'engage' && one.objective === wanted.objective;
  return JSON.stringify(one) === JSON.stringify(wanted);
}

/** Answers what the menu asks, until the decision is taken. */
async function answerAll(element: SwtcgTable, decision: Decision, hands: Hands, was: number): Promise<void> {
  const taken = () => (element.game?.session.position ?? 0) > was || element.game?.session.result != null;
  for (let n = 0; n < 8 && !taken(); n++) {
    await drawn(element);
    const { asking } = element.state.context.choice;
    if (!asking) return;
    const { question } = asking;
    if (question && !question.numbers) {
      const at = question.answers.findIndex(({ left }) =>
        left.some((one) => leadsTo(one as unknown as Decision, decision)),
      );
      await hands.on(element, allInside(element, '.sheet .item')[at] as HTMLElement);
    } else {
      if (question && decision.do === 'protect')
        await stepTo(element, hands, '.sheet', decision.amount as number);
      await share(element, decision, hands);
      await hands.on(element, button(element, 'Confirm', '.sheet'));
    }
    await drawn(element);
  }
}

/** Shows the cards of a pile, where piles are tiles. */
async function unfold(element: SwtcgTable, hands: Hands, id: string): Promise<void> {
  const { zone, owner } = gameOf(element).cards.find((one) => one.id === id) ?? {};
  const board = boardOf(element);
  const listed = allInside(board, `[data-id="${id}"]`)[0];
  if (!listed || listed.getClientRects().length > 0) return;
  const tile = allInside(board, `.player[data-side="${owner}"] .zone.${zone} button.tile`)[0];
  if (tile) await hands.on(element, tile);
  await drawn(element);
}

function offerFor(element: SwtcgTable, decision: Decision) {
  const subject = choosing.subjectOf(decision);
  const { name } = choosing.partOf(decision);
  const offer = offersOf(choosing, legalIn(element)).find(
    (one) => one.deed === decision.do && one.card === subject && one.name === name,
  );
  if (!offer) throw new Error(`Nothing like ${JSON.stringify(decision)} is offered`);
  return offer;
}

async function atCard(element: SwtcgTable, decision: Decision, hands: Hands): Promise<void> {
  const subject = choosing.subjectOf(decision) as string;
  await unfold(element, hands, subject);
  await hands.on(element, cardAt(element, subject));
  await until(() => element.shadowRoot?.querySelector('.sheet') != null, `the menu of ${subject}`);
  await drawn(element);
  const offer = offerFor(element, decision);
  const game = gameOf(element);
  const who = element.perspective as 'both';
  const [first] = offer.decisions as [Decision];
  const text = offer.decisions.length === 1 ? rowWords(game, first, who) : offerWords(game, offer, who);
  await hands.on(element, row(element, text));
}

/** From the list of what can be done. */
async function fromList(element: SwtcgTable, decision: Decision, hands: Hands): Promise<void> {
  const offers = offersOf(choosing, legalIn(element));
  const deeds = [...new Set(offers.map(({ deed }) => deed))];
  await hands.on(element, allInside(element, '.todo-item')[deeds.indexOf(decision.do)] as HTMLElement);
  await drawn(element);
  const group = offers.filter(({ deed }) => deed === decision.do);
  const wanted = offerFor(element, decision);
  const at = group.findIndex(({ card, name }) => card === wanted.card && name === wanted.name);
  await hands.on(element, allInside(element, '.todo-list button')[at] as HTMLElement);
  await drawn(element);
}

/** Everything that is answered in the bar. */
async function inBar(element: SwtcgTable, decision: Decision, hands: Hands): Promise<boolean> {
  const game = gameOf(element);
  const press = async (text: string) => {
    const found = allInside(element, '.pop .plays button').find((one) => words(one) === text);
    if (found) await hands.on(element, found);
    return found !== undefined;
  };
  if (decision.do === 'mulligan') return press('Take a mulligan');
  if (decision.do === 'objectives') return press('Choose three…');
  if (decision.do !== 'choose') return false;
  if (decision.value === 'no') {
    await hands.pass(element);
    return true;
  }
  if (askNow(game)?.least != null) return press('Choose…');
  return press(
    valueWords(game, decision.value, element.perspective as 'both')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** Makes one decision with the hands given, and waits until it is taken. */
export async function perform(element: SwtcgTable, decision: Decision, hands: Hands): Promise<void> {
  const was = element.game?.session.position ?? 0;
  await drawn(element);
  if (decision.do === 'pass') await hands.pass(element);
  else if (await inBar(element, decision, hands)) {
    // It was answered in the bar.
  } else if (hands.list) await fromList(element, decision, hands);
  else if (decision.do === 'choose') await hands.on(element, cardAt(element, String(decision.value)));
  else await atCard(element, decision, hands);
  await answerAll(element, decision, hands, was);
  await until(
    () => (element.game?.session.position ?? 0) > was || element.game?.session.result != null,
    `${JSON.stringify(decision)} to be taken`,
  );
  await drawn(element);
}
