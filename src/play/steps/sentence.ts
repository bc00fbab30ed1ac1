// A line of the log as readers see it: in their language, with twins numbered instead of told apart by their ids.
import { cardsIn } from '../../core/log-event.ts';
import { type LogWords, namesIn, say } from '../../swtcg/log/words.ts';
import type { CardId } from '../../swtcg/model/state.ts';
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

/** The sentence of a line, in English where the language has no words for it. A stranger's log may lack facts of its events. */
export function sentence(line: LogLine, words?: LogWords): string {
  const { entry, text, nameOf } = line;
  if (words && nameOf && Object.hasOwn(words.sentences, entry.type))
    try {
      return say(
        entry,
        words,
        namesIn(words, (id) => numbered(nameOf(id), [id])),
      );
    } catch {
      // What follows is the sentence that the log brings along.
    }
  return numbered(text, cardsIn(entry));
}
