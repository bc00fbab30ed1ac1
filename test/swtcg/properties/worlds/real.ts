// Games with the starter decks of real card data, where it is there. What the engine does not read of a card does nothing.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readScenario, type Scenario } from '../../../../src/engine.ts';
import { finderIn, readPool } from '../../../../src/play/command/card-folder.ts';
import { poolRefs } from '../../../../src/swtcg/pool/deck.ts';
import { readDeckFile } from '../../../../src/swtcg/pool/deck-file.ts';
import { deckScenario } from '../../../../src/swtcg/pool/deck-scenario.ts';

const shared = process.env.SWTCG_SHARED ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));
const lackey = join(shared, 'lackey');
export const haveDecks = existsSync(join(lackey, 'decks')) && existsSync(join(lackey, 'sets'));

let pool: ReturnType<typeof readPool> | undefined;
const pairs = new Map<number, Scenario>();

const decks = (side: string): string[] =>
  readdirSync(join(lackey, 'decks'))
    .filter((name) => name.endsWith(`_${side}.dek`))
    .sort();

/** One of the pairs of a Dark deck and a Light one. */
export function realScenario(n: number): Scenario {
  const [dark, light] = [decks('DS'), decks('LS')];
  const pair = n % (dark.length * light.length);
  let found = pairs.get(pair);
  if (!found) {
    pool ??= readPool([lackey]);
    const deck = (name: string | undefined) =>
      readDeckFile(readFileSync(join(lackey, 'decks', name ?? ''), 'utf8'), name ?? '');
    const file = deckScenario(
      poolRefs(pool),
      deck(dark[pair % dark.length]),
      deck(light[Math.floor(pair / dark.length)]),
    );
    found = readScenario(file, { cards: finderIn(pool), manual: true });
    pairs.set(pair, found);
  }
  return found;
}
