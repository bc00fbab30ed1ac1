// What the table tells the page.
import type { GameTypes } from '../../src/core/game/game-types.ts';
import type { Result } from '../../src/core/state.ts';
import type { FirstGame } from '../games/displays.ts';
import type { Problem } from '../shared/steps.ts';

/** The detail of each event, by its name. */
export interface TableEvents<T extends GameTypes = FirstGame> {
  'swtcg-ready': { readonly title: string; readonly length: number };
  /** Before a decision is taken: a page that prevents it keeps it from being taken. */
  'swtcg-decision': { readonly decision: T['decision']; readonly from: 'player' | 'page' | 'built-in' };
  /** Another player, or the same at another chance, is asked. */
  'swtcg-window': {
    readonly kind: string;
    readonly rule: string;
    readonly chance: T['seat'];
    readonly legal: readonly T['decision'][];
  };
  'swtcg-step': {
    readonly step: string;
    readonly index: number;
    readonly entry: T['event'];
    readonly text: string;
  };
  /** Play goes on from an earlier step. */
  'swtcg-branch': { readonly step: string };
  /** Built-in players go on, or wait. */
  'swtcg-play': { readonly step: string };
  'swtcg-pause': { readonly step: string };
  'swtcg-ended': { readonly result: Result };
  'swtcg-error': Problem;
}

declare global {
  interface HTMLElementEventMap {
    'swtcg-decision': CustomEvent<TableEvents['swtcg-decision']>;
    'swtcg-window': CustomEvent<TableEvents['swtcg-window']>;
  }
}
