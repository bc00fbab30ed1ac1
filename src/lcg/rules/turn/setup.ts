// Setup: choosing objectives, the opening hands with a mulligan, revealing the objectives (Setup, 8 to 10; Ruling 73).
import { atRandom, shufflePile } from '../../model/chance.ts';
import { note } from '../../model/log.ts';
import { type CardId, type GameState, SIDES, type Side } from '../../model/state.ts';
import { inFileOrder, list, put, setCard, setList } from '../../model/zones.ts';
import { occur } from '../acts/occur.ts';
import { askStep } from './ask.ts';

const LOOKED_AT = 4;
export const CHOSEN = 3;
const HAND = 6;

/** Decks are shuffled before anything else; both players look at the top four of their objective decks, Dark first. */
export function beginSetup(game: GameState): GameState {
  let next = game;
  for (const side of SIDES) next = shufflePile(next, side, 'objectiveDeck');
  return askObjectives(next, 'dark');
}

export const objectivesOffered = (game: GameState, side: Side): readonly CardId[] =>
  list(game, side, 'objectiveDeck').slice(0, LOOKED_AT);

/** With fewer than four in the deck, all up to three are taken. */
const askObjectives = (game: GameState, side: Side): GameState => {
  const offered = objectivesOffered(game, side);
  if (offered.length >= LOOKED_AT) return askStep(game, 'objectives', 'setup.objectives', side);
  if (offered.length > 1) return askStep(game, 'objectives', 'setup.objectives', side);
  const taken = offered.length > 0 ? takeObjectives(game, side, offered) : game;
  return nextToChoose(taken, side);
};

const nextToChoose = (game: GameState, side: Side): GameState =>
  side === 'dark' ? askObjectives(game, 'light') : game;

/** The chosen ones lie face-down, in the order in which they will be revealed; the rest goes under the deck. */
export function takeObjectives(game: GameState, side: Side, chosen: readonly CardId[]): GameState {
  const rest = objectivesOffered(game, side).filter((id) => !chosen.includes(id));
  let next = game;
  for (const id of chosen) next = put(next, id, { zone: 'objectives', side, faceDown: true });
  next = { ...next, order: { ...next.order, [side]: chosen } };
  for (const id of rest) next = put(next, id, { zone: 'objectiveDeck', side, at: 'bottom' });
  return note(next, 'deed', 'setup.objectives', { type: 'objectives-chosen', by: side });
}

export const chooseObjectives = (game: GameState, side: Side, chosen: readonly CardId[]): GameState =>
  nextToChoose(takeObjectives(game, side, chosen), side);

/** Drawing the first hand from fewer than six cards draws what there is; nobody loses by it. */
function drawHand(game: GameState, side: Side): GameState {
  let next = game;
  for (const id of list(game, side, 'deck').slice(0, HAND)) {
    next = put(next, id, { zone: 'hand', side });
    next = note(next, 'rule', 'setup.hands', {
      type: 'card-drawn',
      by: side,
      secret: { seat: side, cards: { card: id } },
    });
  }
  return next;
}

export function dealHands(game: GameState): GameState {
  let next = game;
  for (const side of SIDES) next = shufflePile(next, side, 'deck');
  for (const side of SIDES) next = drawHand(next, side);
  return askStep(next, 'mulligan', 'setup.mulligan', 'dark');
}

export const afterMulligan = (game: GameState, side: Side): GameState =>
  side === 'dark' ? askStep(game, 'mulligan', 'setup.mulligan', 'light') : game;

/** The whole hand is shuffled back and six cards are drawn, once. */
export function takeMulligan(game: GameState, side: Side): GameState {
  const hand = inFileOrder(game, list(game, side, 'hand'));
  const back = setList(setList(game, side, 'hand', []), side, 'deck', [...list(game, side, 'deck'), ...hand]);
  const cards = hand.reduce<GameState>((next, id) => setCard(next, id, { zone: 'deck' }), back);
  const [order, mixed] = atRandom(cards, side, list(cards, side, 'deck'));
  const noted = note(setList(mixed, side, 'deck', order), 'deed', 'setup.mulligan', {
    type: 'mulligan-taken',
    by: side,
  });
  return drawHand(noted, side);
}

/** The next objective that is turned up: Dark's first, each over before the next (Setup, 10). */
export function nextToReveal(game: GameState): CardId | null {
  for (const side of SIDES) {
    const hidden = list(game, side, 'objectives').filter(
      (id) => game.cards[game.box.index[id] as number]?.faceDown,
    );
    const [first] = hidden;
    if (first !== undefined) return game.order[side].find((id) => hidden.includes(id)) ?? first;
  }
  return null;
}

export function revealNext(game: GameState): GameState {
  const id = nextToReveal(game);
  if (id === null) return game;
  const side = SIDES.find((one) => list(game, one, 'objectives').includes(id)) as Side;
  const lifted = put(game, id, { zone: 'out', side });
  return occur(
    lifted,
    [{ do: 'enter', card: id, how: 'revealed', side, on: null, who: side, source: null }],
    'setup.reveal',
  );
}

/** Dark takes the first turn. */
export const firstTurn = (game: GameState): GameState => ({ ...game, point: 'turn-start', active: 'dark' });
