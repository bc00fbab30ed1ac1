// What the table tells the page.
import type { Decision } from '../../src/swtcg/decisions/decision.ts';
import type { LogEvent } from '../../src/swtcg/log/types.ts';
import type { Result, Side, WindowKind } from '../../src/swtcg/model/state.ts';
import type { Problem } from '../shared/steps.ts';

/** The detail of each event, by its name. */
export interface TableEvents {
  'swtcg-ready': { readonly title: string; readonly length: number };
  /** Before a decision is taken: a page that prevents it keeps it from being taken. */
  'swtcg-decision': { readonly decision: Decision; readonly from: 'player' | 'page' | 'built-in' };
  /** Another player, or the same at another chance, is asked. */
  'swtcg-window': {
    readonly kind: WindowKind;
    readonly rule: string;
    readonly chance: Side;
    readonly legal: readonly Decision[];
  };
  'swtcg-step': {
    readonly step: string;
    readonly index: number;
    readonly entry: LogEvent;
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
