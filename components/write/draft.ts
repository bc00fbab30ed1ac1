// What was written last, kept in the browser: a page that is closed by mistake loses nothing. Where nothing can be kept,
// nothing is.

const KEY = 'swtcg-draft';

export function draft(): string | null {
  try {
    return localStorage.getItem(KEY) || null;
  } catch {
    return null;
  }
}

export function keepDraft(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // A private window, or a full store.
  }
}
