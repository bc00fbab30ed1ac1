// `swtcg embed`: the frame that shows a file on any page that allows frames.
import { deflateRawSync } from 'node:zlib';
import { escaped } from '../steps/transcript.ts';
import { parseArgs } from './args.ts';
import type { Io } from './io.ts';
import { jsonFile, oneFile, titleOf } from './shown.ts';

export const EMBED_HELP = `swtcg embed FILE [--base URL] [--src URL] [--with ATTRIBUTES] [--oembed]

Prints the HTML of a frame that shows a scenario, a replay or a view log. The whole file is packed into the frame's
address. A view log (swtcg views) needs no engine; its address is about 2,000 characters longer.

  FILE               a scenario or replay file, in JSON or in the notation, or a view log; - reads standard input
  --base URL         the address of embed.html (default: embed.html)
  --src URL          names the file's address instead of packing the file into the frame's
  --with ATTRIBUTES  attributes of the viewer, written like a query: "step=12.3&theme=dark"
  --oembed           prints an oEmbed answer instead: JSON that contains the HTML

Exit code 0: printed. 2: the file can't be read, or is none of these.
`;

const [WIDTH, HEIGHT] = [960, 720];

/** A file in the address of a page, as `components/embed/data.ts` unpacks it. */
export const packedFile = (json: unknown): string =>
  deflateRawSync(JSON.stringify(json), { level: 9 }).toString('base64url');

/** The frame may run scripts and open links, and nothing else: not even its own host's cookies are its own. */
const frame = (address: string, title: string): string =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="${HEIGHT}" loading="lazy" sandbox="allow-scripts allow-popups" allow="fullscreen; clipboard-write"></iframe>`;

export async function embed(argv: readonly string[], io: Io): Promise<number> {
  const { words, values, flags } = parseArgs(argv, ['--base', '--src', '--with'], ['--oembed']);
  if (flags.has('--help')) {
    io.out(EMBED_HELP);
    return 0;
  }
  const file = await jsonFile(oneFile(words), undefined, io);
  const title = titleOf(file);
  const attributes = new URLSearchParams(values['--with'] ?? '');
  if (values['--src'] !== undefined) attributes.set('src', values['--src']);
  const query = attributes.size > 0 ? `?${attributes}` : '';
  const data = values['--src'] === undefined ? `#data=${packedFile(file.json)}` : '';
  const html = frame(`${values['--base'] ?? 'embed.html'}${query}${data}`, title);
  const provider = { version: '1.0', type: 'rich', provider_name: 'swtcg-elements' };
  const answer = { ...provider, title, html, width: WIDTH, height: HEIGHT };
  io.out(flags.has('--oembed') ? `${JSON.stringify(answer, null, 2)}\n` : `${html}\n`);
  return 0;
}
