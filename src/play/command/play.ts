// `swtcg play`: whole games between two built-in players, written down as replays.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SwtcgError } from '../../core/error.ts';
import { random } from '../../core/game/random-player.ts';
import { type Player, playMatch, readScenario, record, type Scenario, startPosition } from '../../engine.ts';
import { edition2002 } from '../../swtcg/editions/2002.ts';
import { edition2022 } from '../../swtcg/editions/2022.ts';
import type { GameState, Zone } from '../../swtcg/model/state.ts';
import { greedy } from '../../swtcg/players/greedy.ts';
import { poolRefs } from '../../swtcg/pool/deck.ts';
import { deckScenario } from '../../swtcg/pool/deck-scenario.ts';
import { starterScenario } from '../../swtcg/starter/index.ts';
import { starterScenario2002 } from '../../swtcg/starter/scenario-2002.ts';
import { parseArgs, UsageError } from './args.ts';
import { cardFinder, finderIn, readPool } from './card-folder.ts';
import { readDeck } from './deck.ts';
import { editionNamed } from './edition.ts';
import type { Io } from './io.ts';

export const PLAY_HELP = `swtcg play [--dark FILE.dek --light FILE.dek --cards DIR] [--ruleset ID] [--seed N] [--games N] [--out DIR]

Plays whole games between two built-in players and prints one JSON object a game:
{ "game", "seed", "winner", "by", "turn", "decisions", "manual": { "met", "of" }, "file" }
manual: of the paragraphs on cards that came into play, how many are left to the players' own hands; built-in players
pass over them

  --dark, --light  decks; without them the starter decks are played
  --ruleset ID     the edition: swtcg-2022 (by default) or swtcg-2002, which has starter decks of its own
  --cards DIR      card data for the decks: set files, or one compiled file (.json)
  --seed N         the first game's seed, a number or a text (default 1); each further game has the next
  --games N        how many games (default 1)
  --players A,B    the built-in players of Dark and Light: greedy or random (default greedy,greedy)
  --max-turns N    a game that reaches this turn ends undecided and says so (default 100)
  --out DIR        writes each game there as a replay

Exit code 1 if a game ended in an error.
`;

const PLAYERS: ReadonlyMap<string, Player> = new Map([greedy, random].map((one) => [one.name, one]));

const VALUED = [
  '--dark',
  '--light',
  '--cards',
  '--seed',
  '--games',
  '--out',
  '--players',
  '--max-turns',
  '--ruleset',
] as const;

function whole(value: string | undefined, name: string, fallback: number): number {
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1)
    throw new UsageError(`${name} takes a whole number from 1 on.`);
  return number;
}

function playersOf(value = 'greedy,greedy'): readonly [Player, Player] {
  const [dark, light] = value.split(',').map((name) => PLAYERS.get(name.trim()));
  if (!dark || !light) throw new UsageError('--players takes two of greedy and random, like greedy,random.');
  return [dark, light];
}

function makeFolder(out: string): void {
  try {
    mkdirSync(out, { recursive: true });
  } catch (error) {
    throw new UsageError(`"${out}" can't be written: ${(error as Error).message}`);
  }
}

export async function play(argv: readonly string[], io: Io): Promise<number> {
  const { words, values, flags } = parseArgs(argv, VALUED, []);
  if (flags.has('--help')) {
    io.out(PLAY_HELP);
    return 0;
  }
  if (words.length > 0) throw new UsageError(`"${words[0]}" is not an option.`);
  const games = whole(values['--games'], '--games', 1);
  const maxTurns = whole(values['--max-turns'], '--max-turns', 100);
  const [dark, light] = playersOf(values['--players']);
  const first = values['--seed'] ?? '1';
  const out = values['--out'];
  if (out !== undefined) makeFolder(out);
  const base = await position(values, io);
  let code = 0;
  for (let game = 0; game < games; game++) {
    const seed = game === 0 ? first : /^\d+$/.test(first) ? String(Number(first) + game) : `${first}-${game}`;
    try {
      const start = startPosition({ ...base, seed }, { autoPass: 'empty' });
      const session = playMatch(start, { players: { dark, light }, seed, maxTurns });
      const { result } = session;
      const file =
        out === undefined ? null : join(out, `game-${seed.replace(/[^\p{L}\p{N}.-]+/gu, '-')}.json`);
      if (file !== null) {
        const header = { dark: { player: dark.name }, light: { player: light.name } };
        writeFileSync(file, `${JSON.stringify(record(session, { seed, header }))}\n`);
      }
      const told = {
        game: game + 1,
        seed,
        winner: result?.winner ?? null,
        by: result?.by ?? null,
        turn: result?.turn ?? session.game.turn,
      };
      const manual = manualMet(session.game);
      io.out(`${JSON.stringify({ ...told, decisions: session.position, manual, file })}\n`);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const info = error instanceof SwtcgError ? error.info : { code: 'internal', message };
      io.out(`${JSON.stringify({ game: game + 1, seed, error: info })}\n`);
      code = 1;
    }
  }
  return code;
}

/** Zones in which nobody has met a card's text yet. */
const UNSEEN: ReadonlySet<Zone> = new Set(['deck', 'hand', 'supply']);

/** Paragraphs of cards that left the hand, and those among them that the engine does not read. */
function manualMet({ cards, box }: GameState): { readonly met: number; readonly of: number } {
  const met = cards
    .filter(({ zone, faceDown }) => !UNSEEN.has(zone) && !faceDown)
    .flatMap((one) => box.defs[one.def]?.effects ?? []);
  return { met: met.filter(({ kind }) => kind === 'manual').length, of: met.length };
}

/** The games between starter decks, by their edition. */
const STARTERS: Readonly<Record<string, (seed: number) => unknown>> = {
  [edition2022.id]: starterScenario,
  [edition2002.id]: starterScenario2002,
};

async function position(values: Readonly<Partial<Record<string, string>>>, io: Io): Promise<Scenario> {
  const { '--dark': dark, '--light': light, '--cards': folder } = values;
  const edition = editionNamed(values['--ruleset']);
  if (dark === undefined && light === undefined) return readScenario(STARTERS[edition.id]?.(1));
  if (dark === undefined || light === undefined)
    throw new UsageError('Give both decks, --dark and --light, or none.');
  if (folder === undefined) throw new UsageError('Decks need card data: give the folder with --cards.');
  const pool = readPool([folder]);
  const scenario = deckScenario(poolRefs(pool), await readDeck(dark, io), await readDeck(light, io), edition);
  const cards = /\.json$/i.test(folder) ? cardFinder(folder) : finderIn(pool);
  return readScenario(scenario, { cards, manual: true });
}
