// What this game says of itself to whoever shows it without playing it (src/core/game/presentation.ts).
import type { Presentation } from '../../core/game/presentation.ts';
import { SIDES } from '../language/terms.ts';
import { cardNames } from '../log/card-names.ts';
import { navigation, places } from '../log/places.ts';
import { speech } from '../log/words.ts';
import type { LcgTypes } from '../types.ts';
import { viewLog } from './view-log.ts';

export const presentation: Presentation<LcgTypes> = {
  seats: SIDES,
  navigation,
  viewLog,
  places,
  cardNames: (faces) => cardNames(Object.entries(faces)),
  ...speech,
};
