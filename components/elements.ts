// The one script for a page. The viewer comes with it; a tag that stands alone is fetched when it is met in the page.
import { preloadEngine } from './replay/preload-engine.ts';
import { SwtcgReplay } from './replay/replay.ts';
import { define } from './shared/element.ts';
import { sharedStrings } from './shared/strings.ts';

preloadEngine();

define('swtcg-replay', SwtcgReplay);
for (const [name, part] of Object.entries(SwtcgReplay.parts)) define(name, part);

const LATER: Readonly<Record<string, () => Promise<unknown>>> = {
  'swtcg-board': () => import('./swtcg/board/swtcg-board.ts'),
  'swtcg-card': () => import('./swtcg/card/swtcg-card.ts'),
  'swtcg-chart': () => import('./chart/swtcg-chart.ts'),
  'swtcg-compare': () => import('./compare/swtcg-compare.ts'),
  'swtcg-lesson': () => import('./lesson/swtcg-lesson.ts'),
  'swtcg-odds': () => import('./swtcg/odds/swtcg-odds.ts'),
  'swtcg-rulings': () => import('./rulings/swtcg-rulings.ts'),
  'swtcg-sequence': () => import('./sequence/swtcg-sequence.ts'),
  'swtcg-table': () => import('./table/swtcg-table.ts'),
  'swtcg-write': () => import('./write/swtcg-write.ts'),
};

/** Every tag that a page can use. */
export const tags: readonly string[] = [
  'swtcg-replay',
  ...Object.keys(SwtcgReplay.parts),
  ...Object.keys(LATER),
];

const awaited = new Map(Object.entries(LATER));

const TOLD = 'data-swtcg-not-loaded';

/** An element whose own part did not come can't say so itself. */
function tell(name: string): void {
  const message = sharedStrings().partNotFetched;
  for (const element of document.querySelectorAll(name)) {
    if (element.querySelector(`:scope > [${TOLD}]`)) continue;
    const words = document.createElement('p');
    words.setAttribute('role', 'alert');
    words.setAttribute(TOLD, '');
    words.textContent = message;
    element.append(words);
    const detail = { code: 'not-fetched', message };
    element.dispatchEvent(new CustomEvent('swtcg-error', { detail, bubbles: true, composed: true }));
  }
}

const withdraw = (name: string): void => {
  for (const words of document.querySelectorAll(`${name} > [${TOLD}]`)) words.remove();
};

/** Fetches the tags that stand in a part of the page. */
function meet(within: ParentNode): void {
  for (const [name, load] of awaited) {
    if (!within.querySelector(name) && !(within as Element).matches?.(name)) continue;
    awaited.delete(name);
    load().then(
      () => withdraw(name),
      () => {
        // One that does not come now may come when it is met again.
        awaited.set(name, load);
        tell(name);
      },
    );
  }
}

meet(document);
new MutationObserver((changes) => {
  if (awaited.size === 0) return;
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node instanceof Element) meet(node);
}).observe(document, { childList: true, subtree: true });
