// Cards that enter play, are attached, change sides, or are committed.
import { forceCards } from '../../derived/conditions.ts';
import { derive } from '../../derived/derive.ts';
import { eventsOf } from '../../effects/events.ts';
import type { ActOf } from '../../model/acts.ts';
import { note } from '../../model/log.ts';
import { type CardId, DIAL, type GameState, type Side } from '../../model/state.ts';
import { card, def, inPlay, put, setCard } from '../../model/zones.ts';
import { type Done, done, undone } from './done.ts';
import { withoutCard } from './leaving.ts';

/** A unit joins the engagement on its controller's side; it has not been declared. */
export function join(game: GameState, id: CardId): GameState {
  const { engagement } = game;
  if (!engagement) return game;
  const { controller } = card(game, id);
  const side = controller === engagement.by ? 'attackers' : 'defenders';
  if (engagement[side].includes(id)) return game;
  const joined = { ...game, engagement: { ...engagement, [side]: [...engagement[side], id] } };
  return note(joined, 'rule', 'engagement.participating', {
    type: 'unit-joined',
    by: controller,
    cards: { unit: id },
  });
}

export function enter(game: GameState, act: ActOf<'enter'>): Done {
  const { card: id, how, side, on, participating, damage = 0, focus = 0 } = act;
  const { type } = def(game, id);
  if (inPlay(game, id) || (on !== null && on !== DIAL && !inPlay(game, on))) return undone(game);
  const zone =
    on !== null ? 'on' : type === 'Objective' ? 'objectives' : type === 'Unit' ? 'units' : 'enhancements';
  const events = eventsOf(game, act);
  let next = put(game, id, { zone, side, host: on });
  if (damage || focus) next = setCard(next, id, { damage, focus });
  next = note(
    next,
    'rule',
    how === 'played' ? 'play.card' : how === 'put' ? 'play.put-into-play' : 'refresh.objectives',
    { type: 'card-entered', by: side, cards: { card: id, on }, words: { how } },
  );
  if (participating) next = join(next, id);
  return done(next, events, [id], 1);
}

export function attach(game: GameState, act: ActOf<'attach'>): Done {
  const { card: id, on, side } = act;
  if (!inPlay(game, id) || !inPlay(game, on)) return undone(game);
  const next = note(put(game, id, { zone: 'on', side, host: on }), 'rule', 'effect.attach', {
    type: 'card-attached',
    cards: { card: id, on },
  });
  return done(next, eventsOf(game, act), [id], 1);
}

/** A committed unit that changes sides is no longer committed (Ruling 77); one in an engagement leaves it. */
export function changeControl(game: GameState, act: ActOf<'control'>): Done {
  const { card: id, side } = act;
  const state = card(game, id);
  if (!inPlay(game, id) || state.controller === side) return undone(game);
  const zone = state.zone;
  const loose = setCard(withoutCard(game, id), id, { committed: false });
  const next = note(
    put(loose, id, { zone, side, ...(state.host !== null && { host: state.host }) }),
    'rule',
    'effect.control',
    { type: 'control-changed', by: side, cards: { card: id } },
  );
  return done(next, [], [id], 1);
}

export const canCommit = (game: GameState, id: CardId, side: Side): boolean =>
  inPlay(game, id) && !card(game, id).committed && forceCards(game, side) > 0;

export function commit(game: GameState, act: ActOf<'commit'>): Done {
  const { card: id } = act;
  const { controller } = card(game, id);
  if (!canCommit(game, id, controller)) return undone(game);
  const next = note(setCard(game, id, { committed: true }), 'rule', 'force.commit', {
    type: 'unit-committed',
    by: controller,
    cards: { unit: id },
  });
  return done(next, eventsOf(game, act), [id], 1);
}

export function uncommit(game: GameState, act: ActOf<'uncommit'>): Done {
  const { card: id } = act;
  if (!card(game, id).committed || !derive(game).isCommitted(id)) return undone(game);
  const next = note(setCard(game, id, { committed: false }), 'rule', 'force.cards', {
    type: 'unit-uncommitted',
    cards: { unit: id },
  });
  return done(next, eventsOf(game, act), [id], 1);
}
