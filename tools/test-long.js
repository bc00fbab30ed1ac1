// The tests that play many random games: 2,000 unless SWTCG_GAMES says another number.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const env = { ...process.env, SWTCG_GAMES: process.env.SWTCG_GAMES ?? '2000' };
const runner = fileURLToPath(new URL('test-node.js', import.meta.url));
process.exit(spawnSync(process.execPath, [runner, 'random'], { env, stdio: 'inherit' }).status ?? 1);
