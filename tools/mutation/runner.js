// Runs tests with one mutant switched on: all in this process, from the one script that bundle.js has built. What a module
// works out when it is evaluated or first asked (the list of keywords, the grammar) is worked out anew for each mutant that
// is in there; all others share one evaluation, which is left as soon as something seems to have stuck to it. A loop
// is ended by the limit of hits or of time; where a test waits for something, by Stryker, which then starts a new process.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve, sep } from 'node:path';
import { Script } from 'node:vm';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { inSample } from './sample.js';

/** What the sources in the bundle ask and tell (switch.js, kept-reading.js, kept-table.js). */
const state = {
  activeMutant: undefined,
  /** Called with the mutants that were come by. */
  cover: null,
  /** Whether texts that were read stay read. */
  keep: false,
  kept: new Map(),
  /** The mutants that the present reading has come by, if a text is being read, and those that any came by. */
  reading: null,
  readers: new Set(),
  /** Set by a test that plays: its cards are compiled. */
  plays: false,
  /** What is being called within a limit of time. */
  call: null,
  hits: 0,
  limit: Number.POSITIVE_INFINITY,
  hit() {
    this.hits += 1;
    if (this.hits > this.limit) throw new Error(`More than ${this.limit} hits of the mutant`);
    return true;
  },
};
globalThis.__stryker__ = state;

const READING = `${sep}${join('src', 'cards')}${sep}`;

export class InProcessRunner {
  #bundle = '';
  #script;
  /** The tests as they were evaluated without any mutant. */
  #shared;
  /** What each test comes by, and what is done once for all; written down by the process that has found out. */
  #found = '';
  #coverage;
  #comers;

  capabilities() {
    return { reloadEnvironment: true };
  }

