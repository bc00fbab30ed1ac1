// What can lie on a table: a scenario, a replay at any of its steps, a saved game, two decks, or the starter decks. The
// engine and what reads the files come now, and not with the page.

import { SwtcgError } from '../../src/core/error.ts';
import type { FileJson } from '../../src/core/files/formats.ts';
import type { Seat } from '../../src/core/state.ts';
import { parseFile } from '../../src/play/files/parse-file.ts';
import { indexOf } from '../../src/play/timeline/navigation.ts';
import { type Live, NO_HEADING, type Source } from '../shared/steps.ts';
import { tableDisplayOf } from '../source/game.ts';
import { fetched, inline, sourceOfFile, textOf } from '../source/load.ts';
import type { Origin, TableGame } from './game.ts';
import type { Shared } from './share.ts';
import { tableStrings } from './strings.ts';
import type { Table } from './table.ts';

/** What is wanted: where a replay or an example is taken over is an address of a step. */
type Wanted = Pick<Table, 'cards' | 'decks' | 'step' | 'ruleset'> & {
  /** The text of a file, from an address or from inside the element. */
  readonly text: string | null;
  readonly seed: number | string;
};

/** The game that the page's address brings, the first time. */
async function sharedFor({ game, id }: Table): Promise<Shared | null> {
  if (game || !location.hash.startsWith('#swtcg-game=')) return null;
  const { linked, unpacked } = await import('./share.ts');
  const packed = linked(id);
  return packed === null ? null : unpacked(packed);
}

/** The game that a table is to have; one that was taken over begins anew where it was. */
export async function gameFor(table: Table): Promise<TableGame> {
  const { live, game, src, cards, decks, step, ruleset } = table;
  if (live) {
    while (game === live && live.takeBack(null));
    return live;
  }
  const text = textOf(table.file) ?? (await (src ? fetched(src) : inline(table)));
  const shared = await sharedFor(table);
  const seed = shared?.seed ?? table.seed ?? Math.floor(Math.random() * 1e9);
  const opened = await openGame({ text, cards, decks, step, seed, ruleset });
  return shared ? opened.goneOn(shared) : opened;
}

/** The game that is wanted, before anything is decided at this table. */
async function openGame(wanted: Wanted): Promise<TableGame> {
  const { text, decks } = wanted;
  if (text !== null) {
    const file = parseFile(text);
    return file.kind === 'save' ? saved(file.json) : taken(await sourceOfFile(file, wanted.cards), wanted);
  }
  if (Object.values(decks).every((deck) => deck !== null))
    return betweenDecks(decks as Record<Seat, string>, wanted);
  return starters(wanted);
}

const originOf = (title: string | null, seed: Origin['seed']): Origin => ({
  heading: { ...NO_HEADING, title },
  names: {},
  seed,
});

async function saved(json: FileJson): Promise<TableGame> {
  const [{ readSave }, { gameOfFile, Session, TableGame }] = await Promise.all([
    import('../../src/play/save.ts'),
    import('./kit.ts'),
  ]);
  const edition = await gameOfFile((json.start as { readonly box?: unknown } | undefined)?.box);
  const { load, replays, texts } = edition;
  const game = readSave({ ...edition, storage: await load.storage() }, json);
  const ruleset = {
    ...edition,
    texts: replays.needsTexts({ decisions: [] }, game.start) ? await load.texts() : texts,
  };
  const start = ruleset.texts.inWords(game.start);
  const session = Session.restore(ruleset, { ...game, start });
  return TableGame.from(session, await tableDisplayOf(edition.id), originOf(game.title ?? null, null));
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
  return TableGame.over(source, live as Live);
}

async function betweenDecks(
  files: Readonly<Record<Seat, string>>,
  { cards, seed, ruleset }: Wanted,
): Promise<TableGame> {
  if (cards === null) throw new SwtcgError({ code: 'bad-scenario', message: tableStrings().needsCards });
  const seats = Object.keys(files);
  const [{ gameOfFile, Session, TableGame }, data, ...texts] = await Promise.all([
    import('./kit.ts'),
    fetched(cards),
    ...seats.map((seat) => fetched(files[seat] as string)),
  ]);
  const edition = await gameOfFile(naming(ruleset));
  const display = await tableDisplayOf(edition.id);
  if (!display.decks) throw noStart();
  const decks = Object.fromEntries(seats.map((seat, i) => [seat, texts[i] as string]));
  const start = await display.decks(decks, data, seed, edition.id);
  return TableGame.from(new Session(edition, start), display, originOf(null, seed));
}

/** As a file would name it. */
const naming = (ruleset: string | null) => (ruleset ? { ruleset } : {});

const noStart = () => new SwtcgError({ code: 'bad-scenario', message: tableStrings().needsFile });

async function starters({ seed, ruleset }: Wanted): Promise<TableGame> {
  const { gameOfFile, Session, TableGame } = await import('./kit.ts');
  const edition = await gameOfFile(naming(ruleset));
  const display = await tableDisplayOf(edition.id);
  if (!display.starter) throw noStart();
  const start = await display.starter(edition.id, seed);
  return TableGame.from(new Session(edition, start), display, originOf(tableStrings().starterGame, seed));
}
