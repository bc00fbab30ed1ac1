// The account of a game as it is played: every line of the log with the table as it then was.
import { stateAt } from '../../src/game/log.ts';
import type { CardId, GameState, LogEntry, Side } from '../../src/game/state.ts';
import { type View, view } from '../../src/view.ts';
import { type AttackView, attackStep, type PlayView } from '../board/attack-view.ts';
import type { CardFace, CardFaces } from '../board/face.ts';
import { AttackWatch } from './attack-watch.ts';
import type { Steps } from './steps.ts';

interface Moment {
  readonly entry: LogEntry;
  readonly game: GameState;
  readonly attack: AttackView | null;
  readonly plays: readonly PlayView[];
  readonly by: Side | null;
}

export class Account {
  readonly #moments: Moment[] = [];
  readonly #watch = new AttackWatch();

  /** Takes the lines that a decision has led to; `by` is who decided. */
  look(after: GameState, by: Side | null): void {
    const { log } = after;
    log.forEach((entry, i) => {
      let at = i;
      // A deed is told before it is done: it is shown with its costs paid and, where nothing else follows, done.
      if (entry.kind === 'deed') while (log[at + 1]?.rule === 'cost.pay') at += 1;
      const done = at === log.length - 1 && entry.kind !== 'window';
      const game = done ? after : stateAt(log[at] ?? entry);
      this.add(entry, game ?? after, whose(entry, by));
    });
    this.#watch.look(after);
  }

  add(entry: LogEntry, game: GameState, by: Side | null): void {
    this.#watch.look(game);
    const plays = game.frames.map(({ source, by: player, disrupted }) => ({
      id: source,
      by: player,
      disrupted,
    }));
    this.#moments.push({ entry, game, attack: this.#watch.seen, plays, by });
  }

  get last(): LogEntry | undefined {
    return this.#moments.at(-1)?.entry;
  }

  /** Views are made when they are looked at, and kept: several lines may share one state. */
  steps(): Steps {
    const moments = [...this.#moments];
    const views = new WeakMap<GameState, View>();
    const seen = (game: GameState): View => {
      const known = views.get(game) ?? view(game);
      views.set(game, known);
      return known;
    };
    return {
      length: moments.length,
      at(index) {
        const moment = moments[index];
        if (!moment) throw new RangeError(`There is no step ${index}.`);
        const { entry, game, attack, plays, by } = moment;
        return {
          get view() {
            return seen(game);
          },
          entry,
          attack: attack && { ...attack, step: attackStep(entry.path) ?? attack.step },
          plays,
          by,
        };
      },
    };
  }
}

/** Who did it: the one that the sentence starts with, or the player who decided. */
function whose({ kind, text }: LogEntry, by: Side | null): Side | null {
  if (text.startsWith('Dark ')) return 'dark';
  if (text.startsWith('Light ')) return 'light';
  return kind === 'deed' ? by : null;
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
