// Getting a file, and saying what is wrong with it.

import { isReplay, isViews } from '../../play/account/kind.ts';
import type { Problem, Source } from './steps.ts';
import { sharedStrings } from './strings.ts';
import { isToldIn } from './told.ts';

/**
 * The text inside the element: a script with JSON, or a `<pre>`. What stands in a `<pre>` is taken with its tags, because
 * an editor may have put line breaks into it as tags; the notation's reader knows what to do with them.
 */
export function inline(element: Element): string | null {
  const script = element.querySelector(':scope > script[type="application/json"]');
  if (script) return script.textContent;
  const pre = element.querySelector('pre');
  return pre && (/^\s*\{/.test(pre.textContent ?? '') ? pre.textContent : pre.innerHTML);
}

/** The text of a file that a page gives as an object or as text; null where it gives none. */
export function textOf(file: unknown): string | null {
  if (file === null || file === undefined || typeof file === 'string') return file ?? null;
  try {
    const text: string | undefined = JSON.stringify(file);
    if (text !== undefined) return text;
  } catch {
    // A ring, or a number that JSON does not know.
  }
  throw new NotFetched(sharedStrings().notJson, 'file');
}

class NotFetched extends Error {
  readonly problem: Problem;
  constructor(message: string, src: string) {
    super(message);
    this.problem = { code: 'unreadable', message, path: src };
  }
}

/** Nobody waits longer for a file. */
const PATIENCE = 30_000;
/** More than the largest file that the engine reads. */
const MOST = 50_000_000;

/** Elements of a page that name the same file share it. */
const files = new Map<string, Promise<string>>();

export function fetched(src: string): Promise<string> {
  // What is no address at all stands for itself, and is not found.
  const address = URL.parse?.(src, document.baseURI)?.href ?? src;
  const known = files.get(address) ?? received(src);
  files.set(address, known);
  // What did not come may be asked for again.
  known.catch(() => files.delete(address));
  return known;
}

async function received(src: string): Promise<string> {
  const signal = AbortSignal.timeout(PATIENCE);
  const lost = () =>
    new NotFetched(signal.aborted ? sharedStrings().tooSlow : sharedStrings().notFetched, src);
  const answer = await fetch(src, { signal }).catch(() => null);
  if (!answer) throw lost();
  if (!answer.ok) throw new NotFetched(sharedStrings().answered(answer.status), src);
  // A text of unknown length is counted as it comes.
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  try {
    for (const reader = answer.body?.getReader(); reader; ) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > MOST) {
        void reader.cancel();
        break;
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    throw lost();
  }
  if (size > MOST) throw new NotFetched(sharedStrings().tooLarge, src);
  return text + decoder.decode();
}

/** Games that are shown already, by their files: one is played once, however many elements show it. */
const shown = new WeakMap<Promise<string>, WeakRef<Source>>();
/** Those that are not shown yet. */
const opening = new Map<Promise<string>, Promise<Source>>();

/** What a file tells. What plays or shows it is on its way while the file is. `alone`: nobody else has a part in what is played. */
export async function sourceFrom(src: string, cards: string | null, alone = false): Promise<Source> {
  const engine = isToldIn(src) ? import('./views-source.ts') : import('./replay-source.ts');
  // Where it does not come, whoever asks for it next says so.
  engine.catch(() => {});
  const file = fetched(src);
  const text = await file;
  if (alone || isViews(text) || !isReplay(text)) return sourceOf(text, cards);
  const known = shown.get(file)?.deref();
  if (known) return known;
  const coming = opening.get(file) ?? replayOf(text);
  opening.set(file, coming);
  try {
    const source = await coming;
    shown.set(file, new WeakRef(source));
    return source;
  } finally {
    opening.delete(file);
  }
}

async function replayOf(text: string): Promise<Source> {
  const { replaySource } = await import('./replay-source.ts');
  return replaySource(text);
}

/** The engine comes now, and not with the page; a scenario brings the grammar too. */
export async function sourceOf(text: string, cards: string | null): Promise<Source> {
  if (!/^\s*\{/.test(text)) {
    const [{ notationSource }, data] = await Promise.all([
      import('./notation-source.ts'),
      cards === null ? null : fetched(cards),
    ]);
    return notationSource(text, data);
  }
  // A log of views has its game inside.
  if (isViews(text)) return (await import('./views-source.ts')).viewsSource(text, cards);
  if (isReplay(text)) return replayOf(text);
  const [{ scenarioSource }, data] = await Promise.all([
    import('./scenario-source.ts'),
    cards === null ? null : fetched(cards),
  ]);
  return scenarioSource(text, data);
}

/** Whatever went wrong, in the form of the engine's errors. */
export function problemOf(failure: unknown): Problem {
  if (failure instanceof NotFetched) return failure.problem;
  if (failure instanceof Error && 'info' in failure) {
    const problem = failure.info as Problem;
    return 'understood' in failure ? { ...problem, understood: String(failure.understood) } : problem;
  }
  const message = failure instanceof Error ? failure.message : String(failure);
  // Every browser says otherwise that a script did not come.
  return failure instanceof TypeError && /import/i.test(message)
    ? { code: 'not-fetched', message: sharedStrings().partNotFetched }
    : { code: 'internal', message: sharedStrings().inside(message) };
}

/** What links call a viewer: its id; without one, its place among those that have none. The first needs no name. */
export function linkName(viewer: Element): string {
  const place = [...document.querySelectorAll(`${viewer.localName}:not([id])`)].indexOf(viewer);
  return viewer.id || (place > 0 ? `:${place + 1}` : '');
}

/** The step that the page's address asks a viewer for: `#swtcg-step=12.3`, or with the viewer's name `…=final@12.3`. */
export function linkedStep(viewer: Element): string | null {
  const [, whose = '', step] = /^#swtcg-step=(?:(.*)@)?([\d.]+)$/.exec(location.hash) ?? [];
  return step && decoded(whose) === linkName(viewer) ? step : null;
}

/** The id that an address names; a link that was cut off within a letter names none. */
export function decoded(id: string): string | null {
  try {
    return decodeURIComponent(id);
  } catch {
    return null;
  }
}
