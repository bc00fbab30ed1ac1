// A long game is played in the background, slice by slice: the page never waits for it, and it also goes on in a hidden tab.
import type { ViewerPage } from '../../machines/ui/viewer-types.ts';
import { nextTask } from '../shared/next-task.ts';
import { playSlice } from '../source/play-through.ts';

/** New steps that nobody waits for are reported no more often than this, in milliseconds. */
const REPORT_EVERY = 1000;

export const grow: ViewerPage['grow'] = (line, awaited, report) => {
  let stopped = false;
  const play = async () => {
    let reported = performance.now();
    for (;;) {
      await nextTask(awaited());
      if (stopped) return;
      if (!playSlice(line)) return report({ type: 'grown' });
      if (!awaited() && performance.now() - reported < REPORT_EVERY) continue;
      report({ type: 'grew' });
      reported = performance.now();
    }
  };
  play().catch((error: unknown) => {
    if (!stopped) report({ type: 'broke', error });
  });
  return () => {
    stopped = true;
  };
};
