// What can lie on a table: a scenario, a replay at any of its steps, a saved game, two decks, or the starter decks. The
// engine and what reads the files come now, and not with the page.
import type { Account } from '../../play/account/account.ts';
import { SwtcgError } from '../../src/game/error.ts';
import { fetched, inline, sourceOf, textOf } from '../replay/load.ts';
import { NO_HEADING, type Source } from '../replay/steps.ts';
import { indexOf } from '../replay/strides.ts';
import { tw } from '../shared/table-strings.ts';
import type { Origin, TableGame } from './game.ts';
import type { Shared } from './share.ts';
import type { SwtcgTable } from './table.ts';

export interface Wanted {
  /** The text of a file, from an address or from inside the element. */
  readonly text: string | null;
  /** Address of compiled card data. */
  readonly cards: string | null;
  readonly darkDeck: string | null;
  readonly lightDeck: string | null;
  /** Where a replay or an example is taken over: an address of a step. */
  readonly step: string | null;
  readonly seed: number | string;
}

/** The text of the file that a table is to open: given, at an address, or inside it. */
export async function textFor(table: SwtcgTable): Promise<string | null> {
  const { src } = table;
  return textOf(table.file) ?? (src ? fetched(src) : inline(table));
}

/** The game that the page's address brings, the first time. */
export async function sharedFor({ game, id }: SwtcgTable): Promise<Shared | null> {
  if (game || !location.hash.startsWith('#swtcg-game=')) return null;
  const { linked, unpacked } = await import('./share.ts');
  const packed = linked(id);
  return packed === null ? null : unpacked(packed);
}

const SAVED = /"format"\s*:\s*"swtcg-save\//;

/** The game that is wanted, before anything is decided at this table. */
export async function openGame(wanted: Wanted): Promise<TableGame> {
  const { text, darkDeck, lightDeck } = wanted;
  if (text !== null && SAVED.test(text)) return saved(text);
  if (text !== null) return taken(await sourceOf(text, wanted.cards), wanted);
  if (darkDeck !== null && lightDeck !== null) return decks(darkDeck, lightDeck, wanted);
  return starters(wanted.seed);
}

const originOf = (title: string | null, seed: Origin['seed']): Origin => ({
  heading: { ...NO_HEADING, title },
  names: {},
  seed,
});

async function saved(text: string): Promise<TableGame> {
  const [{ parseSave }, { Session, TableGame }] = await Promise.all([
    import('../../play/save.ts'),
    import('./kit.ts'),
  ]);
  const game = parseSave(text);
  return TableGame.from(Session.restore(game), originOf(game.title ?? null, null));
}

/** A file that the viewer could show, taken over at a step: at its start, unless another is asked for. */
async function taken(source: Source, { step }: Wanted): Promise<TableGame> {
  const { TableGame } = await import('./kit.ts');
  const lines = () =>
    Array.from({ length: source.steps.length }, (_, i) => ({ address: source.steps.at(i).address }));
  const decisions = Number.parseInt(step ?? '0', 10) || 0;
  source.more(() => Number.parseInt(lines().at(-1)?.address ?? '0', 10) > decisions);
  // Before the first step nothing is decided yet.
  const index = step === null ? -1 : indexOf(lines() as never, step);
  const live = await source.live?.(index);
  if (!live || !('session' in live)) throw new SwtcgError({ code: 'unreadable', message: tw().notPlayable });
  const { session, steps } = live as unknown as TableGame;
  const { heading, names = {} } = source;
  const seed = seedOf(source.file, session.start.box.dice.length > 0);
  const game = new TableGame(session, steps as Account, { heading, names, seed });
  return game;
}

/** The seed of a file whose dice all come from it. */
function seedOf(file: unknown, diced: boolean): Origin['seed'] {
  if (diced || typeof file !== 'object' || file === null || !('seed' in file)) return null;
  const { seed } = file;
  if (typeof seed === 'number') return seed;
  // A replay's seed names its algorithm first.
  return typeof seed === 'string'
    ? seed.slice('format' in file && 'rolls' in file ? seed.indexOf(':') + 1 : 0)
    : null;
}

async function decks(dark: string, light: string, { cards, seed }: Wanted): Promise<TableGame> {
  if (cards === null) throw new SwtcgError({ code: 'bad-scenario', message: tw().needsCards });
  const [{ deckGame }, { TableGame }, ...texts] = await Promise.all([
    import('./decks.ts'),
    import('./kit.ts'),
    fetched(dark),
    fetched(light),
    fetched(cards),
  ]);
  const [darkText, lightText, data] = texts as [string, string, string];
  const session = await deckGame({ dark: darkText, light: lightText }, data, seed);
  return TableGame.from(session, originOf(null, seed));
}

async function starters(seed: number | string): Promise<TableGame> {
  const [{ starterGame }, { TableGame }] = await Promise.all([
    import('../../play/starter/game.ts'),
    import('./kit.ts'),
  ]);
  return TableGame.from(starterGame(seed), originOf(tw().starterGame, seed));
}
