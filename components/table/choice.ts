// What a player is choosing at a table: the card whose menu is open, what is asked, what was refused. It decides nothing:
// every answer comes from the list of legal decisions, and the table takes what is left.

import type { Decision, Deed } from '../../src/decisions/decision.ts';
import { ARENAS, type CardId, type Side } from '../../src/game/state.ts';
import { card as cardOf, def, hasCard } from '../../src/game/table.ts';
import type { Mark, Marks } from '../board/unit.ts';
import { type Choosing, choosing, confirmed, isDecision } from './choosing.ts';
import type { TableGame } from './game.ts';
import { type Offer, offersOf, reachOf, towards } from './offers.ts';
import { tableStrings } from './strings.ts';
import type { SwtcgTable } from './table.ts';
import { type Refused, refusedWishes } from './wishes.ts';

/** Deeds that one looks for, and is told of also when they are not legal. */
const LOOKED_FOR: readonly Deed[] = ['attack', 'play', 'use', 'complete', 'retreat'];

/** The parts of a choice that are remembered between two drawings. */
interface Remembered {
  /** The card whose menu is open. */
  readonly open: CardId | null;
  /** Where that menu hangs. */
  readonly place: HTMLElement | null;
  /** The card is in the air: its menu is not in the way. */
  readonly lifted: boolean;
  /** What is asked. */
  readonly now: Choosing | null;
  /** What was refused, and is being explained. */
  readonly why: Refused | null;
  /** The build counters that the menu offers to put. */
  readonly counters: number;
  /** The numbers that steppers in the bar show. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Cards set aside for a mulligan. */
  readonly aside: readonly CardId[];
  /** The deed that is unfolded in the list of what can be done. */
  readonly todo: Deed | null;
}

const NOTHING: Remembered = {
  open: null,
  place: null,
  lifted: false,
  now: null,
  why: null,
  counters: 1,
  numbers: {},
  aside: [],
  todo: null,
};

const CLOSED = { open: null, place: null, lifted: false, now: null, why: null } as const;

export class Choice {
  readonly #table: SwtcgTable;
  #is: Remembered = NOTHING;

  constructor(table: SwtcgTable) {
    this.#table = table;
  }

  get is(): Remembered {
    return this.#is;
  }

  /** Whether a menu is open, or a deed unfolded. */
  get asks(): boolean {
    const { open, now, todo } = this.#is;
    return open !== null || now !== null || todo !== null;
  }

  set(change: Partial<Remembered>): void {
    this.#is = { ...this.#is, ...change };
    this.#table.requestUpdate();
  }

  /** The game has changed: nothing is being chosen any more. */
  fresh(): void {
    this.set(NOTHING);
  }

  /** Gives a choice up: nothing was paid. */
  giveUp(): void {
    this.set(CLOSED);
  }

  /** Gives it up in its own menu: the focus goes back to the card. */
  close(): void {
    this.#is.place?.focus({ preventScroll: true });
    this.giveUp();
  }

