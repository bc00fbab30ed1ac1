// What the chart of the viewer asks of its element and the page: what is set, files, parts of the script.

import type { Inspect } from '../../machines/host/inspector.ts';
import { isSeenFrom } from '../../machines/ui/viewer-moves.ts';
import type { ViewerPage } from '../../machines/ui/viewer-types.ts';
import type { Timeline } from '../../src/play/timeline/timeline.ts';
import { inspector } from '../shared/lazy-inspector.ts';
import { details, table } from '../shared/seams.ts';
import type { Live, Perspective, Source } from '../shared/steps.ts';
import { inline, problemOf, sourceFrom, sourceOf, textOf } from '../source/load.ts';
import { grow } from './growth.ts';
import type { SwtcgReplay } from './replay.ts';

export const pageOf = (viewer: SwtcgReplay): ViewerPage => ({
  get speed() {
    return viewer.speed;
  },
  get stride() {
    return viewer.stride;
  },
  get autoplay() {
    return viewer.autoplay;
  },
  get named() {
    return viewer.src !== null || (viewer.steps === null && fileOf(viewer) !== null);
  },
  load: (perspective) => load(viewer, perspective),
  loadDetails: () => Promise.all([details.load(), viewer.display?.details.load()]),
  takeOver,
  grow,
  problemOf,
});

/** The file that is given as a property, or inside the element. */
const fileOf = (viewer: SwtcgReplay): unknown => viewer.file ?? inline(viewer);

async function load(viewer: SwtcgReplay, perspective: Perspective): Promise<Source> {
  const { src, cards, inspect } = viewer;
  const inspected = inspect ? await openInspector(viewer) : null;
  const told = src
    ? await sourceFrom(src, cards, inspect)
    : await sourceOf(textOf(fileOf(viewer)) as string, cards);
  // An inspector looks at play.
  const shown = isSeenFrom(told, perspective) && !inspect;
  const source = shown ? told : ((await told.played?.()) ?? told);
  if (inspected) source.inspect?.(inspected);
  return source;
}

/** The game is shown also where the inspector does not come. */
async function openInspector(viewer: SwtcgReplay): Promise<Inspect | null> {
  try {
    return await (await inspector.load()).openInspector();
  } catch (failure) {
    viewer.fail(problemOf(failure));
    return null;
  }
}

/** What the reader has decided before goes along. */
async function takeOver({ source, line, live }: Timeline, index: number): Promise<Live> {
  const { TableGame } = await table.load();
  const taken = live?.fork(index) ?? (await source?.live?.(index, line));
  if (!source || !taken) throw new RangeError('This cannot be played on.');
  return TableGame.over(source, taken);
}
