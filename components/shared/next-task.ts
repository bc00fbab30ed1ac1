// Letting the page have its turn in the middle of long work. Unlike a timer or a frame, a task also comes in a hidden tab.

interface Scheduler {
  postTask(work: () => void, options: { priority: 'user-visible' | 'background' }): Promise<void>;
}

/** Goes on in a task of its own: soon where somebody waits for it, else when the page has nothing better to do. */
export function nextTask(awaited = false): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  if (scheduler) return scheduler.postTask(() => {}, { priority: awaited ? 'user-visible' : 'background' });
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}
