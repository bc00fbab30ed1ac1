// What lies hidden from whom (Information Sharing: decks, hands and face-down cards are private), and the documented
// view with hidden cards masked. Nothing here lists decisions: a viewer needs no more than this.
import { somePiece } from '../language/walk.ts';
import { MASK } from '../model/mask.ts';
import type { CardId, CardState, GameState, Side } from '../model/state.ts';
import { currentWindow } from '../model/windows.ts';
import { card, def } from '../model/zones.ts';
import { type CardView, type PlayerView, type View, view } from './view.ts';

/** Who looks: a player, or somebody who may know only what both players know. */
export type Onlooker = Side | 'spectator';

/** The cards that a player looks through just now, to choose one (Pull Resource; Phrases, "search your deck"). */
function lookedThrough(game: GameState, seat: Onlooker): readonly CardId[] {
  const window = currentWindow(game);
  if (!window || window.solo !== seat) return [];
  if (window.kind === 'resource')
    return game.players[window.solo].lists.deck.filter((id) => def(game, id).kind === 'resource');
  const looks = window.rule === 'effect.search' || window.rule === 'effect.look' || hasLooked(game, seat);
  return looks ? window.options : [];
}

/** Whether the effect that asks has shown this player a hand. */
const hasLooked = ({ frames }: GameState, seat: Onlooker): boolean =>
  frames.some(({ by, effect }) => by === seat && somePiece(effect, ({ do: deed }) => deed === 'reveal-hand'));

/** What this onlooker sees although it lies hidden: what is looked through, and what was shown because it is being played. */
function shownNow(game: GameState, seat: Onlooker): ReadonlySet<CardId> {
  const announced = game.frames.filter(({ how }) => how === 'card' || how === 'completion');
  return new Set([...lookedThrough(game, seat), ...announced.map(({ source }) => source)]);
}

/** Whether this onlooker may not know which card it is, wherever it lies and whatever is being done with it. */
export const isSecret = (game: GameState, id: CardId, seat: Onlooker): boolean =>
  isHidden(card(game, id), seat) && !shownNow(game, seat).has(id);

export function isHidden({ zone, faceDown, owner, controller }: CardState, seat: Onlooker): boolean {
  switch (zone) {
    case 'deck':
      return true;
    case 'hand':
    case 'supply':
      return owner !== seat;
    case 'build':
      return faceDown && controller !== seat;
    case 'under':
    case 'out':
      return faceDown;
    default:
      return false;
  }
}

/** The masked name of each card that is hidden from this onlooker: by its place, which tells nothing of the card. */
export function masks(game: GameState, seat: Onlooker): ReadonlyMap<CardId, string> {
  const open = shownNow(game, seat);
  const found = new Map<CardId, string>();
  const seen: Record<string, number> = {};
  const mask = (id: CardId, place: string) => {
    const n = (seen[place] ?? 0) + 1;
    seen[place] = n;
    found.set(id, `${MASK}${place}:${n}`);
  };
  for (const side of ['dark', 'light'] as const) {
    for (const zone of ['deck', 'hand', 'supply', 'build', 'out'] as const) {
      for (const id of game.players[side].lists[zone]) {
        if (isHidden(card(game, id), seat) && !open.has(id)) mask(id, `${side}:${zone}`);
      }
    }
  }
  for (const { stack } of game.cards)
    for (const id of stack) {
      const state = card(game, id);
      if (isHidden(state, seat)) mask(id, `${state.owner}:under`);
    }
  return found;
}

const OPEN_FACTS = ['zone', 'controller', 'owner', 'faceDown', 'build', 'counters'] as const;

/** What lies open of a hidden card: where it is, whose it is, and the counters on it. */
const covered = (seen: CardView): CardView => {
  const open = Object.fromEntries(OPEN_FACTS.map((fact) => [fact, seen[fact]])) as Pick<
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

/** Where a card of the view names others. Elsewhere a text is no id, though a card may be called like it. */
const ID_FACTS = ['stack', 'pilots', 'equipment'] as const;
const PILES = ['hand', 'deck', 'discard'] as const;

/** A copy with masked ids for hidden ones in these lists. */
function maskedIn<T>(data: T, lists: readonly (keyof T)[], names: ReadonlyMap<CardId, string>): T {
  const found = { ...data };
  for (const list of lists) {
    const ids = data[list] as readonly CardId[];
    if (ids.some((id) => names.has(id))) found[list] = ids.map((id) => names.get(id) ?? id) as T[typeof list];
  }
  return found;
}

/** The documented view with masked ids for hidden cards. */
export function maskedView(game: GameState, names: ReadonlyMap<CardId, string>): View {
  const { dark, light, winner, control, ...cards } = view(game);
  const open: [string, CardView][] = [];
  const hidden: [string, CardView][] = [];
  for (const [id, seen] of Object.entries(cards as Record<CardId, CardView>)) {
    const name = names.get(id);
    if (name === undefined) open.push([id, maskedIn(seen, ID_FACTS, names)]);
    else hidden.push([name, covered(seen)]);
  }
  // Cards stand in the order of the file: hidden ones by their place instead, or their order would tell which they are.
  const shown = [...open, ...hidden.sort(([a], [b]) => (a < b ? -1 : 1))];
  const player = (one: PlayerView): PlayerView => maskedIn(one, PILES, names);
  return { ...Object.fromEntries(shown), dark: player(dark), light: player(light), winner, control };
}
