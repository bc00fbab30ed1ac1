// The keywords that a unit last had, and whose it was: what it does after it has left still has them (rulings, 10).

import type { Effect, KeywordEffect } from '../language/effect.ts';
import type { CardId, GameState, Side } from '../model/state.ts';
import { changed } from '../model/update.ts';
import { card, isArena } from '../model/zones.ts';
import { abilitiesOf, hasKeyword } from './abilities.ts';

const isKeyword = (effect: Effect): effect is KeywordEffect => effect.kind === 'keyword';

/** A unit leaves its arena: the keywords that it has now are those it last had (rulings, 10). */
export function rememberKeywords(game: GameState, id: CardId, before = game): GameState {
  if (!isArena(card(game, id).zone)) return game;
  const had = abilitiesOf(before, id)
    .map((one) => one.effect)
    .filter(isKeyword);
  const { controller: by } = card(before, id);
  return had.length > 0 ? changed(game, { last: { ...game.last, [id]: { by, had } } }) : game;
}

/** The keywords of a unit in an arena, or those that it last had there. */
export function hadKeywords(game: GameState, id: CardId): readonly KeywordEffect[] {
  if (isArena(card(game, id).zone))
    return abilitiesOf(game, id)
      .map((one) => one.effect)
      .filter(isKeyword);
  return (
    game.last[id]?.had ??
    abilitiesOf(game, id)
      .map((one) => one.effect)
      .filter(isKeyword)
  );
}

/** Whose a unit is, or was when it left: what it does is still theirs (Terms, control). */
export const hadBy = (game: GameState, id: CardId): Side => {
  const { zone, controller } = card(game, id);
  return (!isArena(zone) && game.last[id]?.by) || controller;
};

export const hasOrHad = (game: GameState, id: CardId, name: string): boolean =>
  isArena(card(game, id).zone)
    ? hasKeyword(game, id, name)
    : (game.last[id]?.had.some((one) => one.keyword === name) ?? false);
