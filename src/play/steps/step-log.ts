// The account of a game as it is played: every line of the log with the table as it then was.

import { stateAt } from '../../core/watch.ts';
import { chanceOf } from '../../swtcg/decisions/index.ts';
import { keywordSum } from '../../swtcg/effects/abilities.ts';
import type { LogEvent } from '../../swtcg/log/types.ts';
import { inEnglish, namesNow } from '../../swtcg/model/in-english.ts';
import type { CardId, GameState, Side } from '../../swtcg/model/state.ts';
import { hitOn } from '../../swtcg/rules/attack/hit-on.ts';
import { type AttackView, attackStep, type PlayView } from '../../swtcg/view/attack-view.ts';
import { AttackWatch } from '../../swtcg/view/attack-watch.ts';
import type { CardFace, CardFaces } from '../../swtcg/view/card-face.ts';
import { isHidden, maskedView, masks } from '../../swtcg/view/hidden.ts';
import { type View, view } from '../../swtcg/view/view.ts';
import { EVEN, luckier } from './luck.ts';
import { sameFact } from './same.ts';
import { kept } from './share-equal.ts';
import type { Luck, Perspective, RollView, Step, Steps } from './step.ts';

interface Moment {
  readonly entry: LogEvent;
  readonly address: string;
  readonly game: GameState;
  readonly attack: AttackView | null;
  readonly plays: readonly PlayView[];
  readonly asked: Side | null;
  readonly roll: RollView | null;
  readonly luck: Luck;
}

export class Account implements Steps {
  readonly #moments: Moment[] = [];
  readonly #watch = new AttackWatch();
  /** Views are made when they are looked at, and kept: several lines may share one state. */
  readonly #views = new WeakMap<GameState, Map<Perspective, View>>();
  /** The one that was made last, for each onlooker. */
  readonly #latest = new Map<Perspective, View>();

  get length(): number {
    return this.#moments.length;
  }

  /** Takes the lines that came after so many decisions. */
  look(after: GameState, decisions: number): void {
    const { log } = after;
    log.forEach((entry, i) => {
      let at = i;
      // A deed is told before it is done: it is shown with its costs paid and, where nothing else follows, done.
      if (entry.kind === 'deed') while (log[at + 1]?.rule === 'cost.pay') at += 1;
      const done = at === log.length - 1 && entry.kind !== 'window';
      const game = done ? after : stateAt<GameState>(log[at] ?? entry);
      const asked = i === log.length - 1 ? chanceOf(after) : null;
      this.add(entry, `${decisions}.${i + 1}`, game ?? after, asked);
    });
    this.#watch.look(after);
  }

  add(entry: LogEvent, address: string, game: GameState, asked: Side | null = null): void {
    this.#watch.look(game);
    const plays = game.frames.map(({ source, by: player, disrupted }) => ({
      id: source,
      by: player,
      disrupted,
    }));
    const roll = entry.kind === 'roll' ? rolled(stateAt<GameState>(entry) ?? game) : null;
    const { seen } = this.#watch;
    const attack = seen && { ...seen, step: attackStep(entry.path) ?? seen.step };
    const before = this.#moments.at(-1);
    this.#moments.push({
      entry,
      address,
      game,
      // What did not change is the same object: it need not be drawn again.
      attack: before && sameFact(attack, before.attack) ? before.attack : attack,
      plays: before && sameFact(plays, before.plays) ? before.plays : plays,
      asked,
      roll,
      luck: luckier(before?.luck ?? EVEN, roll),
    });
  }

  get last(): LogEvent | undefined {
    return this.#moments.at(-1)?.entry;
  }

  /** After how many decisions a step comes. */
  decisionsAt(index: number): number {
    return Number.parseInt(this.#moments[index]?.address ?? '0', 10);
  }

  /** The same account up to a number of decisions, to go on in another way. */
  fork(decisions: number): Account {
    const other = new Account();
    for (const moment of this.#moments) {
      if (Number.parseInt(moment.address, 10) > decisions) break;
      other.#moments.push(moment);
    }
    other.#watch.resume(this.#moments[other.length - 1]?.game, other.#moments.at(-1)?.attack ?? null);
    return other;
  }

  /** Forgets everything after a number of decisions. */
  cut(decisions: number): void {
    while (this.decisionsAt(this.length - 1) > decisions && this.length > 0) this.#moments.pop();
    const last = this.#moments.at(-1);
    this.#watch.resume(last?.game, last?.attack ?? null);
  }

  at(index: number): Step {
    const moment = this.#moments[index];
    if (!moment) throw new RangeError(`There is no step ${index}.`);
    const { game, ...rest } = moment;
    const { entry } = rest;
    const seen = (who: Perspective) => this.#seen(game, who);
    return {
      ...rest,
      by: entry.by,
      nameOf: namesNow(game),
      get text() {
        return inEnglish(entry, game);
      },
      get view() {
        return seen('both');
      },
      viewFor: seen,
      zoneOf: (id, who) => {
        const card = game.cards[game.box.index[id] ?? -1];
        return !card || (who !== 'both' && isHidden(card, who)) ? null : card.zone;
      },
    };
  }

  #seen(game: GameState, who: Perspective): View {
    const known = this.#views.get(game) ?? new Map<Perspective, View>();
    this.#views.set(game, known);
    const before = known.get(who);
    if (before) return before;
    const seen = kept(
      who === 'both' ? view(game) : maskedView(game, masks(game, who)),
      this.#latest.get(who),
    );
    known.set(who, seen);
    this.#latest.set(who, seen);
    return seen;
  }
}

/** The dice that fell last, and what each of them needed. */
function rolled(game: GameState): RollView | null {
  const roll = game.rolls.at(-1);
  const thrown = game.chance.rolls.at(-1);
  if (!roll || !thrown) return null;
  const { by, kind } = roll;
  const attack = kind === 'attack' ? game.attacks.at(-1) : undefined;
  const target = attack?.defender ?? (kind === 'damage' ? targetOf(game) : undefined);
  const bonus = attack ? keywordSum(game, attack.attacker, 'dieBonus') : 0;
  const least = target === undefined ? null : Math.max(1, hitOn(game, target) - bonus);
  return { by, kind, least, dice: thrown.map((value) => ({ value, hit: least !== null && value >= least })) };
}

/** Whom dice of damage are thrown against, where the effect has one target; of several the account does not know. */
function targetOf(game: GameState): CardId | undefined {
  const [one, ...more] = game.frames.at(-1)?.choices.flatMap((chosen) => chosen ?? []) ?? [];
  return more.length === 0 ? one : undefined;
}

/** The printed face of every card in the game. */
export function facesOf({ box, cards }: GameState): CardFaces {
  const faces: Record<CardId, CardFace> = {};
  for (const { id, def } of cards) {
    const face = box.defs[def];
    if (face) faces[id] = face;
  }
  return faces;
}
