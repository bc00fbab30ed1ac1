// Which players a word means.
import type { Who } from '../language/selector.ts';
import { type CardId, DIAL, type GameState, other, type Side } from '../model/state.ts';
import { card } from '../model/zones.ts';
import type { Scope } from './scope.ts';

const ownerOf = (game: GameState, id: CardId | null | undefined, you: Side): Side =>
  id && id !== DIAL ? card(game, id).owner : you;

export function playersOf(game: GameState, who: Who, scope: Scope): readonly Side[] {
  const { you, self } = scope;
  switch (who) {
    case 'you':
      return [you];
    case 'opponent':
      return [other(you)];
    case 'each':
      return [you, other(you)];
    case 'active':
      return [game.active];
    case 'attacker':
      return game.engagement ? [game.engagement.by] : [];
    case 'defender':
      return game.engagement ? [other(game.engagement.by)] : [];
    case 'player':
      return [scope.player ?? scope.event?.who ?? other(you)];
    case 'owner':
      return [ownerOf(game, spokenOf(scope), you)];
    case 'controller': {
      const host = self === null ? null : card(game, self).host;
      return [host === null || host === DIAL ? you : card(game, host).controller];
    }
  }
}

/** The card that the sentence is about. */
export const spokenOf = ({ that, chosen, event, done }: Scope): CardId | undefined =>
  that ?? chosen?.findLast((cards) => cards !== null)?.[0] ?? done?.cards[0] ?? event?.card;
