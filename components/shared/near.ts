// When an element comes near to what is seen: what stands far down a page is loaded then, and not before.

/** How far away it is still near. */
const FAR = '600px';

/** Does work whenever an element comes near; answers with what ends the watch. */
export function whenNear(element: Element, work: () => void): () => void {
  const watch = new IntersectionObserver(
    (seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) work();
    },
    { rootMargin: FAR },
  );
  watch.observe(element);
  return () => watch.disconnect();
}
