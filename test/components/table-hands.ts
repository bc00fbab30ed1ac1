// Making a decision through the interface, as a player does: a card, what to do with it, on what, how much, done. With the
// mouse, with a finger, or by keys alone; nothing is decided behind the interface's back.

import { decisionWords } from '../../components/swtcg/decisions/decision-words.ts';
import { offerWords, rowWords } from '../../components/swtcg/table/row-words.ts';
import type { SwtcgTable } from '../../components/table/table.ts';
import { offersOf } from '../../machines/ui/offers.ts';
import { choosing } from '../../src/swtcg/choosing/index.ts';
import type { Decision } from '../../src/swtcg/decisions/decision.ts';
import type { GameState } from '../../src/swtcg/model/state.ts';
import { click, press, tap } from './hands.ts';
import { allInside, until, words } from './helpers.ts';
import { boardOf, button, cardAt, drawn } from './tables.ts';

export interface Hands {
  /** Presses something that can be seen. */
  readonly on: (element: SwtcgTable, target: HTMLElement) => Promise<void>;
  /** Chooses from the list of what can be done, instead of at the card. */
  readonly list: boolean;
  readonly pass: (element: SwtcgTable) => Promise<void>;
}

const passButton = (element: SwtcgTable) => button(element, /./, '.pop .plays li:last-child');

export const mouse: Hands = {
  on: (_element, target) => click(target),
  list: false,
  pass: (element) => click(passButton(element)),
};

export const finger: Hands = {
  on: (_element, target) => tap(target),
  list: false,
  pass: (element) => tap(passButton(element)),
};

export function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/** More stops than a table has. */
const STOPS = 250;

/** By Tab to where it is, whichever way is shorter is not known: forward, and around. */
export async function tabTo(element: SwtcgTable, target: HTMLElement): Promise<void> {
  if (!element.shadowRoot?.activeElement) element.shadowRoot?.querySelector<HTMLElement>('.base')?.focus();
  for (let n = 0; n < STOPS && focused() !== target; n++) await press('Tab');
  if (focused() !== target) throw new Error(`Tab does not come to "${words(target)}"`);
}

export const keys: Hands = {
  on: async (element, target) => {
    await tabTo(element, target);
    await press('Enter');
  },
  list: true,
  pass: () => press('p'),
};

/** The row of a menu that says this. */
export function row(element: SwtcgTable, text: string): HTMLElement {
  const rows = allInside(element, '.sheet .item').filter((one) => !words(one).includes('Why not?'));
  const says = (one: HTMLElement) => words(one.querySelector('span') as HTMLElement);
  const found = rows.find((one) => says(one) === text.replace(/\s+/g, ' ').trim());
  if (!found) throw new Error(`The menu has no "${text}": ${rows.map(says).join(' | ')}`);
  return found;
}

/** Steps a number to a value. */
export async function stepTo(
  element: SwtcgTable,
  hands: Hands,
  within: string,
  value: number,
): Promise<void> {
  const now = () => Number(words(allInside(element, `${within} .stepper output`)[0] as HTMLElement));
  for (let n = 0; n < 60 && now() !== value; n++) {
    const way = now() < value ? 'One more' : 'One less';
    await hands.on(element, button(element, way, within));
    await drawn(element);
  }
}

/** Answers what the menu asks, until the decision is taken. */
async function answerAll(element: SwtcgTable, decision: Decision, hands: Hands, was: number): Promise<void> {
  const taken = () => (element.game?.session.position ?? 0) > was || element.game?.session.result != null;
  for (let n = 0; n < 8 && !taken(); n++) {
    await drawn(element);
    const { asking } = element.state.context.choice;
    if (!asking) return;
    const { question, extras } = asking;
    if (question && !question.numbers) {
      const at = question.answers.findIndex(({ left }) =>
        left.some((one) => same(one as Decision, decision)),
      );
      await hands.on(element, allInside(element, '.sheet .item')[at] as HTMLElement);
    } else {
      const field = question?.field ?? extras?.number?.field;
      const value = decision[field as 'amount'];
      if (value !== undefined) await stepTo(element, hands, '.sheet', value);
      for (const i of decision.dice ?? []) {
        const box = allInside(element, '.sheet .pick-dice input')[i] as HTMLInputElement;
        if (hands.list) {
          await tabTo(element, box);
          await press(' ');
        } else await hands.on(element, box);
        await drawn(element);
      }
      await hands.on(element, button(element, 'Confirm', '.sheet'));
    }
    await drawn(element);
  }
}

const same = (one: Decision, wanted: Decision): boolean =>
  Object.entries(one).every(
    ([key, value]) =>
      key === 'counters' || JSON.stringify(wanted[key as keyof Decision]) === JSON.stringify(value),
  );

/** The card as it can be seen: itself, or the unit that it lies on. */
function seen(element: SwtcgTable, game: GameState, id: string): HTMLElement {
  const { host } = game.cards[game.box.index[id] as number] ?? {};
  return host ? seen(element, game, host) : cardAt(element, id);
}

