// The index of rules of each game, fetched once for the whole page, when somebody asks for a rule of it.
import { RULEBOOKS } from '../games/rulebooks.ts';
import { ByGame } from './by-game.ts';

/** A rule, explained. */
export interface ExplainedRule {
  readonly title: string;
  /** Where in the book it stands. */
  readonly section: string;
  readonly text: string;
}

/** Rules by their ids. */
export type RuleIndex = Readonly<Record<string, ExplainedRule>>;

/** By ruleset; where nobody names a game that is known, those of the first. Fires `load` when rules have come. */
export const rulebooks = new ByGame(RULEBOOKS);
