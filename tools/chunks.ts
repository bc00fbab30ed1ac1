// How the elements are cut into files. Left to itself the bundler makes a file of every set of modules that two entries have
// in common; a reader waits for fewer, larger ones.
import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

/** The script that a page names. */
export const SCRIPT = 'swtcg-elements';
const FIRST = 'components/elements.ts';
const WITH_IT = [
  // Signs that readers see in menus of a viewer and that every table has: they come with the script, so that a table is light.
  'components/shared/later-icons.ts',
  // What the engine has in common with what is shown without it.
  'play/account/luck.ts',
  'play/account/same.ts',
  'play/files/checks.ts',
  'play/files/formats.ts',
  'play/files/parse-file.ts',
  'play/files/validate.ts',
  'play/files/validators/shared.ts',
  'src/game/error.ts',
  'src/dice/most.ts',
];
/** What shows a log of views: without the engine. */
const VIEWS = 'components/replay/views-source.ts';
/** What draws an attack: others draw dice with it. */
const ACTION = 'components/board/action.ts';
/** How the two that fight look: cards by themselves have it too, and no attack. */
const ROLES = 'components/board/roles.styles.ts';
/** What a table plays with: only tables have it. */
const TABLE = 'components/table/';
const KIT = `${TABLE}kit.ts`;
/** Rules that many a game never meets. */
const FURTHER = 'src/further.ts';
/** The judge's hand: a table fetches it when it is reached for. */
const JUDGE = 'src/judge/judge.ts';
/** What shows an example, what shows one in the notation, and what reads the texts of cards. */
const EXAMPLE = 'components/replay/scenario-source.ts';
const NOTATION = 'components/replay/notation-source.ts';
const GRAMMAR = 'src/cards/read.ts';
/** The starter decks, with their texts compiled. */
const STARTER = 'play/starter/';
/** What lays the cards of a file out: examples have it too. */
const LAYING = ['play/scenario/seats.ts', 'play/scenario/definitions.ts'];
const ENGINE = ['components/replay/replay-source.ts', 'machines/game.ts'];
/** A game in progress, and what is decided in it in words: whoever plays on has it. */
const LIVE = 'components/replay/live-line.ts';

/** A module with all that comes with it. */
function closure(ids: readonly string[], context: Context): Set<string> {
  const found = new Set<string>();
  const waiting = [...ids];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** Names the file of a module: the script with all that it needs is one, what plays a recorded game is another. */
export function elementChunks(root: string): (id: string, context: Context) => string | null {
  let base: Set<string> | undefined;
  let engine: Set<string> | undefined;
  let further: Set<string> | undefined;
  let views: Set<string> | undefined;
  let example: Set<string> | undefined;
  let notation: Set<string> | undefined;
  let grammar: Set<string> | undefined;
  let laying: Set<string> | undefined;
  let kit: Set<string> | undefined;
  let action: Set<string> | undefined;
  let live: Set<string> | undefined;
  return (id, context) => {
    base ??= closure(
      [FIRST, ...WITH_IT].map((file) => `${root}${file}`),
      context,
    );
    engine ??= closure(
      ENGINE.map((file) => `${root}${file}`),
      context,
    );
    if (base.has(id)) return SCRIPT;
    if (engine.has(id)) return 'engine';
    live ??= closure([`${root}${LIVE}`], context);
    if (live.has(id)) return 'live';
    views ??= closure([`${root}${VIEWS}`], context);
    if (views.has(id)) return 'views';
    action ??= closure([`${root}${ACTION}`], context);
    if (action.has(id) && id !== `${root}${ROLES}`) return 'action';
    laying ??= closure(
      LAYING.map((file) => `${root}${file}`),
      context,
    );
    if (laying.has(id)) return 'laying';
    if (id === `${root}${JUDGE}`) return 'judge';
    further ??= closure([`${root}${FURTHER}`], context);
    if (further.has(id)) return 'further';
    if (id.startsWith(`${root}${STARTER}`)) return 'starter';
    grammar ??= closure([`${root}${GRAMMAR}`], context);
    notation ??= closure([`${root}${NOTATION}`], context);
    example ??= closure([`${root}${EXAMPLE}`], context);
    // The names of keywords are in all of them.
    if (example.has(id) && !grammar.has(id)) return 'example';
    if (grammar.has(id) && !notation.has(id)) return 'grammar';
    if (notation.has(id) && !grammar.has(id)) return 'notation';
    kit ??= closure([`${root}${KIT}`], context);
    return kit.has(id) && id.startsWith(`${root}${TABLE}`) && !id.endsWith('/marks.styles.ts')
      ? 'table-kit'
      : null;
  };
}
