// What lies hidden from whom: hands and decks, edge stacks before they are revealed (FAQ 2.4), captured cards, which only Dark
// may look at (FAQ 2.5), objectives chosen in setup; and the documented view with hidden cards masked.
import { topOf } from '../model/stack.ts';
import type { CardId, CardState, GameState, Side } from '../model/state.ts';
import { card } from '../model/zones.ts';
import { isMask, MASK } from './mask.ts';
import { type CardView, type PlayerView, type View, view } from './view.ts';

/** Who looks: a player, or somebody who may know only what both players know. */
export type Onlooker = Side | 'spectator';

/** Whether a card is hidden from this onlooker by where it is. */
export function isHidden({ zone, faceDown, owner }: CardState, seat: Onlooker): boolean {
  switch (zone) {
    case 'deck':
    case 'objectiveDeck':
      return true;
    case 'hand':
      return owner !== seat;
    case 'edge':
    case 'objectives':
      return faceDown && owner !== seat;
    case 'captured':
      return seat !== 'dark';
    default:
      return false;
  }
}

/** The objectives of setup that a player looks at, and the cards that an effect lets its player look at. */
function lookedAt(game: GameState, seat: Onlooker): ReadonlySet<CardId> {
  const step = topOf(game, 'step');
  const offered =
    step?.step === 'objectives' && step.chance === seat
      ? game.players[step.chance].lists.objectiveDeck.slice(0, 4)
      : [];
  const seen = game.frames.flatMap((frame) => {
    if (frame.kind !== 'effect' || frame.by !== seat) return [];
    const asked = frame.ask && 'options' in frame.ask && frame.ask.by === seat ? frame.ask.options : [];
    return [...frame.seen, ...asked.filter((one): one is CardId => typeof one === 'string')];
  });
  return new Set([...offered, ...seen]);
}

/** The masked name of each card that is hidden from this onlooker: by its place, which tells nothing of the card. */
export function masks(game: GameState, seat: Onlooker): ReadonlyMap<CardId, string> {
  const open = lookedAt(game, seat);
  const found = new Map<CardId, string>();
  const seen: Record<string, number> = {};
  const mask = (id: CardId, place: string) => {
    if (open.has(id) || !isHidden(card(game, id), seat)) return;
    const n = (seen[place] ?? 0) + 1;
    seen[place] = n;
    found.set(id, `${MASK}${place}:${n}`);
  };
  for (const side of ['dark', 'light'] as const)
    for (const zone of ['hand', 'deck', 'objectiveDeck', 'edge', 'objectives'] as const)
      for (const id of game.players[side].lists[zone]) mask(id, `${side}:${zone}`);
  for (const { captured } of game.cards) for (const id of captured) mask(id, 'light:captured');
  return found;
}

/** Puts masked ids for hidden ones wherever they stand in data. */
export function masked<T>(data: T, names: ReadonlyMap<CardId, string>): T {
  if (typeof data === 'string') return (names.get(data) ?? data) as T;
  if (Array.isArray(data)) return data.map((one) => masked(one, names)) as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, one]) => [names.get(key) ?? key, masked(one, names)]),
  ) as T;
}

/** What lies open of a hidden card: where it is, and whose it is. */
const covered = ({ zone, controller, owner, faceDown }: CardView): CardView => ({
  zone,
  controller,
  owner,
  faceDown,
});

/** The documented view with masked ids for hidden cards. */
export function maskedView(game: GameState, names: ReadonlyMap<CardId, string>): View {
  const whole = view(game);
  const open: [string, unknown][] = [];
  const hidden: [string, CardView][] = [];
  for (const id of game.box.ids) {
    const name = names.get(id);
    const seen = whole[id] as CardView;
    if (name === undefined) open.push([id, masked(seen, names)]);
    else hidden.push([name, covered(seen)]);
  }
  // Cards stand in the order of the file: hidden ones by their place instead, or their order would tell which they are.
  const cards = [...open, ...hidden.sort(([a], [b]) => (a < b ? -1 : 1))];
  const { ids } = game.box;
  const table = Object.fromEntries(
    Object.entries(whole).filter(([key]) => !Object.hasOwn(game.box.index, key)),
  );
  const player = (side: Side): PlayerView => masked(whole[side], names);
  return {
    ...Object.fromEntries(cards.filter(([key]) => ids.includes(key) || isMask(key))),
    ...table,
    dark: player('dark'),
    light: player('light'),
  } as View;
}
