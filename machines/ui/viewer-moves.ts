// How the viewer's position and what it shows change: plain functions from one context to the next.
import type { Perspective } from '../../src/core/game/game-steps.ts';
import type { Line, Source } from '../../src/play/timeline/source.ts';
import { type Target, Timeline } from '../../src/play/timeline/timeline.ts';
import { asPerspective } from './seats.ts';
import type { ViewerContext, ViewerPage } from './viewer-types.ts';

type Change = Partial<ViewerContext>;

export const start = (page: ViewerPage): ViewerContext => ({
  page,
  timeline: Timeline.empty,
  index: 0,
  wanted: null,
  opening: null,
  seen: 0,
  left: 0,
  near: false,
  begun: false,
  played: null,
  perspective: 'both',
  lookAs: null,
  query: '',
  problem: null,
  retry: null,
});

/** Whether a game can be seen from a perspective. */
export const isSeenFrom = ({ seats, game }: Source, perspective: Perspective): boolean =>
  seats?.includes(asPerspective(perspective, game.seats)) ?? true;

/** Shows a step of the line. */
function goTo({ index, seen, begun }: ViewerContext, to: number): Change {
  return {
    index: to,
    wanted: null,
    seen: Math.max(seen, to),
    near: Math.abs(to - index) === 1,
    begun: begun || to !== index,
  };
}

/** Shows a step, or remembers it until it has been played. */
export function seek(context: ViewerContext, to: Target): Change {
  const { timeline } = context;
  if (!timeline.source) return { opening: to };
  const index = timeline.find(to);
  return index === null ? { wanted: to } : goTo(context, index);
}

/** One stride forward or back; from the last step so far to the one that is played next. */
export function step(context: ViewerContext, by: 1 | -1): Change {
  const { timeline, index, page } = context;
  if (!timeline.source) return {};
  const to = timeline.strideTo(index, by, page.stride);
  return seek(context, by > 0 && to <= index && timeline.growing ? index + 1 : to);
}

/** Before it plays: from its end it starts over. */
export const rewind = (context: ViewerContext): Change =>
  context.index >= context.timeline.length - 1 && !context.timeline.growing ? seek(context, 0) : {};

/** Takes what has been played since. */
export function grow(context: ViewerContext, growing: boolean): Change {
  const timeline = context.timeline.grown(growing);
  const { wanted } = context;
  return { timeline, ...(wanted === null ? {} : seek({ ...context, timeline }, wanted)) };
}

/** Shows another line, from a step of it. */
const show = (context: ViewerContext, timeline: Timeline, at: Target): Change => ({
  timeline,
  wanted: null,
  seen: 0,
  ...seek({ ...context, timeline, seen: 0 }, at),
  near: false,
});

/** Shows another game. */
export function open(context: ViewerContext, source: Source): Change {
  const { opening, perspective } = context;
  return {
    index: 0,
    left: 0,
    opening: null,
    played: null,
    problem: null,
    retry: null,
    perspective: isSeenFrom(source, perspective)
      ? asPerspective(perspective, source.game.seats)
      : (source.seats?.[0] ?? 'both'),
    lookAs: null,
    ...show({ ...context, index: 0 }, Timeline.of(source), opening ?? 0),
  };
}

/** Shows a line that leaves the game, at the place where it does. */
export function leave(context: ViewerContext, line: Line): Change {
  const { timeline, index, left } = context;
  const { source, elsewhere } = timeline;
  if (!source) return {};
  return {
    left: elsewhere ? left : index,
    ...show(context, Timeline.of(source, line), line.steps.length - 1),
  };
}

/** Goes on with what the reader played before. */
export const resume = (context: ViewerContext): Change =>
  context.played ? leave(context, context.played) : {};

/** Back to the game, where it was left. */
export function goBack(context: ViewerContext): Change {
  const { source, live } = context.timeline;
  if (!source) return {};
  return {
    ...show(context, Timeline.of(source), context.left),
    played: live?.taken.length ? live : context.played,
    problem: source.problem,
    retry: null,
  };
}

/** Goes on with the same game, which has been played by the rules. */
export function exchange(context: ViewerContext, source: Source): Change {
  const { timeline, perspective, lookAs, index } = context;
  const played = timeline.from(source);
  return {
    ...(timeline.elsewhere ? { timeline: played } : show(context, played, index)),
    perspective: lookAs ?? perspective,
    lookAs: null,
    problem: null,
    retry: null,
  };
}

/** Takes what the reader has decided; a table that looks back goes on doing so. */
export function decide(context: ViewerContext, at: number | null): Change {
  const timeline = context.timeline.decided();
  return { timeline, ...goTo({ ...context, timeline }, at ?? timeline.length - 1) };
}

/** The address of the step that is shown; before there is a game, of the one at which it opens. */
export function addressOf({ timeline, index, opening }: ViewerContext): string | null {
  if (timeline.source) return timeline.address(index);
  return typeof opening === 'string' ? opening : null;
}

/** Whether the reader is at the end of what has been played, or wants to go beyond it. */
export const isAwaited = ({ wanted, index, timeline }: ViewerContext): boolean =>
  wanted !== null || (index > 0 && index >= timeline.length - 1);

/** How many milliseconds a step stands while it plays: deeds and rolls longer than chances at which nobody acts. */
export function pace({ timeline, index, page }: ViewerContext): number {
  const kind = timeline.lines[index]?.entry.kind;
  return (kind === 'window' || kind === 'place' ? 650 : 1400) / page.speed;
}

/** A variation of the game, by its number in the file. */
export async function openVariation({ timeline: { source } }: ViewerContext, n: number): Promise<Line> {
  if (!source?.variation) throw new RangeError(`There is no variation ${n}.`);
  return source.variation(n);
}

/** The game of a log of views, played by the rules. */
export async function playByRules({ timeline: { source } }: ViewerContext): Promise<Source> {
  if (!source?.played) throw new RangeError('There is nothing to check.');
  return source.played();
}
