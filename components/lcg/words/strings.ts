// Places in play in the words of this game, in English. Another language has them in its table `lcg`.
import { places } from '../../../src/lcg/log/places.ts';
import { stringsFor } from '../../shared/language.ts';

const english = { places: places.places };

export type LcgWordStrings = typeof english;

export const lcgWordStrings = stringsFor('lcg', english);
