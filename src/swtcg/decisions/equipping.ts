// `equip` and `detach`: Equipment goes onto a unit for its Equip cost, and off it again (Equipment Cards).

import { staysOn } from '../cards/sorts.ts';
import { abilitiesOf, ofLineup } from '../effects/abilities.ts';
import { costOf } from '../effects/frames.ts';
import { type Refusal, refuse } from '../model/refusal.ts';
import type { CardId, GameState, Side } from '../model/state.ts';
import { changed } from '../model/update.ts';
import { card, def, hasCard, label, stackOf, unitOf, unitsOf } from '../model/zones.ts';
import { attachRefusal, detach as detachCard } from '../rules/build/equipment.ts';
import type { Decision } from './decision.ts';
import { considerPlay, isOpen, type Play, withTargets } from './effects.ts';
import { type DecisionKind, isRefusal, type Move } from './kind.ts';

type OncePerTurn = 'equip' | 'detach';

const once = (deed: OncePerTurn, id: CardId): string => `${deed} ${id}`;

/** Whether it was done this turn, whichever card of the stack was on top then: the stack is one Equipment. */
const wasDone = (game: GameState, deed: OncePerTurn, id: CardId): boolean =>
  stackOf(game, id).some((one) => game.used.includes(once(deed, one)));

const mark =
  (move: Move, use: string): Move =>
  (now) => {
    const next = move(now);
    return changed(next, { used: [...next.used, use] });
  };

/** Completed Equipment of a player: in the build zone, or on a unit. */
const equipmentOf = ofLineup((game, by): readonly CardId[] => {
  const found: CardId[] = [];
  for (const { id, controller, zone, faceDown } of game.cards)
    if (
      (zone === 'build' || zone === 'on') &&
      controller === by &&
      !faceDown &&
      def(game, id).kind === 'equipment'
    )
      found.push(id);
  return found;
});

/** Why this player can't have this card equipped or detached. */
function ownRefusal(game: GameState, by: Side, id: CardId): Refusal | null {
  const { controller, zone, faceDown } = card(game, id);
  const name = label(game, id);
  if (def(game, id).kind !== 'equipment') return refuse('card.equipment', `${name} is not an Equipment`);
  if (controller !== by) return refuse('control.yours', `${name} is controlled by the opponent`);
  if (faceDown || (zone !== 'build' && zone !== 'on'))
    return refuse('card.equipment', `${name} is not completed`);
  return null;
}

/** The ways to equip a unit with a card: one for each Equip that it has. */
const equips = (game: GameState, by: Side, id: CardId, unit: CardId): Play[] =>
  abilitiesOf(game, id).flatMap(({ effect, key }): Play[] =>
    effect.kind === 'keyword' && effect.keyword === 'Equip'
      ? [
          {
            by,
            source: id,
            effect,
            key,
            how: 'ability',
            told: { type: 'equipment-used', by, cards: { equipment: id } },
            onto: unit,
          },
        ]
      : [],
  );

export const equip: DecisionKind = {
  options: (game, by) => {
    const worn = equipmentOf(game, by).filter((id) => {
      const { host } = card(game, id);
      return host === null || card(game, host).controller !== by;
    });
    if (worn.length === 0) return [];
    const units = [...unitsOf(game, by), ...game.players[by].lists.build].filter(
      (id) => def(game, id).kind === 'unit' && !card(game, id).faceDown,
    );
    return worn.flatMap((id) =>
      units.flatMap((unit): Decision[] => {
        const base: Decision = { by, do: 'equip', card: id, unit };
        const open = equips(game, by, id, unit);
        return open.every(({ effect }) => isOpen(costOf(effect)))
          ? open.flatMap((play) => withTargets(game, play, base))
          : [base];
      }),
    );
  },
  consider: (game, decision) => {
    const { by } = decision;
    if (!hasCard(game, decision.card) || !hasCard(game, decision.unit))
      return refuse('keyword.equip', 'no such card');
    const id = unitOf(game, decision.card);
    const unit = unitOf(game, decision.unit);
    const refusal = ownRefusal(game, by, id);
    if (refusal) return refusal;
    if (card(game, unit).controller !== by)
      return refuse('control.yours', `${label(game, unit)} is controlled by the opponent`);
    const { host } = card(game, id);
    // Only from a unit that the opponent has taken over may it go straight to another.
    if (host !== null && (card(game, host).controller === by || staysOn(def(game, id))))
      return refuse('equipment.once', `${label(game, id)} has to be detached first`);
    if (wasDone(game, 'equip', id))
      return refuse('equipment.once', `${label(game, id)} was already equipped this turn`);
    const unfit = attachRefusal(game, id, unit);
    if (unfit) return unfit;
    let answer: Move | Refusal = refuse('keyword.equip', `${label(game, id)} has no Equip cost`);
    for (const play of equips(game, by, id, unit)) {
      answer = considerPlay(game, play, decision);
      if (!isRefusal(answer)) return mark(answer, once('equip', id));
    }
    return answer;
  },
};

export const detach: DecisionKind = {
  options: (game, by) => equipmentOf(game, by).map((id): Decision => ({ by, do: 'detach', card: id })),
  consider: (game, { by, card: given }) => {
    if (!hasCard(game, given)) return refuse('card.equipment', 'no such card');
    const id = unitOf(game, given);
    const refusal = ownRefusal(game, by, id);
    if (refusal) return refusal;
    const { zone, host } = card(game, id);
    const name = label(game, id);
    if (zone !== 'on' || host === null) return refuse('equipment.once', `${name} is not attached`);
    if (staysOn(def(game, id))) return refuse('equipment.one-copy', `${name} can't be detached`);
    if (card(game, host).zone === 'on')
      return refuse('pilot.move', `${label(game, host)} is piloting, so nothing can be detached from it`);
    if (wasDone(game, 'detach', id))
      return refuse('equipment.once', `${name} was already detached this turn`);
    return mark((now) => detachCard(now, id), once('detach', id));
  },
};
