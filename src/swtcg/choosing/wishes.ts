// What somebody might want of a card, legal or not: what is not legal answers "why not?" with the engine's own reason.

import type { Decision } from '../decisions/decision.ts';
import { usesOf } from '../decisions/use.ts';
import { ARENAS, type CardId, type GameState, other, type Side } from '../model/state.ts';
import { currentWindow } from '../model/windows.ts';
import { card, def, isArena, unitsIn, unitsOf } from '../model/zones.ts';

/** What could be wanted of a card in hand. */
function inHand(game: GameState, by: Side, id: CardId): Decision[] {
  const { kind, effects, arenas } = def(game, id);
  const window = currentWindow(game)?.kind;
  const places = kind === 'unit' ? ARENAS : kind === 'location' ? arenas : [undefined];
  const to = (where: string | undefined) => (where === undefined ? {} : { to: where });
  if (window === 'setup')
    return kind === 'unit'
      ? places.map((where): Decision => ({ by, do: 'setup', card: id, ...to(where) }))
      : [{ by, do: 'setup', card: id }];
  if (window === 'mulligan') return [{ by, do: 'mulligan', cards: [id], to: 'deck' }];
  if (kind === 'battle')
    return effects.length > 1
      ? effects.map((_, i): Decision => ({ by, do: 'play', card: id, effect: i + 1 }))
      : [{ by, do: 'play', card: id }];
  return [
    ...places.map((where): Decision => ({ by, do: 'complete', card: id, ...to(where) })),
    { by, do: 'build', card: id, counters: 1 },
  ];
}

/** What could be wanted of one's own unit in an arena or the build zone. */
function ofUnit(game: GameState, by: Side, id: CardId): Decision[] {
  const { zone, stack } = card(game, id);
  // Where it can never go is asked for where units move.
  const moving = currentWindow(game)?.kind === 'build';
  const moves = ARENAS.filter((arena) => arena !== zone && (moving || def(game, id).arenas.includes(arena)));
  const found: Decision[] = [];
  if (isArena(zone)) {
    const foe = unitsIn(game, other(by), zone)[0] ?? unitsOf(game, other(by))[0];
    if (foe !== undefined) found.push({ by, do: 'attack', unit: id, target: foe });
    found.push({ by, do: 'tap', unit: id }, { by, do: 'retreat', unit: id });
  }
  found.push(...moves.map((to): Decision => ({ by, do: 'move', unit: id, to })));
  for (const top of stack) found.push({ by, do: 'rearrange', unit: id, top });
  return found;
}

/** What could be wanted of a card that lies on a unit. */
const onUnit = (game: GameState, by: Side, id: CardId): Decision[] =>
  def(game, id).kind === 'equipment'
    ? [{ by, do: 'detach', card: id }]
    : ['buildZone', ...def(game, id).arenas].map((to): Decision => ({ by, do: 'move', unit: id, to }));

/** Equipment that is not on a unit, onto each unit that there is. */
const equipping = (game: GameState, by: Side, id: CardId): Decision[] =>
  unitsOf(game, by).map((unit): Decision => ({ by, do: 'equip', card: id, unit }));

export function wishesFor(game: GameState, by: Side, id: CardId): Decision[] {
  const { zone, controller, faceDown } = card(game, id);
  const { kind } = def(game, id);
  if (zone === 'hand') return inHand(game, by, id);
  if (zone === 'discard') return [{ by, do: 'play', card: id }];
  if (controller !== by) {
    const [up] = currentWindow(game)?.options ?? [];
    const attacker = currentWindow(game)?.kind === 'speed' ? up : unitsOf(game, by)[0];
    return attacker !== undefined && isArena(zone) ? [{ by, do: 'attack', unit: attacker, target: id }] : [];
  }
  if (zone === 'build' && faceDown)
    return [
      { by, do: 'build', card: id, counters: 1 },
      ...inHand(game, by, id).filter((one) => one.do === 'complete'),
    ];
  const own: Decision[] =
    zone === 'on'
      ? onUnit(game, by, id)
      : kind === 'unit'
        ? ofUnit(game, by, id)
        : kind === 'equipment'
          ? equipping(game, by, id)
          : [];
  return [...own, ...usesOf(game, by, id)];
}
