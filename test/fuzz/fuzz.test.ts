// A stranger's data: whatever it is, there is an answer within a second and 200 MB, and it is a result or a typed error.
// SWTCG_FUZZ says how many inputs are tried, SWTCG_SEED which; SWTCG_TARGET=name and SWTCG_AT=n try a single one again.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Chance } from '../helpers/chance.ts';
import { isTyped, TARGETS, type Target } from './targets.ts';

const SECOND = 1000;
const MEGABYTES = 200;
/** How often it is looked whether anything was heard, and so often in vain before it is taken for a hang: other work on the
 * machine makes a second a long time, and a machine that was asleep has not waited. */
const LOOK = SECOND / 4;
const PATIENCE = 1200;
/** The process that tries inputs tells on this stream which it is at, and what it found. */
const TOLD = 3;
const MOST_FINDINGS = 40;

/** Inputs of one target, by their numbers. */
interface Lot {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

interface Finding {
  readonly name: string;
  readonly at: number;
  readonly what: string;
  readonly input: string;
}

/** An input is fixed by the seed, its target and its number. */
function inputFor(seed: string, name: string, at: number): unknown {
  const hash = createHash('sha256').update(`${seed}/${name}/${at}`).digest();
  return (TARGETS[name] as Target).make(new Chance(hash.readUInt32LE(0)));
}

function shown(input: unknown): string {
  try {
    return JSON.stringify(input)?.slice(0, 3000) ?? String(input);
  } catch {
    return '(a ring)';
  }
}

const PROTOTYPE = Object.getOwnPropertyNames(Object.prototype).length;

/** Tries an input; says how many milliseconds of processor time it took. */
async function tryInput(name: string, at: number, seed: string): Promise<number> {
  const input = inputFor(seed, name, at);
  const tell = (what: string) =>
    writeSync(TOLD, `${JSON.stringify({ name, at, what, input: shown(input) } satisfies Finding)}\n`);
  const before = process.cpuUsage();
  try {
    await (TARGETS[name] as Target).run(input);
  } catch (error) {
    if (!isTyped(error)) tell(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  const { user, system } = process.cpuUsage(before);
  const millis = (user + system) / 1000;
  if (millis > SECOND) tell(`it took ${Math.round(millis)} ms`);
  if (Object.getOwnPropertyNames(Object.prototype).length !== PROTOTYPE) tell('Object.prototype was changed');
  return millis;
}

async function tryAll(lots: readonly Lot[], seed: string): Promise<void> {
  for (const { name, from, to } of lots) {
    let slowest = 0;
    let sum = 0;
    for (let at = from; at < to; at++) {
      writeSync(TOLD, `${at} ${name}\n`);
      const millis = await tryInput(name, at, seed);
      slowest = Math.max(slowest, millis);
      sum += millis;
    }
    const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
    const told = `${to - from} inputs, ${Math.round(sum)} ms, the slowest ${Math.round(slowest)} ms; ${megabytes} MB so far`;
    writeSync(TOLD, `# ${name}: ${told}\n`);
  }
}

/** Why a process ended before its time: null where it did not. */
function watched(child: ChildProcess, hear: (line: string) => void): Promise<string | null> {
  return new Promise((resolve) => {
    let inVain = 0;
    let said = '';
    const watch = setInterval(() => {
      if (inVain++ < PATIENCE) return;
      said = 'it hangs';
      child.kill('SIGKILL');
    }, LOOK);
    child.stderr?.on('data', (piece) => {
      said = `${said}${piece}`.slice(0, 4000);
    });
    createInterface({ input: child.stdio[TOLD] as Readable }).on('line', (line) => {
      inVain = 0;
      hear(line);
    });
    child.on('close', (code) => {
      clearInterval(watch);
      resolve(code === 0 ? null : said || `it ended with ${code}`);
    });
  });
}

/** A long run is not waited for. */
function tellNow(finding: Finding): Finding {
  console.error(`${again(finding)}: ${finding.what.split('\n', 1)}`);
  return finding;
}

const again = ({ name, at }: Finding): string =>
  `SWTCG_SEED=${SWTCG_SEED} SWTCG_TARGET="${name}" SWTCG_AT=${at}`;

/** Tries inputs in a process that has so much memory and no more; after a hang or a crash the rest is tried in another. */
async function supervise(lots: readonly Lot[]): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  let left = lots;
  while (left.length > 0 && found.length < MOST_FINDINGS) {
    const child = spawn(
      process.execPath,
      [`--max-old-space-size=${MEGABYTES}`, '--enable-source-maps', process.argv[1] as string],
      {
        env: { ...process.env, SWTCG_FUZZ_LOTS: JSON.stringify(left) },
        stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      },
    );
    let now = { name: left[0]?.name ?? '', at: left[0]?.from ?? 0 };
    const broken = await watched(child, (line) => {
      if (line.startsWith('{')) found.push(tellNow(JSON.parse(line)));
      else if (line.startsWith('#')) console.log(line);
      else now = { at: Number.parseInt(line, 10), name: line.slice(line.indexOf(' ') + 1) };
    });
    if (broken === null) break;
    found.push(tellNow({ ...now, what: broken, input: '' }));
    left = left
      .slice(left.findIndex(({ name }) => name === now.name))
      .map((lot, i) => (i === 0 ? { ...lot, from: now.at + 1 } : lot))
      .filter(({ from, to }) => from < to);
  }
  return found;
}

function lotsOf(inputs: number, only: string | undefined, at: string | undefined): Lot[] {
  const names = Object.keys(TARGETS).filter((name) => only === undefined || name.includes(only));
  const weightOf = (name: string): number => (TARGETS[name] as Target).weight;
  const sum = names.reduce((all, name) => all + weightOf(name), 0);
  return names.map((name) =>
    at === undefined
      ? { name, from: 0, to: Math.ceil((inputs * weightOf(name)) / sum) }
      : { name, from: Number(at), to: Number(at) + 1 },
  );
}

const { SWTCG_FUZZ = '2000', SWTCG_SEED = '1', SWTCG_TARGET, SWTCG_AT, SWTCG_FUZZ_LOTS } = process.env;
if (SWTCG_FUZZ_LOTS !== undefined) await tryAll(JSON.parse(SWTCG_FUZZ_LOTS), SWTCG_SEED);
else {
  const { test } = await import('node:test');
  const lots = lotsOf(Number(SWTCG_FUZZ), SWTCG_TARGET, SWTCG_AT);
  const all = supervise(lots);
  for (const { name, from, to } of lots)
    test(`${to - from} inputs, seed ${SWTCG_SEED}: ${name}`, async () => {
      const told = (await all)
        .filter((one) => one.name === name)
        .map((one) => `${again(one)}\n${one.what}\n${one.input}`);
      assert.equal(told.length, 0, told.join('\n\n'));
    });
}
