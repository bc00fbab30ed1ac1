// `swtcg play`: whole games between two built-in players, written down as replays.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SwtcgError } from '../../core/error.ts';
import type { Player } from '../../core/game/game.ts';
import type { GameTypes } from '../../core/game/game-types.ts';
import { gameOf, playMatch, record, startPosition } from '../../engine.ts';
import { parseArgs, UsageError } from './args.ts';
import type { Io } from './io.ts';
import { position } from './play-positions.ts';

export const PLAY_HELP = `swtcg play [--dark FILE --light FILE --cards DIR] [--ruleset RULESET] [--seed N] [--games N] [--out DIR]

Plays whole games between two bots and prints one JSON object per game:
{ "game", "seed", "winner", "by", "turn", "decisions", "manual": { "met", "of" }, "file" }
manual: how many paragraphs on cards that came up have to be resolved by hand; bots ignore them

  --dark, --light  decks, in the format of their game; default: the starter decks
  --cards DIR      card data for the decks: set files, product files, or one compiled file (.json)
  --ruleset        the game or edition of starter decks and deck lists: swtcg-2022 (default), swtcg-2002 or swlcg-2012
  --seed N         the seed of the first game, a number or text (default 1); each further game has the next one
  --games N        how many games (default 1)
  --players A,B    the bots of Dark and Light: greedy or random (default greedy,greedy)
  --max-turns N    a game that reaches this turn ends without a winner (default 100)
  --out DIR        writes each game to this folder as a replay

Exit code 1 if a game ended in an error.
`;

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

type AnyPlayer = Player<GameTypes>;

function playersOf(ruleset: string, value = 'greedy,greedy'): readonly [AnyPlayer, AnyPlayer] {
  const { byName } = gameOf<GameTypes>(ruleset).players;
  const [dark, light] = value.split(',').map((name) => byName[name.trim()]);
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
  const first = values['--seed'] ?? '1';
  const out = values['--out'];
  if (out !== undefined) makeFolder(out);
  const base = await position(values, io);
  const [dark, light] = playersOf(base.ruleset, values['--players']);
  let code = 0;
  for (let game = 0; game < games; game++) {
    const seed = game === 0 ? first : /^\d+$/.test(first) ? String(Number(first) + game) : `${first}-${game}`;
    try {
      const start = startPosition<GameTypes>({ ...base, seed }, { autoPass: 'empty' });
      const session = playMatch<GameTypes>(start, { players: { dark, light }, seed, maxTurns });
      const { result } = session;
      const file =
        out === undefined ? null : join(out, `game-${seed.replace(/[^\p{L}\p{N}.-]+/gu, '-')}.json`);
      if (file !== null) {
        const header: object = { dark: { player: dark.name }, light: { player: light.name } };
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
const UNSEEN: ReadonlySet<string> = new Set(['deck', 'objectiveDeck', 'hand', 'supply']);

/** What every game's state has of cards. */
interface Table {
  readonly cards: readonly { readonly def: string; readonly zone: string; readonly faceDown: boolean }[];
  readonly box: {
    readonly defs: Readonly<Record<string, { readonly effects: readonly { readonly kind: string }[] }>>;
  };
}

/** Paragraphs of cards that left the hand, and those among them that the engine does not read. */
function manualMet(game: unknown): { readonly met: number; readonly of: number } {
  const { cards, box } = game as Table;
  const met = cards
    .filter(({ zone, faceDown }) => !UNSEEN.has(zone) && !faceDown)
    .flatMap((one) => box.defs[one.def]?.effects ?? []);
  return { met: met.filter(({ kind }) => kind === 'manual').length, of: met.length };
}
