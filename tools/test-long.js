// The long form of the tests that can go on for ever, in slices, as many at a time as there are processors: random games
// (SWTCG_GAMES, 20,000, from the seed SWTCG_SEED on; a quarter as many of the Living Card Game, a tenth of the 2002 edition), games of each pair of the card data's starter decks
// (SWTCG_PAIR_GAMES, 20), fuzzed inputs (SWTCG_FUZZ, 200,000), queries to the judge's desk (SWTCG_QUERIES, 100,000).
import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

const { SWTCG_GAMES = '20000', SWTCG_SEED = '1' } = process.env;
const { SWTCG_PAIR_GAMES = '20', SWTCG_FUZZ = '200000', SWTCG_QUERIES = '100000' } = process.env;
const runner = fileURLToPath(new URL('test-node.js', import.meta.url));
const SLICE = 2500;

/** The tests whose paths contain a word, with settings of their own. */
const jobs = [];
const [games, seed] = [Number(SWTCG_GAMES), Number(SWTCG_SEED)];
for (let at = 0; at < games; at += SLICE)
  jobs.push({
    word: 'test/swtcg/properties/games',
    env: { SWTCG_SEED: String(seed + at), SWTCG_GAMES: String(Math.min(SLICE, games - at)) },
  });
if (games > 0) {
  const some = String(Math.ceil(games / 4));
  jobs.push({ word: 'test/lcg/properties', env: { SWTCG_SEED, SWTCG_GAMES: some } });
  jobs.push({ word: 'edition-2002/games', env: { SWTCG_SEED, SWTCG_GAMES: String(Math.ceil(games / 10)) } });
}
if (Number(SWTCG_PAIR_GAMES) > 0) jobs.push({ word: 'starter-decks', env: { SWTCG_PAIR_GAMES } });
if (Number(SWTCG_FUZZ) > 0) jobs.push({ word: 'fuzz', env: { SWTCG_FUZZ } });
if (Number(SWTCG_QUERIES) > 0) jobs.push({ word: 'test/desk/queries', env: { SWTCG_QUERIES } });

/** Lines `figures {…}` that tests print, summed up by their names. */
const sums = {};
let failed = 0;

function run({ word, env }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [runner, word], { env: { ...process.env, ...env } });
    let out = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        out += data;
      });
    child.on('close', (code, signal) => {
      console.log(
        `${word} ${JSON.stringify(env)}: ${code === 0 ? 'passed' : `${signal ? `ended by ${signal}` : 'failed'}\n${out}`}`,
      );
      for (const [, json] of out.matchAll(/figures (\{.*\})/g))
        for (const [name, n] of Object.entries(JSON.parse(json)))
          if (name !== 'seed') sums[name] = (sums[name] ?? 0) + n;
      if (code !== 0) failed++;
      resolve();
    });
  });
}

async function work() {
  for (let job = jobs.shift(); job; job = jobs.shift()) await run(job);
}

const begun = Date.now();
await Promise.all(Array.from({ length: cpus().length }, work));
const figures = Object.entries(sums).map(([name, n]) => `${name} ${n}`);
console.log(`${figures.join(', ')}; ${Math.round((Date.now() - begun) / 1000)} s by the clock`);
process.exit(failed === 0 ? 0 : 1);
