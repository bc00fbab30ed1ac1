// A file in the address of a page: as it is (`json=…`), or packed (`data=…`: raw deflate, then base64 for addresses).

/** Larger than any scenario may be; a long game is named by `src`. */
const MOST = 5_000_000;

/** Thrown with a sentence for the reader. */
export class BadAddress extends Error {}

/** The text of the file, or null where the address has none. */
export async function fileIn(parameters: URLSearchParams): Promise<string | null> {
  const plain = parameters.get('json');
  if (plain !== null) return plain;
  const packed = parameters.get('data');
  return packed === null ? null : unpacked(packed);
}

async function unpacked(packed: string): Promise<string> {
  const bytes = bytesOf(packed);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      text += decoder.decode(next.value, { stream: true });
      // A few bytes can unpack to very many.
      if (text.length > MOST) break;
    }
  } catch {
    throw new BadAddress('The file in the address is not whole: perhaps the link was cut off.');
  }
  if (text.length > MOST)
    throw new BadAddress(`The file in the address is too large: at most ${MOST} characters.`);
  return text + decoder.decode();
}

function bytesOf(packed: string): Uint8Array<ArrayBuffer> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    throw new BadAddress('The file in the address is not in base64: perhaps the link was cut off.');
  }
}
