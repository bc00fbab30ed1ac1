// Performing acts: all of an occurrence take place together.
import { eventsOf } from '../../effects/events.ts';
import type { Act, GameEvent } from '../../model/acts.ts';
import type { Outcome } from '../../model/frames.ts';
import { both, NOTHING } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import { type Done, done } from './done.ts';
import { attach, changeControl, commit, enter, uncommit } from './entering.ts';
import { leave, remember } from './leaving.ts';
import { draw, move, moveDial, placeEdgeCard, turnBalance } from './moving.ts';
import { dealDamage, moveTokens, placeFocus, placeShield, removeTokens } from './tokens.ts';

function perform(game: GameState, act: Act): Done {
  switch (act.do) {
    case 'focus':
      return placeFocus(game, act);
    case 'damage':
      return dealDamage(game, act);
    case 'shield':
      return placeShield(game, act);
    case 'remove':
      return removeTokens(game, act);
    case 'move-token':
      return moveTokens(game, act);
    case 'leave':
      return leave(game, act);
    case 'enter':
      return enter(game, act);
    case 'move':
      return move(game, act);
    case 'draw':
      return draw(game, act);
    case 'attach':
      return attach(game, act);
    case 'control':
      return changeControl(game, act);
    case 'commit':
      return commit(game, act);
    case 'uncommit':
      return uncommit(game, act);
    case 'dial':
      return moveDial(game, act);
    case 'balance':
      return turnBalance(game, act);
    case 'edge-card':
      return placeEdgeCard(game, act);
    case 'resolve':
    case 'end':
    case 'happening':
      return done(game, eventsOf(game, act), [], 1);
  }
}

export function performAll(game: GameState, acts: readonly Act[]): Done {
  const leaving = acts.flatMap((act) => (act.do === 'leave' ? [act.card] : []));
  let next = leaving.length > 0 ? remember(game, leaving) : game;
  const events: GameEvent[] = [];
  let outcome: Outcome = NOTHING;
  for (const act of acts) {
    const performed = perform(next, act);
    next = performed.game;
    events.push(...performed.events);
    outcome = both(outcome, performed.outcome);
    if (next.result) break;
  }
  return { game: next, events, outcome };
}
