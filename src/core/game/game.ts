// What a game implements, so that src/play can drive it: sessions, recordings, scenarios, steps, notation, players. Nothing
// of it knows a game. Methods, not function properties: so a game of its own types can be held as a plain `Game`.

import type { Refusal } from '../refusal.ts';
import type { AutoPass } from '../state.ts';
import type { GameCharts } from './charts.ts';
import type {
  CardTexts,
  LessonFiles,
  Position,
  ReplayFiles,
  ScenarioFiles,
  Settings,
  StorageFiles,
} from './game-files.ts';
import type { NotationWords } from './game-notation.ts';
import type { GameSteps } from './game-steps.ts';
import type { GameTypes } from './game-types.ts';
import type { Presentation } from './presentation.ts';

/** The rules that are cited where it is not the game itself that refuses something. */
export interface CitedRules {
  /** Who may decide, and when. */
  readonly chance: string;
  /** At which times anybody is asked. */
  readonly window: string;
  /** What a roll may show. */
  readonly dice: string;
  /** The game has ended. */
  readonly over: string;
  /** What may be put by hand. */
  readonly byHand: string;
  /** Play that goes on without end. */
  readonly loop: string;
}

export interface Game<T extends GameTypes = GameTypes> {
  /** The `ruleset` of its files. */
  readonly id: string;
  readonly seats: readonly T['seat'][];
  /** What a seat is called at the start of a sentence. */
  seatName(seat: T['seat']): string;
  readonly cited: CitedRules;
  readonly charts: GameCharts<T>;

  /** The point at which a whole game begins. */
  readonly opening: string;
  /** The game before anything happens. */
  newGame(position: Position<T>, settings?: Settings): T['state'];
  /** The same game before anything happens, with other settings. */
  withSettings(start: T['state'], settings: Settings): T['state'];

  /** Whom play waits for; null where nobody is asked. */
  waitingFor(state: T['state']): T['seat'] | null;
  /** All legal decisions of the player whom play waits for. */
  legal(state: T['state']): T['decision'][];
  /** Why a decision is not legal now; null where it is. It may come from a file: its form is judged too. */
  whyNot(state: T['state'], decision: T['decision']): Refusal | null;
  /** What is done for a player who does nothing: a pass, or what the rules force. */
  fallback(state: T['state']): T['decision'] | null;
  /** Whether a player who has chances pass by this setting is not asked at the present one. */
  letsPass(state: T['state'], setting: AutoPass): boolean;
  /** Why dice can't show this; null where they can. */
  whyNotDice(dice: readonly number[]): string | null;

  view(state: T['state']): T['view'];
  readonly presentation: Presentation<T>;
  /** What an account of a game shows at each of its steps. */
  readonly steps: GameSteps<T>;
  /** What happened, in an English sentence; cards are called as they are in this state. */
  say(event: T['event'], state: T['state']): string;

  readonly texts: CardTexts<T>;
  readonly replays: ReplayFiles<T>;
  /** What not every page needs comes when somebody asks for it. */
  readonly load: GameParts<T>;
}

/** The rules of a game, explained. */
export interface Rulebook {
  /** Throws where there is no rule with this id. */
  rule(id: string): ExplainedRule;
}

export interface ExplainedRule {
  readonly title: string;
  /** Where in the book it stands. */
  readonly section: string;
  readonly text: string;
}

/** The parts of a game that can be left out. */
export interface GameParts<T extends GameTypes = GameTypes> {
  /** Texts of cards and words of people, read by the grammar. */
  texts(): Promise<CardTexts<T>>;
  scenarios(): Promise<ScenarioFiles<T>>;
  /** The rules in words. */
  rulebook(): Promise<Rulebook>;
  storage(): Promise<StorageFiles<T>>;
  players(): Promise<BuiltInPlayers<T>>;
  /** Its words in texts that people write. */
  notation(): Promise<NotationWords<T>>;
  /** Left out by games that have no lessons. */
  lessons?(): Promise<LessonFiles>;
}

/** A game with what it takes to read and to play scenarios. */
export interface ScenarioGame<T extends GameTypes = GameTypes> extends Game<T> {
  readonly scenarios: ScenarioFiles<T>;
}

/** A game with what it takes to write games down, and to read them with every care. */
export interface StorageGame<T extends GameTypes = GameTypes> extends Game<T> {
  readonly storage: StorageFiles<T>;
}

/** A game with its words in texts that people write. */
export interface NotationGame<T extends GameTypes = GameTypes> extends Game<T> {
  readonly notation: NotationWords<T>;
}

/** A game with players of its own. */
export interface PlayersGame<T extends GameTypes = GameTypes> extends Game<T> {
  readonly players: BuiltInPlayers<T>;
}

/** A game with all of its parts, for programs. */
export interface CompleteGame<T extends GameTypes = GameTypes>
  extends ScenarioGame<T>,
    StorageGame<T>,
    NotationGame<T>,
    PlayersGame<T> {
  readonly rulebook: Rulebook;
  readonly lessons?: LessonFiles;
  /** The names of the cards of a replay with an effect that is not what their text says. */
  misreadCards(cards: unknown): readonly string[];
}

/** A built-in player sees what its seat may see, and picks one of the legal decisions. */
export interface Player<T extends GameTypes = GameTypes> {
  readonly name: string;
  choose(known: T['known'], legal: readonly T['decision'][], random: () => number): T['decision'];
}

export interface BuiltInPlayers<T extends GameTypes = GameTypes> {
  /** What a player in this seat may know. */
  known(state: T['state'], seat: T['seat']): T['known'];
  readonly byName: Readonly<Record<string, Player<T>>>;
}
