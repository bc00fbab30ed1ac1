// What board and cards make of a printed face: its sign, its name, the address of its picture.
import { type CardFace, UNKNOWN } from '../../../src/lcg/view/card-face.ts';
import type { Shown } from '../../../src/lcg/view/table-view.ts';
import { artAddress } from '../../shared/board/art-address.ts';
import { AFFILIATION_SIGNS, type SignName, TYPE_SIGNS } from './signs.ts';
import { lcgStrings } from './strings.ts';

export type { CardFace };
export { UNKNOWN };

/** The color that a card has: that of its affiliation. */
export const colorOf = ({ affiliation, name }: CardFace): SignName =>
  name === '?' ? 'back' : (AFFILIATION_SIGNS[affiliation] ?? 'neutral');

export const typeSign = ({ type, name }: CardFace): SignName =>
  name === '?' ? 'back' : (TYPE_SIGNS[type] ?? 'back');

/** The title; a card that nobody knows yet is called so. */
export const titleOf = ({ name }: CardFace): string => (name === '?' ? lcgStrings().unknownCard : name);

/** The title by which a card is called in sentences: "Test Guard #2". */
export const calledOf = ({ face, twin }: Shown): string => titleOf(face) + twin;

/** The address of a card's picture: `{slug}` is its title in small letters. */
export const artOf = (pattern: string | null, face: CardFace): string | null =>
  face.name === '?' ? null : artAddress(pattern, face, face.name);
