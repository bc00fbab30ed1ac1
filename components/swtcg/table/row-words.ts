// What can be done with a card, in the words of a menu: "Deploy to Space", "Under Lantern Wing", "Attack…", and its price.

import type { Offer } from '../../../src/core/game/choosing.ts';
import type { Perspective } from '../../../src/core/game/game-steps.ts';
import { numberTwins } from '../../../src/core/twins.ts';
import type { Decision } from '../../../src/swtcg/decisions/decision.ts';
import { decide } from '../../../src/swtcg/decisions/index.ts';
import type { CardId, GameState, Side } from '../../../src/swtcg/model/state.ts';
import { def, hasCard, label } from '../../../src/swtcg/model/zones.ts';
import type { SwtcgTypes } from '../../../src/swtcg/types.ts';
import type { IconName } from '../../shared/icons.ts';
import { abilityWords, decisionWords } from '../decisions/decision-words.ts';
import { decisionStrings } from '../decisions/strings.ts';
import { DECISION_ICONS } from './decision-icons.ts';
import { playStrings } from './strings.ts';

/** A card as it is called now; what is no card as it stands. */
export const nameOf = (game: GameState, id: CardId | undefined): string =>
  hasCard(game, id) ? numberTwins(label(game, id)) : (id ?? '');

const place = (to: string): string => decisionStrings().places[to] ?? to;

/** Where a card comes to by `complete` or `setup`, or a unit by `move`. */
function destination(game: GameState, { do: deed, card, to, unit }: Decision): string {
  const w = playStrings();
  if (deed === 'move') return hasCard(game, to) ? w.moveOnto(nameOf(game, to)) : w.moveTo(place(to ?? ''));
  if (to === 'top') return w.onTopOf(nameOf(game, unit));
  if (to === 'under') return w.underneath(nameOf(game, unit));
  if (to === undefined) return w.complete;
  // In setup nothing is deployed (Setup).
  if (deed === 'setup') return to === 'buildZone' ? w.lastCard : w.putInto(place(to));
  const unitCard = hasCard(game, card) && def(game, card).kind === 'unit';
  return unitCard && to !== 'buildZone' ? w.deploy(place(to)) : w.putInto(place(to));
}

const way = ({ cost }: Decision): string =>
  cost === undefined
    ? ''
    : typeof cost === 'string'
      ? playStrings().payingBy(cost)
      : playStrings().payingFirst(String(cost));

/** One decision, as a row in the menu of its card. */
export function rowWords(game: GameState, decision: Decision, who: Perspective<Side>): string {
  const w = playStrings();
  const { do: deed, unit, card, target, top, ability, effect } = decision;
  switch (deed) {
    case 'complete':
    case 'setup':
    case 'move':
      return `${destination(game, decision)}${way(decision)}`;
    case 'attack':
      return w.attackOne(nameOf(game, target));
    case 'tap':
      return w.tapUnit;
    case 'build':
      return playStrings().todo.build;
    case 'equip':
      return w.equipOne(nameOf(game, unit));
    case 'detach':
      return w.detachOne(nameOf(game, card));
    case 'retreat':
      return w.retreat;
    case 'rearrange':
      return w.rearrange(nameOf(game, top));
    case 'use':
      return ability === undefined ? playStrings().todo.use : abilityWords(game, unit, ability);
    case 'play':
      return effect === undefined ? w.playIt : abilityWords(game, card, effect);
    default:
      return decisionWords(game, decision, who);
  }
}

/** An offer that leaves something to choose. */
export function offerWords(
  game: GameState,
  { deed, decisions }: Offer<SwtcgTypes>,
  who: Perspective<Side>,
): string {
  if (deed === 'attack') return playStrings().attackWith;
  if (deed === 'equip') return playStrings().equipWith;
  return rowWords(game, decisions[0] as Decision, who);
}

/** What it costs in points, at once: the engine pays it on a copy. */
export function priceOf(
  game: GameState,
  decision: Decision,
): { readonly build: number; readonly force: number } {
  const { by } = decision;
  const before = game.players[by];
  const after = decide(game, decision).players[by];
  return {
    build: Math.max(0, before.buildPoints - after.buildPoints) + after.setupSpent - before.setupSpent,
    force: Math.max(0, before.force - after.force),
  };
}

/** The sign of where something goes, or else of what is done. */
export const iconOf = ({ do: deed, to }: Decision): IconName =>
  to === 'space' || to === 'ground' || to === 'character'
    ? to
    : to === 'top' || to === 'under'
      ? 'deck'
      : DECISION_ICONS[deed];