/** Shows the arena that a card is in, where one is shown at a time. */
async function showArena(element: SwtcgTable, hands: Hands, game: GameState, id: string): Promise<void> {
  const { zone, host } = game.cards[game.box.index[id] as number] ?? {};
  if (host) return showArena(element, hands, game, host);
  const board = boardOf(element);
  const tab = allInside(board, `.arena-tabs input[value="${zone}"]`)[0] as HTMLInputElement | undefined;
  if (tab && tab.getClientRects().length > 0 && !tab.checked) {
    await hands.on(element, tab);
    await drawn(element);
  }
  const tile = allInside(board, `.zone.${zone} button.tile`).find((one) => one.getClientRects().length > 0);
  const listed = board.shadowRoot?.querySelector(`[data-id="${id}"]`);
  if (tile && zone !== 'hand' && listed && listed.getClientRects().length === 0) {
    const side = game.cards[game.box.index[id] as number]?.controller;
    const own = allInside(board, `.player[data-side="${side}"] .zone.${zone} button.tile`)[0];
    if (own) await hands.on(element, own);
    await drawn(element);
  }
}

/** Everything that is answered in the bar. */
async function inBar(element: SwtcgTable, decision: Decision, hands: Hands): Promise<boolean> {
  const game = element.game?.game as GameState;
  const { do: deed } = decision;
  if (deed === 'predict' || deed === 'bid') {
    await stepTo(element, hands, '.pop', (decision.hits ?? decision.force) as number);
    await hands.on(element, button(element, deed === 'predict' ? 'Predict' : 'Bid', '.pop .numbered'));
    return true;
  }
  if (deed === 'side') {
    await stepTo(element, hands, '.pop', decision.bid as number);
    await hands.on(element, button(element, 'Bid for the side', '.pop'));
    return true;
  }
  if (deed === 'mulligan') {
    for (const id of decision.cards ?? []) {
      await hands.on(element, cardAt(element, id));
      await drawn(element);
    }
    await hands.on(
      element,
      button(element, decision.to === 'deck' ? 'into the deck' : 'into the discard pile', '.pop'),
    );
    return true;
  }
  const said = decisionWords(game, decision, element.perspective);
  const found = allInside(element, '.pop button').find(
    (one) => words(one) === said.replace(/\s+/g, ' ').trim(),
  );
  if (found) await hands.on(element, found);
  return found !== undefined;
}

const ANSWERED = ['choose', 'predict', 'bid', 'side', 'mulligan', 'decline', 'event', 'resource', 'upkeep'];

/** Makes one decision with the hands given, and waits until it is taken. */
export async function perform(element: SwtcgTable, decision: Decision, hands: Hands): Promise<void> {
  const game = element.game?.game as GameState;
  const was = element.game?.session.position ?? 0;
  await drawn(element);
  const { do: deed } = decision;
  if (deed === 'pass' || deed === 'done') await hands.pass(element);
  else if (ANSWERED.includes(deed) && (await inBar(element, decision, hands))) {
    // It was answered in the bar.
  } else if (hands.list) await fromList(element, decision, hands);
  else if (deed === 'choose') {
    await showArena(element, hands, game, String(decision.value));
    await hands.on(element, seen(element, game, String(decision.value)));
  } else await atCard(element, decision, hands);
  await answerAll(element, decision, hands, was);
  await until(
    () => (element.game?.session.position ?? 0) > was || element.game?.session.result != null,
    `${JSON.stringify(decision)} to be taken`,
  );
  await drawn(element);
}

async function atCard(element: SwtcgTable, decision: Decision, hands: Hands): Promise<void> {
  const game = element.game?.game as GameState;
  const subject = choosing.subjectOf(decision) as string;
  await showArena(element, hands, game, subject);
  await hands.on(element, seen(element, game, subject));
  await until(() => element.shadowRoot?.querySelector('.sheet') != null, `the menu of ${subject}`);
  await drawn(element);
  if (decision.do === 'build') {
    await stepTo(element, hands, '.sheet .row', decision.counters as number);
    await hands.on(element, button(element, /^Build \d/, '.sheet .row'));
    return;
  }
  const offer = offerFor(element, decision);
  const { decisions } = offer;
  const each = ['complete', 'setup', 'move', 'rearrange', 'upkeep', 'tap', 'detach', 'retreat'].includes(
    decision.do,
  );
  const one = decisions.find((legal) => same(legal, decision)) ?? (decisions[0] as Decision);
  const text =
    each || decisions.length === 1
      ? rowWords(game, one, element.perspective)
      : offerWords(game, offer, element.perspective);
  await hands.on(element, row(element, text));
}

function offerFor(element: SwtcgTable, decision: Decision) {
  const offer = offersOf(choosing, element.legal).find(
    ({ deed, card, name }) =>
      deed === decision.do &&
      card === choosing.subjectOf(decision) &&
      name === (decision.ability ?? decision.effect ?? null),
  );
  if (!offer) throw new Error(`Nothing like ${JSON.stringify(decision)} is offered`);
  return offer;
}

/** From the list of what can be done. */
async function fromList(element: SwtcgTable, decision: Decision, hands: Hands): Promise<void> {
  const offers = offersOf(choosing, element.legal);
  const deeds = [...new Set(offers.map(({ deed }) => deed))];
  const at = deeds.indexOf(decision.do);
  await hands.on(element, allInside(element, '.todo-item')[at] as HTMLElement);
  await drawn(element);
  const group = offers.filter(({ deed }) => deed === decision.do);
  const wanted = decision.do === 'choose' ? group[0] : offerFor(element, decision);
  const index = group.findIndex(
    ({ decisions }) =>
      decisions === wanted?.decisions || JSON.stringify(decisions) === JSON.stringify(wanted?.decisions),
  );
  await hands.on(element, allInside(element, '.todo-list button')[index] as HTMLElement);
  await drawn(element);
}
