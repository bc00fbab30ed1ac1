// The languages that the elements speak. Each element has its English in its own `strings.ts`; another language is a table of
// the same form, made known by `language('de', { board: { … }, table: { … } })`. An element speaks the language of the
// nearest `lang`; what a table leaves out is said in English. `events` says what happened in a game.

import type { LogWords } from '../../src/swtcg/log/words.ts';
import type { ChartStrings } from '../chart/strings.ts';
import type { CompareStrings } from '../compare/strings.ts';
import type { ControlsStrings } from '../controls/strings.ts';
import type { DetailsStrings } from '../details/strings.ts';
import type { LcgStrings } from '../lcg/strings.ts';
import type { LessonStrings } from '../lesson/strings.ts';
import type { LogStrings } from '../log/strings.ts';
import type { ProblemStrings } from '../problem/strings.ts';
import type { ReplayStrings } from '../replay/strings.ts';
import type { RuleStrings } from '../rule/strings.ts';
import type { RulingsStrings } from '../rulings/strings.ts';
import type { SequenceStrings } from '../sequence/strings.ts';
import type { BoardStrings } from '../swtcg/board/strings.ts';
import type { CardStrings } from '../swtcg/card/strings.ts';
import type { DecisionStrings } from '../swtcg/decisions/strings.ts';
import type { OddsStrings } from '../swtcg/odds/strings.ts';
import type { TableStrings } from '../table/strings.ts';
import type { WriteStrings } from '../write/strings.ts';
import type { SharedStrings } from './strings.ts';

/** Everything that is said, by element. */
export interface Strings {
  board: BoardStrings;
  card: CardStrings;
  chart: ChartStrings;
  compare: CompareStrings;
  controls: ControlsStrings;
  decisions: DecisionStrings;
  details: DetailsStrings;
  lcg: LcgStrings;
  lesson: LessonStrings;
  log: LogStrings;
  odds: OddsStrings;
  problem: ProblemStrings;
  replay: ReplayStrings;
  rule: RuleStrings;
  rulings: RulingsStrings;
  sequence: SequenceStrings;
  shared: SharedStrings;
  table: TableStrings;
  write: WriteStrings;
}

/** What a language says: the strings of each element, and what happens in a game. */
export type Language = { readonly [Element in keyof Strings]?: Partial<Strings[Element]> } & {
  readonly events?: LogWords;
};

const languages = new Map<string, Language>();
let current = '';

/** Makes a language known to all elements of the page. */
export function language(lang: string, table: Language): void {
  languages.set(lang, table);
}

/** Chooses the language of what is drawn next: "de-CH" is served by "de". */
export function speak(lang: string): void {
  const [general = ''] = lang.split('-');
  current = languages.has(lang) ? lang : languages.has(general) ? general : '';
}

/** How what happened is said in the language of what is being drawn; undefined: in English, which needs no table here. */
export const logWords = (): LogWords | undefined => languages.get(current)?.events;

/** The strings of an element, in the language of what is being drawn. */
export function stringsFor<Element extends keyof Strings>(
  element: Element,
  english: Strings[Element],
): () => Strings[Element] {
  let spoken: { readonly table: Language | undefined; readonly strings: Strings[Element] } | null = null;
  return () => {
    const table = languages.get(current);
    if (!spoken || spoken.table !== table) spoken = { table, strings: { ...english, ...table?.[element] } };
    return spoken.strings;
  };
}
