// What lies hidden from whom (Out of Play; FAQ 2.4, 2.5), and the documented view with hidden cards masked.
import type { Perspective } from '../../core/game/game-steps.ts';
import type { Ask } from '../model/frames.ts';
import { top } from '../model/stack.ts';
import type { CardId, CardState, GameState, Side } from '../model/state.ts';
import { type CardView, type PlayerView, type View, view } from './view.ts';

export const MASK = 'hidden:';

/** Whether an id of a masked view stands for a card that is hidden. */
export const isMask = (id: CardId): boolean => id.startsWith(MASK);

/** Whether a card lies where this onlooker can't look. */
export function isHidden({ zone, owner, faceDown }: CardState, who: Perspective<Side>): boolean {
  switch (zone) {
    case 'deck':
    case 'objectiveDeck':
      return true;
    case 'hand':
      return owner !== who;
    case 'edge':
      return faceDown && owner !== who;
    case 'captured':
      return who !== 'dark';
    default:
      return faceDown;
  }
}

/** The cards that a player looks at just now, to choose among them. */
function lookedAt(game: GameState, who: Perspective<Side>): readonly CardId[] {
  const frame = top(game);
  const ask = frame && 'ask' in frame ? (frame.ask as Ask | null) : null;
  return ask && 'by' in ask && ask.by === who
    ? ask.options.filter((one): one is CardId => typeof one === 'string')
    : [];
}

/** The masked name of each card that is hidden from this onlooker: by its place, which tells nothing of the card. */
export function masks(game: GameState, who: Perspective<Side>): ReadonlyMap<CardId, string> {
  const found = new Map<CardId, string>();
  if (who === 'both') return found;
  const open = new Set(lookedAt(game, who));
  const counts = new Map<string, number>();
  for (const state of inPlace(game)) {
    if (!isHidden(state, who) || open.has(state.id)) continue;
    const place = `${state.owner}:${state.zone}${state.host === null ? '' : `:${state.host}`}`;
    const n = (counts.get(place) ?? 0) + 1;
    counts.set(place, n);
    found.set(state.id, `${MASK}${place}:${n}`);
  }
  return found;
}

/** The cards in the order in which they lie: in the order of the file a mask would tell which card it is. */
function inPlace({ cards, players, box }: GameState): readonly CardState[] {
  const listed = [players.dark, players.light].flatMap(({ lists }) => Object.values(lists).flat());
  const captured = cards.flatMap((one) => one.captured);
  const first = new Set([...listed, ...captured]);
  const state = (id: CardId): CardState => cards[box.index[id] as number] as CardState;
  return [...[...first].map(state), ...cards.filter(({ id }) => !first.has(id))];
}

/** Puts masked ids for hidden ones wherever they stand in a list of ids. */
const masked = (ids: readonly CardId[], names: ReadonlyMap<CardId, string>): readonly CardId[] =>
  ids.map((id) => names.get(id) ?? id);

const coveredZone = ({ zone }: CardView): string => zone.split(':', 1)[0] as string;

/** The documented view with masked ids for hidden cards. */
export function viewFor(game: GameState, who: Perspective<Side>): View {
  const whole = view(game);
  const names = masks(game, who);
  if (names.size === 0) return whole;
  const open: [string, unknown][] = [];
  const hidden: [string, unknown][] = [];
  for (const [key, value] of Object.entries(whole)) {
    const name = names.get(key);
    if (name !== undefined) {
      const card = value as CardView;
      hidden.push([
        name,
        { ...card, zone: card.zone.startsWith('captured') ? card.zone : coveredZone(card) },
      ]);
    } else open.push([key, opened(value, names)]);
  }
  // Cards stand in the order of the file: hidden ones by their place instead, or their order would tell which they are.
  return Object.fromEntries([...open, ...hidden.sort(([a], [b]) => (a < b ? -1 : 1))]) as unknown as View;
}

const LISTS = ['enhancements', 'captured', 'hand', 'deck', 'discard', 'objectiveDeck', 'victory'] as const;

/** A card or a player as it is shown: the lists in it may name hidden cards. */
function opened(value: unknown, names: ReadonlyMap<CardId, string>): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const shown = value as Partial<CardView & PlayerView>;
  const lists = LISTS.flatMap((key) => {
    const ids = shown[key];
    return ids ? [[key, masked(ids, names)]] : [];
  });
  return { ...shown, ...Object.fromEntries(lists) };
}
