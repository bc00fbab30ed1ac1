// The `swtcg` command: finds the subcommand, and turns every fault into a sentence and an exit code.
import { SwtcgError } from '../../core/error.ts';
import { didYouMean } from '../../core/files/near.ts';
import { VERSION } from '../../core/version.ts';
import { visible } from '../../core/visible.ts';
import { UsageError } from './args.ts';
import { cards } from './cards.ts';
import { compare } from './compare.ts';
import { deck } from './deck.ts';
import { embed } from './embed.ts';
import { type Io, nodeIo } from './io.ts';
import { notation } from './notation.ts';
import { picture } from './picture.ts';
import { play } from './play.ts';
import { redact } from './redact.ts';
import { ruling } from './ruling.ts';
import { run } from './run.ts';
import { transcript } from './transcript.ts';
import { verify } from './verify.ts';
import { views } from './views.ts';

type Command = (argv: readonly string[], io: Io) => Promise<number>;

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['run', run],
  ['verify', verify],
  ['play', play],
  ['cards', cards],
  ['deck', deck],
  ['picture', picture],
  ['transcript', transcript],
  ['redact', redact],
  ['views', views],
  ['compare', compare],
  ['embed', embed],
  ['notation', notation],
  ['ruling', ruling],
]);

const HELP = `swtcg: Star Wars card games with their rules enforced.

  swtcg run FILE… [--cards DIR]   plays scenarios and compares the outcome
  swtcg verify FILE…              checks recorded games and view logs
  swtcg play [--games N]          plays whole games between bots
  swtcg cards DIR…                reports how many cards are read and played
  swtcg deck FILE… --cards DIR    checks a deck, rule by rule
  swtcg picture FILE --step STEP  draws a step as an SVG image
  swtcg transcript FILE           writes the log as HTML, Markdown or text
  swtcg redact --seat SEAT FILE   writes a view log of what one seat may know
  swtcg views FILE                writes a view log, for pages without the engine
  swtcg compare FILE              plays one example under two editions
  swtcg embed FILE                prints a frame that shows a file on another page
  swtcg notation FILE…            converts between JSON and the notation
  swtcg ruling QUERY…             looks up the rulings on a card or term
  swtcg COMMAND --help            explains a command
  swtcg --help, --version         prints this help; the version
`;

/** What is wrong with a file that nothing can be shown of; `run` tells its own faults. */
const UNREAD: readonly string[] = ['unreadable', 'bad-scenario', 'text-not-read'];

/** What is written goes to a terminal as often as not: names and texts of files are shown there, and not obeyed. */
const inert = (io: Io): Io => ({
  ...io,
  out: (text) => io.out(visible(text)),
  err: (text) => io.err(visible(text)),
});

/** Runs the command line and gives its exit code. */
export async function main(argv: readonly string[], world: Io = nodeIo()): Promise<number> {
  const io = inert(world);
  const [name, ...rest] = argv;
  let command: Command | undefined;
  try {
    if (name === undefined) throw new UsageError('Which command?');
    if (name === '--help' || name === '-h' || name === 'help') {
      io.out(HELP);
      return 0;
    }
    if (name === '--version') {
      io.out(`swtcg-elements ${VERSION}\n`);
      return 0;
    }
    command = COMMANDS.get(name);
    if (command === undefined) {
      const what = name.startsWith('-') ? 'option' : 'command';
      throw new UsageError(`There is no ${what} "${name}".${didYouMean(name, COMMANDS.keys())}`);
    }
    return await command(rest, io);
  } catch (error) {
    const usage = error instanceof UsageError;
    const message = error instanceof Error ? error.message : String(error);
    const { code, path } = error instanceof SwtcgError ? error.info : {};
    io.err(
      `swtcg: ${path ? `${path}: ` : ''}${message}${usage ? ` See swtcg ${command ? `${name} ` : ''}--help.` : ''}\n`,
    );
    return usage || (code !== undefined && UNREAD.includes(code)) ? 2 : 1;
  }
}
