// When in a frame something is done.

/** Does work once before the next paint, where the page is laid out anyway: who measures in between lays it out twice. */
export function beforePaint(work: () => void): () => void {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      work();
    });
  };
}

/** Does what nobody waits for when the page has nothing better to do. */
export function later(work: () => void): void {
  const idle: typeof setTimeout | typeof requestIdleCallback = globalThis.requestIdleCallback ?? setTimeout;
  idle(work);
}

/** Does work as soon as what changed has been painted: nobody waits for it yet, but soon somebody may. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
