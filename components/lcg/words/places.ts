// Places in play in the words of this game, in the language of the element that is being drawn.
import type { PlaceWords } from '../../../src/core/game/presentation.ts';
import { sharedStrings } from '../../shared/strings.ts';
import { lcgWordStrings } from './strings.ts';

export const places = (): PlaceWords => ({ turn: sharedStrings().turn, places: lcgWordStrings().places });
