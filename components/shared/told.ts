// Knowing a log of views before it is read: it is shown without the engine.
import { isViews } from '../../play/account/kind.ts';

/** Whether an address is that of a log of views, by its name. */
export const isToldIn = (src: string): boolean => /\.views\.json$/.test(src.split(/[?#]/, 1)[0] as string);

/** Whether an element of the page shows one. */
export function isToldBy(viewer: Element): boolean {
  const src = viewer.getAttribute('src');
  return src ? isToldIn(src) : isViews(viewer.querySelector('script')?.textContent ?? '');
}
