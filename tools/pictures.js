// Pictures of the main stories (those tagged `picture`) at three widths, in light, dark and forced colors, from the
// built Storybook.
// `npm run pictures` writes them to dist/pictures; words after `--` choose stories by their id.
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './browser.js';
import { serve } from './serve.js';

const WIDTHS = [320, 768, 1440];
const THEMES = ['light', 'dark', 'forced'];

const root = fileURLToPath(new URL('..', import.meta.url));
const out = `${root}dist/pictures`;
const words = process.argv.slice(2);

const { entries } = JSON.parse(await readFile(`${root}storybook-static/index.json`, 'utf8'));
const stories = Object.values(entries)
  .filter(({ type, tags }) => type === 'story' && tags?.includes('picture'))
  .map(({ id }) => id)
  .filter((id) => words.length === 0 || words.some((word) => id.includes(word)));
if (stories.length === 0) throw new Error(`No story to take a picture of: ${words.join(' ')}`);

/** The story's own play is over. */
const played = () =>
  ['completed', 'finished', 'errored'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase);

async function forceColors(tab) {
  const session = await tab.createCDPSession();
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value: 'active' }],
  });
}

await mkdir(out, { recursive: true });
const server = await serve({ '/': `${root}storybook-static` });
const browser = await openBrowser();
try {
  for (const id of stories)
    for (const theme of THEMES)
      for (const width of WIDTHS) {
        const tab = await browser.newPage();
        await tab.setViewport({ width, height: 900 });
        if (theme === 'forced') await forceColors(tab);
        const globals = theme === 'forced' ? 'system' : theme;
        await tab.goto(`${server.address}/iframe.html?id=${id}&viewMode=story&globals=theme:${globals}`);
        await tab.waitForSelector('body.sb-show-main .story > *', { timeout: 60_000 });
        await tab.waitForFunction(played, { timeout: 60_000 });
        // What comes late, and motion, have come to rest.
        await new Promise((resolve) => setTimeout(resolve, 700));
        // The window is as high as the page: what stays at its foot is at the foot of what is shown.
        const height = await tab.evaluate(() => document.documentElement.scrollHeight);
        await tab.setViewport({ width, height: Math.max(900, height) });
        await tab.screenshot({ path: `${out}/${id}-${width}-${theme}.png`, fullPage: true });
        await tab.close();
        console.log(`${id} ${width} ${theme}`);
      }
} finally {
  await browser.close();
  await server.close();
}
