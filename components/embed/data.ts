// A file in the address of a page: as it is (`json=…`), or packed (`data=…`).
import { unpacked } from '../shared/pack.ts';

/** The text of the file, or null where the address has none. Throws a SwtcgError where it is not whole. */
export async function fileIn(parameters: URLSearchParams): Promise<string | null> {
  const plain = parameters.get('json');
  if (plain !== null) return plain;
  const packed = parameters.get('data');
  return packed === null ? null : unpacked(packed);
}
