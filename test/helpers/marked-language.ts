// A made-up language: of what happened it says the type of the event and its cards, between marks. Whatever stands outside
// of the marks was not said in it.
import { cardsIn } from '../../src/core/log-event.ts';
import { english } from '../../src/swtcg/log/english.ts';
import type { LogEvent } from '../../src/swtcg/log/types.ts';
import type { LogWords, Names } from '../../src/swtcg/log/words.ts';

export const mark = (words: string): string => `«${words}»`;

const marked = ({ type, cards }: Pick<LogEvent, 'type' | 'cards'>, names: Names): string =>
  mark([type, ...cardsIn({ cards }).map((id) => `<${names.card(id)}>`)].join(' '));

export const markedWords: LogWords = {
  seats: { dark: mark('dark'), light: mark('light') },
  arenas: { space: mark('space'), ground: mark('ground'), character: mark('character') },
  sentences: Object.fromEntries(
    Object.keys(english.sentences).map((type) => [type, marked]),
  ) as unknown as LogWords['sentences'],
};

/** What a text has besides what was said in the language. */
export const unmarked = (text: string): string => text.replace(/«[^«»]*»/g, '').trim();
