// The steps of a view log: each table is put together from what changed, when it is looked at. No rules are needed.

import { cardNames } from '../../swtcg/log/card-names.ts';
import type { LogEvent } from '../../swtcg/log/types.ts';
import type { CardId } from '../../swtcg/model/state.ts';
import type { AttackView, PlayView } from '../../swtcg/view/attack-view.ts';
import type { CardView, View } from '../../swtcg/view/view.ts';
import { EVEN, luckier } from './luck.ts';
import type { Luck, Step, Steps } from './step.ts';
import type { Views, ViewsStep } from './views.ts';

/** A table is kept after so many steps, so that none is far from one. */
const KEPT_EVERY = 50;

interface Moment {
  readonly attack: AttackView | null;
  readonly plays: readonly PlayView[];
  readonly luck: Luck;
}

const NOTHING: Moment = { attack: null, plays: [], luck: EVEN };

/** The winner alone is null where there is none; any other null is a card that is no longer there. */
function changed(view: View, changes: ViewsStep['view']): View {
  const keys = Object.keys(changes);
  if (keys.length === 0) return view;
  const next: Record<string, unknown> = { ...view, ...changes };
  for (const key of keys) if (next[key] === null && key !== 'winner') delete next[key];
  return next as unknown as View;
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
  readonly #steps: readonly ViewsStep[];
  readonly #moments: readonly Moment[];
  readonly #kept = new Map<number, View>();
  /** The table that was looked at last: most readers go on from there. */
  #last = { at: -1, view: {} as View };

  readonly #ids: readonly CardId[];
  readonly #names: ReadonlyMap<CardId, string>;
  readonly #nameOf = (id: CardId): string => this.#names.get(id) ?? id;

  constructor({ steps, cards }: Pick<Views, 'steps' | 'cards'>) {
    this.#steps = steps;
    this.#ids = Object.keys(cards);
    this.#names = cardNames(Object.entries(cards));
    let before = NOTHING;
    this.#moments = steps.map(({ attack = before.attack, plays = before.plays, roll = null }) => {
      before = { attack, plays, luck: luckier(before.luck, roll) };
      return before;
    });
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
      zoneOf: (id) => (seen()[id] as CardView | undefined)?.zone.split(':', 1)[0] ?? null,
    };
  }

  #seen(index: number): View {
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
  #nearest(index: number): [at: number, view: View] {
    const { at, view } = this.#last;
    for (let near = index - (index % KEPT_EVERY); near >= 0; near -= KEPT_EVERY) {
      if (at <= index && at >= near) return [at, view];
      const kept = this.#kept.get(near);
      if (kept) return [near, kept];
    }
    return [-1, {} as View];
  }
}
