// A text packed so that an address can hold it, and unpacked again.

const through = async (bytes: BlobPart, by: TransformStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(by)).arrayBuffer());

export async function packed(text: string): Promise<string> {
  let binary = '';
  for (const byte of await through(text, new CompressionStream('deflate-raw')))
    binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Throws where the text was not packed so. */
export async function unpacked(text: string): Promise<string> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
    one.charCodeAt(0),
  );
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
}
