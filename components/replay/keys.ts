// The keys of the viewer. They act on the viewer that has the focus, and never on what has keys of its own.
import { STRIDES, type Stride } from '../controls/controls.ts';
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
  end: (viewer) => viewer.seek(viewer.course.length - 1),
  ' ': (viewer) => (viewer.playing ? viewer.pause() : viewer.play()),
  ']': stride(1),
  '[': stride(-1),
  f: (viewer) => viewer.flip(),
  r: ({ renderRoot }) => {
    renderRoot.querySelector<HTMLElement & { open(): void }>('.cites swtcg-rule')?.open();
  },
  '/': (viewer) => {
    viewer.query ??= '';
    // It may stand open already.
    viewer.renderRoot.querySelector<HTMLElement>('.find input')?.focus();
  },
  b: (viewer) => (viewer.course.live ? viewer.back() : viewer.branch()),
  x: (viewer) => viewer.fullScreen(),
  '?': (viewer) => viewer.showKeys(),
};

/** What a key that was pressed does. */
export function actOf(event: KeyboardEvent): Act | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return null;
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return null;
  const key = event.key.toLowerCase();
  // A scrub bar, a choice and a field use the keys themselves; a button uses Space.
  if (target.matches('input[type=search], textarea, [contenteditable]')) return null;
  if (target.matches('input, select') && key !== '?') return null;
  if (key === ' ' && target.matches('button, summary, a[href]')) return null;
  return ACTS[key] ?? null;
}
