// Parts that a page downloads when they are first needed. An element draws without such a part, and again when it has
// arrived: nothing ever waits for one.
import type { ReactiveControllerHost } from 'lit';

export interface Lazy<Part> {
  /** The part, once it is here. */
  readonly part: Part | null;
  /** Downloads the part. After a failure the next call tries again. */
  load(): Promise<Part>;
  /** The part, or null while it is on its way: the host is drawn again when it has arrived. A failure leaves it out. */
  for(host: Pick<ReactiveControllerHost, 'requestUpdate'>): Part | null;
}

/** `told` is called when the part is here. */
export function lazy<Part>(download: () => Promise<Part>, told: () => void = () => {}): Lazy<Part> {
  let part: Part | null = null;
  let coming: Promise<Part> | null = null;
  const waiting = new Set<Pick<ReactiveControllerHost, 'requestUpdate'>>();
  const load = (): Promise<Part> => {
    coming ??= download().then(
      (arrived) => {
        part = arrived;
        for (const host of waiting) host.requestUpdate();
        waiting.clear();
        told();
        return arrived;
      },
      (failure) => {
        coming = null;
        waiting.clear();
        throw failure;
      },
    );
    return coming;
  };
  return {
    get part() {
      return part;
    },
    load,
    for(host) {
      if (part || waiting.has(host)) return part;
      waiting.add(host);
      load().catch(() => {});
      return null;
    },
  };
}
