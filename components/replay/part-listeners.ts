// What listens to the parts of a viewer: the same at every drawing.
import type { Stride } from '../../src/play/timeline/navigation.ts';
import { lastTold } from '../../src/play/timeline/spoilers.ts';
import type { JourneysOf } from '../shared/game-display.ts';
import type { KeepUnderPointer } from './keep-under-pointer.ts';
import type { MenuPopover } from './menu-popover.ts';
import type { SwtcgReplay } from './replay.ts';

export interface PartListeners {
  readonly pointer: KeepUnderPointer;
  readonly menu: MenuPopover;
  readonly seek: (event: Event) => void;
  readonly set: (event: Event) => void;
  readonly journeys: JourneysOf;
}

/** A request of one of the parts: carried out here, and of no concern to the page. */
export function requested<Detail>(act: (detail: Detail) => unknown): (event: Event) => void {
  return (event) => {
    event.stopPropagation();
    act((event as CustomEvent<Detail>).detail);
  };
}

export const listenersOf = (
  viewer: SwtcgReplay,
  pointer: KeepUnderPointer,
  menu: MenuPopover,
): PartListeners => ({
  pointer,
  menu,
  seek: requested(({ index }: { index: number }) => viewer.seek(index)),
  set: requested((detail: { stride: Stride } | { speed: number }) => Object.assign(viewer, detail)),
  journeys: (id, find) => {
    const { timeline, index, perspective } = viewer;
    const last = lastTold(timeline, index, perspective, viewer.spoilers !== 'hide');
    return timeline.line ? find(timeline.line.steps, id, perspective, { last, now: index }) : [];
  },
});
