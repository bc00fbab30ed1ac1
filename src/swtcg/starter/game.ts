// A game between the starter decks, before its first decision.

import { scenarioFrom } from '../../play/scenario/from-json.ts';
import { Session } from '../../play/session.ts';
import type { Effect } from '../effects/language.ts';
import type { TextReader } from '../files/texts.ts';
import { startPosition } from '../model/new-game.ts';
import { starterEffects } from './compiled.ts';
import { starterScenario } from './index.ts';

/** Their texts have been read. */
const known: TextReader = () => (text) => ({ ok: true, effect: starterEffects[text] as Effect });

export const starterGame = (seed: number | string): Session =>
  new Session(startPosition(scenarioFrom(starterScenario(seed), known), { autoPass: 'empty' }));
