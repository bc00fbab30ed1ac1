// The example of a ruling: where its file is, and the viewer, which is fetched when an example is opened.
import { define } from '../shared/element.ts';
import { lazy } from '../shared/lazy.ts';

/** The part of the package's address before its own folders: examples are beside those. */
const PACKAGE = /^(.*?\/)(?:dist\/(?:elements|lib)|components)\/.*$/;

/**
 * The address of an example. `base` is what the page says of where the package is; else the script's own address tells,
 * and a site that was built has its examples beside its pages.
 */
export function exampleAddress(file: string, base: string | null, script = import.meta.url): string {
  const root = base ?? PACKAGE.exec(script)?.[1] ?? document.baseURI;
  return new URL(file, new URL(root, document.baseURI)).href;
}

export const viewer = lazy(async () => {
  const { SwtcgReplay } = await import('../replay/replay.ts');
  define('swtcg-replay', SwtcgReplay);
  return SwtcgReplay;
});
