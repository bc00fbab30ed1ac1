// Another unit becomes the defender of the same attack (Keywords, Intercept and Redirect).

import { hasKeyword, staticsOf } from '../effects/abilities.ts';
import { selects } from '../effects/select.ts';
import { hasKeywordRule } from '../keywords/rules.ts';
import { note } from '../model/log.ts';
import type { CardId, GameState } from '../model/state.ts';
import { card, label } from '../model/zones.ts';
import type { RuleId } from '../rulebook/ids.ts';
import { attackRefusal, currentAttack, newDefender } from '../rules/attack/attack.ts';
import type { PartOf, PartRule } from './part.ts';

/** An ability prevents all damage to it by itself (Keywords, Redirect). */
const unharmed = (game: GameState, id: CardId): boolean =>
  staticsOf(game, 'prevent-all').some(
    ({ context, part }) => !part.from && selects(game, context, part.to, id),
  );

export const redirect: PartRule<PartOf<'redirect'>> = {
  idleHere: (game, { by, source }, part) => {
    const attack = currentAttack(game);
    if (!attack) return 'no unit is attacking';
    const { controller, zone } = card(game, attack.defender);
    if (part.by === 'Redirect')
      return attack.defender === source ? null : `${label(game, source)} is not being attacked`;
    if (part.by !== 'Intercept') return null;
    if (attack.defender === source) return `${label(game, source)} is itself being attacked`;
    if (attack.attacker === source) return `it is the attack of ${label(game, source)} itself`;
    if (controller !== by) return `${label(game, attack.defender)} is not a unit of the same player`;
    return zone === card(game, source).zone
      ? null
      : `${label(game, attack.defender)} is not in the same arena`;
  },
  // Redirect names a unit that can be attacked; Intercept may be paid for in vain (rulings, 2).
  idle: (game, _context, part, id) => {
    const attack = currentAttack(game);
    if (part.by === 'Intercept' || !attack) return null;
    if (attack.defender === id) return `${label(game, id)} is being attacked already`;
    const refusal = attackRefusal(game, attack.attacker, id, attack.using);
    if (refusal) return refusal.message;
    return unharmed(game, id) ? `all damage to ${label(game, id)} is prevented` : null;
  },
  perform: (game, { effect }, _part, [to]) => {
    const attack = currentAttack(game);
    if (!attack || to === undefined) return game;
    const { attacker } = attack;
    const stays = (rule: RuleId, refusal: string | null) =>
      note(game, 'rule', rule, { type: 'defender-kept', cards: { attacker }, words: { refusal } });
    if (hasKeyword(game, attacker, 'Precision')) return stays('keyword.precision', null);
    const refusal = attackRefusal(game, attacker, to, attack.using);
    if (refusal) return stays(refusal.rule, refusal.message);
    return newDefender(game, to, hasKeywordRule(effect) ?? 'attack.pop');
  },
};
