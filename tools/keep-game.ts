// Adds recorded games to test/kept: node --import tsx tools/keep-game.ts NAME… writes each game that has no file yet.
// Without a name it writes all that are listed here. A file that is there is never written again.

import { existsSync, writeFileSync } from 'node:fs';
import { swtcg2022 } from '../machines/swtcg/complete.ts';
import { playMatch, type Replay, readReplay, record, Session, startPosition } from '../src/engine.ts';
import { replayStart } from '../src/play/replay/start.ts';
import type { AutoPass } from '../src/swtcg/model/state.ts';
import { allUnits } from '../src/swtcg/model/zones.ts';
import { greedy } from '../src/swtcg/players/greedy.ts';
import { Chance } from '../test/helpers/chance.ts';
import { choose, playRandom } from '../test/swtcg/properties/play.ts';
import { AUTO_PASS, WORLDS, worldOf } from '../test/swtcg/properties/worlds/index.ts';

const SEED_OF = (world: number, n: number): number => 6_000_000 + n * WORLDS.length + world;

function recorded(session: Session, seed: number, note: string): Replay {
  return record(session, { seed, every: 8, header: { note } });
}

function start(seed: number, autoPass: AutoPass): Session {
  return new Session(swtcg2022, startPosition(worldOf(seed).scenario(seed), { autoPass }));
}

/** A random game of one of the properties' worlds. */
function random(world: number, n: number, autoPass: AutoPass, decisions = 70): Replay {
  const seed = SEED_OF(world, n);
  const session = start(seed, autoPass);
  const played = playRandom(session.start, seed, { turns: 12, decisions });
  for (const decision of played.decisions) session.enter(decision);
  return recorded(session, seed, `random players, ${worldOf(seed).name}`);
}

/** Two greedy players with the starter decks, to the end. */
function greedyGame(seed: number): Replay {
  const session = playMatch(start(SEED_OF(0, seed), 'empty').start, {
    players: { dark: greedy, light: greedy },
    seed,
  });
  return recorded(session, SEED_OF(0, seed), 'greedy players, the starter set');
}

/** A random game into which a judge puts a hand now and then. */
function judged(world: number, n: number, autoPass: AutoPass): Replay {
  const seed = SEED_OF(world, n);
  const session = start(seed, autoPass);
  const chance = new Chance(seed);
  for (let i = 0; i < 60 && session.waiting === 'player'; i++) {
    session.enter(choose(chance, session.legal()));
    if (i % 9 !== 5) continue;
    const by = 'judge' as const;
    const side = chance.pick(['dark', 'light'] as const);
    const units = allUnits(session.game);
    if (i % 2 === 0) session.enter({ by, do: 'set', side, force: chance.below(7), note: 'Counted again' });
    else if (units.length > 0) session.enter({ by, do: 'set', card: chance.pick(units), tapped: false });
    session.enter({ by, do: 'set', side, draw: 1 });
  }
  return recorded(session, seed, 'random players and a judge');
}

/** A game from notes: cards that are not known, and are named when they show themselves. */
function fromNotes(): Replay {
  const unit = (name: string, health: number) => ({
    name,
    side: 'dark',
    type: 'Space',
    subtype: 'Pirate Starfighter',
    cost: 2,
    speed: 30,
    power: 3,
    health,
    text: ['Critical Hit 1'],
    effects: [{ kind: 'keyword', keyword: 'Critical Hit', value: 1 }],
  });
  const file = readReplay({
    format: 'swtcg-replay/1',
    ruleset: 'swtcg-2022',
    cards: {
      k1: { name: '?' },
      k2: { name: '?' },
      raider: unit('Noted Raider', 2),
      hulk: unit('Noted Hulk', 6),
      guard: { ...unit('Noted Guard', 4), side: 'light' },
    },
    start: {
      at: 'dark-build',
      dark: { hand: ['k1', 'k2'], buildPoints: 5 },
      light: { space: ['guard'], force: 2 },
    },
    settings: { autoPass: 'never' },
    seed: 'mulberry32:77',
    decisions: [],
    rolls: [],
    checks: [],
  });
  const session = new Session(swtcg2022, replayStart(swtcg2022, file, false));
  session.enter({ do: 'reveal', card: 'k1', as: 'raider' });
  session.enter({ by: 'dark', do: 'pass' });
  session.enter({ by: 'dark', do: 'complete', card: 'k1', to: 'space' });
  session.enter({ by: 'judge', do: 'set', side: 'light', force: 1, note: 'As it was written down' });
  session.enter({ do: 'reveal', card: 'k2', as: 'hulk' });
  const chance = new Chance(77);
  for (let i = 0; i < 25 && session.waiting === 'player'; i++) session.enter(choose(chance, session.legal()));
  return recorded(session, 77, 'from notes');
}

const games: Record<string, () => Replay> = {
  'greedy-1': () => greedyGame(1),
  'greedy-2': () => greedyGame(2),
  notes: fromNotes,
};
const WORLD_NAMES = ['starter', 'generated', 'battle', 'core', 'every-type'];
const COPIES = [1, 2, 3, 2, 1];
WORLD_NAMES.forEach((name, world) => {
  for (const [i, autoPass] of AUTO_PASS.entries())
    for (let n = 1; n <= (COPIES[world] as number); n++)
      games[`${name}-${autoPass}-${n}`] = () => random(world, i + 3 * n, autoPass);
  if (name === 'battle' || name === 'core') games[`judge-${name}`] = () => judged(world, 50, 'empty');
});

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : Object.keys(games)) {
  const file = new URL(`../test/kept/${name}.json`, import.meta.url);
  const make = games[name];
  if (!make || existsSync(file)) {
    console.log(`${name}: ${make ? 'is there already' : 'is no game of this list'}`);
    continue;
  }
  const text = `${JSON.stringify(make())}\n`;
  writeFileSync(file, text);
  console.log(`${name}: ${text.length} bytes`);
}
