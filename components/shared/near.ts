// When an element comes near to what is seen: what stands far down a page is loaded then, and not before.

/** How far away, in pixels, it is still near. */
const FAR = 600;

/** Elements that were near when the script came: nobody waits for an observer to say so. */
const nearAtFirst = new WeakSet<Element>();

/** Whether anything that a selector names is near now. Within a frame only an observer can tell. */
export function nearNow(selector: string): boolean {
  if (self !== top) return false;
  let found = false;
  for (const element of document.querySelectorAll(selector)) {
    const [box] = element.getClientRects();
    if (!box || box.top > innerHeight + FAR || box.bottom < -FAR) continue;
    if (box.left > innerWidth + FAR || box.right < -FAR) continue;
    nearAtFirst.add(element);
    found = true;
  }
  return found;
}

/** Does work whenever an element comes near; answers with what ends the watch. */
export function whenNear(element: Element, work: () => void): () => void {
  if (nearAtFirst.delete(element)) work();
  const watch = new IntersectionObserver(
    (seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) work();
    },
    { rootMargin: `${FAR}px` },
  );
  watch.observe(element);
  return () => watch.disconnect();
}
