// What the viewer tells the page.
import type { LogEvent } from '../../src/core/log-event.ts';
import type { Live, Problem } from '../shared/steps.ts';

/** The detail of each event, by its name. */
export interface ReplayEvents {
  'swtcg-ready': { readonly title: string; readonly length: number };
  'swtcg-step': {
    readonly step: string;
    readonly index: number;
    readonly entry: LogEvent;
    readonly text: string;
  };
  'swtcg-play': { readonly step: string };
  'swtcg-pause': { readonly step: string };
  'swtcg-ended': { readonly step: string };
  'swtcg-branch': { readonly step: string; readonly live: Live };
  'swtcg-error': Problem;
}

declare global {
  interface HTMLElementEventMap {
    'swtcg-ready': CustomEvent<ReplayEvents['swtcg-ready']>;
    'swtcg-step': CustomEvent<ReplayEvents['swtcg-step']>;
    'swtcg-play': CustomEvent<ReplayEvents['swtcg-play']>;
    'swtcg-pause': CustomEvent<ReplayEvents['swtcg-pause']>;
    'swtcg-ended': CustomEvent<ReplayEvents['swtcg-ended']>;
    'swtcg-branch': CustomEvent<ReplayEvents['swtcg-branch']>;
    'swtcg-error': CustomEvent<ReplayEvents['swtcg-error']>;
  }
}
