// When an element comes near to what is seen: what stands far down a page is loaded then, and not before.

/** How far away, in pixels, it is still near. */
const FAR = 600;

/** Elements that were near when the script came: nobody waits for an observer to say so. */
const nearAtFirst = new WeakSet<Element>();

/** What a selector names and is near now. Within a frame only an observer can tell. */
export function nearNow(selector: string): Element[] {
  if (self !== top) return [];
  const found = [...document.querySelectorAll(selector)].filter((element) => {
    const [box] = element.getClientRects();
    if (!box || box.top > innerHeight + FAR || box.bottom < -FAR) return false;
    return box.left <= innerWidth + FAR && box.right >= -FAR;
  });
  for (const element of found) nearAtFirst.add(element);
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
