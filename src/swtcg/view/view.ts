// The documented view: what a result says of every card and player (scenario file, "expect"). Hashes of replays are
// taken over it, so it changes only when the file format does.
import { keywordsOf } from '../effects/abilities.ts';
import { controlOf } from '../effects/arena-control.ts';
import { totals } from '../effects/totals.ts';
import {
  ARENAS,
  type Arena,
  type CardId,
  type CardState,
  type GameState,
  type Side,
} from '../model/state.ts';
import { def, isArena } from '../model/zones.ts';

/** A sum, true, or a value for each copy. */
export type KeywordValue = number | true | readonly (number | true)[];

export interface CardView {
  /** A zone, or `on:<unit>`, or `under:<unit>`. */
  readonly zone: string;
  readonly controller: Side;
  readonly owner: Side;
  readonly faceDown: boolean;
  readonly tapped: boolean;
  readonly damage: number;
  readonly build: number;
  /** Totals, never below 0; null where there is none, or where a `*` is not known. */
  readonly speed: number | null;
  readonly power: number | null;
  readonly health: number | null;
  readonly stack: readonly CardId[];
  readonly pilots: readonly CardId[];
  readonly equipment: readonly CardId[];
  readonly counters: Readonly<Record<string, number>>;
  /** Of a unit in an arena or the build zone; empty for all other cards. */
  readonly keywords: Readonly<Record<string, KeywordValue>>;
}

export interface PlayerView {
  readonly force: number;
  readonly buildPoints: number;
  readonly hand: readonly CardId[];
  readonly deck: readonly CardId[];
  readonly discard: readonly CardId[];
}

export type ControlView = Readonly<Record<Arena, Side | null>>;

/** Card ids and these four names are the keys of one object; no id can be one of the names. */
export interface View {
  readonly dark: PlayerView;
  readonly light: PlayerView;
  readonly winner: Side | null;
  readonly control: ControlView;
  readonly [id: CardId]: CardView | PlayerView | ControlView | Side | null;
}

export function view(game: GameState): View {
  const control = Object.fromEntries(ARENAS.map((arena) => [arena, controlOf(game, arena)])) as ControlView;
  return {
    ...Object.fromEntries(game.cards.map((card) => [card.id, cardView(game, card)])),
    dark: playerView(game, 'dark'),
    light: playerView(game, 'light'),
    winner: game.result?.winner ?? null,
    control,
  };
}

export function cardView(game: GameState, card: CardState): CardView {
  const { id, zone, host, controller, owner, faceDown, tapped, damage, build } = card;
  const unit = def(game, id).kind === 'unit';
  const counts = unit && !faceDown && (isArena(zone) || zone === 'build');
  const { speed, power, health } = unit ? totals(game, id) : NO_TOTALS;
  return {
    zone: host === null ? zone : `${zone}:${host}`,
    controller,
    owner,
    faceDown,
    tapped,
    damage,
    build,
    speed: shown(speed),
    power: shown(power),
    health: shown(health),
    stack: card.stack,
    pilots: card.pilots,
    equipment: card.equipment,
    counters: card.counters,
    keywords: counts ? keywordsOf(game, id) : {},
  };
}

const NO_TOTALS = { speed: null, power: null, health: null };

/** Terms, +/-: a total below 0 counts as 0. */
const shown = (total: number | null): number | null => (total === null ? null : Math.max(0, total));

function playerView(game: GameState, side: Side): PlayerView {
  const { force, buildPoints, lists } = game.players[side];
  const { hand, deck, discard } = lists;
  return { force, buildPoints, hand, deck, discard };
}
