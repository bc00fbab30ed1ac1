// How the viewer is drawn: its parts, what each of them is told, and what becomes of what they ask for.

import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { SwtcgBoard } from '../board/board.ts';
import type { Stride } from '../controls/controls.ts';
import { problemIn } from '../problem/problem.ts';
import { index as ruleIndex } from '../rule/rules.ts';
import { breadcrumb } from '../shared/breadcrumb.ts';
import { icon } from '../shared/icons.ts';
import { pathWords } from '../shared/place-words.ts';
import { poster } from '../shared/poster.ts';
import { NO_HEADING, type Source, type Step } from '../shared/steps.ts';
import { arenaOf, rollAt, startOf, turnMarks } from '../shared/strides.ts';
import { sharedStrings } from '../shared/strings.ts';
import { head } from './head.ts';
import type { Hold } from './hold.ts';
import { logPanel } from './log-panel.ts';
import { opened } from './opening.ts';
import type { SwtcgReplay } from './replay.ts';
import { lastTold, mayTell } from './sight.ts';
import { replayStrings } from './strings.ts';
import { why } from './why.ts';

/** From this speed on, cards don't glide. */
const FAST = 4;
const NONE: readonly never[] = [];
const NOBODY = {};

/** A request of one of the parts: carried out here, and of no concern to the page. */
function asked<Detail>(deed: (detail: Detail) => unknown): (event: Event) => void {
  return (event) => {
    event.stopPropagation();
    deed((event as CustomEvent<Detail>).detail);
  };
}

/** What hears the parts of one viewer: the same at every drawing. */
export interface Ears {
  readonly hold: Hold;
  readonly seek: (event: Event) => void;
  readonly set: (event: Event) => void;
  readonly journeys: NonNullable<SwtcgBoard['journeys']>;
}

export const earsOf = (viewer: SwtcgReplay, hold: Hold): Ears => ({
  hold,
  seek: asked(({ index }: { index: number }) => viewer.seek(index)),
  set: asked((detail: { stride: Stride } | { speed: number }) => Object.assign(viewer, detail)),
  journeys: (id, journeysOf) => {
    const { course, index, perspective } = viewer;
    const last = lastTold(course, index, perspective, isQuiet(viewer));
    return course.line ? journeysOf(course.line.steps, id, perspective, { last, now: index }) : [];
  },
});

const isQuiet = ({ spoilers }: SwtcgReplay): boolean => spoilers === 'hide';

const tells = ({ course, index, perspective }: SwtcgReplay, text: string | null | undefined): boolean =>
  mayTell(course, index, perspective, text);

export function drawn(viewer: SwtcgReplay, ears: Ears): TemplateResult {
  const { source, length } = viewer.course;
  return source && length > 0 ? all(viewer, source, ears) : blank(viewer);
}

function blank(viewer: SwtcgReplay): TemplateResult {
  if (viewer._problem) return problemIn(viewer, viewer._problem, { again: again(viewer) });
  if (viewer.preload === 'none' && !viewer._asked)
    return poster(() => {
      viewer._asked = true;
    });
  const words =
    viewer._loading || (viewer.src && !viewer.course.source)
      ? sharedStrings().loading
      : replayStrings().nothing;
  return html`<p class="blank" role="status">${words}</p>`;
}

function again(viewer: SwtcgReplay) {
  return viewer.src ? () => viewer._start() : null;
}

function all(viewer: SwtcgReplay, source: Source, ears: Ears): TemplateResult {
  const { course, index } = viewer;
  if (course.live && viewer._live)
    return html`${viewer._live.playsOn(viewer, course.live)} ${problemOf(viewer, source)}`;
  const step = course.at(index) ?? (course.at(0) as Step);
  const { entry } = step;
  const places = pathWords(entry.path, entry.turn);
  const notes = course.notes.get(index) ?? [];
  return html`${headOf(viewer, source)}
      ${breadcrumb(step, places, (depth) => viewer.seek(startOf(course.lines, index, depth)))} ${problemOf(viewer, source)}
      ${elsewhere(viewer)} ${board(viewer, source, step, ears)}
      <div class="ctl" @click=${ears.hold} @input=${ears.hold}>
        ${viewer.controls === 'hide' ? nothing : controls(viewer, source, places, ears)} ${viewer._keys?.keyList() ?? nothing}
      </div>
      <div class="aside" @click=${ears.hold}>
        ${why(step, {
          heading: tells(viewer, source.heading.explanation) ? source.heading : NO_HEADING,
          notes: notes.every(({ text }) => tells(viewer, text)) ? notes : null,
          explained: viewer._curious ? (ruleIndex.rules?.[entry.rule]?.text ?? null) : null,
          insight: viewer._insight?.insight(rollAt(course, index), step, isQuiet(viewer)) ?? null,
          variations: variationsAt(viewer, source, step),
          enter: (n) => {
            viewer.pause();
            void course.enter(n);
          },
          last: index === course.length - 1,
        })}
        ${viewer.log === 'hide' ? nothing : logPanel(viewer, opened?.findField, ears.seek)}
      </div>
      <div class="menu" popover role="dialog" aria-label=${sharedStrings().tools}>${viewer._menu?.tools(viewer, viewer.copied) ?? nothing}</div>`;
}

