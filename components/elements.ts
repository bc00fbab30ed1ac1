// The one script for a page. The viewer comes with it; a tag that stands alone is fetched when it is met in the page.
import { preloadEngine } from './replay/preload-engine.ts';
import { SwtcgReplay } from './replay/replay.ts';
import { define } from './shared/element.ts';

preloadEngine();

define('swtcg-replay', SwtcgReplay);
for (const [name, part] of Object.entries(SwtcgReplay.parts)) define(name, part);

const LATER: Readonly<Record<string, () => Promise<unknown>>> = {
  'swtcg-card': () => import('./swtcg/card/swtcg-card.ts'),
  'swtcg-chart': () => import('./chart/swtcg-chart.ts'),
  'swtcg-compare': () => import('./compare/swtcg-compare.ts'),
  'swtcg-lesson': () => import('./lesson/swtcg-lesson.ts'),
  'swtcg-odds': () => import('./swtcg/odds/swtcg-odds.ts'),
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

/** Fetches the tags that stand in a part of the page. */
function meet(within: ParentNode): void {
  for (const [name, load] of awaited) {
    if (!within.querySelector(name) && !(within as Element).matches?.(name)) continue;
    awaited.delete(name);
    // One that does not come now may come when it is met again.
    load().catch(() => awaited.set(name, load));
  }
}

meet(document);
new MutationObserver((changes) => {
  if (awaited.size === 0) return;
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node instanceof Element) meet(node);
}).observe(document, { childList: true, subtree: true });
