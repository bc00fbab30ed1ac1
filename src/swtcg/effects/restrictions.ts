// What static effects forbid or make dearer besides attacks: retreating, the price of an attack or of an ability, room.

import type { StaticPart } from '../language/effect.ts';
import { type CardId, type GameState, other, type Side } from '../model/state.ts';
import { card, def } from '../model/zones.ts';
import { staticsOf } from './abilities.ts';
import { matches, selects } from './select.ts';

type PartOf<Do extends StaticPart['do']> = Extract<StaticPart, { do: Do }>;

type Kind = 'no-retreat' | 'no-move' | 'toll' | 'stack-room' | 'pilot-room' | 'only-pilots';

/** The static parts of one kind that are about a card. */
function about<Do extends Kind>(
  game: GameState,
  kind: Do,
  id: CardId,
): { readonly part: PartOf<Do>; readonly by: Side; readonly source: CardId }[] {
  const found: { part: PartOf<Do>; by: Side; source: CardId }[] = [];
  for (const { ability, context, part } of staticsOf(game, kind)) {
    const { to } = part as PartOf<Kind>;
    if (selects(game, context, to, id))
      found.push({ part: part as PartOf<Do>, by: ability.by, source: ability.on });
  }
  return found;
}

/** The card that keeps a unit from retreating, or null; `step`: in the retreat step. */
export const noRetreat = (game: GameState, unit: CardId, step: boolean): CardId | null =>
  about(game, 'no-retreat', unit).find(({ part }) => step || !part.step)?.source ?? null;

/** The card that keeps a unit in its arena, or null. */
export const noMove = (game: GameState, unit: CardId): CardId | null =>
  about(game, 'no-move', unit)[0]?.source ?? null;

/** The Force that an attack costs its player. */
export function toll(game: GameState, by: Side, attacker: CardId, defender: CardId): number {
  const due = (id: CardId, own: boolean) =>
    about(game, 'toll', id)
      .filter(({ part, by: owner }) => (part.with === true) === own && other(owner) === by)
      .reduce((sum, { part }) => sum + part.n, 0);
  return due(defender, false) + due(attacker, true);
}

/** Extra cards are added up; of "up to so many" the most counts. */
export function stackRoom(game: GameState, top: CardId): number {
  let extra = 0;
  let most = 0;
  for (const { part } of about(game, 'stack-room', top))
    if (part.upTo) most = Math.max(most, part.n);
    else extra += part.n;
  return Math.max(extra, most);
}

/** Whether a card itself says that it may lie under this top card: it says so wherever it is ("this card"). */
export const liesUnder = (game: GameState, top: CardId, id: CardId): boolean =>
  def(game, id).effects.some(
    (one) =>
      one.kind === 'static' &&
      one.parts.some(
        (part) =>
          part.do === 'lie-under' &&
          matches(game, { by: card(game, id).controller, source: id }, top, part.what) &&
          !(
            part.once &&
            card(game, top).stack.some(
              (lower) => lower !== id && def(game, lower).name === def(game, id).name,
            )
          ),
      ),
  );

/** How many Pilots cards say that a unit can have; 0 where none does. */
export const pilotRoom = (game: GameState, unit: CardId): number =>
  about(game, 'pilot-room', unit).reduce((most, { part }) => Math.max(most, part.n), 0);

/** What the Pilots of a unit must be. */
export const pilotsMeant = (game: GameState, unit: CardId) =>
  about(game, 'only-pilots', unit).map(({ part }) => part.what);
