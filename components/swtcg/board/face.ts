// What the board makes of a card's printed face: its sign, its name, the address of its picture.

import { type CardFace, isLocation, typeOf } from '../../../src/swtcg/view/card-face.ts';
import type { Shown } from '../../../src/swtcg/view/table-view.ts';
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

/**
 * The address of a card's picture: a pattern with `{name}`, `{version}`, `{type}`, … for what is printed, and `{slug}`
 * for name and version in small letters. Null where the pattern asks for what the card does not have.
 */
export function artOf(pattern: string | null, face: CardFace): string | null {
  if (!pattern || face.name === '?') return null;
  const slug = nameOf(face)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const facts: Readonly<Record<string, unknown>> = { ...face, version: face.version ?? '', slug };
  let whole = true;
  const address = pattern.replace(/\{(\w+)\}/g, (_, key: string) => {
    const fact = Object.hasOwn(facts, key) ? facts[key] : undefined;
    if (typeof fact === 'string' || typeof fact === 'number') return encodeURIComponent(fact);
    whole = false;
    return '';
  });
  return whole ? address : null;
}
