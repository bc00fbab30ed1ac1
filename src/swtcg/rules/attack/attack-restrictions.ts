// What static effects say of attacks: what they allow, forbid or demand.
import { staticsOf } from '../../effects/abilities.ts';
import { matches, selects } from '../../effects/select.ts';
import type { StaticPart } from '../../language/effect.ts';
import type { CardId, GameState } from '../../model/state.ts';

type About = 'forbid' | 'allow' | 'must-attack';
type AboutAttack = Extract<StaticPart, { do: About }>;

/** Static effects of one kind that are about this attacker and this defender. */
export function saysOfAttack<Kind extends About>(
  game: GameState,
  unit: CardId,
  target: CardId,
  kind: Kind,
  says: (part: Extract<StaticPart, { do: Kind }>) => 'attacker' | 'defender' | null,
): CardId | null {
  for (const { ability, context, part } of staticsOf(game, kind)) {
    const about = says(part);
    if (!about) continue;
    const [who, whom] = about === 'attacker' ? [unit, target] : [target, unit];
    const { to, object } = part as AboutAttack;
    if (!selects(game, context, to, who)) continue;
    if (object && !matches(game, context, whom, object)) continue;
    return ability.source;
  }
  return null;
}
