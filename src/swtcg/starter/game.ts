// A game between the starter decks, before its first decision.

import type { TextReader } from '../../play/scenario/compile.ts';
import { scenarioFrom } from '../../play/scenario/from-json.ts';
import { startPosition } from '../../play/scenario/position.ts';
import { Session } from '../../play/session.ts';
import type { Effect } from '../language/effect.ts';
import { starterEffects } from './compiled.ts';
import { starterScenario } from './index.ts';

/** Their texts have been read. */
const known: TextReader = () => (text) => ({ ok: true, effect: starterEffects[text] as Effect });

export const starterGame = (seed: number | string): Session =>
  new Session(startPosition(scenarioFrom(starterScenario(seed), known), { autoPass: 'empty' }));