  /** The working folder is the sandbox from now on. */
  init() {
    this.#bundle = resolve('dist/mutation/tests.cjs');
    this.#found = resolve('dist/mutation/coverage.json');
    const code = readFileSync(this.#bundle, 'utf8');
    this.#script = new Script(`(function (require, module, exports, __filename) {${code}\n})`, {
      filename: this.#bundle,
    });
  }

  /** The tests of a new evaluation of the script. */
  #evaluate() {
    const module = { exports: {} };
    const evaluate = this.#script.runInThisContext();
    limited(() => evaluate(createRequire(this.#bundle), module, module.exports, this.#bundle), 6 * LONGEST);
    return module.exports.collected;
  }

  async dryRun() {
    const once = new Set();
    state.keep = false;
    state.cover = (ids) => {
      for (const id of ids) once.add(id);
    };
    this.#shared = this.#evaluate();
    let results = [];
    // Twice: what is come by in the first run alone is done once for all tests, as if it stood in a module itself.
    const [first, perTest] = [[], []];
    const plays = [];
    for (const coverage of [first, perTest]) {
      results = [];
      state.readers.clear();
      for (const [index, test] of this.#shared.entries()) {
        const hits = {};
        coverage.push(hits);
        state.cover = (ids) => {
          for (const id of ids) {
            hits[id] = (hits[id] ?? 0) + 1;
            state.reading?.add(id);
          }
        };
        state.plays = false;
        const start = performance.now();
        const failure = await failureOf(test);
        state.cover = null;
        plays[index] = state.plays;
        results.push({
          id: String(index),
          name: test.name,
          fileName: resolve(test.file),
          timeSpentMs: Math.ceil(performance.now() - start),
          status: failure ? TestStatus.Failed : TestStatus.Success,
          failureMessage: failure?.message,
        });
      }
    }
    for (const [index, hits] of first.entries())
      for (const id of Object.keys(hits)) if (!(id in perTest[index])) once.add(id);
    const tests = perTest.map((hits, index) => ({
      file: this.#shared[index].file,
      about: slug(this.#shared[index].name),
      ms: results[index].timeSpentMs + 1,
      reads: !plays[index] && this.#shared[index].file.startsWith('test/swtcg/cards/'),
      mutants: Object.keys(hits).map(Number),
    }));
    writeFileSync(this.#found, JSON.stringify({ once: [...once], readers: [...state.readers], tests }));
    // Once more with texts that stay read, which must change nothing.
    state.keep = true;
    for (let pass = 0; pass < 2; pass++)
      for (const [index, test] of this.#shared.entries()) {
        const failure = results[index].status === TestStatus.Success && (await failureOf(test));
        if (failure)
          throw new Error(`${test.file}: "${test.name}" fails with texts that stay read: ${failure}`);
      }
    // What is done once bears on every test.
    for (const hits of perTest) for (const id of once) hits[id] ??= 1;
    return {
      status: DryRunStatus.Complete,
      tests: results,
      mutantCoverage: { static: {}, perTest: { ...perTest } },
    };
  }

  async mutantRun({ activeMutant: { id, fileName }, testFilter, hitLimit }) {
    if (!inSample(id)) return { status: MutantRunStatus.Error, errorMessage: 'not in the sample' };
    this.#coverage ??= JSON.parse(readFileSync(this.#found, 'utf8'));
    const inReading = fileName.includes(READING);
    const anew = this.#coverage.once.includes(id);
    state.keep = !(inReading && anew) && !this.#coverage.readers.includes(id);
    const all = (testFilter ?? Object.keys(this.#coverage.tests))
      // What cards do when they are played is nothing to tests that only read them.
      .filter((test) => !anew || inReading || !this.#coverage.tests[test].reads);
    const ids = this.#inOrder(Number(id), fileName, all, anew).slice(0, inReading ? MOST : 2 * MOST);
    let outcome = await this.#run(id, ids, hitLimit, anew);
    // Did the test fail by this mutant, or by what another has left behind?
    if (outcome.killedBy && !anew && (await failureOf(this.#shared[outcome.killedBy[0]]))) {
      this.#shared = undefined;
      outcome = await this.#run(id, ids, hitLimit, anew);
    }
    return outcome;
  }

  async #run(id, ids, hitLimit, anew) {
    const activate = () => {
      // The same string as in the sources: comparing is then done at once.
      state.activeMutant = Object.keys({ [id]: 0 })[0];
      state.hits = 0;
      state.limit = hitLimit ?? Number.POSITIVE_INFINITY;
    };
    let nrOfTests = 0;
    try {
      if (anew) activate();
      else this.#shared ??= this.#evaluate();
      const tests = anew ? this.#evaluate() : this.#shared;
      activate();
      for (const test of ids) {
        nrOfTests += 1;
        const failure = await failureOf(tests[test], LONGEST + LONGER * this.#coverage.tests[test].ms);
        const endless = state.hits > state.limit ? 'limit of hits' : isTooLong(failure) && 'limit of time';
        if (endless) {
          this.#shared = undefined;
          return { status: MutantRunStatus.Timeout, reason: endless };
        }
        if (failure) return killed(test, failure, nrOfTests);
      }
      return { status: MutantRunStatus.Survived, nrOfTests };
    } catch (error) {
      if (isTooLong(error)) return { status: MutantRunStatus.Timeout, reason: 'limit of time' };
      // The modules themselves could not be evaluated: no test can pass.
      return killed(ids[0], error, nrOfTests);
    } finally {
      state.activeMutant = undefined;
    }
  }

  /**
   * The tests that say most in the least time come first: those named like the mutant's file, those whose title has that
   * name (for what is done once), and those that come by what few others come by, above all next to it. Then, file by
   * file, one of each.
   */
  #inOrder(mutant, fileName, ids, once) {
    const { tests } = this.#coverage;
    this.#comers ??= comersOf(tests);
    const name = nameOf(fileName);
    const texts = fileName.includes(READING);
    const weight = (test) => {
      if (nameOf(test.file) === name) return Number.POSITIVE_INFINITY;
      let [near, far] = [0, 0];
      for (const one of test.mutants) {
        if (Math.abs(one - mutant) < NEAR) near += 1 / this.#comers.get(one);
        else far += 1 / this.#comers.get(one);
      }
      if (once) {
        if (test.about.includes(`-${name}-`)) return Number.MAX_VALUE;
        // Few come by what stands next to it, or it comes by no mutant: then it looks at what is done once.
        if (near > FEW) return Number.MAX_SAFE_INTEGER * (1 + near);
        if (test.mutants.length === 0) return Number.MAX_SAFE_INTEGER;
        // What is done once for the grammar is the tests' of the cards' texts.
        if (texts && !test.reads) return 0;
      }
      return (near + FAR * far) / Math.sqrt(test.ms);
    };
    const nearest = ids
      .map((id) => ({ id, weight: weight(tests[id]) }))
      .sort((a, b) => b.weight - a.weight)
      .map(({ id }) => id);
    const places = new Map();
    const rest = nearest.slice(NEAREST).map((id) => {
      const place = (places.get(tests[id].file) ?? 0) + 1;
      places.set(tests[id].file, place);
      return { id, place };
    });
    return [...nearest.slice(0, NEAREST), ...rest.sort((a, b) => a.place - b.place).map(({ id }) => id)];
  }
}

/** Mutants are numbered as they stand in the sources: this far from each other they are about the same. */
const NEAR = 20;
/** What counts of a mutant that is further away, beside one that is near. */
const FAR = 0.1;
/** As much as a mutant that ten tests come by. */
const FEW = 0.1;

/** How many come before one of each file. */
const NEAREST = 150;

/** No more tests are run for a mutant of the cards' texts, where they take longest, and twice as many for others. */
const MOST = 300;

/** How many tests come by each mutant. */
function comersOf(tests) {
  const comers = new Map();
  for (const { mutants } of tests) for (const one of mutants) comers.set(one, (comers.get(one) ?? 0) + 1);
  return comers;
}

/** What a file is about: `armor` of `src/swtcg/keywords/armor.ts` and of `test/swtcg/keywords/armor.test.ts`. */
const nameOf = (file) => basename(file).split('.')[0];

/** A title in the manner of files' names: `-area-damage-two-copies-add-up-`. */
const slug = (title) => `-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-`;

const killed = (test, failure, nrOfTests) => ({
  status: MutantRunStatus.Killed,
  killedBy: [test],
  failureMessage: String(failure.message ?? failure).slice(0, 300),
  nrOfTests,
});

/** What a test may take, in milliseconds, and how many times what it takes without a mutant. */
const LONGEST = 10_000;
const LONGER = 10;

const CALL = new Script('globalThis.__stryker__.call()');

/** Calls, and ends a call that does not come back in so many milliseconds. */
function limited(call, timeout) {
  state.call = call;
  return CALL.runInThisContext({ timeout });
}

const isTooLong = (error) => error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** What a test throws, or null. */
async function failureOf({ work }, most = 6 * LONGEST) {
  try {
    await limited(() => work({}), most);
    return null;
  } catch (error) {
    return error ?? new Error('failed');
  }
}
