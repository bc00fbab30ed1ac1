// The cards of a game before its first decision, as a replay places them: in the order of the file, which breaks ties.
import {
  ARENAS,
  type CardId,
  type CardState,
  type GameState,
  type ListZone,
  SIDES,
  type Side,
} from '../model/state.ts';

const LISTS: readonly (readonly [key: string, zone: ListZone])[] = [
  ['hand', 'hand'],
  ['deck', 'deck'],
  ['discard', 'discard'],
  ['supply', 'supply'],
  ['outOfPlay', 'out'],
  ['space', 'space'],
  ['ground', 'ground'],
  ['character', 'character'],
  ['buildZone', 'build'],
];

/**
 * Fields with cards in them, in the order in which these stood in the file: that order breaks ties of choice. `first` is
 * the first of the cards; undefined: there is none and the field is left out; null: there is none and it stays.
 */
const inOrder = (
  game: GameState,
  fields: readonly (readonly [key: string, first: CardId | null | undefined, value: unknown])[],
): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .flatMap(([key, first, value]) =>
        first === undefined
          ? []
          : [{ key, value, at: first === null ? -1 : (game.box.index[first] as number) }],
      )
      .sort((a, b) => a.at - b.at)
      .map(({ key, value }) => [key, value]),
  );

const stateOf = (game: GameState, id: CardId): CardState =>
  game.cards[game.box.index[id] as number] as CardState;

/** A card as a scenario places it: only what differs from a card fresh from its box. */
function placed(game: GameState, id: CardId, side: Side): unknown {
  const card = stateOf(game, id);
  const lower = (key: 'stack' | 'pilots' | 'equipment') =>
    [key, card[key][0], card[key].map((one) => placed(game, one, side))] as const;
  const full: Record<string, unknown> = {
    id,
    card: card.def,
    ...(card.owner !== side && { owner: card.owner }),
    ...(card.tapped && { tapped: true }),
    ...(card.faceDown && { faceDown: true }),
    ...(card.damage > 0 && { damage: card.damage }),
    ...(card.build > 0 && { build: card.build }),
    ...inOrder(game, [lower('stack'), lower('pilots'), lower('equipment')]),
    ...(Object.keys(card.counters).length > 0 && { counters: card.counters }),
  };
  return Object.keys(full).length === 2 && id === card.def ? id : full;
}

function seatOf(game: GameState, side: Side): Record<string, unknown> {
  const { force, buildPoints, lists } = game.players[side];
  const many = LISTS.map(
    ([key, zone]) => [key, lists[zone][0], lists[zone].map((id) => placed(game, id, side))] as const,
  );
  const single = (['resource', 'event'] as const).map((zone) => {
    const [id] = lists[zone];
    return [zone, id, id === undefined ? null : placed(game, id, side)] as const;
  });
  return {
    ...(force > 0 && { force }),
    ...(buildPoints > 0 && { buildPoints }),
    ...inOrder(game, [...many, ...single]),
  };
}

export function writeStart(game: GameState): Record<string, unknown> {
  const place = (id: CardId): number => game.box.index[id] as number;
  const first = (ids: readonly (CardId | undefined)[]): CardId | undefined =>
    ids.flatMap((id) => id ?? []).sort((a, b) => place(a) - place(b))[0];
  const seats = SIDES.map((side) => {
    const heads = Object.values(game.players[side].lists).map(([head]) => head);
    return [side, first(heads) ?? null, seatOf(game, side)] as const;
  });
  const lying = ARENAS.flatMap((arena) => {
    const id = game.locations[arena];
    return id === null ? [] : [{ arena, id }];
  }).sort((a, b) => place(a.id) - place(b.id));
  const locations = lying.map(({ arena, id }) => {
    const by = stateOf(game, id).controller;
    return { [arena]: placed(game, id, by), by };
  });
  return {
    at: game.point,
    ...inOrder(game, [...seats, ['locations', lying[0]?.id, locations]]),
    ...(!game.box.shuffle && { shuffle: false }),
  };
}
