// What is done for who does nothing, and what is said.
import type { AutoPass } from '../../../src/core/state.ts';
import { cardsIn, seatName, waitingFor } from './rules.ts';
import type { Decision, LogEvent, State } from './types.ts';

export function fallback(game: State): Decision | null {
  const by = waitingFor(game);
  return by === null ? null : { by, do: 'pass' };
}

export function letsPass(game: State, setting: AutoPass): boolean {
  const by = waitingFor(game);
  if (by === null || setting === 'never') return false;
  return setting === 'always' || cardsIn(game, by, 'hand').length === 0;
}

export function say(event: LogEvent): string {
  const who = event.by === null ? 'Nobody' : seatName(event.by);
  switch (event.type) {
    case 'round-begun':
      return `A round begins: ${who} is first.`;
    case 'card-laid':
      return `${who} lays ${event.cards.laid}.`;
    case 'passed':
      return `${who} passes.`;
    case 'die-rolled':
      return `The die shows ${event.numbers.die}.`;
    case 'scored':
      return `${who} scores ${event.numbers.points}.`;
    case 'game-ended':
      return `${who} wins.`;
    case 'entry-refused':
      return `${who} can't: ${event.words.refusal}.`;
    case 'game-begun':
      return 'The game begins.';
  }
}
