// The replay file: a game as its inputs. Everything else follows by playing it.
import type { CardDef } from '../../swtcg/cards/card.ts';
import type { Decision } from '../../swtcg/decisions/decision.ts';
import type { ReplayFile } from '../../swtcg/files/validators/replay.ts';
import type { ManualChange } from '../../swtcg/judge/judge.ts';
import type { AutoPass, CardId, Result } from '../../swtcg/model/state.ts';
import { FORMATS } from '../files/formats.ts';

export const REPLAY_FORMAT = FORMATS.replay;
/** The version of the effect language that the cards of a replay are compiled to. */
export const EFFECTS_VERSION = 1;

export interface ReplayHeader {
  readonly event?: string;
  readonly round?: string;
  readonly date?: string;
  readonly format?: string;
  readonly game?: number;
  readonly of?: number;
  readonly dark?: { readonly player?: string; readonly deck?: string };
  readonly light?: { readonly player?: string; readonly deck?: string };
  readonly annotator?: string;
  readonly note?: string;
}

/** A judge's hand on the table: something is put as it was played. */
export interface Ruling extends ManualChange {
  readonly by: 'judge';
  readonly do: 'set';
}

/** A card that was not known is named. */
export interface Reveal {
  readonly by?: 'dark' | 'light' | 'judge';
  readonly do: 'reveal';
  readonly card: CardId;
  readonly as: string;
}

export type ReplayDecision = Decision | Ruling | Reveal;

export interface Annotation {
  readonly at: string;
  readonly text?: string;
  readonly mark?: string;
}

export interface Variation {
  readonly at: string;
  readonly title?: string;
  readonly decisions: readonly ReplayDecision[];
  readonly rolls?: readonly (readonly number[])[];
  readonly annotations?: readonly Annotation[];
}

export interface Check {
  /** How many decisions were taken. */
  readonly after: number;
  readonly hash: string;
}

/** Cards as they lie in the file: a definition without what can be read off it. */
export type ReplayCard = Partial<CardDef> & { readonly name: string };

export interface Replay {
  readonly format: typeof REPLAY_FORMAT;
  readonly ruleset: 'swtcg-2022';
  readonly made?: { readonly by: string; readonly effects: number };
  readonly header?: ReplayHeader;
  readonly cards: Readonly<Record<string, ReplayCard>>;
  /** As in a scenario: the two seats, `locations`, `at`. */
  readonly start: ReplayFile['start'];
  readonly settings: { readonly autoPass: AutoPass };
  readonly seed?: string;
  readonly decisions: readonly ReplayDecision[];
  readonly rolls: readonly (readonly number[])[];
  readonly shuffles?: readonly (readonly CardId[])[];
  readonly checks: readonly Check[];
  readonly result?: Result | null;
  readonly annotations?: readonly Annotation[];
  readonly variations?: readonly Variation[];
}
