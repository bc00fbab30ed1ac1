// Acts that place, remove and move tokens.
import { forbids, toughness } from '../../derived/rules.ts';
import { eventsOf } from '../../effects/events.ts';
import type { ActOf } from '../../model/acts.ts';
import { note } from '../../model/log.ts';
import { DIAL, type GameState, type Token } from '../../model/state.ts';
import { card, isInPlay, setCard } from '../../model/zones.ts';
import { type Done, done, undone } from './done.ts';

const FIELD = { focus: 'focus', damage: 'damage', shield: 'shields' } as const;

const tokensOf = (game: GameState, id: string, token: Token): number => card(game, id)[FIELD[token]];

function setTokens(game: GameState, id: string, token: Token, n: number): GameState {
  return setCard(game, id, { [FIELD[token]]: n });
}

export function placeFocus(game: GameState, act: ActOf<'focus'>): Done {
  const { card: id, n, kind, who } = act;
  const state = card(game, id);
  const forbidden = kind !== 'resource' && forbids(game, 'focused', id, { by: act.source });
  if (n <= 0 || !isInPlay(state) || forbidden) return undone(game);
  const now = state.focus + n;
  const next = setCard(game, id, { focus: now });
  const noted =
    kind === 'resource'
      ? note(next, 'rule', 'resource.generate', {
          type: 'resources-generated',
          by: who ?? state.controller,
          cards: { card: id },
          numbers: { resources: n },
        })
      : note(next, 'rule', kind === 'strike' ? 'strike.focus' : 'focus.placed', {
          type: 'tokens-placed',
          cards: { card: id },
          numbers: { tokens: n, now },
          words: { token: 'focus' },
        });
  return done(noted, eventsOf(game, act), [id], n, !act.short);
}

/** Excess is ignored: a card takes no more than it has room for (Ruling 43). */
export function dealDamage(game: GameState, act: ActOf<'damage'>): Done {
  const { card: id, n, who, source } = act;
  if (n <= 0) return undone(game);
  if (id === DIAL) {
    const now = game.dialDamage + n;
    const next = note({ ...game, dialDamage: now }, 'rule', 'engagement.dial', {
      type: 'damage-dealt',
      by: who,
      cards: { card: DIAL, source },
      numbers: { damage: n, now, capacity: null },
    });
    return done(next, eventsOf(game, act), [DIAL], n);
  }
  const state = card(game, id);
  const capacity = toughness(game, id);
  if (!isInPlay(state) || capacity === null || forbids(game, 'damaged', id, { by: source }))
    return undone(game);
  const taken = act.from === undefined ? n : Math.min(n, card(game, act.from).damage);
  const put = Math.min(taken, Math.max(0, capacity - state.damage));
  if (put <= 0) return undone(game);
  const now = state.damage + put;
  let next = setCard(game, id, { damage: now });
  if (act.from !== undefined) next = setCard(next, act.from, { damage: card(next, act.from).damage - put });
  next = note(next, 'rule', act.kind === 'moved' ? 'damage.move' : 'damage.deal', {
    type: 'damage-dealt',
    by: who,
    cards: { card: id, source },
    numbers: { damage: put, now, capacity },
  });
  const events = eventsOf(game, { ...act, n: put });
  const moved =
    act.from === undefined
      ? []
      : eventsOf(game, { do: 'remove', token: 'damage', card: act.from, n: put, who, source });
  return done(next, [...events, ...moved], [id], put, !act.short);
}

export function placeShield(game: GameState, act: ActOf<'shield'>): Done {
  const { card: id, n } = act;
  const state = card(game, id);
  if (n <= 0 || !isInPlay(state)) return undone(game);
  const now = state.shields + n;
  const next = note(setCard(game, id, { shields: now }), 'rule', 'damage.shield-place', {
    type: 'tokens-placed',
    cards: { card: id },
    numbers: { tokens: n, now },
    words: { token: 'shield' },
  });
  return done(next, eventsOf(game, act), [id], n);
}

export function removeTokens(game: GameState, act: ActOf<'remove'>): Done {
  const { card: id, n, token } = act;
  const before = tokensOf(game, id, token);
  const taken = Math.min(n, before);
  if (taken <= 0) return undone(game);
  const now = before - taken;
  const next = note(
    setTokens(game, id, token, now),
    'rule',
    token === 'damage' ? 'damage.remove' : 'focus.removed',
    { type: 'tokens-removed', cards: { card: id }, numbers: { tokens: taken, now }, words: { token } },
  );
  const events = [...eventsOf(game, { ...act, n: taken })];
  if (token === 'focus' && now === 0) events.push({ on: 'readied', card: id, who: act.who, by: act.source });
  return done(next, events, [id], taken, taken === n);
}

export function moveTokens(game: GameState, act: ActOf<'move-token'>): Done {
  const { from, card: id, n, token } = act;
  const moved = Math.min(n, tokensOf(game, from, token));
  if (moved <= 0 || !isInPlay(card(game, id))) return undone(game);
  const lifted = setTokens(game, from, token, tokensOf(game, from, token) - moved);
  const put = setTokens(lifted, id, token, tokensOf(lifted, id, token) + moved);
  const next = note(put, 'rule', token === 'shield' ? 'damage.shield-place' : 'focus.placed', {
    type: 'tokens-moved',
    cards: { from, to: id },
    numbers: { tokens: moved },
    words: { token },
  });
  const events = [...eventsOf(game, { ...act, n: moved })];
  if (token === 'focus' && tokensOf(put, from, token) === 0)
    events.push({ on: 'readied', card: from, who: act.who, by: act.source });
  return done(next, events, [id], moved, moved === n);
}
