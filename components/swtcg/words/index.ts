// How this game says what happens in it (components/shared/game-words.ts).
import { navigation } from '../../../src/swtcg/log/places.ts';
import { speech } from '../../../src/swtcg/log/words.ts';
import type { SwtcgTypes } from '../../../src/swtcg/types.ts';
import type { GameWords } from '../../shared/game-words.ts';
import { places } from './places.ts';

export const words: GameWords<SwtcgTypes> = { navigation, events: 'events', speech, places };
