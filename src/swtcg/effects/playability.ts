// Whether the engine plays a paragraph that was read: an effect of a kind that a card of its kind never uses does
// nothing, and a card with one is not played in full.
import type { CardDef } from '../cards/card.ts';
import { isCampaign, isTrap } from '../cards/sorts.ts';
import { worksFrom } from '../derived/out-of-play-abilities.ts';
import { meaning } from '../keywords/meaning.ts';
import type { Effect } from '../language/effect.ts';
import { enhanced } from './enhance.ts';

/** Keywords about paying for a card or playing it again: for every card that has a cost. */
const OF_THE_CARD = new Set(['Alternative Cost', 'Reduced Cost', 'Hidden Cost', 'Meditate']);

const IN_PLAY: readonly Effect['kind'][] = ['static', 'triggered', 'activated'];

/** The kinds of effect that a card uses once it is in play, or when it is played or completed. */
function kindsOf(def: CardDef): readonly Effect['kind'][] {
  switch (def.kind) {
    case 'battle':
      return ['activated', 'instruction'];
    case 'mission':
      if (isTrap(def)) return ['triggered'];
      return isCampaign(def) ? [...IN_PLAY, 'instruction'] : ['instruction', 'triggered', 'activated'];
    case 'event':
      return [...IN_PLAY, 'instruction'];
    default:
      return IN_PLAY;
  }
}

/** What a card says about itself wherever it is: its cost, and that it can't be disrupted. */
const isAboutItself = (effect: Effect): boolean =>
  effect.kind === 'static' &&
  effect.parts.every(
    (part) =>
      (part.do === 'cost' && part.to.self === 'this') ||
      (part.do === 'undisruptable' && part.what === 'this') ||
      part.do === 'define',
  );

/** Whether paragraph `n` (from 1) of a card does something when the card is played. */
export function isPlayed(def: CardDef, n: number): boolean {
  const effect = def.effects[n - 1];
  if (!effect || effect.kind === 'manual') return false;
  if (worksFrom(effect) !== null || isAboutItself(effect)) return true;
  if (effect.kind === 'instruction' && effect.parts.length === 0 && (effect.toComplete || effect.only))
    return effect.toComplete !== undefined || def.kind === 'mission';
  if (effect.kind === 'keyword') {
    if (OF_THE_CARD.has(effect.keyword)) return true;
    if (effect.keyword === 'Enhance') return enhanced(def.effects, n) !== undefined;
    if (def.kind === 'unit') return true;
  }
  return kindsOf(def).includes(meaning(effect).kind);
}
