// How this game says what happens in it (components/shared/game-words.ts).
import { navigation } from '../../../src/lcg/log/places.ts';
import { speech } from '../../../src/lcg/log/words.ts';
import type { LcgTypes } from '../../../src/lcg/types.ts';
import type { GameWords } from '../../shared/game-words.ts';
import { places } from './places.ts';

export const words: GameWords<LcgTypes> = { navigation, events: 'lcgEvents', speech, places };
