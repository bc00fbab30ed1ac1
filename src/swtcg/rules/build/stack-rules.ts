// What may lie in a stack: unique cards of one person, or the cards that the Stack keyword lists (Stacking and Rearranging).

import { memoize } from '../../../core/memo.ts';
import { samePerson } from '../../cards/persons.ts';
import { editionOf } from '../../editions/index.ts';
import { type Ability, abilitiesOf } from '../../effects/abilities.ts';
import { liesUnder, stackRoom } from '../../effects/restrictions.ts';
import { matches } from '../../effects/select.ts';
import type { Filter } from '../../language/effect.ts';
import { type Refusal, refuse } from '../../model/refusal.ts';
import type { CardId, GameState, Side } from '../../model/state.ts';
import { card, def, label, stackOf, unitsOf } from '../../model/zones.ts';
import { MOST_IN_STACK } from './stacks.ts';

const versionOf = (game: GameState, id: CardId): string => {
  const { name, version } = def(game, id);
  return `${name} (${version})`;
};

/** The same unique person, thing or ship. */
export const sameUnique = (game: GameState, a: CardId, b: CardId): boolean => {
  const [one, two] = [def(game, a), def(game, b)];
  return (
    one.version !== null &&
    two.version !== null &&
    one.kind === two.kind &&
    samePerson(editionOf(game.box).persons, one.name, two.name)
  );
};

const listIn = memoize((abilities: readonly Ability[]): readonly Filter[] =>
  abilities.flatMap(({ effect }) =>
    effect.kind === 'keyword' && effect.keyword === 'Stack' ? (effect.list ?? []) : [],
  ),
);

/** The cards that the Stack ability of a top card lists. */
const listedBy = (game: GameState, top: CardId): readonly Filter[] => listIn(abilitiesOf(game, top));

/** Whether a card may be meant to lie under this top card although it is another one. */
export const mayList = (game: GameState, top: CardId, id: CardId): boolean =>
  liesUnder(game, top, id) || listedBy(game, top).length > 0;

/** Whether a card may lie under this top card because its Stack ability lists it, or because the card itself says so. */
export const isListed = (game: GameState, top: CardId, id: CardId): boolean =>
  liesUnder(game, top, id) ||
  listedBy(game, top).some((filter) =>
    matches(game, { by: card(game, top).controller, source: top }, id, filter),
  );

/** Why a card can't join a stack, on top or under it; whether its cost can be paid is not asked here. */
export function stackRefusal(game: GameState, id: CardId, top: CardId, to: 'top' | 'under'): Refusal | null {
  const stack = stackOf(game, top);
  const name = label(game, id);
  if (def(game, id).kind !== def(game, top).kind)
    return refuse('stack.name', `${name} is another kind of card than ${label(game, top)}`);
  const most = MOST_IN_STACK + stackRoom(game, top);
  if (stack.length >= most) return refuse('stack.four', `a stack has at most ${most} cards`);
  if (!sameUnique(game, id, top)) {
    if (mayList(game, top, id)) return listedRefusal(game, id, top, to, stack);
    return def(game, id).version === null || def(game, top).version === null
      ? refuse('stack.unique', 'only unique cards stack')
      : refuse('stack.name', `${label(game, top)} has another name`);
  }
  return stack.some((one) => versionOf(game, one) === versionOf(game, id))
    ? refuse('stack.version', 'that version is already in the stack')
    : null;
}

/** Listed cards lie under the unit only, unique ones once for each person (Keywords, Stack). */
function listedRefusal(
  game: GameState,
  id: CardId,
  top: CardId,
  to: 'top' | 'under',
  stack: readonly CardId[],
): Refusal | null {
  const name = label(game, id);
  if (!isListed(game, top, id))
    return refuse('keyword.stack', `${name} is not among the cards that ${label(game, top)} lists`);
  if (to === 'top') return refuse('keyword.stack', `${name} can only go under ${label(game, top)}`);
  return stack.some((one) => one !== top && sameUnique(game, one, id))
    ? refuse('keyword.stack', `a version of ${def(game, id).name} is already under ${label(game, top)}`)
    : null;
}

/** A player's unit that is the same unique one as this card: in an arena, the build zone or piloting. */
export const ownUnique = (game: GameState, by: Side, id: CardId): CardId | undefined =>
  def(game, id).version === null
    ? undefined
    : unitsOf(game, by).find((one) => one !== id && sameUnique(game, one, id));
