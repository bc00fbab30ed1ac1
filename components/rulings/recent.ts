// What was looked up lately, kept in this browser.
const KEY = 'swtcg-rulings-recent';
const MOST = 12;

/** A page may have no storage, or a full one: then nothing is kept. */
export function recent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function keep(titles: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(titles));
  } catch {
    // There is nowhere to keep it.
  }
}

/** The newest first, each once. */
export const remember = (title: string): void =>
  keep([title, ...recent().filter((one) => one !== title)].slice(0, MOST));

export const forget = (): void => keep([]);
