// Shields and Protect against what is about to be placed (Shield Tokens; Keywords, Protect).

import { derive } from '../derived/derive.ts';
import { eventsOf } from '../effects/events.ts';
import { protectable, protectors, room } from '../keywords/protect.ts';
import { preventable, shielders } from '../keywords/shield-tokens.ts';
import type { Act } from '../model/acts.ts';
import type { OccurrenceFrame } from '../model/frames.ts';
import { note } from '../model/log.ts';
import { notNow, type Refusal, refuse } from '../model/refusal.ts';
import { change, top } from '../model/stack.ts';
import type { CardId, GameState, Side } from '../model/state.ts';
import { card, inPlay, label, setCard } from '../model/zones.ts';
import type { DecisionOf, Protect } from './decision.ts';
import { acted } from './turns.ts';

/** The window in which damage or focus tokens can be met. */
function pendingNow(game: GameState): OccurrenceFrame | null {
  const frame = top(game);
  return frame?.kind === 'occurrence' && frame.asking === 'use' && frame.stage === 'interrupts'
    ? frame
    : null;
}

const nothingPending = (name: string): Refusal =>
  notNow('damage.window', `nothing is about to be placed that ${name} could meet`);

export function whyNotShield(game: GameState, { by, card: id }: DecisionOf<'shield'>): Refusal | null {
  const { shields, controller } = card(game, id);
  const name = label(game, id);
  if (controller !== by || !inPlay(game, id))
    return refuse('damage.shield', `${name} is not a card that you control`);
  if (shields === 0) return refuse('damage.shield', `${name} has no shield`);
  const frame = pendingNow(game);
  if (!frame) return nothingPending(name);
  return preventable(game, frame, id)
    ? null
    : refuse('damage.shield', `no shield of ${name} can prevent what is about to be placed`);
}

const changeActs = (game: GameState, frame: OccurrenceFrame, acts: readonly Act[]): GameState =>
  change(game, frame, { acts, events: acts.flatMap((act) => eventsOf(game, act)) });

export function useShield(game: GameState, { by, card: id }: DecisionOf<'shield'>): GameState {
  const frame = pendingNow(game);
  const act = frame && preventable(game, frame, id);
  if (!frame || !act) return game;
  const spent = setCard(acted(game, frame, by), id, { shields: card(game, id).shields - 1 });
  const noted = note(spent, 'deed', 'damage.shield', { type: 'shield-used', by, cards: { card: id } });
  return changeActs(
    noted,
    frame,
    frame.acts.map((one) => (one === act ? { ...act, n: act.n - 1, short: true } : one)),
  );
}

export function whyNotProtect(game: GameState, decision: Protect): Refusal | null {
  const { by, unit, for: id, amount } = decision;
  const name = label(game, unit);
  if (card(game, unit).controller !== by || !inPlay(game, unit))
    return refuse('keyword.protect', `${name} is not a unit that you control`);
  if (!derive(game).has(unit, 'protect')) return refuse('keyword.protect', `${name} does not have Protect`);
  const frame = pendingNow(game);
  if (!frame) return nothingPending(name);
  const open = protectable(game, frame, unit);
  const acts = id === undefined ? open : open.filter((act) => act.card === id);
  const [act] = acts;
  if (!act) {
    const full = room(game, frame, unit) <= 0;
    return refuse(
      'keyword.protect',
      full ? `${name} has no capacity left` : `${name} protects nothing that is in danger`,
    );
  }
  if (amount === undefined) return null;
  if (!Number.isInteger(amount) || amount < 1) return refuse('keyword.protect', 'it takes 1 damage at least');
  const most = Math.min(act.n, room(game, frame, unit));
  return amount > most ? refuse('keyword.protect', `${name} can take ${most} of that damage at most`) : null;
}

export function protect(game: GameState, decision: Protect): GameState {
  const { by, unit, for: id, amount } = decision;
  const frame = pendingNow(game);
  if (!frame) return game;
  const act = protectable(game, frame, unit).find((one) => id === undefined || one.card === id);
  if (!act) return game;
  const n = amount ?? Math.min(act.n, room(game, frame, unit));
  const noted = note(acted(game, frame, by), 'deed', 'keyword.protect', {
    type: 'damage-protected',
    by,
    cards: { unit, for: act.card },
    numbers: { damage: n },
  });
  const moved: Act = { ...act, card: unit, n, past: [...act.past, act.card] };
  return changeActs(
    noted,
    frame,
    frame.acts.flatMap((one): Act[] => (one === act ? [{ ...act, n: act.n - n }, moved] : [one])),
  );
}

/** Every shield and every Protect that could be used now. */
export function damageDeeds(game: GameState, by: Side): readonly (DecisionOf<'shield'> | Protect)[] {
  const frame = pendingNow(game);
  if (!frame) return [];
  const found: (DecisionOf<'shield'> | Protect)[] = shielders(game, frame, by).map((id: CardId) => ({
    by,
    do: 'shield',
    card: id,
  }));
  for (const unit of protectors(game, frame, by)) {
    const targets = new Set(protectable(game, frame, unit).map((act) => act.card));
    for (const id of targets) {
      const act = protectable(game, frame, unit).find((one) => one.card === id);
      const most = Math.min(act?.n ?? 0, room(game, frame, unit));
      for (let amount = most; amount > 0; amount--) found.push({ by, do: 'protect', unit, for: id, amount });
    }
  }
  return found;
}
