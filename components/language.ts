// What there is to say in another language: the strings of each element, and what happens in a game.
import type { LogWords as LcgLogWords } from '../src/lcg/log/words.ts';
import type { LogWords } from '../src/swtcg/log/words.ts';
import type { ChartStrings } from './chart/strings.ts';
import type { CompareStrings } from './compare/strings.ts';
import type { ControlsStrings } from './controls/strings.ts';
import type { DetailsStrings } from './details/strings.ts';
import type { LcgStrings } from './lcg/look/strings.ts';
import type { LcgPlayStrings } from './lcg/table/strings.ts';
import type { LcgWordStrings } from './lcg/words/strings.ts';
import type { LessonStrings } from './lesson/strings.ts';
import type { LogStrings } from './log/strings.ts';
import type { ProblemStrings } from './problem/strings.ts';
import type { ReplayStrings } from './replay/strings.ts';
import type { RuleStrings } from './rule/strings.ts';
import type { RulingsStrings } from './rulings/strings.ts';
import type { SequenceStrings } from './sequence/strings.ts';
import { addLanguage } from './shared/language.ts';
import type { SharedStrings } from './shared/strings.ts';
import type { BoardStrings } from './swtcg/board/strings.ts';
import type { CardStrings } from './swtcg/card/strings.ts';
import type { DecisionStrings } from './swtcg/decisions/strings.ts';
import type { OddsStrings } from './swtcg/odds/strings.ts';
import type { PlayStrings } from './swtcg/table/strings.ts';
import type { StepStrings } from './swtcg/words/step-strings.ts';
import type { SwtcgStrings } from './swtcg/words/strings.ts';
import type { TableStrings } from './table/strings.ts';
import type { WriteStrings } from './write/strings.ts';

/** Everything that is said, by element. */
export interface Strings {
  board: BoardStrings;
  card: CardStrings;
  chart: ChartStrings;
  compare: CompareStrings;
  controls: ControlsStrings;
  decisions: DecisionStrings;
  details: DetailsStrings & StepStrings;
  /** What every part of the second game says: one table. */
  lcg: LcgStrings & LcgWordStrings & LcgPlayStrings;
  lesson: LessonStrings;
  log: LogStrings;
  odds: OddsStrings;
  problem: ProblemStrings;
  replay: ReplayStrings;
  rule: RuleStrings;
  rulings: RulingsStrings;
  sequence: SequenceStrings;
  /** What every element says, and what every part of this game says: both are one table. */
  shared: SharedStrings & SwtcgStrings;
  /** What a table says in every game, and what it says of this one: both are one table. */
  table: TableStrings & PlayStrings;
  write: WriteStrings;
}

/** What a language says: the strings of each element, and what happens in a game. */
export type Language = { readonly [Element in keyof Strings]?: Partial<Strings[Element]> } & {
  readonly events?: LogWords;
  readonly lcgEvents?: LcgLogWords;
};

/** Makes a language known to all elements of the page. */
export const language = (lang: string, table: Language): void => addLanguage(lang, table);
