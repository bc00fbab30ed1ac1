// What is true in High Card: pure functions from state to state.
import type { PlayedFrom, Settings } from '../../../src/core/game/game-files.ts';
import { next, stream } from '../../../src/core/random.ts';
import { notNow, type Refusal, refuse } from '../../../src/core/refusal.ts';
import { type CardId, NO_CHANCE } from '../../../src/core/state.ts';
import { lineWritten } from '../../../src/core/watch.ts';
import {
  type CardState,
  type Change,
  type Decision,
  type LogEvent,
  type Point,
  SEATS,
  type Seat,
  type State,
  type Table,
  type View,
  type Zone,
} from './types.ts';

/** Who is ahead by so many points wins. */
const LEAD = 3;

export const other = (seat: Seat): Seat => (seat === 'north' ? 'south' : 'north');

export const newGame = (
  ruleset: string,
  { faces, cards, scores, at, until, dice, seed }: Table & PlayedFrom,
  settings: Settings = {},
): State => ({
  box: {
    ruleset,
    faces,
    dice: settings.dice ?? dice,
    shuffles: settings.shuffles ?? [],
    autoPass: settings.autoPass ?? 'never',
  },
  cards: Object.fromEntries(cards.map((card) => [card.id, card])),
  scores,
  point: at as Point,
  window: null,
  die: seed === null ? null : stream(seed, 'dice'),
  turn: 1,
  path: [],
  log: [],
  chance: NO_CHANCE,
  diceUsed: 0,
  stop: typeof until === 'string' ? null : until,
  result: null,
});

export const cardsIn = ({ cards }: State, seat: Seat, zone: Zone): CardState[] =>
  Object.values(cards).filter((card) => card.seat === seat && card.zone === zone);

const handsEmpty = (game: State): boolean => SEATS.every((seat) => cardsIn(game, seat, 'hand').length === 0);

type Happening = Pick<LogEvent, 'type' | 'by'> & Partial<Pick<LogEvent, 'cards' | 'numbers'>>;

function note(
  game: State,
  kind: LogEvent['kind'],
  rule: string,
  { type, by, cards = {}, numbers = {} }: Happening,
): State {
  const { path, turn } = game;
  const event = { type, kind, by, cards, numbers, words: {}, rule, path, turn } as LogEvent;
  const after = { ...game, log: [...game.log, event] };
  lineWritten(event, after);
  return after;
}

/** A decision is taken: what was told before is told. */
export const newLog = (game: State): State => ({ ...game, log: [], chance: NO_CHANCE });

/** North begins in odd rounds, South in even ones. */
const first = (turn: number): Seat => (turn % 2 === 1 ? 'north' : 'south');

export const openWindow = (game: State): State =>
  note(
    { ...game, point: 'laying', window: { chance: first(game.turn), passes: 0 } },
    'place',
    'round.start',
    { type: 'round-begun', by: first(game.turn) },
  );

export const windowClosed = ({ window }: State): boolean => (window?.passes ?? 0) >= SEATS.length;

export const waitingFor = ({ window }: State): Seat | null => window?.chance ?? null;

export function legal(game: State): Decision[] {
  const by = waitingFor(game);
  if (by === null) return [];
  const lay = cardsIn(game, by, 'hand').map(({ id }): Decision => ({ by, do: 'lay', card: id }));
  return [...lay, { by, do: 'pass' }];
}

export function whyNot(game: State, { by, ...decision }: Decision): Refusal | null {
  const chance = waitingFor(game);
  if (chance === null) return notNow('window.closed', 'nobody is asked now');
  if (by !== chance) return notNow('window.chance', `it is the chance of ${seatName(chance)}`);
  if (decision.do === 'pass') return null;
  if (decision.do !== 'lay') return refuse('window.chance', 'a player lays a card or passes');
  const card = game.cards[decision.card];
  if (!card) return refuse('card.lay', `no card is called ${decision.card}`);
  return card.seat === by && card.zone === 'hand'
    ? null
    : refuse('card.lay', `${decision.card} is not in the hand of ${seatName(by)}`);
}

