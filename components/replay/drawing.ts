// How the viewer is drawn.

import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { ViewerEvent, ViewerState } from '../../machines/ui/viewer.ts';
import { pathWords } from '../../src/play/steps/words.ts';
import { mayTell } from '../../src/play/timeline/spoilers.ts';
import { problemIn } from '../problem/problem.ts';
import { breadcrumb } from '../shared/breadcrumb.ts';
import type { GameDisplay } from '../shared/game-display.ts';
import { icon } from '../shared/icons.ts';
import { poster } from '../shared/poster.ts';
import { rulebooks } from '../shared/rules.ts';
import { details } from '../shared/seams.ts';
import { sentenceOf } from '../shared/sentence.ts';
import { type Aside, NO_HEADING, type Source, type Step } from '../shared/steps.ts';
import { sharedStrings } from '../shared/strings.ts';
import { head } from './head.ts';
import { liveTable } from './live-table.ts';
import { logPanel } from './log-panel.ts';
import type { PartListeners } from './part-listeners.ts';
import { board, controls } from './parts.ts';
import type { SwtcgReplay } from './replay.ts';
import { replayStrings } from './strings.ts';
import { why } from './why.ts';

/** What the reader played is listed behind the variations of the file. */
const PLAYED = -1;

/** Everything that a drawing needs. */
export interface Drawing {
  readonly viewer: SwtcgReplay;
  readonly state: ViewerState;
  readonly send: (event: ViewerEvent) => void;
  readonly listeners: PartListeners;
}

const spoils = ({ spoilers }: SwtcgReplay): boolean => spoilers !== 'hide';

const tells = ({ timeline, index, perspective }: SwtcgReplay, text: string | null | undefined): boolean =>
  mayTell(timeline, index, perspective, text);

export function drawViewer(drawing: Drawing): TemplateResult {
  const { display, timeline } = drawing.viewer;
  const { source, length } = timeline;
  return source && display && length > 0 ? game(drawing, source, display) : blank(drawing);
}

function blank({ viewer, state, send }: Drawing): TemplateResult {
  if (viewer.problem) return problemIn(viewer, viewer.problem, { again: again(viewer, state, send) });
  if (state.matches({ file: 'unasked' }) && viewer.preload === 'none')
    return poster(() => send({ type: 'ask' }));
  const loading = state.matches({ file: 'loading' }) || (viewer.src && state.matches({ game: 'empty' }));
  const words = loading ? sharedStrings().loading : replayStrings().nothing;
  return html`<p class="blank" role="status">${words}</p>`;
}

/** A file that stands in the page is the same the next time. */
function again({ src }: SwtcgReplay, { context: { retry } }: ViewerState, send: Drawing['send']) {
  return retry && (src || retry.type !== 'reload') ? () => send({ type: 'retry' }) : null;
}

function game(drawing: Drawing, source: Source, display: GameDisplay): TemplateResult {
  const { viewer, state, send, listeners } = drawing;
  const { timeline, index } = viewer;
  if (timeline.live)
    return html`${liveTable(viewer, source, timeline.live, (at) => send({ type: 'decided', at }))} ${problem(drawing, source)}`;
  const step = timeline.at(index) ?? (timeline.at(0) as Step);
  const places = pathWords(step.entry.path, step.entry.turn, display.words.places());
  const seek = (depth: number) => viewer.seek(timeline.startOf(index, depth));
  return html`${headOf(drawing, source)} ${breadcrumb(step, display.progress(step), places, seek)} ${problem(drawing, source)}
      ${elsewhere(viewer)} ${board(drawing, source, step, display)}
      <div class="ctl" @click=${listeners.pointer} @input=${listeners.pointer}>
        ${viewer.controls === 'hide' ? nothing : controls(drawing, source, places)}
        ${viewer.showsKeys ? details.part?.keyList(() => void viewer.showKeys()) : nothing}
      </div>
      <div class="aside" @click=${listeners.pointer}>
        ${whyOf(drawing, source, step, display)}
        ${viewer.log === 'hide' ? nothing : logPanel(viewer, display, listeners.seek)}
      </div>
      <div class="menu" popover role="dialog" aria-label=${sharedStrings().tools} @toggle=${listeners.menu.toggled}>
        ${state.matches({ panels: { menu: 'open' } }) ? details.part?.viewerMenu(viewer, viewer.copied) : nothing}
      </div>`;
}

