// The account of a game as it is played: every line of the log with the table as it then was.

import type { Game } from '../../core/game/game.ts';
import type { Perspective, RollView } from '../../core/game/game-steps.ts';
import type { GameTypes } from '../../core/game/game-types.ts';
import { sameFact } from '../../core/same.ts';
import { stateAt } from '../../core/watch.ts';
import { EVEN, luckier } from './luck.ts';
import { kept } from './share-equal.ts';
import type { Luck, Step, Steps } from './step.ts';

interface Moment<T extends GameTypes> {
  readonly entry: T['event'];
  readonly address: string;
  readonly game: T['state'];
  readonly scene: T['scene'];
  readonly asked: T['seat'] | null;
  readonly roll: RollView<T['seat']> | null;
  readonly luck: Luck;
}

/** What did not change is the same object: it need not be drawn again. */
function shared<Scene extends Readonly<Record<string, unknown>>>(now: Scene, before: Scene): Scene {
  const parts = Object.entries(now).map(([name, part]) => [
    name,
    sameFact(part, before[name]) ? before[name] : part,
  ]);
  return Object.fromEntries(parts) as Scene;
}

export class StepLog<T extends GameTypes = GameTypes> implements Steps<T> {
  readonly #rules: Game<T>;
  readonly #moments: Moment<T>[] = [];
  readonly #watch;
  /** Views are made when they are looked at, and kept: several lines may share one state. */
  readonly #views = new WeakMap<T['state'], Map<Perspective, T['view']>>();
  /** The one that was made last, for each onlooker. */
  readonly #latest = new Map<Perspective, T['view']>();

  constructor(game: Game<T>) {
    this.#rules = game;
    this.#watch = game.steps.watch();
  }

  get length(): number {
    return this.#moments.length;
  }

  /** Takes the lines that came after so many decisions. */
  look(after: T['state'], decisions: number): void {
    const { log } = after;
    log.forEach((entry, i) => {
      let at = i;
      // A deed is told before it is done: it is shown with its costs paid and, where nothing else follows, done.
      if (entry.kind === 'deed') while (this.#isPayment(log[at + 1])) at += 1;
      const done = at === log.length - 1 && entry.kind !== 'window';
      const game = done ? after : stateAt<T['state']>(log[at] ?? entry);
      const asked = i === log.length - 1 ? this.#rules.waitingFor(after) : null;
      this.add(entry, `${decisions}.${i + 1}`, game ?? after, asked);
    });
    this.#watch.look(after);
  }

  #isPayment(entry: T['event'] | undefined): boolean {
    return entry !== undefined && this.#rules.steps.isPayment(entry);
  }

  add(entry: T['event'], address: string, game: T['state'], asked: T['seat'] | null = null): void {
    this.#watch.look(game);
    const roll = entry.kind === 'roll' ? this.#rules.steps.roll(stateAt<T['state']>(entry) ?? game) : null;
    const scene = this.#watch.scene(entry);
    const before = this.#moments.at(-1);
    this.#moments.push({
      entry,
      address,
      game,
      scene: before ? shared(scene, before.scene) : scene,
      asked,
      roll,
      luck: luckier(before?.luck ?? EVEN, roll),
    });
  }

  get last(): T['event'] | undefined {
    return this.#moments.at(-1)?.entry;
  }

  /** After how many decisions a step comes. */
  decisionsAt(index: number): number {
    return Number.parseInt(this.#moments[index]?.address ?? '0', 10);
  }

  /** The same account up to a number of decisions, to go on in another way. */
  fork(decisions: number): StepLog<T> {
    const other = new StepLog(this.#rules);
    for (const moment of this.#moments) {
      if (Number.parseInt(moment.address, 10) > decisions) break;
      other.#moments.push(moment);
    }
    other.#resume();
    return other;
  }

  /** Forgets everything after a number of decisions. */
  cut(decisions: number): void {
    while (this.decisionsAt(this.length - 1) > decisions && this.length > 0) this.#moments.pop();
    this.#resume();
  }

  #resume(): void {
    const last = this.#moments.at(-1);
    this.#watch.resume(last?.game, last?.scene);
  }

  at(index: number): Step<T> {
    const moment = this.#moments[index];
    if (!moment) throw new RangeError(`There is no step ${index}.`);
    const { game, ...rest } = moment;
    const { steps, say } = this.#rules;
    const { entry } = rest;
    const seen = (who: Perspective) => this.#seen(game, who);
    return {
      ...rest,
      by: entry.by,
      nameOf: (card) => steps.nameOf(game, card),
      get text() {
        return say(entry, game);
      },
      get view() {
        return seen('both');
      },
      viewFor: seen,
      zoneOf: (card, who) => steps.zoneOf(game, card, who),
    };
  }

  #seen(game: T['state'], who: Perspective): T['view'] {
    const known = this.#views.get(game) ?? new Map<Perspective, T['view']>();
    this.#views.set(game, known);
    const before = known.get(who);
    if (before) return before;
    const seen = kept(this.#rules.steps.viewFor(game, who), this.#latest.get(who));
    known.set(who, seen);
    this.#latest.set(who, seen);
    return seen;
  }
}
