// How the elements are cut into files: the script, and one file for each part that a page downloads when it needs it.
import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

/** The script that a page names. */
export const SCRIPT = 'swtcg-elements';

/** The modules that a file starts from, in the order in which they claim what they import; a folder claims what lies in it. */
const STARTS: Readonly<Record<string, readonly string[]>> = {
  [SCRIPT]: [
    ...['components/elements.ts', 'components/source/views-source.ts', 'src/core/most-dice.ts'],
    // What every game is shown with.
    ...['components/shared/board/art-address.ts', 'components/shared/board/counters.styles.ts'],
    ...['components/shared/board/player.styles.ts', 'src/core/twins.ts', 'src/core/memo.ts'],
    'src/core/files/checks.ts',
  ],
  // Small things that more than one of the later files needs.
  common: ['components/shared/board/marks.styles.ts'],
  motifs: ['components/swtcg/board/motifs.styles.ts'],
  motion: ['components/shared/board/motion.ts', 'components/shared/board/stops.ts'],
  dice: ['components/shared/dice.styles.ts'],
  keywords: ['src/swtcg/cards/keyword-names.ts'],
  // How a game is shown: its board, its words.
  swtcg: ['components/swtcg/display.ts', 'components/swtcg/words/index.ts'],
  lcg: ['components/lcg/display.ts'],
  // What only the page inside a frame needs; nothing else may import that page.
  frame: ['components/embed/data.ts'],
  // What the texts of any game are read with.
  reader: ['src/core/grammar/'],
  // What positions and moves in words are read with.
  notation: ['src/core/notation/'],
  // What drives any game, and what all games are made with.
  engine: [
    ...['components/source/replay-source.ts', 'components/source/live-line.ts'],
    ...['machines/host/run.ts', 'machines/host/host.ts', 'machines/host/link.ts'],
    ...['machines/host/places.ts', 'src/core/'],
  ],
  // A game: its rules and charts.
  'swtcg-rules': ['machines/swtcg/index.ts', 'machines/swtcg/edition-2002.ts'],
  'lcg-rules': ['machines/lcg/index.ts'],
  action: ['components/swtcg/board/action.ts'],
  'lcg-action': ['components/lcg/board/action.ts'],
  table: [
    ...['components/table/swtcg-table.ts', 'components/table/kit.ts'],
    ...['components/table/menu-item.ts', 'components/table/stepper.ts'],
  ],
  'swtcg-play': ['components/swtcg/table/display.ts'],
  'lcg-play': ['components/lcg/table/display.ts'],
  card: ['components/shared/card/card.styles.ts'],
  details: ['components/details/index.ts'],
  'swtcg-details': ['components/swtcg/details/index.ts'],
  examples: ['components/source/scenario-source.ts', 'components/source/notation-source.ts'],
  // Examples of a game: its positions, and its moves in words.
  'swtcg-examples': [
    ...['src/swtcg/files/scenarios.ts', 'src/swtcg/notation/index.ts'],
    'src/swtcg/files/lessons.ts',
  ],
  'lcg-examples': ['src/lcg/files/scenarios.ts', 'src/lcg/notation/index.ts'],
  // What writes games of it down.
  'swtcg-storage': ['src/swtcg/files/storage.ts'],
  'lcg-storage': ['src/lcg/files/storage.ts'],
  grammar: ['src/swtcg/files/grammar-texts.ts'],
  'lcg-grammar': ['src/lcg/files/grammar-texts.ts'],
};

/** Modules with everything that they import. */
function closure(starts: readonly string[], context: Context): Set<string> {
  const found = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** Names the file of a module; null leaves it to the bundler. */
export function chunkNames(root: string): (id: string, context: Context) => string | null {
  let parts: [name: string, claims: (id: string) => boolean][] | undefined;
  return (id, context) => {
    parts ??= Object.entries(STARTS).map(([name, starts]) => {
      const paths = starts.map((start) => `${root}${start}`);
      const folders = paths.filter((path) => path.endsWith('/'));
      const modules = closure(
        paths.filter((path) => !folders.includes(path)),
        context,
      );
      return [name, (one) => modules.has(one) || folders.some((folder) => one.startsWith(folder))];
    });
    return parts.find(([, claims]) => claims(id))?.[0] ?? null;
  };
}
