// Getting a file, and saying what is wrong with it.
import { identify } from '../../src/core/files/formats.ts';
import { type ParsedFile, parseFile } from '../../src/play/files/parse-file.ts';
import type { Problem, Source } from '../shared/steps.ts';
import { sharedStrings } from '../shared/strings.ts';
import { fetchGameNamedIn, mayNeedEngine } from './preload.ts';

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

/** A file says within so many characters which game it is of. */
const BEGINNING = 1000;

/** Elements of a page that name the same file share it, as long as it is likely that another one asks. */
const files = new Map<string, Promise<string>>();
const KEPT = 60_000;

/** What is no address at all stands for itself, and is not found. */
const addressOf = (src: string): string => URL.parse?.(src, document.baseURI)?.href ?? src;

export function fetched(src: string): Promise<string> {
  const address = addressOf(src);
  const known = files.get(address) ?? received(src);
  files.set(address, known);
  // What did not come may be asked for again.
  const forget = () => {
    if (files.get(address) === known) files.delete(address);
  };
  known.then(() => setTimeout(forget, KEPT), forget);
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
  let gameIsNamed = false;
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
      if (!gameIsNamed) gameIsNamed = fetchGameNamedIn(text.slice(0, BEGINNING));
    }
  } catch {
    throw lost();
  }
  if (size > MOST) throw new NotFetched(sharedStrings().tooLarge, src);
  return text + decoder.decode();
}

/** Games that are shown already, by their files: one is played once, however many elements show it. */
const shown = new Map<string, WeakRef<Source>>();
/** Those that are not shown yet. */
const opening = new Map<string, Promise<Source>>();

/** What a file tells. What plays or shows it is on its way while the file is. `alone`: nobody else has a part in what is played. */
export async function sourceFrom(src: string, cards: string | null, alone = false): Promise<Source> {
  const engine = mayNeedEngine(src) ? import('./replay-source.ts') : import('./views-source.ts');
  // Where it does not come, whoever asks for it next says so.
  engine.catch(() => {});
  const address = addressOf(src);
  const known = alone ? undefined : (opening.get(address) ?? shown.get(address)?.deref());
  if (known) return known;
  const file = await parsedFrom(fetched(src));
  if (alone || file.kind !== 'replay') return sourceOfFile(file, cards);
  return shared(address, () => sourceOfFile(file, cards));
}

/** Texts that are still to come and to be parsed: once, for all who wait. */
const parsing = new Map<Promise<string>, Promise<ParsedFile>>();

function parsedFrom(text: Promise<string>): Promise<ParsedFile> {
  const known = parsing.get(text);
  if (known) return known;
  const coming = text.then((one) => parseFile(one));
  parsing.set(text, coming);
  const done = () => void parsing.delete(text);
  coming.then(done, done);
  return coming;
}

/** A game for all elements that name its file. */
async function shared(address: string, open: () => Promise<Source>): Promise<Source> {
  const coming = opening.get(address) ?? open();
  opening.set(address, coming);
  try {
    const source = await coming;
    shown.set(address, new WeakRef(source));
    return source;
  } finally {
    opening.delete(address);
  }
}

export const sourceOf = async (text: string, cards: string | null): Promise<Source> =>
  sourceOfFile(parseFile(text), cards);

/** What a file tells, by its kind. The engine comes now, and not with the page; a scenario brings the grammar too. */
export async function sourceOfFile(file: ParsedFile, cards: string | null): Promise<Source> {
  switch (file.kind) {
    case 'view-log':
      return (await import('./views-source.ts')).viewsSource(file.json, (game) => sourceOfFile(game, cards));
    case 'replay':
      return (await import('./replay-source.ts')).replaySource(file.json);
    case 'notation': {
      const [{ notationSource }, data] = await Promise.all([import('./notation-source.ts'), dataAt(cards)]);
      return notationSource(file.text, data);
    }
    default: {
      const { json } = identify(file.json, ['scenario']);
      const [{ scenarioSource }, data] = await Promise.all([import('./scenario-source.ts'), dataAt(cards)]);
      return scenarioSource(json, data);
    }
  }
}

const dataAt = async (cards: string | null): Promise<string | null> =>
  cards === null ? null : fetched(cards);

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
