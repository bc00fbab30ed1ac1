// What each act is called by triggering conditions: before it takes place, for interrupts, and as it does, for reactions.
import type { Act, GameEvent } from '../model/acts.ts';
import { type CardId, DIAL, type GameState, type Side, type Zone } from '../model/state.ts';
import { card, isInPlay } from '../model/zones.ts';

export const roleOf = ({ engagement }: GameState, id: CardId): 'attacker' | 'defender' | undefined =>
  engagement?.attackers.includes(id)
    ? 'attacker'
    : engagement?.defenders.includes(id)
      ? 'defender'
      : undefined;

/** A role only where there is one: what is written into a state has no undefined in it. */
export const withRole = (game: GameState, id: CardId): Pick<GameEvent, 'as'> => {
  const as = roleOf(game, id);
  return as ? { as } : {};
};

const from = (game: GameState, id: CardId): Zone => card(game, id).zone;

function leaving(game: GameState, act: Extract<Act, { do: 'leave' }>): GameEvent[] {
  const { card: id, kind, who, source } = act;
  if (!isInPlay(card(game, id))) return [];
  const common = {
    card: id,
    by: source,
    who,
    from: from(game, id),
    ...withRole(game, id),
    ...(source !== null && { effect: true as const }),
  };
  const events: GameEvent[] = [];
  if (kind === 'destroyed') events.push({ on: 'destroyed', ...common });
  if (kind === 'sacrificed') events.push({ on: 'sacrificed', ...common });
  if (kind === 'captured') events.push({ on: 'captured', ...common });
  if (kind === 'discarded' || kind === 'sacrificed') events.push({ on: 'discarded', ...common });
  events.push({ on: 'leaves-play', ...common });
  for (const attached of card(game, id).enhancements)
    events.push({ on: 'leaves-play', card: attached, by: null, who: null, from: 'on' });
  return events;
}

/** Its events; an act of which nothing is left (0 damage) has none. */
export function eventsOf(game: GameState, act: Act): readonly GameEvent[] {
  switch (act.do) {
    case 'focus': {
      const { card: id, n, who, source: by, kind } = act;
      if (n <= 0) return [];
      const events: GameEvent[] = [{ on: 'tokens-placed', token: 'focus', card: id, by, who, amount: n }];
      if (kind === 'strike') events.push({ on: 'focused-to-strike', card: id, who, ...withRole(game, id) });
      if (kind === 'resource') events.push({ on: 'generates', card: id, who, amount: n });
      return events;
    }
    case 'damage': {
      const { card: id, n, who, source: by, kind } = act;
      if (n <= 0 || kind === 'cost') return n > 0 ? [placed('damage', id, who, by, n)] : [];
      const effect = kind === 'effect' || kind === 'moved';
      return [
        {
          on: 'damaged',
          card: id,
          by,
          who,
          amount: n,
          ...(id !== DIAL && withRole(game, id)),
          ...(effect && { effect: true as const }),
        },
        placed('damage', id, who, by, n),
      ];
    }
    case 'shield':
      return act.n > 0 ? [placed('shield', act.card, act.who, act.source, act.n)] : [];
    case 'remove':
      return [
        {
          on: 'tokens-removed',
          token: act.token,
          card: act.card,
          by: act.source,
          who: act.who,
          amount: act.n,
        },
      ];
    case 'move-token':
      return [
        {
          on: 'tokens-removed',
          token: act.token,
          card: act.from,
          by: act.source,
          who: act.who,
          amount: act.n,
        },
        placed(act.token, act.card, act.who, act.source, act.n),
      ];
    case 'leave':
      return leaving(game, act);
    case 'enter': {
      const { card: id, how, side, on, source: by } = act;
      const common = { card: id, who: side, from: from(game, id), by };
      return [
        { on: 'enters-play', ...common },
        ...(how === 'put' ? [{ on: 'put-into-play', ...common } as GameEvent] : []),
        ...(on !== null ? [{ on: 'attached', card: id, by: on, who: side } as GameEvent] : []),
      ];
    }
    case 'move': {
      const { card: id, kind, who, source: by } = act;
      if (kind !== 'discarded' && kind !== 'captured' && kind !== 'rescued') return [];
      return [{ on: kind, card: id, who, by, from: from(game, id) }];
    }
    case 'draw':
      return [{ on: 'drawn', who: act.who, by: act.source, amount: 1 }];
    case 'attach':
      return [{ on: 'attached', card: act.card, by: act.on, who: act.who }];
    case 'commit':
      return [{ on: 'committed', card: act.card, who: act.who, by: act.source }];
    case 'uncommit':
      return [{ on: 'uncommitted', card: act.card, who: act.who, by: act.source }];
    case 'dial':
      return act.n > 0 ? [{ on: 'dial-rises', who: act.who, by: act.source, amount: act.n }] : [];
    case 'edge-card':
      return [{ on: 'edge-placed', card: act.card, who: act.who }];
    case 'end':
    case 'happening':
      return act.events;
    case 'resolve':
      return act.event ? [act.event] : [];
    case 'balance':
    case 'control':
      return [];
  }
}

const placed = (
  token: 'focus' | 'damage' | 'shield',
  id: CardId,
  who: Side | null,
  by: CardId | null,
  amount: number,
): GameEvent => ({ on: 'tokens-placed', token, card: id, by, who, amount });
