// Pilots: who may pilot what, how many fit, one move in a build step (Pilots).
import { plural } from '../../../core/english.ts';
import { editionOf } from '../../editions/index.ts';
import { abilitiesOf, staticsOf } from '../../effects/abilities.ts';
import { emit } from '../../effects/events.ts';
import { pilotRoom, pilotsMeant } from '../../effects/restrictions.ts';
import { isA, matches, selects } from '../../effects/select.ts';
import type { Filter } from '../../language/effect.ts';
import { note } from '../../model/log.ts';
import { type Refusal, refuse } from '../../model/refusal.ts';
import type { CardId, GameState } from '../../model/state.ts';
import { arenaName, card, def, inPlay, label, placeOn } from '../../model/zones.ts';
import { toBuildZone } from '../actions/attached-cards.ts';
import { markMoved } from './moving.ts';

/** What a card may pilot, by each of its Pilot abilities. */
export const pilots = (game: GameState, id: CardId): readonly Filter[] =>
  abilitiesOf(game, id).flatMap(({ effect }) =>
    effect.kind === 'keyword' && effect.keyword === 'Pilot' && effect.what ? [effect.what] : [],
  );

/** How many Pilots a unit can have: by its subtype, if the edition says so, and one more for each extra Pilot that it may have. */
export function mostPilots(game: GameState, unit: CardId): number {
  const { three, two } = editionOf(game.box).pilots;
  const some = (names: readonly string[]) => names.some((name) => isA(game, unit, name));
  let most = Math.max(some(three) ? 3 : some(two) ? 2 : 1, pilotRoom(game, unit));
  for (const { context, part } of staticsOf(game, 'extra-pilot'))
    if (selects(game, context, part.to, unit)) most++;
  return most;
}

/** Why a card can't pilot a unit by what both are; room and moves are not asked here. */
export function unfitRefusal(game: GameState, pilot: CardId, unit: CardId): Refusal | null {
  const what = pilots(game, pilot);
  const name = label(game, pilot);
  if (what.length === 0) return refuse('keyword.pilot', `${name} has no Pilot ability`);
  if (card(game, unit).zone === 'on')
    return refuse('keyword.pilot', `${label(game, unit)} is piloting and no unit itself`);
  if (isA(game, unit, 'Droid')) return refuse('pilot.droid', `${label(game, unit)} is a Droid`);
  const context = { by: card(game, pilot).controller, source: pilot };
  if (pilotsMeant(game, unit).some((filter) => !matches(game, context, pilot, filter)))
    return refuse('keyword.pilot', `${label(game, unit)} can't be piloted by ${name}`);
  return what.some((filter) => matches(game, context, unit, filter))
    ? null
    : refuse('keyword.pilot', `${name} does not pilot ${label(game, unit)}'s subtype`);
}

/** From an arena or the build zone a Pilot may reach certain arenas only (Pilots during the Build Step, 2002). */
function awayRefusal(game: GameState, pilot: CardId, unit: CardId): Refusal | null {
  const { boardsIn } = editionOf(game.box).pilots;
  const { zone } = card(game, unit);
  if (boardsIn === null || card(game, pilot).zone === 'on' || boardsIn.some((arena) => arena === zone))
    return null;
  return refuse(
    'pilot.move',
    `${label(game, unit)} is not in the ${boardsIn.map(arenaName).join(' or ')} arena`,
  );
}

export function pilotRefusal(game: GameState, pilot: CardId, unit: CardId): Refusal | null {
  const { kind } = def(game, unit);
  const { controller, pilots: there } = card(game, unit);
  if (kind !== 'unit' || !inPlay(game, unit) || unit === pilot)
    return refuse('keyword.pilot', `${label(game, unit)} is not a unit in play`);
  if (controller !== card(game, pilot).controller)
    return refuse('control.yours', `${label(game, unit)} is controlled by the opponent`);
  const unfit = unfitRefusal(game, pilot, unit) ?? awayRefusal(game, pilot, unit);
  if (unfit) return unfit;
  const most = mostPilots(game, unit);
  return there.filter((id) => id !== pilot).length >= most
    ? refuse('pilot.most', `${label(game, unit)} can't have more than ${plural(most, 'Pilot')}`)
    : null;
}

/** Puts a Pilot on a unit; it isn't a unit while it is there. */
export function boardUnit(game: GameState, pilot: CardId, unit: CardId): GameState {
  const by = card(game, pilot).controller;
  const next = note(placeOn(game, pilot, unit, 'pilots'), 'deed', 'pilot.move', {
    type: 'pilot-boarded',
    by,
    cards: { pilot, unit },
  });
  return emit(next, { type: 'moved', card: pilot, object: unit, side: by });
}

/** Pilots that can no longer pilot the unit that they are on fall off: in one's build step their one move begins so. */
export function fallOff(game: GameState): GameState {
  let next = game;
  for (const { id, zone, host, controller } of game.cards) {
    if (zone !== 'on' || host === null || def(game, id).kind !== 'unit') continue;
    if (!unfitRefusal(next, id, host)) continue;
    next = toBuildZone(next, id, 'pilot.off');
    if (editionOf(game.box).pilots.fallIsMove && game.point === `${controller}-build`)
      next = markMoved(next, id, 'fall');
  }
  return next;
}
