// One of each unique card: own duplicates, and contests between the players (Contesting Unique Cards; rulings, 16 and 17).

import { editionOf } from '../../editions/index.ts';
import { ofLineup } from '../../effects/abilities.ts';
import { emit } from '../../effects/events.ts';
import { note } from '../../model/log.ts';
import { ofAllCards } from '../../model/memo.ts';
import { type CardId, type GameState, SIDES, type Side } from '../../model/state.ts';
import { changed } from '../../model/update.ts';
import { closeWindow, currentWindow, openWindow, setWindow } from '../../model/windows.ts';
import { card, def, inFileOrder, place, setPlayer, stackOf, unitsOf } from '../../model/zones.ts';
import { toSupply } from '../actions/attached-cards.ts';
import { discardCard, retreatUnit, tap } from '../actions/card-moves.ts';
import { sameUnique } from './stack-rules.ts';

/** Whether this game has unique cards at all. */
const hasUnique = ofAllCards((cards) => cards.some(({ version }) => version !== null));

/** The unique units and Equipment that both players have in play, the top cards of their stacks, in file order. */
const uniqueInPlay = ofLineup((game): readonly CardId[] => {
  const found: CardId[] = [];
  const add = (id: CardId) => {
    const { faceDown, pilots, equipment } = card(game, id);
    const { version, kind } = def(game, id);
    if (version !== null && !faceDown && (kind === 'unit' || kind === 'equipment')) found.push(id);
    for (const rider of pilots) add(rider);
    for (const rider of equipment) add(rider);
  };
  for (const side of SIDES) {
    const { space, ground, character, build } = game.players[side].lists;
    for (const row of [space, ground, character, build]) for (const id of row) add(id);
  }
  return inFileOrder(game, found);
});

/** Two unique cards of one player that can't both stay in play; none where all can. */
export const duplicatesOf = ofLineup((game, side): readonly CardId[] => {
  if (!hasUnique(game.box)) return [];
  const list = uniqueInPlay(game, 'dark').filter((id) => card(game, id).controller === side);
  for (const [i, one] of list.entries()) {
    const twin = list.slice(i + 1).find((other) => sameUnique(game, one, other));
    if (twin !== undefined) return [one, twin];
  }
  return [];
});

/** The Force to pay for discarding this one of the two: the difference, if it is the dearer. Subordinates go freely. */
export function discardPrice(game: GameState, id: CardId, pair: readonly CardId[]): number {
  const other = pair.find((one) => one !== id) as CardId;
  if (def(game, id).subordinate) return 0;
  return Math.max(0, (def(game, id).cost ?? 0) - (def(game, other).cost ?? 0));
}

/** A mark on a card that has been deployed this turn, where that decides which of two goes. */
const deployedMark = (id: CardId): string => `deployed ${id}`;

export const markDeployed = (game: GameState, id: CardId): GameState =>
  editionOf(game.box).duplicate === 'newest'
    ? changed(game, { used: [...game.used, deployedMark(id)] })
    : game;

/** The one that was deployed last; of two that lay there at the start, the one that stands later. */
function newestOf(game: GameState, pair: readonly CardId[]): CardId {
  const latest = (id: CardId): number => game.used.lastIndexOf(deployedMark(id));
  return pair.reduce((newest, id) => (latest(id) >= latest(newest) ? id : newest));
}

/** One of the two is discarded; if it has just been deployed, it never was. */
export const discardDuplicate = (game: GameState, by: Side, id: CardId, price: number): GameState =>
  takeAway(closeWindow(game), by, id, price);

const withoutNewest = (game: GameState, by: Side, pair: readonly CardId[]): GameState =>
  takeAway(game, by, newestOf(game, pair), 0);

function takeAway(game: GameState, by: Side, id: CardId, price: number): GameState {
  let next = setPlayer(game, by, { force: game.players[by].force - price });
  next = note(next, 'deed', 'unique.one', {
    type: 'duplicate-discarded',
    by,
    cards: { card: id },
    numbers: { force: price },
  });
  const waiting = next.waiting.filter((one) => one.event.card !== id);
  if (waiting.length < next.waiting.length) next = changed(next, { waiting });
  return discardCard(next, id);
}

export interface Contest {
  readonly dark: CardId;
  readonly light: CardId;
}

const BATTLE = new Set(['battle-start', 'space-battle', 'ground-battle', 'character-battle']);

/** Contests that are due: between units in arenas first, then between untapped Equipment on such units. */
export const contestsDue = (game: GameState): readonly Contest[] =>
  BATTLE.has(game.point) ? contests(game, 'dark') : [];

