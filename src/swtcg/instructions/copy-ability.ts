// Abilities that a unit takes over from other cards, as they are printed there ("gets the chosen ability").

import { contextOf, costOf, setFrame } from '../effects/frames.ts';
import { type Context, candidates } from '../effects/select.ts';
import { meaning } from '../keywords/meaning.ts';
import type { Effect } from '../language/effect.ts';
import { note } from '../model/log.ts';
import type { GameState } from '../model/state.ts';
import { openWindow } from '../model/windows.ts';
import { def, label } from '../model/zones.ts';
import { addModifier } from './modify.ts';
import type { PartOf, PartRule } from './part.ts';

/** What belongs to a card and not to a unit in play: what it costs, what it may be put on. */
const OF_THE_CARD = /Stack|INSERT|Enhance|Pilot|Meditate| Cost/;

function isMeant(effect: Effect, which: string | undefined): boolean {
  const { kind } = meaning(effect);
  const keyword = effect.kind === 'keyword' && effect.keyword;
  if (kind === 'manual' || kind === 'instruction' || (keyword && OF_THE_CARD.test(keyword))) return false;
  return (
    !which ||
    which === keyword ||
    which === kind ||
    (which === 'force' && kind === 'activated' && costOf(effect).some(({ pay }) => pay === which))
  );
}

/** The abilities that may be chosen, by what is asked about each. */
const offers = (game: GameState, context: Context, { on, which }: PartOf<'copy-ability'>) =>
  new Map(
    candidates(game, context, on).flatMap((id) =>
      def(game, id).effects.flatMap((effect, i): [string, Effect][] =>
        isMeant(effect, which) ? [[`${label(game, id)}: ${def(game, id).text[i]}`, effect]] : [],
      ),
    ),
  );

export const copyAbility: PartRule<PartOf<'copy-ability'>> = {
  idleHere: (game, context, part) =>
    part.on.self || offers(game, context, part).size > 0 ? null : 'there is no ability to choose',
  perform: (game, frame, part, targets) => {
    // "The chosen card" was spoken of before the unit that gets its abilities; "this unit" is not spoken of.
    const own = 'the' in part.to && part.to.the === 'this';
    const all = offers(game, { ...contextOf(frame), that: own ? frame.that : frame.former }, part);
    const picked = part.all ? [...all.keys()] : frame.answers.flat();
    const options = [...all.keys()].filter((one) => !picked.includes(one));
    // Asked again as long as the last answer was one.
    if (options.length > 0 && picked.length === frame.round && picked.length < (part.n ?? 1)) {
      const optional = part.n !== undefined;
      const asked = openWindow(game, {
        kind: 'choice',
        rule: 'effect.choose',
        solo: frame.by,
        options,
        optional,
      });
      return setFrame(asked, { wait: 'choice', round: frame.round + 1 });
    }
    const effects = picked.flatMap((one) => all.get(one) ?? []);
    if (effects.length === 0) return game;
    return targets.reduce(
      (next, id) =>
        note(addModifier(next, frame, id, part.until, { effects }), 'rule', 'effect.grant', {
          type: 'abilities-copied',
          cards: { unit: id },
        }),
      game,
    );
  },
};
