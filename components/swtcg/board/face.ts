// What the board makes of a card's printed face: its sign, its name, the address of its picture.

import { type CardFace, isLocation, typeOf } from '../../../src/swtcg/view/card-face.ts';
import type { Shown } from '../../../src/swtcg/view/table-view.ts';
import { artAddress } from '../../shared/board/art-address.ts';
import type { IconName } from '../../shared/icons.ts';
import { boardStrings } from './strings.ts';

export {
  type CardFace,
  type CardFaces,
  type CardType,
  isLocation,
  typeOf,
  UNKNOWN,
} from '../../../src/swtcg/view/card-face.ts';

export const iconOf = (face: CardFace): IconName => (isLocation(face) ? 'location' : typeOf(face));

/** The name; a card that nobody knows yet is called so. */
export const titleOf = ({ name }: CardFace): string => (name === '?' ? boardStrings().unknownCard : name);

/** The name with its version: "Luke Skywalker M". */
export const nameOf = (face: CardFace): string =>
  face.version ? `${titleOf(face)} ${face.version}` : titleOf(face);

/** The name by which a card is called in sentences: "Lance Fighter #2". */
export const calledOf = ({ face, twin }: Shown): string => nameOf(face) + twin;

/** The address of a card's picture: `{slug}` is its name with its version. */
export const artOf = (pattern: string | null, face: CardFace): string | null =>
  face.name === '?' ? null : artAddress(pattern, { ...face, version: face.version ?? '' }, nameOf(face));
