// Which unit may attack which: arena, side, abilities that reach further or forbid (Attacking, 1; Phrases, "can't attack").
import { editionOf } from '../../editions/index.ts';
import { abilitiesOf, keywordValues, ofState, staticsOf } from '../../effects/abilities.ts';
import { forbiddenBy } from '../../effects/forbidden.ts';
import { toll } from '../../effects/restrictions.ts';
import { matches, selects } from '../../effects/select.ts';
import { combineOf, keywords } from '../../keywords/index.ts';
import { type Refusal, refuse } from '../../model/refusal.ts';
import { type CardId, type GameState, SIDES } from '../../model/state.ts';
import { allUnits, card, def, inArena, inFileOrder, label } from '../../model/zones.ts';
import { saysOfAttack } from './attack-restrictions.ts';

/** Whether copies of a keyword add up; else one of them is chosen, and the highest is the best to choose. */
const isSummed = (game: GameState, name: string): boolean =>
  combineOf(editionOf(game.box), name) === 'cumulative';

/** The keyword by which a unit can attack in the arena of the target, with the power that it gives. */
export function reachOf(
  game: GameState,
  unit: CardId,
  target: CardId,
): { readonly name: string; readonly power: number } | null {
  const here = card(game, unit).zone;
  const there = card(game, target).zone;
  if (here === there) return null;
  for (const { effect } of abilitiesOf(game, unit)) {
    if (effect.kind !== 'keyword' || keywords.get(effect.keyword)?.reaches !== there) continue;
    if (forbiddenBy(game, unit, effect)) continue;
    const { reachFrom } = editionOf(game.box).keywords;
    if ((reachFrom[effect.keyword] ?? here) !== here) continue;
    const values = keywordValues(game, unit, effect.keyword);
    const power = isSummed(game, effect.keyword)
      ? values.reduce((sum, value) => sum + value, 0)
      : Math.max(...values);
    return { name: effect.keyword, power };
  }
  return null;
}

const allowed = (game: GameState, unit: CardId, target: CardId, what: string): boolean =>
  saysOfAttack(game, unit, target, 'allow', (part) =>
    part.what === what ? (part.be ? 'defender' : 'attacker') : null,
  ) !== null;

/** The power that a card gives for an attack elsewhere in place of the unit's own and its stack's. */
export function powerAcross(game: GameState, unit: CardId, target: CardId): number | null {
  if (card(game, unit).zone === card(game, target).zone) return null;
  for (const { context, part } of staticsOf(game, 'allow')) {
    if (part.what !== 'other-arena' || part.power === undefined) continue;
    if (!selects(game, context, part.to, unit)) continue;
    if (!part.object || matches(game, context, target, part.object)) return part.power;
  }
  return null;
}

/** Whether a unit may attack there with its own power, by a card that says so. */
export const attacksAcross = (game: GameState, unit: CardId, target: CardId): boolean =>
  card(game, unit).zone !== card(game, target).zone && allowed(game, unit, target, 'other-arena');

/** Whether a unit may attack a unit that has retreated, by a card that says so (Game Zones, build zone). */
export const reachesBuildZone = (game: GameState, unit: CardId, target: CardId): boolean =>
  staticsOf(game, 'allow').length > 0 &&
  isRetreated(game, target) &&
  allowed(game, unit, target, 'build-zone');

const isRetreated = (game: GameState, id: CardId): boolean =>
  card(game, id).zone === 'build' && !card(game, id).faceDown && def(game, id).kind === 'unit';

/** The units that could be attacked: those in arenas, and those in build zones where a card reaches there. */
export const targetsOf: (game: GameState) => readonly CardId[] = ofState((game) => {
  const found = allUnits(game);
  if (staticsOf(game, 'allow').some(({ part }) => part.what === 'build-zone'))
    for (const side of SIDES)
      found.push(...game.players[side].lists.build.filter((id) => isRetreated(game, id)));
  return inFileOrder(game, found);
});

/** Why one unit can't attack another, leaving whose turn it is aside. `using`: the keyword it is to be done by. */
export function attackRefusal(
  game: GameState,
  unit: CardId,
  target: CardId,
  using: string | null = null,
): Refusal | null {
  const from = card(game, unit);
  const to = card(game, target);
  const retreated = reachesBuildZone(game, unit, target);
  if (!inArena(game, target) && !retreated)
    return refuse('attack.target', `${label(game, target)} is not a unit in an arena`);
  if (unit === target) return refuse('attack.target', `${label(game, target)} can't attack itself`);
  if (to.controller === from.controller && !allowed(game, unit, target, 'own'))
    return refuse('attack.target', `${label(game, target)} is on the same side as ${label(game, unit)}`);
  const reach = reachOf(game, unit, target);
  if (to.zone !== from.zone && !reach && !retreated && !attacksAcross(game, unit, target))
    return refuse('attack.target', `${label(game, target)} is in another arena`);
  if (using !== null && reach?.name !== using)
    return refuse('attack.target', `${label(game, unit)} can't attack ${label(game, target)} by ${using}`);
  for (const { effect } of abilitiesOf(game, target)) {
    const keyword = effect.kind === 'keyword' ? keywords.get(effect.keyword) : undefined;
    const reason = keyword?.attackedWhen?.(game, target);
    if (keyword && reason && !allowed(game, unit, target, keyword.name))
      return refuse(keyword.rule, `${label(game, target)} can't be attacked: ${reason}`);
  }
  const forbids = saysOfAttack(game, unit, target, 'forbid', ({ what }) =>
    what === 'attack' ? 'attacker' : what === 'be-attacked' ? 'defender' : null,
  );
  return forbids
    ? refuse(
        'attack.cant',
        `${label(game, unit)} can't attack ${label(game, target)}: the text of ${label(game, forbids)} forbids it`,
      )
    : null;
}

/** The units that a unit must attack and can; none where it is free (Phrases, "must attack"). */
export function mustAttack(game: GameState, unit: CardId): readonly CardId[] {
  if (staticsOf(game, 'must-attack').length === 0) return [];
  return targetsOf(game).filter(
    (target) =>
      attackRefusal(game, unit, target) === null &&
      // Nobody is made to pay for an attack.
      toll(game, card(game, unit).controller, unit, target) === 0 &&
      saysOfAttack(game, unit, target, 'must-attack', () => 'attacker') !== null,
  );
}
