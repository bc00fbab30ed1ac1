// What an exact game does not prove. Verification compares a file with itself and with the rules: that is consistent, and
// may still not be what happened.

import type { GameTypes } from '../../core/game/game-types.ts';
import { AGREED_ENDS } from '../../core/state.ts';
import type { Annotation, Replay } from './format.ts';
import { seedOf } from './start.ts';

const ENDS: Readonly<Record<string, string>> = {
  conceded: 'it ended by concession',
  agreed: 'it ended by agreement',
  time: 'it ended when time was called',
  judge: 'a judge decided it',
  'turn-limit': 'it ended at the turn limit',
};

/** What has to be taken from the file on trust, in sentences. */
export function onTrust<T extends GameTypes>(replay: Replay<T>): readonly string[] {
  const { result, rolls, decisions, annotations = [], variations = [] } = replay;
  const found: string[] = [];
  if (rolls.length > 0 && seedOf(replay) === null)
    found.push('the dice and the order of the decks are those that the file gives: it has no seed');
  if (result === undefined) found.push('the file does not say how the game ended');
  else if (result && (AGREED_ENDS as readonly string[]).includes(result.by))
    found.push(`${ENDS[result.by]}, as the file says: the rules did not end it`);
  const beyond = (one: Pick<Annotation, 'at'>): boolean => Number.parseInt(one.at, 10) > decisions.length;
  const lost = [...annotations, ...variations].filter(beyond).length;
  if (lost > 0) found.push(`${lost} of its notes and variations belong to steps that it does not have`);
  return found;
}
