// A line of the log as readers see it: in their language, with twins numbered instead of told apart by their ids.
import type { GameTypes } from '../../core/game/game-types.ts';
import type { Presentation } from '../../core/game/presentation.ts';
import { cardsIn } from '../../core/log-event.ts';
import type { CardId } from '../../core/state.ts';
import type { LogLine } from './step.ts';

/** "Lance Fighter [lance-fighter-2]" as "Lance Fighter #2", and "TIE Fighter [TIE Fighter 2]", as the notation has it, too. */
export function numbered(text: string, ids: readonly CardId[]): string {
  return text.includes('[') ? ids.reduce(numberedTwin, text) : text;
}

function numberedTwin(text: string, id: CardId): string {
  const [, n] = /-(\d+)$/.exec(id) ?? [];
  if (n) return text.replaceAll(` [${id}]`, ` #${n}`);
  const [, name = id, count = 1] = /^(.+) (\d+)$/.exec(id) ?? [];
  return text.replaceAll(`${id} [${id}]`, `${id} #1`).replaceAll(`${name} [${id}]`, `${name} #${count}`);
}

/** The words of a language for a game. */
export interface Spoken<T extends GameTypes = GameTypes> {
  readonly game: Pick<Presentation<T>, 'canSay' | 'say'>;
  readonly words: T['words'];
}

/** The sentence of a line, in English where the language has no words for it. A stranger's log may lack facts of its events. */
export function sentence<T extends GameTypes>(line: LogLine<T>, spoken?: Spoken<T>): string {
  const { entry, text, nameOf } = line;
  if (spoken && nameOf && spoken.game.canSay(entry, spoken.words))
    try {
      return spoken.game.say(entry, spoken.words, (id) => numbered(nameOf(id), [id]));
    } catch {
      // What follows is the sentence that the log brings along.
    }
  return numbered(text, cardsIn(entry));
}
