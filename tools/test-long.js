// The tests that play many games: 2,000 random ones unless SWTCG_GAMES says another number, and 20 of each pair of the card
// data's starter decks unless SWTCG_PAIR_GAMES does; and 200,000 fuzzed inputs unless SWTCG_FUZZ does.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const { SWTCG_GAMES = '2000', SWTCG_PAIR_GAMES = '20', SWTCG_FUZZ = '200000' } = process.env;
const env = { ...process.env, SWTCG_GAMES, SWTCG_PAIR_GAMES, SWTCG_FUZZ };
const runner = fileURLToPath(new URL('test-node.js', import.meta.url));
process.exit(
  spawnSync(process.execPath, [runner, 'random', 'starter-decks', 'fuzz'], { env, stdio: 'inherit' })
    .status ?? 1,
);
