// What one player may know: the table with hidden cards masked, the log, and what that player may decide
// (Information Sharing: decks, hands and face-down cards are private).
import type { Decision } from './decisions/decision.ts';
import { chanceOf, legalDecisions, whyNot } from './decisions/index.ts';
import { type Refusal, refuse } from './game/refusal.ts';
import type { CardId, CardState, GameState, LogEntry, Side } from './game/state.ts';
import { hasCard } from './game/table.ts';
import { currentWindow } from './game/windows.ts';
import { type CardView, type PlayerView, type View, view } from './view.ts';

export interface SeatView {
  readonly seat: Side;
  /** Cards that are hidden stand under masked ids and show only what lies open on the table. */
  readonly state: View;
  /** The definition of every card that is known to this player. */
  readonly known: Readonly<Record<CardId, string>>;
  readonly log: readonly LogEntry[];
  /** Empty where it is the other player's chance. */
  readonly decisions: readonly Decision[];
}

/** Cards that this player is looking through just now. */
function searching(game: GameState, seat: Side): ReadonlySet<string> {
  const window = currentWindow(game);
  const looks = window?.rule === 'effect.search' && window.solo === seat;
  return new Set(looks ? window.options : []);
}

function isHidden({ zone, faceDown, owner, controller }: CardState, seat: Side): boolean {
  switch (zone) {
    case 'deck':
      return true;
    case 'hand':
    case 'supply':
      return owner !== seat;
    case 'build':
      return faceDown && controller !== seat;
    case 'under':
      return faceDown;
    default:
      return false;
  }
}

/** The masked name of each card that is hidden from this player: by its place, which tells nothing of the card. */
export function masks(game: GameState, seat: Side): ReadonlyMap<CardId, string> {
  const open = searching(game, seat);
  const found = new Map<CardId, string>();
  const seen: Record<string, number> = {};
  const mask = (id: CardId, place: string) => {
    const n = (seen[place] ?? 0) + 1;
    seen[place] = n;
    found.set(id, `hidden:${place}:${n}`);
  };
  for (const side of ['dark', 'light'] as const) {
    for (const zone of ['deck', 'hand', 'supply', 'build'] as const) {
      for (const id of game.players[side].lists[zone]) {
        const state = game.cards[game.box.index[id] as number] as CardState;
        if (isHidden(state, seat) && !open.has(id)) mask(id, `${side}:${zone}`);
      }
    }
  }
  for (const state of game.cards)
    if (state.zone === 'under' && isHidden(state, seat)) mask(state.id, `${state.owner}:under`);
  return found;
}

const OPEN_FACTS = ['zone', 'controller', 'owner', 'faceDown', 'build', 'counters'] as const;

/** What lies open of a hidden card: where it is, whose it is, and the counters on it. */
const covered = (card: CardView): CardView => {
  const open = Object.fromEntries(OPEN_FACTS.map((fact) => [fact, card[fact]])) as Pick<
    CardView,
    (typeof OPEN_FACTS)[number]
  >;
  return {
    ...open,
    tapped: false,
    damage: 0,
    speed: null,
    power: null,
    health: null,
    stack: [],
    pilots: [],
    equipment: [],
    keywords: {},
  };
};

/** Puts masked ids for hidden ones wherever they stand in data. */
function masked<T>(data: T, names: ReadonlyMap<CardId, string>): T {
  if (typeof data === 'string') return (names.get(data) ?? data) as T;
  if (Array.isArray(data)) return data.map((one) => masked(one, names)) as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, one]) => [key, masked(one, names)])) as T;
}

function seatState(game: GameState, names: ReadonlyMap<CardId, string>): View {
  const { dark, light, winner, control, ...cards } = view(game);
  const shown = Object.entries(cards as Record<CardId, CardView>).map(([id, card]) => {
    const name = names.get(id);
    return name === undefined ? [id, masked(card, names)] : [name, covered(card)];
  });
  const player = (one: PlayerView): PlayerView => masked(one, names);
  return { ...Object.fromEntries(shown), dark: player(dark), light: player(light), winner, control };
}

/** The game as this player may see it. */
export function seatView(game: GameState, seat: Side): SeatView {
  const names = masks(game, seat);
  const known = Object.fromEntries(
    game.cards.filter(({ id }) => !names.has(id)).map(({ id, def }) => [id, def]),
  );
  const decisions = chanceOf(game) === seat ? masked(legalDecisions(game), names) : [];
  return { seat, state: seatState(game, names), known, log: game.log, decisions };
}

/** A decision as this player says it, with masked ids put back; null where it names a card that they can't know. */
export function unmasked(game: GameState, seat: Side, decision: Decision): Decision | null {
  const names = masks(game, seat);
  const ids = new Map([...names].map(([id, name]) => [name, id]));
  let unknown = false;
  const back = (data: unknown): unknown => {
    if (typeof data === 'string') {
      if (names.has(data)) unknown = true;
      return ids.get(data) ?? data;
    }
    if (Array.isArray(data)) return data.map(back);
    return data;
  };
  const found = Object.fromEntries(Object.entries(decision).map(([key, one]) => [key, back(one)]));
  return unknown ? null : (found as unknown as Decision);
}

/** Why a decision is not legal, told without a word about cards that this player can't know. */
export function seatWhyNot(game: GameState, seat: Side, decision: Decision): Refusal | null {
  const plain = unmasked(game, seat, decision);
  if (!plain) return refuse('info.private', 'no such card is known to this player');
  const refusal = whyNot(game, plain);
  if (!refusal) return null;
  const names = masks(game, seat);
  const named = [plain.card, plain.unit, plain.target, ...(plain.targets ?? [])];
  const hidden = named.some((id) => hasCard(game, id) && names.has(id));
  return hidden ? { ...refusal, message: 'it is not legal with a hidden card' } : refusal;
}
