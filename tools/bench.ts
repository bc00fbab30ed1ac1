// Every figure that two commits can be compared by, in one table: what the engine does in a second of processor time beside
// bare XState events in the same run, what pages download, how many cards are played. `npm run bench`; `-- --browser` adds the
// viewer in a page. `-- --json` prints the engine's figures as one object, `-- --json --all` all of them; `-- --against FILE`
// puts those of another commit beside.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { assign, createActor, setup } from 'xstate';
import { swtcg2022 } from '../machines/swtcg/complete.ts';
import { next, stream } from '../src/core/random.ts';
import { GameHost, readScenario, record, Session, startPosition } from '../src/engine.ts';
import { replayStart } from '../src/play/replay/start.ts';
import type { GameState } from '../src/swtcg/model/state.ts';
import { starterScenario } from '../src/swtcg/starter/index.ts';
import { type Figures, table } from './bench-table.ts';
import { longSession, playOn, settledSession } from './long-game.ts';

const scenario = readScenario(starterScenario(1));
const start = (seed: number): GameState => startPosition({ ...scenario, seed }, { autoPass: 'empty' });

/** Processor seconds that a piece of work takes. */
function cpu(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** A random game; decisions with one option only are not counted. */
function randomGame(seed: number): number {
  const table = new GameHost(swtcg2022, start(seed));
  let state = stream(seed, 'bench');
  let counted = 0;
  while (table.waiting === 'player' && table.game.turn <= 100) {
    const legal = table.legal();
    if (legal.length > 1) counted++;
    const [value, after] = next(state);
    state = after;
    table.decide(legal[Math.floor(value * legal.length)] as (typeof legal)[number]);
  }
  return counted;
}

type Decision = ReturnType<Session['legal']>[number];

interface Level {
  initial: string;
  states: Record<string, unknown>;
}

/** The yardstick: an event that makes the innermost of five levels change its state, with one assign. */
function yardstick(): () => void {
  const flip = (to: string) => ({ on: { GO: { target: to, actions: 'count' } } });
  let level: Level = { initial: 'a', states: { a: flip('b'), b: flip('a') } };
  for (let i = 0; i < 4; i++) level = { initial: 'in', states: { in: level } };
  const machine = setup({
    types: {} as { context: { n: number }; events: { type: 'GO' } },
    actions: { count: assign(({ context }) => ({ n: context.n + 1 })) },
  }).createMachine({ context: { n: 0 }, ...(level as object) } as never);
  const actor = createActor(machine).start();
  return () => actor.send({ type: 'GO' } as never);
}

const median = (list: readonly number[]): number =>
  list.slice().sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

const micros = (times: number, work: () => void): number =>
  median(
    Array.from({ length: times }, () => {
      const before = process.hrtime.bigint();
      work();
      return Number(process.hrtime.bigint() - before) / 1000;
    }),
  );

function bench() {
  const send = yardstick();
  for (let i = 0; i < 20_000; i++) send();
  // The yardstick is compiled after its first thousands of events; rules that are rarely met take their thousands of games.
  for (let seed = 10_000; seed < 13_000; seed++) randomGame(seed);

  // The three are measured in short turns, so that a slow spell of the machine falls on all of them alike.
  const replays = Array.from({ length: 40 }, (_, i) => {
    const session = playOn(new Session(swtcg2022, start(1000 + i)), i, 10_000, (legal) => legal);
    const replay = record(session, { every: 1_000_000, seed: 1000 + i });
    return {
      start: replayStart(swtcg2022, replay, true),
      decisions: replay.decisions as readonly Decision[],
    };
  });
  const replayed = (some: typeof replays): number => {
    let taken = 0;
    for (const { start: from, decisions } of some) {
      const table = new GameHost(swtcg2022, from);
      for (const decision of decisions) table.take(decision);
      taken += decisions.length;
    }
    return taken;
  };
  for (let round = 0; round < 5; round++) replayed(replays);
  const sums = { games: 0, gamesCpu: 0, replayed: 0, replayedCpu: 0, events: 0, eventsCpu: 0 };
  for (let round = 0; round < 100; round++) {
    sums.gamesCpu += cpu(() => {
      for (let i = 0; i < 4; i++) sums.games += randomGame(5000 + round * 4 + i);
    });
    sums.replayedCpu += cpu(() => {
      sums.replayed += replayed(replays.slice((round % 10) * 4, (round % 10) * 4 + 4));
    });
    sums.eventsCpu += cpu(() => {
      for (let i = 0; i < 2000; i++) send();
      sums.events += 2000;
    });
  }

  const long = longSession(1000);
  const seeks = micros(41, () => {
    long.seek(Math.floor((long.length * ((long.position * 7919 + 13) % 997)) / 997));
  });
  // The tenths of this one are alike in what is decided in them: what differs is history.
  const longer = settledSession(10_000);
  const tenth = Math.floor(longer.length / 10);
  const decisions = longer.inputs as readonly Decision[];
  const rate = (from: number) => {
    longer.seek(from);
    const table = new GameHost(swtcg2022, longer.snapshot());
    return (
      tenth /
      cpu(() => {
        for (const decision of decisions.slice(from, from + tenth)) table.take(decision);
      })
    );
  };
  const rates = { first: [] as number[], last: [] as number[] };
  for (let i = 0; i < 15; i++) {
    rates.first.push(rate(0));
    rates.last.push(rate(longer.length - tenth));
  }
  long.seek(long.length);
  const snapshot = long.snapshot();
  const bytes = JSON.stringify(record(long, { every: 1, seed: 1 }).decisions).length;
  return {
    decisionsPerCpuSecond: sums.games / sums.gamesCpu,
    replayDecisionsPerCpuSecond: sums.replayed / sums.replayedCpu,
    xstateEventsPerCpuSecond: sums.events / sums.eventsCpu,
    snapshotMicros: micros(201, () => void long.snapshot()),
    restoreMicros: micros(201, () => void new GameHost(swtcg2022, snapshot)),
    seekMillis: seeks / 1000,
    bytesPerDecision: bytes / long.length,
    firstTenthRate: median(rates.first),
    lastTenthRate: median(rates.last),
    longGameDecisions: long.length,
  };
}

const asked = (flag: string): boolean => process.argv.includes(flag);

/** What another tool says with `--json`: the last line that it prints. */
function told(...args: readonly string[]): Figures {
  const lines = execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 100_000_000 });
  return JSON.parse(lines.trim().split('\n').at(-1) ?? '{}');
}

