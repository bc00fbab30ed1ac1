// The keys of the viewer. They act on the viewer that has the focus, and never on what has keys of its own.
import { STRIDES, type Stride } from '../../src/play/timeline/navigation.ts';
import type { SwtcgReplay } from './replay.ts';

type Act = (viewer: SwtcgReplay) => unknown;

/** By so many strides coarser, or finer. */
const stride =
  (by: number): Act =>
  (viewer) => {
    const at = STRIDES.indexOf(viewer.stride) + by;
    viewer.stride = STRIDES[Math.max(0, Math.min(at, STRIDES.length - 1))] as Stride;
  };

const ACTS: Readonly<Record<string, Act>> = {
  arrowright: (viewer) => viewer.next(),
  arrowleft: (viewer) => viewer.prev(),
  home: (viewer) => viewer.seek(0),
  end: (viewer) => viewer.seek(viewer.timeline.length - 1),
  ' ': (viewer) => (viewer.playing ? viewer.pause() : viewer.play()),
  ']': stride(1),
  '[': stride(-1),
  f: (viewer) => viewer.flip(),
  r: ({ renderRoot }) => {
    renderRoot.querySelector<HTMLElement & { open(): void }>('.cites swtcg-rule')?.open();
  },
  '/': (viewer) => {
    viewer.query ??= '';
    // It may be open already.
    viewer.renderRoot.querySelector<HTMLElement>('.find input')?.focus();
  },
  b: (viewer) => (viewer.timeline.live ? viewer.back() : viewer.branch()),
  x: (viewer) => viewer.fullScreen(),
  '?': (viewer) => viewer.showKeys(),
};

/** The keys of the viewer that act at the reader's table, too: back, and full screen. */
const AT_THE_TABLE = /^[bx]$/;

/** What a key that was pressed does. */
export function actOf(event: KeyboardEvent, viewer: SwtcgReplay): Act | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return null;
  const path = event.composedPath();
  const within = path.slice(0, path.indexOf(viewer)).filter((one) => one instanceof Element);
  const [target] = within;
  if (!target || !viewer.timeline.source) return null;
  const key = event.key.toLowerCase();
  // A scrub bar, a choice and a field use the keys themselves; a button uses Space.
  if (target.matches('input[type=search], textarea, [contenteditable]')) return null;
  if (target.matches('input, select') && key !== '?') return null;
  if (key === ' ' && target.matches('button, summary, a[href]')) return null;
  if (viewer.timeline.live && !AT_THE_TABLE.test(key)) return null;
  // Escape closes the list of keys, but first what lies above it.
  const closes = key === 'escape' && viewer.showsKeys && !within.some((one) => one.matches(':popover-open'));
  return closes ? (it) => it.showKeys() : (ACTS[key] ?? null);
}
