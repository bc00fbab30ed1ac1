// A game between the starter decks.
import { startPosition } from '../../play/scenario/position.ts';
import { readScenario } from '../../play/scenario/read.ts';
import { Session } from '../../play/session.ts';
import { starterScenario } from '../../play/starter/index.ts';

export const starterGame = (seed: number | string): Session =>
  new Session(startPosition(readScenario(starterScenario(seed)), { autoPass: 'empty' }));