  get #game(): TableGame {
    return this.#table.game as TableGame;
  }

  get #state() {
    return this.#game.game;
  }

  /** Whose wishes are answered: the one player at the table, or whoever has the chance. */
  get #wisher(): Side {
    return this.#table.onlyHuman ?? this.#table.chance ?? 'light';
  }

  // ---- what is offered

  get offers(): readonly Offer[] {
    return this.#table.mine ? offersOf(this.#table.legal) : [];
  }

  /** All cards that lie on and under a card, and the card itself. */
  #withOthers(id: CardId): readonly CardId[] {
    if (!hasCard(this.#state, id)) return [];
    const { pilots, equipment, stack } = cardOf(this.#state, id);
    return [id, ...[...pilots, ...equipment, ...stack].flatMap((one) => this.#withOthers(one))];
  }

  /** The offers of a card, and of the cards that lie on it or under it. */
  offersOf(id: CardId): readonly Offer[] {
    const there = this.#withOthers(id);
    return this.offers.filter(({ card }) => card !== null && there.includes(card));
  }

  /** What could be wanted of a card and is not legal, with the reasons. */
  refusedOf(id: CardId): readonly Refused[] {
    return this.#withOthers(id).flatMap((one) => this.#refused(one));
  }

  #refused(id: CardId): readonly Refused[] {
    return refusedWishes(this.#state, this.#wisher, id, (decision) => this.#table.whyNot(decision));
  }

  /** Deeds that one looks for and that are not legal now, each with the reason of the first card that it could be done with. */
  get lookedFor(): readonly Refused[] {
    const { chance, mine } = this.#table;
    if (!chance || !mine) return [];
    const legal = new Set(this.offers.map(({ deed }) => deed));
    const { lists } = this.#state.players[chance];
    const found = new Map<Deed, Refused>();
    for (const id of [...lists.hand, ...ARENAS.flatMap((arena) => lists[arena])])
      for (const one of this.#refused(id)) {
        const { do: deed } = one.decision;
        if (LOOKED_FOR.includes(deed) && !legal.has(deed) && !found.has(deed)) found.set(deed, one);
      }
    return LOOKED_FOR.flatMap((deed) => found.get(deed) ?? []);
  }

  // ---- choosing

  /** A card on the board or in hand was chosen. */
  pick(shown: CardId, from: HTMLElement): void {
    const { mine, legal, perspective } = this.#table;
    const id = this.#game.meant(shown, perspective);
    const { open, now } = this.#is;
    if (now && this.#answer(id)) return;
    const answers = mine ? legal.filter(({ do: deed, value }) => deed === 'choose' && value === id) : [];
    if (answers.length > 0) this.choose(answers);
    else if (open !== null && open !== id && this.#reach(open, id)) return;
    else if (this.#setsAside(id)) return;
    else if (open === id) this.giveUp();
    else this.openMenu(id, from);
  }

  /** The opened card is used on another, where there is one way only. */
  #reach(open: CardId, id: CardId): boolean {
    const reached = this.offersOf(open).flatMap((offer) => towards(offer, id));
    const ways = new Set(reached.map(({ do: deed, ability }) => `${deed} ${ability}`));
    if (ways.size !== 1) return false;
    this.choose(reached);
    return true;
  }

  /** Cards of the hand are set aside and taken back for a mulligan. */
  #setsAside(id: CardId): boolean {
    const { mine, legal } = this.#table;
    if (!mine || !legal.some(({ do: deed, cards }) => deed === 'mulligan' && cards?.includes(id)))
      return false;
    const { aside } = this.#is;
    this.set({ why: null, aside: aside.includes(id) ? aside.filter((one) => one !== id) : [...aside, id] });
    return true;
  }

  /** A card as the answer to what is asked. One that is no answer says why. */
  #answer(id: CardId): boolean {
    const { now } = this.#is;
    const found = now?.question?.answers.find(({ value }) => value === id);
    if (found) {
      this.choose(found.left);
      return true;
    }
    const field = now?.question?.field;
    const [first] = now?.left ?? [];
    if (!first || (field !== 'target' && field !== 'unit' && field !== 'targets')) return false;
    const decision = field === 'targets' ? { ...first, targets: [id] } : { ...first, [field]: id };
    const refusal = this.#table.whyNot(decision);
    if (refusal) this.set({ why: { decision, refusal } });
    return refusal !== null;
  }

  /** Asks on, or takes the decision where nothing is left to ask. */
  choose(left: readonly Decision[]): void {
    if (left.length === 0) return;
    const next = choosing(this.#state, left, (decision) => this.#table.whyNot(decision));
    if (isDecision(next)) this.decide(next);
    else this.set({ now: next, why: null });
  }

  /** What was chosen so far is meant. */
  confirm(): void {
    const { now } = this.#is;
    if (!now) return;
    const left = confirmed(now);
    if (now.question) this.choose(left);
    else this.decide(left[0] as Decision);
  }

  decide(decision: Decision): void {
    const { place } = this.#is;
    const refusal = this.#table.decide(decision, 'player');
    if (refusal) this.set({ why: { decision, refusal } });
    else void this.#table.places.backTo(place);
  }

  openMenu(id: CardId | null, from: HTMLElement | null): void {
    this.set({ ...CLOSED, open: id, place: from });
  }

  // ---- dragging

  /** A card is taken up: false where nothing can be done with it. */
  lift(shown: CardId): boolean {
    const { game, mine, perspective } = this.#table;
    if (!game || !mine) return false;
    const id = game.meant(shown, perspective);
    if (this.offersOf(id).length === 0) return false;
    this.set({ ...CLOSED, open: id, lifted: true });
    return true;
  }

  /** It was put onto another card, or into an arena. Where it can't go, the menu of what it can do stays open. */
  drop({ card: shown, place }: { readonly card?: CardId; readonly place?: string }): void {
    const { open } = this.#is;
    if (open === null) return;
    this.set({ lifted: false });
    const card = shown === undefined ? undefined : this.#game.meant(shown, this.#table.perspective);
    for (const where of [card, place?.split(':')[1]]) {
      if (where === undefined) continue;
      const left = this.offersOf(open).flatMap((offer) => towards(offer, where));
      if (left.length > 0) {
        this.choose(left);
        return;
      }
    }
  }

  // ---- what the board shows of it

  /** What can be done with each card, as the board calls it. */
  get marks(): Marks {
    const { mine, chance, legal, perspective } = this.#table;
    const found: Record<CardId, Mark> = {};
    if (!mine || !chance) return found;
    const w = tableStrings();
    const { open, now, aside } = this.#is;
    const mark = (id: CardId, kind: Mark['kind'], words: string) => {
      if (hasCard(this.#state, id)) found[this.#game.shownAs(this.#seen(id), perspective)] = { kind, words };
    };
    const target = (id: CardId) => mark(id, 'target', w.legalTarget);
    if (now) for (const { value } of now.question?.answers ?? []) target(String(value));
    else if (open !== null)
      for (const offer of this.offersOf(open)) for (const id of reachOf(offer)) target(id);
    else {
      for (const id of this.#state.players[chance].lists.hand) mark(id, 'locked', w.locked);
      for (const { card } of this.offers) if (card !== null) mark(card, 'usable', w.usable);
      for (const { do: deed, value } of legal) if (deed === 'choose') target(String(value));
      for (const { cards = [] } of legal) for (const id of cards) mark(id, 'usable', w.usable);
      for (const id of aside) mark(id, 'selected', w.selected);
    }
    const subject = now?.left[0];
    for (const id of [open, subject?.do === 'choose' ? null : (subject?.card ?? subject?.unit)])
      if (id !== null && id !== undefined) mark(id, 'selected', w.selected);
    return found;
  }

  /** The card that is seen where this one lies: the unit that it is on or under. */
  #seen(id: CardId): CardId {
    const { host } = cardOf(this.#state, id);
    return host === null ? id : this.#seen(host);
  }

  /** The arenas that the opened card can go to. */
  get drops(): Readonly<Record<string, string>> {
    const { mine, chance } = this.#table;
    const { open } = this.#is;
    if (!mine || chance === null || open === null) return {};
    const found: Record<string, string> = {};
    // A unit that is completed is deployed; a Location is not, nor is a unit in setup.
    const deploys = def(this.#state, open).kind === 'unit';
    for (const offer of this.offersOf(open))
      for (const arena of ARENAS)
        if (reachOf(offer).has(arena))
          found[`${chance}:${arena}`] =
            deploys && offer.deed === 'complete' ? tableStrings().deployHere : tableStrings().putHere;
    return found;
  }
}