export function decide(game: State, decision: Decision): State {
  const { by } = decision;
  const { passes = 0 } = game.window ?? {};
  if (decision.do === 'pass')
    return note(
      { ...newLog(game), window: { chance: other(by), passes: passes + 1 } },
      'window',
      'window.pass',
      {
        type: 'passed',
        by,
      },
    );
  const laid = moved({ ...newLog(game), window: { chance: other(by), passes: 0 } }, [decision.card], 'table');
  return note(laid, 'deed', 'card.lay', { type: 'card-laid', by, cards: { laid: decision.card } });
}

const moved = (game: State, ids: readonly CardId[], zone: Zone): State => ({
  ...game,
  cards: {
    ...game.cards,
    ...Object.fromEntries(ids.map((id) => [id, { ...(game.cards[id] as CardState), zone }])),
  },
});

export const startRoll = (game: State): State => ({ ...game, point: 'roll', window: null });

export const needsDie = ({ box, diceUsed, die }: State): boolean =>
  die === null && box.dice.length === diceUsed;

/** The die falls; `given` is what the players read off a real one. */
export function roll(game: State, given?: readonly number[]): State {
  const { box, diceUsed } = game;
  const recorded = given?.[0] ?? (box.dice[diceUsed] as number | undefined);
  const [value, die] = recorded === undefined && game.die !== null ? next(game.die) : [0, game.die];
  const shown = recorded ?? 1 + Math.floor(value * 6);
  const rolled: State = {
    ...game,
    die,
    diceUsed: given || recorded === undefined ? diceUsed : diceUsed + 1,
    chance: { ...game.chance, rolls: [...game.chance.rolls, [shown]] },
  };
  return score(
    note(rolled, 'roll', 'round.roll', { type: 'die-rolled', by: null, numbers: { die: shown } }),
    shown,
  );
}

const withPoints = (game: State, seat: Seat, points: number): State => ({
  ...game,
  scores: { ...game.scores, [seat]: game.scores[seat] + points },
});

function score(game: State, die: number): State {
  const after = SEATS.reduce((now, seat) => {
    const points = cardsIn(now, seat, 'table').filter(
      ({ face }) => (now.box.faces[face]?.value ?? 0) >= die,
    ).length;
    if (points === 0) return now;
    const scored = withPoints(now, seat, points);
    return note(scored, 'rule', 'round.score', { type: 'scored', by: seat, numbers: { points } });
  }, game);
  const table = SEATS.flatMap((seat) => cardsIn(after, seat, 'table').map(({ id }) => id));
  return moved(after, table, 'discard');
}

/** The end of a round: somebody may have won. */
export function endRound(game: State): State {
  const { north, south } = game.scores;
  const ended: State = { ...game, point: 'end' };
  if (Math.abs(north - south) < LEAD && !handsEmpty(game)) return ended;
  const winner: Seat | null = north === south ? null : north > south ? 'north' : 'south';
  const result = { winner, by: 'points', turn: game.turn };
  return note({ ...ended, result }, 'rule', 'game.win', { type: 'game-ended', by: winner });
}

export const nextRound = (game: State): State => ({ ...game, turn: game.turn + 1, point: 'laying' });

/** Play rests before this point until it is told to go on. */
export const stopsAt = ({ stop, turn }: State, point: Point): boolean =>
  stop !== null && stop.turn === turn && stop.point === point;

export const resume = (game: State): State => ({ ...game, stop: null });

export const setScore = (game: State, { seat, score: points }: Change): State => ({
  ...newLog(game),
  scores: { ...game.scores, [seat]: points },
});

export const seatName = (seat: Seat): string => (seat === 'north' ? 'North' : 'South');

export function view(game: State): View {
  const seat = (one: Seat) => ({
    hand: cardsIn(game, one, 'hand').map(({ id }) => id),
    table: cardsIn(game, one, 'table').map(({ id }) => id),
    discard: cardsIn(game, one, 'discard').map(({ id }) => id),
    score: game.scores[one],
  });
  return { north: seat('north'), south: seat('south'), winner: game.result?.winner ?? null };
}