/** The same for both players. */
const contests = ofLineup((game): readonly Contest[] => {
  if (!hasUnique(game.box)) return [];
  const units = SIDES.map((side) =>
    inFileOrder(
      game,
      unitsOf(game, side).filter((id) => def(game, id).version !== null),
    ),
  ) as [CardId[], CardId[]];
  const found = pairs(game, units);
  if (found.length > 0 || !editionOf(game.box).contest.equipment) return found;
  const worn = SIDES.flatMap((side) => unitsOf(game, side)).flatMap((id) => card(game, id).equipment);
  if (worn.length < 2) return [];
  const equipment = SIDES.map((side) =>
    inFileOrder(
      game,
      worn.filter((id) => {
        const { controller, tapped } = card(game, id);
        return controller === side && !tapped && def(game, id).version !== null;
      }),
    ),
  ) as [CardId[], CardId[]];
  return pairs(game, equipment);
});

const pairs = (game: GameState, [darks, lights]: readonly [CardId[], CardId[]]): Contest[] =>
  darks.flatMap((dark) =>
    lights.filter((light) => sameUnique(game, dark, light)).map((light) => ({ dark, light })),
  );

/** The build cost total: the top card's printed cost and 1 for each card beneath it. */
export const contestCost = (game: GameState, id: CardId): number =>
  (def(game, id).cost ?? 0) + stackOf(game, id).length - 1;

export function openContest(game: GameState, { dark, light }: Contest): GameState {
  const started = note(game, 'rule', 'unique.contest', {
    type: 'contest-started',
    cards: { dark, light },
    numbers: { dark: contestCost(game, dark), light: contestCost(game, light) },
  });
  return openWindow(started, {
    kind: 'bid',
    rule: 'unique.contest',
    options: [dark, light],
    bids: { dark: 0, light: 0 },
    chance: editionOf(game.box).contest.first,
  });
}

/** Both players have passed: the higher total stays and its player pays the bid; Dark wins ties. */
export function endContest(game: GameState): GameState {
  const window = currentWindow(game);
  const [dark, light] = window?.options ?? [];
  if (!window?.bids || dark === undefined || light === undefined) return game;
  const { bids } = window;
  const lightWins = contestCost(game, light) + bids.light > contestCost(game, dark) + bids.dark;
  const side: Side = lightWins ? 'light' : 'dark';
  const [winner, loser] = lightWins ? [light, dark] : [dark, light];
  let next = closeWindow(game);
  next = setPlayer(next, side, { force: next.players[side].force - bids[side] });
  next = note(next, 'rule', 'unique.contest', {
    type: 'contest-won',
    cards: { card: winner },
    numbers: { force: bids[side] },
  });
  return hearOwed(loses(next, loser));
}

function loses(game: GameState, loser: CardId): GameState {
  const stays = def(game, loser).kind === 'equipment';
  const happening = {
    type: 'contest-lost',
    cards: { card: loser },
    words: { seat: card(game, loser).controller, goes: stays ? 'nowhere' : 'build' },
  } as const;
  if (stays) return note(tap(game, loser), 'rule', 'unique.contest', happening);
  // What its coming has set off has not triggered yet.
  const waiting = game.waiting.filter((one) => one.source !== loser || one.late !== undefined);
  let next = waiting.length < game.waiting.length ? changed(game, { waiting }) : game;
  if (editionOf(game.box).contest.loserRetreats)
    return retreatUnit(note(next, 'rule', 'unique.contest', happening), loser);
  next = place(next, loser, 'build');
  return toSupply(note(next, 'rule', 'unique.contest', happening), loser);
}

/** Once no contest is due any more, what the window owes is heard of. */
function hearOwed(game: GameState): GameState {
  const type = currentWindow(game)?.owes;
  return type && contestsDue(game).length === 0 ? emit(setWindow(game, { owes: null }), { type }) : game;
}

/** Asks a player with two unique cards of one name which of them goes, or takes the newest away; null where nobody has them. */
export function askDuplicate(game: GameState): GameState | null {
  for (const side of SIDES) {
    const pair = duplicatesOf(game, side);
    if (pair.length === 0) continue;
    if (editionOf(game.box).duplicate === 'chosen')
      return openWindow(game, { kind: 'duplicate', rule: 'unique.one', solo: side, options: pair });
    return askDuplicate(withoutNewest(game, side, pair)) ?? withoutNewest(game, side, pair);
  }
  return null;
}

/** Starts the contest that is due, or asks which of several comes first; null where none is due. */
export function askContest(game: GameState): GameState | null {
  const due = contestsDue(game);
  const [first] = due;
  if (!first) return null;
  if (due.length === 1) return openContest(game, first);
  // The Dark Side player chooses the order.
  return openWindow(game, {
    kind: 'contests',
    rule: 'unique.contest',
    solo: 'dark',
    options: [...new Set(due.map(({ dark }) => dark))],
  });
}
