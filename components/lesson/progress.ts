// How far a learner has come, kept in the browser. Where nothing can be kept, nothing is: a lesson works all the same.

const KEY = 'swtcg-lessons';

export interface Progress {
  /** The step that was reached, from 0. */
  readonly step: number;
  readonly done: boolean;
}

function all(): Record<string, Progress> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Progress>) : {};
  } catch {
    return {};
  }
}

export function progressOf(lesson: string): Progress {
  const { step, done } = all()[lesson] ?? {};
  return { step: Number.isInteger(step) ? (step as number) : 0, done: done === true };
}

export function keep(lesson: string, progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [lesson]: progress }));
  } catch {
    // A private window, or a full store.
  }
}