/** What pages download, by gzip. */
function sizes(): Figures {
  const { gzip, table, views } = told('tools/size.js', '--json') as Readonly<Record<string, number>>;
  return { pageWithOneReplayBytes: gzip, pageWithOneLogBytes: views, tableOnTopBytes: table };
}

/** How many cards of real sets are played, where they are there. */
function cards(): Figures {
  const sets = '../shared/lackey/sets';
  if (!existsSync(sets) || !existsSync('dist/command.js')) return {};
  const { total } = told('bin/swtcg.js', 'cards', sets, '--json');
  return total as Figures;
}

/** `--browser`: the viewer in a page beside another's, and under load; it takes some minutes. */
const inBrowser = (): Figures => ({
  browser: told('--import', 'tsx', 'tools/bench-browser.js', '--json'),
  load: told('--import', 'tsx', 'tools/load.js', '--json'),
});

const engine = bench();
const json = asked('--json');
const result: Figures = {
  ...engine,
  ...((!json || asked('--all')) && { sizes: sizes(), cards: cards() }),
  ...(asked('--browser') && inBrowser()),
};
if (json) console.log(JSON.stringify(result));
else {
  const other = process.argv[process.argv.indexOf('--against') + 1];
  const before = asked('--against') && other ? JSON.parse(readFileSync(other, 'utf8')) : null;
  const eventsFor = (rate: number) => engine.xstateEventsPerCpuSecond / rate;
  const ratios = {
    eventsPerDecision: eventsFor(engine.decisionsPerCpuSecond),
    eventsPerReplayedDecision: eventsFor(engine.replayDecisionsPerCpuSecond),
    lastTenthToFirst: engine.lastTenthRate / engine.firstTenthRate,
  };
  console.log(table({ ...result, ratios }, before));
}