/** Drawn again when something of it changes, which few steps do. */
function headOf({ viewer, state, send, listeners }: Drawing, source: Source): unknown {
  const { question } = source.heading;
  const checking = state.matches({ check: 'verifying' });
  const verdict = viewer.timeline.elsewhere ? undefined : checking ? null : source.verdict;
  const reasonOpen = state.matches({ panels: { reason: 'open' } });
  const check = source.played && !checking ? () => send({ type: 'check' }) : null;
  const options = {
    title: viewer.heading,
    question: tells(viewer, question) ? question : null,
    perspective: viewer.perspective,
    flipped: viewer.flipped,
    spoilers: spoils(viewer),
    verdict,
    reasonOpen,
  };
  return guard([source, details.part, replayStrings(), ...Object.values(options)], () =>
    head(source, {
      ...options,
      reason: (reasonOpen && verdict !== undefined && details.part?.verdictReason(verdict, check)) || null,
      toggleReason: () => send({ type: 'toggleReason' }),
      flip: () => viewer.flip(),
      fullScreen: () => viewer.fullScreen(),
      menu: listeners.menu.pressed,
    }),
  );
}

function problem({ viewer, state, send }: Drawing, source: Source): TemplateResult | typeof nothing {
  const { problem, timeline } = viewer;
  if (!problem) return nothing;
  const played = problem === source.problem || problem === timeline.line?.problem;
  const options = played
    ? { last: () => viewer.seek(timeline.length - 1) }
    : { again: again(viewer, state, send), close: () => send({ type: 'dismiss' }) };
  return html`<div class="problem">${problemIn(viewer, problem, options)}</div>`;
}

/** A bar that says that this is not the game itself. */
function elsewhere(viewer: SwtcgReplay): TemplateResult | typeof nothing {
  if (!viewer.timeline.elsewhere) return nothing;
  return html`<p class="elsewhere">
      ${icon('branch')}<span role="status">${replayStrings().inOtherLine}</span>
      <button class="btn" type="button" @click=${() => viewer.back()}>${replayStrings().back}</button>
    </p>`;
}

function whyOf(
  { viewer, state, send }: Drawing,
  source: Source,
  step: Step,
  display: GameDisplay,
): TemplateResult {
  const { timeline, index } = viewer;
  const { begun, played } = state.context;
  const notes = timeline.notes.get(index) ?? [];
  // Odds and explanations are an addition: they may stay away.
  const part = begun ? display.details.for(viewer) : null;
  const rules = begun ? rulebooks.of(source.ruleset).for(viewer) : null;
  if (begun) details.for(viewer);
  const reader = { spoilers: spoils(viewer), who: viewer.perspective, cards: source.cards };
  return why(step, {
    said: sentenceOf(step, display.words),
    heading: tells(viewer, source.heading.explanation) ? source.heading : NO_HEADING,
    notes: notes.every(({ text }) => tells(viewer, text)) ? notes : null,
    explained: rules?.[step.entry.rule]?.text ?? null,
    insight: part?.insight(timeline.rollAt(index), step, reader) ?? null,
    variations: timeline.elsewhere ? [] : variationsAt(viewer, source, step, played?.from ?? null),
    enter: (variation) => send(variation === PLAYED ? { type: 'resume' } : { type: 'enter', variation }),
    last: index === timeline.length - 1,
  });
}

/** The other lines that leave the game at this step, also what the reader played. */
function variationsAt(
  viewer: SwtcgReplay,
  { variations = [] }: Source,
  { address = '' }: Step,
  playedFrom: number | null,
): readonly (readonly [number, Aside])[] {
  const told = variations
    .map((one, n) => [n, one] as const)
    .filter(([, { at, title }]) => at === address && tells(viewer, title));
  if (Number.parseInt(address, 10) !== playedFrom) return told;
  return [...told, [PLAYED, { at: address, title: replayStrings().played }]];
}
