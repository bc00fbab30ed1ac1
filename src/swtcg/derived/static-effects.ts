// What static effects do and give, round after round until nothing new comes up.

import { SwtcgError } from '../../core/error.ts';
import { editionOf } from '../editions/index.ts';
import { meaning, nested } from '../keywords/meaning.ts';
import type { Effect, Filter, Lost, StaticEffect, StaticPart, Tally } from '../language/effect.ts';
import { ofCard } from '../model/memo.ts';
import type { CardId } from '../model/state.ts';
import { card, def } from '../model/zones.ts';
import type { Ability, ActiveStatic, Context, DerivedState, Lineup } from './derived-state.ts';
import { isSilent } from './equipment.ts';
import { type LostText, lostMore, lostNow, takesText, without } from './lose-abilities.ts';
import {
  combined,
  fromPilot,
  isGiven,
  lastingAbilities,
  mayGain,
  ownAbilities,
  unfolded,
} from './own-abilities.ts';

/** Rounds of static effects that grant static effects, before it is called a loop. */
export const MOST_ROUNDS = 12;

const NONE: readonly Ability[] = [];

/** Whether a card has a static effect of its own or to give. */
export const givesStatics = ofCard(({ effects }) =>
  effects.flatMap(nested).some(({ kind }) => kind === 'static'),
);

/** Static effects may grant further static effects, and some of these take others away: again until nothing new comes up. */
export function applyStatics(derived: DerivedState, lineup: Lineup, statics: ActiveStatic[]): void {
  const { game } = derived;
  const { abilities, active } = lineup;
  for (const id of active)
    if (givesStatics(def(game, id)) || isGiven(game, id)) abilities.set(id, ownAbilities(derived, id));
  const lasting = lastingAbilities(game, 'static');
  if (abilities.size === 0 && lasting.length === 0) return;
  const own = [...abilities];
  let lost = lostNow(derived, [...lasting, ...[...abilities.values()].flat()]);
  while (grantAll(derived, lineup, statics, lasting, lost)) {
    // What was granted takes text away too: from the start again, without that text.
    const more = lostMore(derived, lost, [...abilities.values()].flat());
    if (!more) break;
    lost = more;
    abilities.clear();
    for (const [id, list] of own) abilities.set(id, list);
    statics.length = 0;
    lineup.totals.clear();
  }
}

/** Gives what static effects grant; whether that takes text away is what it answers. */
function grantAll(
  derived: DerivedState,
  lineup: Lineup,
  statics: ActiveStatic[],
  lasting: readonly Ability[],
  lost: LostText,
): boolean {
  const { game } = derived;
  const { abilities, active } = lineup;
  const abilitiesNow = (id: CardId): readonly Ability[] =>
    abilities.get(id) ?? (active.includes(id) ? ownAbilities(derived, id) : NONE);
  const seen = new Set<string>();
  let isGranted = false;
  let takes = false;
  for (const [id, what] of lost) abilities.set(id, what.reduce(without, abilitiesNow(id)));
  for (let round = 0; ; round++) {
    const fresh: Ability[] = lasting.filter(({ key }) => !seen.has(key));
    for (const list of abilities.values())
      for (const ability of list)
        if (meaning(ability.effect).kind === 'static' && !seen.has(ability.key)) fresh.push(ability);
    if (fresh.length === 0) break;
    if (round > MOST_ROUNDS) {
      throw new SwtcgError({
        code: 'loop',
        message: `Static effects grant each other without end: ${fresh.map((one) => one.key).join(', ')}.`,
        rule: 'guard.loop',
      });
    }
    for (const ability of fresh) {
      seen.add(ability.key);
      if (isSilent(game, ability.on)) continue;
      const effect = meaning(ability.effect) as StaticEffect;
      const context = { by: ability.by, source: ability.on };
      if (!derived.allHold(context, effect.if)) continue;
      effect.parts.forEach((part, i) => {
        statics.push({ ability, part, context });
        lineup.parts = null;
        if (part.do !== 'grant') return;
        const granted = { ...ability, key: `${ability.key}.${i}` };
        for (const id of derived.selectEach({ ...context, granting: ability.key }, part.to))
          if (active.includes(id)) {
            isGranted = true;
            takes ||= part.effects.some(takesText);
            const list = withGrant(derived, granted, part, id, abilitiesNow(id), lost.get(id));
            abilities.set(id, list);
            const { host } = card(game, id);
            if (host === null) continue;
            // What makes a card a Pilot while it is on a unit gives to that unit too.
            const more = list.flatMap((one) =>
              one.key.startsWith(`${granted.key}.`) ? fromPilot(derived, one, host) : [],
            );
            if (more.length > 0)
              abilities.set(
                host,
                (lost.get(host) ?? []).reduce(
                  without,
                  combined(editionOf(game.box), [...abilitiesNow(host), ...more]),
                ),
              );
          }
      });
    }
  }
  // A copy that was granted may have changed a sum (Resilience) after it was looked at.
  if (isGranted)
    statics.splice(0, statics.length, ...standing(derived, [...lasting, ...[...abilities.values()].flat()]));
  return takes;
}

/** The parts of static effects whose conditions hold. */
function standing(derived: DerivedState, abilities: readonly Ability[]): ActiveStatic[] {
  return abilities.flatMap((ability) => {
    const effect = meaning(ability.effect);
    if (effect.kind !== 'static' || isSilent(derived.game, ability.on)) return [];
    const context = { by: ability.by, source: ability.on };
    if (!derived.allHold(context, effect.if)) return [];
    return effect.parts.map((part) => ({ ability, part, context }));
  });
}

/** The abilities of a unit with what a static effect grants it; what is lost stays lost. */
function withGrant(
  derived: DerivedState,
  { key, source, n, by: owner, on }: Ability,
  part: Extract<StaticPart, { do: 'grant' }>,
  id: CardId,
  list: readonly Ability[],
  lost: readonly Lost[] = [],
): readonly Ability[] {
  const { game } = derived;
  const by = card(game, id).controller;
  // What is granted stays subject to the rule for the build zone (Granting Effects).
  const granted: Ability[] = [];
  const effects = part.per
    ? multiplied(derived, { by: owner, source: on, that: [id] }, part.per, part.effects)
    : part.effects;
  effects.forEach((effect, i) => {
    granted.push(...unfolded(game, { key: `${key}.${i}>${id}`, effect, source, on: id, by, n }, mayGain));
  });
  return lost.reduce(without, combined(editionOf(game.box), [...list, ...granted]));
}

/** "Shields 1 for each Pilot on it": the keywords with that many times their value; none where it is nothing. */
function multiplied(
  derived: DerivedState,
  context: Context,
  per: Filter | Tally,
  effects: readonly Effect[],
): readonly Effect[] {
  const times = derived.amountOf(context, { per, times: 1 });
  return times === 0
    ? []
    : effects.map((effect) =>
        effect.kind === 'keyword' ? { ...effect, value: (effect.value ?? 1) * times } : effect,
      );
}
