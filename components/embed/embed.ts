// The page inside of a frame: one element, with everything about it in the address. Its attributes are parameters, its
// file is one too (`json`, `data`) or is named by `src`. Parameters may stand after `?` or after `#`, which no server sees.

import { SwtcgError } from '../../src/core/error.ts';
import { tags } from '../elements.ts';
import { fileIn } from './data.ts';

/** What every element takes from the page around it. */
const COMMON = ['theme', 'lang', 'id'];
/** What no link decides: the inspector sends all that happens to another site. */
const NEVER = ['inspect'];
/** Attributes that name files. A link names those of this site, and of the sites that the host of this page trusts. */
const ADDRESSES = ['src', 'cards', 'dark-deck', 'light-deck', 'card-art'];
const TRUSTED: readonly string[] = [
  new URL(document.baseURI).origin,
  ...(document.querySelector<HTMLMetaElement>('meta[name="swtcg-embed-origins"]')?.content.split(/\s+/) ??
    []),
];

const parameters = new URLSearchParams([
  ...new URLSearchParams(location.search),
  ...new URLSearchParams(location.hash.slice(1)),
]);

function tell(sentence: string): void {
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = sentence;
  document.body.append(words);
}

/** The frame is made as high as its element by the page around it (`embed-host.js`). */
function report(): void {
  const { height } = document.documentElement.getBoundingClientRect();
  parent.postMessage({ type: 'swtcg-size', height: Math.ceil(height) }, '*');
}

const bad = (message: string): SwtcgError => new SwtcgError({ code: 'unreadable', message });

function definition(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw bad('The card in the address is not JSON.');
  }
}

const isTrusted = (address: string): boolean => {
  const found = URL.parse?.(address, document.baseURI);
  return !found || TRUSTED.includes(found.origin);
};

async function show(): Promise<void> {
  const tag = parameters.get('tag') ?? 'swtcg-replay';
  if (!tags.includes(tag)) throw bad(`There is no element ${tag}: tag is one of ${tags.join(', ')}.`);
  for (const name of ADDRESSES) {
    const address = parameters.get(name);
    if (address !== null && !isTrusted(address))
      throw bad(`The address names a file of another site, which this page does not show: ${address}`);
  }
  const element = document.createElement(tag);
  const file = await fileIn(parameters);
  // A class that comes later knows its attributes when it is there.
  const words = parameters.get('text');
  if (words !== null) element.append(words);
  element.hidden = true;
  document.body.append(element);
  await customElements.whenDefined(tag);
  if (file !== null) Object.assign(element, tag === 'swtcg-card' ? { card: definition(file) } : { file });
  const { observedAttributes = [] } = customElements.get(tag) as { observedAttributes?: readonly string[] };
  for (const [name, value] of parameters)
    if (NEVER.includes(name)) continue;
    else if (observedAttributes.includes(name) || COMMON.includes(name)) element.setAttribute(name, value);
  element.hidden = false;
}

document.addEventListener('swtcg-ready', (event) => {
  document.title = (event as HTMLElementEventMap['swtcg-ready']).detail.title;
});
new ResizeObserver(report).observe(document.documentElement);
addEventListener('hashchange', () => location.reload());

show().catch((failure: unknown) => {
  if (!(failure instanceof SwtcgError)) throw failure;
  tell(failure.message);
});
