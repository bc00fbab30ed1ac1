// The judge's hand: something is put on the table as it was played (a ruling, a mistake, an effect that is not read).
// No rule is asked; what would break the table itself (a card in two places) can't be said.
import { note } from '../game/log.ts';
import type { CardId, CardState, GameState, ListZone, Side } from '../game/state.ts';
import {
  card,
  def,
  isArena,
  label,
  place,
  placeLocation,
  placeStack,
  setCard,
  setController,
  setPlayer,
  sideName,
} from '../game/table.ts';

export interface ManualChange {
  readonly card?: CardId;
  readonly zone?: ListZone;
  readonly controller?: Side;
  readonly tapped?: boolean;
  readonly faceDown?: boolean;
  readonly damage?: number;
  readonly build?: number;
  readonly counters?: Readonly<Record<string, number>>;
  readonly side?: Side;
  readonly force?: number;
  readonly buildPoints?: number;
  readonly note?: string;
}

const MARKS = ['tapped', 'faceDown', 'damage', 'build', 'counters'] as const;

/** A Location lies in its arena alone; one that lay there goes to its owner's discard pile. */
function putByHand(game: GameState, id: CardId, zone: ListZone): GameState {
  if (isArena(zone) && def(game, id).kind === 'location') {
    const there = game.locations[zone];
    return placeLocation(there === null ? game : place(game, there, 'discard'), id, zone);
  }
  return isArena(zone) || zone === 'build' ? place(game, id, zone) : placeStack(game, id, zone);
}

function changeCard(game: GameState, id: CardId, change: ManualChange): GameState {
  let next = game;
  const told: string[] = [];
  if (change.controller && change.controller !== card(next, id).controller) {
    next = setController(next, id, change.controller);
    told.push(`under ${sideName(change.controller)}'s control`);
  }
  const { zone } = change;
  if (zone && zone !== card(next, id).zone) {
    next = putByHand(next, id, zone);
    told.push(`to ${zone}`);
  }
  const marks: Partial<Record<(typeof MARKS)[number], unknown>> = {};
  for (const mark of MARKS) {
    if (change[mark] === undefined) continue;
    marks[mark] = change[mark];
    told.push(mark === 'counters' ? 'counters' : `${mark} ${String(change[mark])}`);
  }
  next = setCard(next, id, marks as Partial<CardState>);
  return note(
    next,
    'manual',
    'judge.set',
    `By hand: ${label(next, id)} ${told.join(', ') || 'is looked at'}.`,
  );
}

/** Carries out a manual change. */
export function setByHand(game: GameState, change: ManualChange): GameState {
  let next = game;
  const { side, force, buildPoints } = change;
  if (change.card !== undefined) next = changeCard(next, change.card, change);
  if (side && force !== undefined) {
    next = setPlayer(next, side, { force });
    next = note(next, 'manual', 'judge.set', `By hand: ${sideName(side)} has ${force} Force.`);
  }
  if (side && buildPoints !== undefined) {
    next = setPlayer(next, side, { buildPoints });
    next = note(next, 'manual', 'judge.set', `By hand: ${sideName(side)} has ${buildPoints} build points.`);
  }
  return change.note
    ? note(next, 'manual', 'judge.set', `${change.note}${change.note.endsWith('.') ? '' : '.'}`)
    : next;
}

/** A card that was not known is named. */
export function nameCard(game: GameState, id: CardId, as: string): GameState {
  const next = setCard(game, id, { def: as });
  return note(next, 'manual', 'judge.reveal', `The card ${id} turns out to be ${label(next, id)}.`);
}
