// The abilities that could be used, or that come by themselves, wherever they work (In Play and Out of Play).
import { memoize } from '../../core/memo.ts';
import type { CardDef } from '../cards/card.ts';
import { derive } from '../derived/derive.ts';
import type { Has } from '../derived/derived.ts';
import { asItWas } from '../derived/look-back.ts';
import { printed } from '../derived/printed.ts';
import { somePiece } from '../language/walk.ts';
import type { CardId, CardState, GameState, Side } from '../model/state.ts';
import { def, isInPlay } from '../model/zones.ts';

/** The kinds of effects that answer something, or are used in an action window. */
export type AbilityKind = 'action' | 'interrupt' | 'reaction' | 'automatic';

export interface Ability extends Has {
  /** Whose it is: the controller in play, the owner elsewhere. */
  readonly side: Side;
}

/** Whether any effect of the cards could give a card such an ability. */
const grants = memoize((defs: Readonly<Record<string, CardDef>>): boolean =>
  Object.values(defs).some(({ effects }) =>
    somePiece(effects, ({ effects: gained }) => gained !== undefined),
  ),
);

const kindsOf = memoize(
  (card: CardDef): ReadonlySet<string> => new Set(printed(card).map(({ effect }) => effect.kind)),
);

function worksHere({ zone, faceDown }: CardState, type: CardDef['type'], has: Has, inPlay: boolean): boolean {
  const { effect } = has;
  const { from } = effect as { readonly from?: string };
  if (from !== undefined) return zone === from;
  if (type === 'Event') return zone === 'hand';
  return inPlay && !faceDown;
}

/** All abilities of a kind that work now. `also`: cards that have just left play, whose reactions to that still count. */
export function abilities(
  game: GameState,
  kind: AbilityKind,
  also: readonly CardId[] = [],
): readonly Ability[] {
  const found: Ability[] = [];
  const granting = grants(game.box.defs);
  for (const state of game.cards) {
    const { id, zone } = state;
    if (zone === 'deck' || zone === 'objectiveDeck' || zone === 'captured' || zone === 'victory') {
      if (!also.includes(id)) continue;
    }
    const known = def(game, id);
    const inPlay = isInPlay(state);
    if (!kindsOf(known).has(kind) && !(granting && inPlay)) continue;
    const gone = !inPlay && also.includes(id);
    const past = gone ? asItWas(game, id) : game;
    const was = gone ? (game.left[id]?.state ?? state) : state;
    const side = isInPlay(was) ? was.controller : was.owner;
    for (const has of derive(past).effects(id)) {
      if (has.effect.kind !== kind) continue;
      if (worksHere(was, known.type, has, isInPlay(was))) found.push({ ...has, side });
    }
  }
  return found;
}
