// The keys of the viewer. They act on the viewer that has the focus, and never on what has keys of its own.
import { STRIDES, type Stride } from '../controls/controls.ts';
import type { SwtcgReplay } from './replay.ts';

export type Key =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'play'
  | 'coarser'
  | 'finer'
  | 'flip'
  | 'rule'
  | 'find'
  | 'branch'
  | 'full'
  | 'help';

const KEYS: Readonly<Record<string, Key>> = {
  arrowright: 'next',
  arrowleft: 'previous',
  home: 'first',
  end: 'last',
  ' ': 'play',
  ']': 'coarser',
  '[': 'finer',
  f: 'flip',
  r: 'rule',
  '/': 'find',
  b: 'branch',
  x: 'full',
  '?': 'help',
};

export function keyOf(event: KeyboardEvent): Key | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return null;
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return null;
  const key = KEYS[event.key.toLowerCase()] ?? null;
  // A scrub bar, a choice and a field use the keys themselves; a button uses Space.
  if (target.matches('input[type=search], textarea, [contenteditable]')) return null;
  if (target.matches('input, select')) return key === 'help' ? key : null;
  if (key === 'play' && target.matches('button, summary, a[href]')) return null;
  return key;
}

function stride(viewer: SwtcgReplay, by: number): void {
  const at = STRIDES.indexOf(viewer.stride) + by;
  viewer.stride = STRIDES[Math.max(0, Math.min(at, STRIDES.length - 1))] as Stride;
}

const ACTS: Readonly<Record<Key, (viewer: SwtcgReplay) => unknown>> = {
  next: (viewer) => viewer.next(),
  previous: (viewer) => viewer.prev(),
  first: (viewer) => viewer.seek(0),
  last: (viewer) => viewer.seek(viewer.course.length - 1),
  play: (viewer) => (viewer.playing ? viewer.pause() : viewer.play()),
  coarser: (viewer) => stride(viewer, 1),
  finer: (viewer) => stride(viewer, -1),
  flip: (viewer) => viewer.flip(),
  rule: ({ renderRoot }) => {
    renderRoot.querySelector<HTMLElement & { open(): void }>('.cites swtcg-rule')?.open();
  },
  find: (viewer) => {
    viewer.query ??= '';
    // It may stand open already.
    viewer.renderRoot.querySelector<HTMLElement>('.find input')?.focus();
  },
  branch: (viewer) => (viewer.course.live ? viewer.back() : viewer.branch()),
  full: (viewer) => viewer.fullScreen(),
  help: (viewer) => viewer.showKeys(),
};

export const act = (viewer: SwtcgReplay, key: Key): void => {
  ACTS[key](viewer);
};
