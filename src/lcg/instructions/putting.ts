// Putting cards into play: at no cost, but not past "cannot" or a unique card (Put Into Play; Rulings 15, 21).

import { derive } from '../derived/derive.ts';
import { asEnhancement, enhances } from '../derived/printed.ts';
import type { Scope } from '../derived/scope.ts';
import type { Act } from '../model/acts.ts';
import { type CardId, DIAL, type GameState, type Side } from '../model/state.ts';
import { def, inFileOrder, isInPlay } from '../model/zones.ts';
import type { Asking, Context } from './context.ts';

/** A unique card in play keeps all others of its title out (Unique Cards). */
export function uniqueInPlay(game: GameState, id: CardId): CardId | null {
  const { name } = def(game, id);
  const found = game.cards.find((one) => {
    const known = game.box.defs[one.def];
    return one.id !== id && known?.unique && known.name === name && isInPlay(one);
  });
  return found?.id ?? null;
}

/** What an enhancement can be attached to; null: a play area. */
export function hostsOf(game: GameState, id: CardId, side: Side): readonly (CardId | null)[] {
  const known = def(game, id);
  const on = known.type === 'Enhancement' ? enhances(known) : (asEnhancement(known)?.on ?? null);
  if (on === null) return known.type === 'Enhancement' ? [null] : [];
  if (on === 'play-area') return [null];
  if (on === 'dial') return [DIAL];
  const d = derive(game);
  const scope: Scope = { you: side, self: id, chooser: side };
  return inFileOrder(
    game,
    d.all(on, scope).filter((host) => !d.has(host, 'no-enhancements')),
  );
}

interface Putting {
  readonly side: Side;
  readonly participating: boolean;
  /** As an enhancement on that card. */
  readonly on?: CardId;
}

/** The acts of putting cards into play; what can't be put stays where it is. */
export function* putActs(
  { game, cause, frame }: Context,
  ids: readonly CardId[],
  { side, participating, on }: Putting,
): Asking<Act[]> {
  const acts: Act[] = [];
  const names = new Set<string>();
  for (const id of ids) {
    const { type, unique, name } = def(game, id);
    if (type !== 'Unit' && type !== 'Enhancement' && type !== 'Objective') continue;
    if (uniqueInPlay(game, id) !== null || (unique && names.has(name))) continue;
    let host: CardId | null = on ?? null;
    if (on === undefined && type === 'Enhancement') {
      const open = hostsOf(game, id, side);
      if (open.length === 0) continue;
      const hosts = open.filter((one) => one !== null);
      const wanted = (frame.wishes.targets ?? []).find((one) => hosts.includes(one));
      host = open[0] ?? null;
      if (wanted !== undefined) host = wanted;
      else if (open.length > 1)
        host = String(
          yield {
            by: frame.by,
            rule: 'play.enhancement',
            what: 'host',
            options: hosts,
            least: null,
            most: null,
            fallback: hosts[0] as CardId,
          },
        );
    }
    names.add(name);
    acts.push({
      do: 'enter',
      card: id,
      how: 'put',
      side,
      on: host,
      ...(participating && game.engagement && type === 'Unit' && { participating: true as const }),
      ...cause,
    });
  }
  return acts;
}
