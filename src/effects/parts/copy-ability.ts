// Abilities that a unit takes over from other cards, as they are printed there ("gets the chosen ability").
import { listed, note } from '../../game/log.ts';
import type { CardId, GameState } from '../../game/state.ts';
import { def, label } from '../../game/table.ts';
import { openWindow } from '../../game/windows.ts';
import { contextOf, costOf, setFrame } from '../frames.ts';
import type { Effect } from '../language.ts';
import { meaning } from '../meaning.ts';
import { type Context, candidates } from '../select.ts';
import { addModifier } from './modify.ts';
import type { PartOf, PartRule } from './part.ts';

/** What belongs to a card and not to a unit in play: what it costs, what it may be put on. */
const OF_THE_CARD = /^(Stack|INSERT|Enhance|Pilot|Meditate|.* Cost)$/;

function isMeant(effect: Effect, which: string | undefined): boolean {
  if (effect.kind === 'manual' || effect.kind === 'instruction') return false;
  if (effect.kind === 'keyword' && OF_THE_CARD.test(effect.keyword)) return false;
  if (which === undefined) return true;
  if (which !== 'activated' && which !== 'force')
    return effect.kind === 'keyword' && effect.keyword === which;
  return (
    meaning(effect).kind === 'activated' &&
    (which === 'activated' || costOf(effect).some(({ pay }) => pay === 'force'))
  );
}

interface Offer {
  readonly id: CardId;
  readonly text: string;
  readonly effect: Effect;
}

function offers(game: GameState, context: Context, { on, which }: PartOf<'copy-ability'>): Offer[] {
  const of = (id: CardId): Offer[] => {
    const { effects, text } = def(game, id);
    return effects.flatMap((effect, i) =>
      isMeant(effect, which) ? [{ id, effect, text: `${label(game, id)}: ${text[i]}` }] : [],
    );
  };
  return candidates(game, context, on).flatMap(of);
}

export const copyAbility: PartRule<PartOf<'copy-ability'>> = {
  idleHere: (game, context, part) =>
    part.on.self === 'that' || offers(game, context, part).length > 0
      ? null
      : 'there is no ability to choose',
  perform: (game, frame, part, targets) => {
    // "The chosen card" was spoken of before the unit that gets its abilities.
    const all = offers(game, { ...contextOf(frame), that: frame.former }, part);
    const most = part.n ?? 1;
    const picked = frame.answers.flat();
    const left = all.map(({ text }) => text).filter((text) => !picked.includes(text));
    const over = frame.round > 0 && frame.answers[frame.round - 1]?.length === 0;
    if (!part.all && !over && picked.length < most && left.length > 0) {
      const spec = { kind: 'choice', rule: 'effect.choose', solo: frame.by, options: left } as const;
      const asked = openWindow(game, part.n === undefined ? spec : { ...spec, optional: true });
      return setFrame(asked, { wait: 'choice', round: frame.round + 1 });
    }
    const taken = part.all ? all : all.filter(({ text }) => picked.includes(text));
    if (taken.length === 0) return game;
    const effects = taken.map(({ effect }) => effect);
    return targets.reduce((next, id) => {
      const owners = [...new Set(taken.map((one) => label(next, one.id)))];
      const what = taken.length === 1 ? 'an ability' : `${taken.length} abilities`;
      const text = `${label(next, id)} gets ${what} of ${listed(owners)}.`;
      return note(addModifier(next, frame, id, part.until, { effects }), 'rule', 'effect.grant', text);
    }, game);
  },
};
