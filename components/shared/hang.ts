// Where a sheet hangs that belongs to a place in the page: a rule's explanation, a card for reading. The sheet is in the
// top layer, so a narrow column or a scrolling box around its place does not cut it off; the window does.

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Hanging {
  /** Below its place, or above where there is more room; or at its end, or before it. */
  readonly side: 'below' | 'beside';
  readonly gap: number;
  /** Right-to-left: below means aligned at the right edge, beside means to the left first. */
  readonly rtl: boolean;
}

/** Free room that is kept to the edges of the window. */
const EDGE = 8;

const clamp = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most));

/** The upper left corner of the sheet, always inside the window. */
export function hungAt(at: Box, sheet: Size, room: Size, { side, gap, rtl }: Hanging): [number, number] {
  const [mostLeft, mostTop] = [room.width - sheet.width - EDGE, room.height - sheet.height - EDGE];
  if (side === 'below') {
    const under = at.bottom + gap;
    const over = at.top - gap - sheet.height;
    const top = under <= mostTop || over < EDGE ? under : over;
    return [clamp(rtl ? at.right - sheet.width : at.left, mostLeft), clamp(top, mostTop)];
  }
  const [after, before] = [at.right + gap, at.left - gap - sheet.width];
  const first = rtl ? before : after;
  const fits = (left: number) => left >= EDGE && left <= mostLeft;
  const left = fits(first) ? first : fits(rtl ? after : before) ? (rtl ? after : before) : first;
  return [clamp(left, mostLeft), clamp(at.top, mostTop)];
}

/** Opens a popover at its place, and keeps it there until it is closed, or it or its place leaves the page. */
export function hang(sheet: HTMLElement, place: Element, side: Hanging['side'], gap = 6): void {
  if (!sheet.isConnected || !place.isConnected) return;
  const put = () => {
    // A place that breaks over two lines has two boxes: the sheet belongs to the first.
    const at = place.getClientRects()[0] ?? place.getBoundingClientRect();
    const rtl = getComputedStyle(place).direction === 'rtl';
    const room = { width: document.documentElement.clientWidth, height: innerHeight };
    const [left, top] = hungAt(at, sheet.getBoundingClientRect(), room, { side, gap, rtl });
    sheet.style.left = `${left}px`;
    sheet.style.top = `${top}px`;
  };
  const wasOpen = sheet.matches(':popover-open');
  if (!wasOpen) sheet.showPopover();
  put();
  if (wasOpen) return;
  const listening = new AbortController();
  const { signal } = listening;
  // A popover that is removed while it is open fires no event. Its box is gone then, and that is observed.
  const gone = new ResizeObserver(() => follow());
  const end = () => {
    gone.disconnect();
    listening.abort();
  };
  const follow = () => {
    if (sheet.isConnected && place.isConnected) put();
    else {
      end();
      if (sheet.isConnected) sheet.hidePopover();
    }
  };
  gone.observe(sheet);
  gone.observe(place);
  addEventListener('scroll', follow, { capture: true, passive: true, signal });
  addEventListener('resize', follow, { signal });
  // Whoever was inside goes on where the sheet belongs.
  const back = () => {
    const inside = (sheet.getRootNode() as Document | ShadowRoot).activeElement;
    if (inside && sheet.contains(inside) && place instanceof HTMLElement)
      place.focus({ preventScroll: true });
  };
  sheet.addEventListener(
    'beforetoggle',
    (event) => {
      if (event.newState !== 'closed') return;
      back();
      end();
    },
    { signal },
  );
}
