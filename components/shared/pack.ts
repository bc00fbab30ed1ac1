// A text packed so that an address can hold it, and unpacked again: raw deflate, then base64 for addresses.
import { SwtcgError } from '../../src/core/error.ts';

/** Larger than any scenario may be; a long game is named by `src`. */
const MOST = 5_000_000;

export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  let binary = '';
  for (const byte of new Uint8Array(await new Response(stream).arrayBuffer()))
    binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Throws a SwtcgError where the text was not packed so, or was cut off, or is too large. */
export async function unpacked(text: string): Promise<string> {
  const decoder = new TextDecoder();
  let found = '';
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const reader = stream.getReader();
    // A few bytes can unpack to very many.
    for (let next = await reader.read(); !next.done && found.length <= MOST; next = await reader.read())
      found += decoder.decode(next.value, { stream: true });
    if (found.length > MOST) void reader.cancel();
  } catch {
    throw new SwtcgError({
      code: 'unreadable',
      message: 'What the address holds is not whole: perhaps the link was cut off.',
    });
  }
  if (found.length > MOST)
    throw new SwtcgError({
      code: 'unreadable',
      message: `What the address holds is too large: at most ${MOST} characters.`,
    });
  return found + decoder.decode();
}
