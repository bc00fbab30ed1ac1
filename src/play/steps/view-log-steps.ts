// The steps of a view log: each table is put together from what changed, when it is looked at. No rules are needed.

import type { BaseView } from '../../core/game/game-types.ts';
import type { Presentation } from '../../core/game/presentation.ts';
import type { LogEvent } from '../../core/log-event.ts';
import type { CardId } from '../../core/state.ts';
import { EVEN, luckier } from './luck.ts';
import type { Luck, Step, Steps } from './step.ts';
import type { Views, ViewsStep } from './views.ts';

/** A table is kept after so many steps, so that none is far from one. */
const KEPT_EVERY = 50;

interface Moment {
  readonly scene: Readonly<Record<string, unknown>>;
  readonly luck: Luck;
}

/** The winner alone is null where there is none; any other null is a card that is no longer there. */
function changed(view: BaseView, changes: ViewsStep['view']): BaseView {
  const keys = Object.keys(changes);
  if (keys.length === 0) return view;
  const next: Record<string, unknown> = { ...view, ...changes };
  for (const key of keys) if (next[key] === null && key !== 'winner') delete next[key];
  return next as unknown as BaseView;
}

/** The event of a step. Of an older log only the sentence is known, and the cards that it tells apart by their ids. */
function entryOf(step: ViewsStep, ids: readonly CardId[]): LogEvent {
  const {
    type,
    text,
    by = null,
    cards = {},
    numbers = {},
    words = {},
    rule,
    path,
    kind = 'rule',
    turn = 0,
  } = step;
  const facts =
    type && type !== 'sentence-kept'
      ? { type, cards, numbers, words }
      : {
          type: 'sentence-kept',
          cards: { named: ids.filter((id) => text.includes(`[${id}]`)) },
          numbers: {},
          words: { text },
        };
  return { ...facts, kind, by, rule, path, turn } as LogEvent;
}

export class ViewLogSteps implements Steps {
  readonly #game: Presentation;
  readonly #steps: readonly ViewsStep[];
  readonly #moments: readonly Moment[];
  readonly #kept = new Map<number, BaseView>();
  /** The table that was looked at last: most readers go on from there. */
  #last = { at: -1, view: {} as BaseView };

  readonly #ids: readonly CardId[];
  readonly #names: ReadonlyMap<CardId, string>;
  readonly #nameOf = (id: CardId): string => this.#names.get(id) ?? id;

  constructor(game: Presentation, { steps, cards }: Pick<Views, 'steps' | 'cards'>) {
    this.#game = game;
    this.#steps = steps;
    this.#ids = Object.keys(cards);
    this.#names = game.cardNames(cards);
    let before: Moment = { scene: game.viewLog.quiet, luck: EVEN };
    this.#moments = steps.map((step) => {
      before = { scene: this.#sceneOf(step, before.scene), luck: luckier(before.luck, step.roll ?? null) };
      return before;
    });
  }

  /** What is not told is as it was. */
  #sceneOf(step: ViewsStep, before: Moment['scene']): Moment['scene'] {
    const told = Object.keys(before).filter((part) => part in step);
    return told.length === 0
      ? before
      : { ...before, ...Object.fromEntries(told.map((part) => [part, step[part]])) };
  }

  get length(): number {
    return this.#steps.length;
  }

  at(index: number): Step {
    const step = this.#steps[index];
    if (!step) throw new RangeError(`There is no step ${index}.`);
    const { at: address, text, by = null, asked = null, roll = null } = step;
    const seen = () => this.#seen(index);
    return {
      ...(this.#moments[index] as Moment),
      entry: entryOf(step, this.#ids),
      text,
      nameOf: this.#nameOf,
      address,
      by,
      asked,
      roll,
      get view() {
        return seen();
      },
      // One that is not in the view is hidden from whoever saw it.
      zoneOf: (id) => this.#game.viewLog.zoneIn(seen(), id),
    };
  }

  #seen(index: number): BaseView {
    let [at, view] = this.#nearest(index);
    while (at < index) {
      at += 1;
      view = changed(view, (this.#steps[at] as ViewsStep).view);
      if (at % KEPT_EVERY === 0) this.#kept.set(at, view);
    }
    this.#last = { at, view };
    return view;
  }

  /** The table that is known nearest before a step. */
  #nearest(index: number): [at: number, view: BaseView] {
    const { at, view } = this.#last;
    for (let near = index - (index % KEPT_EVERY); near >= 0; near -= KEPT_EVERY) {
      if (at <= index && at >= near) return [at, view];
      const kept = this.#kept.get(near);
      if (kept) return [near, kept];
    }
    return [-1, {} as BaseView];
  }
}