/** Drawn again when something of it changes, which few steps do. */
function headOf(viewer: SwtcgReplay, source: Source): unknown {
  const { question } = source.heading;
  const options = {
    title: viewer.heading,
    question: tells(viewer, question) ? question : null,
    perspective: viewer.perspective,
    flipped: viewer.flipped,
    quiet: isQuiet(viewer),
    told: viewer._told,
    checking: viewer._checking,
    elsewhere: viewer.course.elsewhere,
  };
  return guard([source, source.verdict, replayStrings(), ...Object.values(options)], () =>
    head(source, {
      ...options,
      reason: opened?.reason ?? null,
      check: source.played && !viewer._checking ? () => void viewer._playThrough(source) : null,
      tell: () => {
        viewer._told = !viewer._told;
      },
      flip: () => viewer.flip(),
      fullScreen: () => viewer.fullScreen(),
      menu: viewer._openMenu,
    }),
  );
}

function problemOf(viewer: SwtcgReplay, source: Source): TemplateResult | typeof nothing {
  const problem = viewer._problem;
  if (!problem) return nothing;
  const { course } = viewer;
  const played = problem === source.problem || problem === course.line?.problem;
  const options = played
    ? { last: () => viewer.seek(course.length - 1) }
    : {
        again: again(viewer),
        close: () => {
          viewer._problem = null;
        },
      };
  return html`<div class="problem">${problemIn(viewer, problem, options)}</div>`;
}

/** A bar that says that this is not the game itself. */
function elsewhere(viewer: SwtcgReplay): TemplateResult | typeof nothing {
  if (!viewer.course.elsewhere) return nothing;
  return html`<p class="elsewhere">
      ${icon('branch')}<span role="status">${replayStrings().inOtherLine}</span>
      <button class="btn" type="button" @click=${() => viewer.back()}>${replayStrings().back}</button>
    </p>`;
}

function board(viewer: SwtcgReplay, { cards, names }: Source, step: Step, ears: Ears): TemplateResult {
  return html`<div class="table">
      <swtcg-board
        part="board"
        .view=${step.viewFor?.(viewer.perspective) ?? step.view}
        .cards=${cards}
        .attack=${step.attack ?? null}
        .plays=${step.plays ?? NONE}
        .names=${names ?? NOBODY}
        .arena=${arenaOf(step.entry) ?? 'space'}
        .cardArt=${viewer.cardArt}
        .journeys=${ears.journeys}
        ?flip=${viewer.flipped}
        ?still=${!viewer._near || (viewer.playing && viewer.speed >= FAST)}
        @swtcg-seek=${ears.seek}
      ></swtcg-board>
    </div>`;
}

/** The other lines that leave the game at this step. */
function variationsAt(viewer: SwtcgReplay, { variations = [] }: Source, { address }: Step) {
  if (viewer.course.elsewhere) return [];
  return variations
    .map((told, n) => [n, told] as const)
    .filter(([, { at, title }]) => at === address && tells(viewer, title))
    .concat(viewer._live?.keptAt(viewer.course, address) ?? []);
}

function controls(
  viewer: SwtcgReplay,
  source: Source,
  places: readonly string[],
  ears: Ears,
): TemplateResult {
  const { course, index } = viewer;
  const told = lastTold(course, index, 'both', isQuiet(viewer));
  const notes = [...course.signs].map(([at, mark]) => ({ index: at, mark: mark || '✎' }));
  return html`<swtcg-controls
      .index=${index}
      .length=${course.length}
      ?growing=${course.growing}
      ?quiet=${isQuiet(viewer)}
      .playing=${viewer.playing}
      .stride=${viewer.stride}
      .speed=${viewer.speed}
      ?branchable=${source.live !== undefined && !course.live}
      .seen=${course.seen}
      .turns=${isQuiet(viewer) ? turnMarks(course.lines.slice(0, course.seen + 1)) : course.turns}
      .marks=${told < course.length - 1 ? course.marks.filter((at) => at <= told) : course.marks}
      .notes=${notes.filter(({ index: at }) => at <= told)}
      .where=${places.join(', ')}
      @swtcg-seek=${ears.seek}
      @swtcg-move=${asked(({ by }: { by: 1 | -1 }) => (by > 0 ? viewer.next() : viewer.prev()))}
      @swtcg-toggle=${asked(() => (viewer.playing ? viewer.pause() : viewer.play()))}
      @swtcg-stride=${ears.set}
      @swtcg-speed=${ears.set}
      @swtcg-play-on=${asked(() => {
        // The button goes away.
        viewer.focus({ preventScroll: true });
        void viewer.branch();
      })}
    ></swtcg-controls>`;
}
