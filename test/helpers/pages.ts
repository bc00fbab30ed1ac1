// Pages in a real browser, served from this machine, with a note of everything that they ask for.
import type { Browser, Page } from 'puppeteer-core';
import { openBrowser } from '../../tools/browser.js';
import { serve } from '../../tools/serve.js';

export interface Visit {
  readonly page: Page;
  /** The addresses of all requests so far, with their host where it is not this machine's. */
  readonly requests: readonly string[];
  /** What the page complained about: errors, and breaches of its content policy. */
  readonly complaints: readonly string[];
}

export class Site {
  readonly #browser: Browser;
  readonly #server: { address: string; close(): Promise<void> };
  #page: Page | null = null;

  private constructor(browser: Browser, server: { address: string; close(): Promise<void> }) {
    this.#browser = browser;
    this.#server = server;
  }

  /** Folders by the addresses that they are found at, and texts by theirs; `headers` go with every page. */
  static async open(
    folders: Readonly<Record<string, string>>,
    texts: Readonly<Record<string, string>> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Site> {
    const server = await serve(folders, texts, headers);
    return new Site(await openBrowser(), server);
  }

  get browser(): Browser {
    return this.#browser;
  }

  get address(): string {
    return this.#server.address;
  }

  /** Opens a page; the one before it is closed. */
  async visit(
    path: string,
    options: { readonly scripts?: boolean; readonly width?: number } = {},
  ): Promise<Visit> {
    await this.#page?.close();
    const page = await this.#browser.newPage();
    this.#page = page;
    await page.setViewport({ width: options.width ?? 1200, height: 900 });
    await page.setJavaScriptEnabled(options.scripts ?? true);
    const requests: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith('data:') && !url.endsWith('/favicon.ico'))
        requests.push(url.replace(this.address, ''));
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !text.includes('favicon')) complaints.push(text);
    });
    await page.goto(this.address + path, { waitUntil: 'load' });
    return { page, requests, complaints };
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#server.close();
  }
}

/** In the page: the tables that are shown, one for each viewer, by the number of their zones. */
const ZONES = `[...document.querySelectorAll('swtcg-replay')].map((one) => one.shadowRoot
  ?.querySelector('swtcg-board')?.shadowRoot?.querySelectorAll('.zone').length ?? 0)`;

/** Waits until the viewers of a page show their tables; answers with how many zones each has. */
export async function tables(page: Page, count: number): Promise<number[]> {
  await page.evaluate(
    `document.querySelectorAll('swtcg-replay').forEach((one) => one.setAttribute('preload', 'auto'))`,
  );
  await page.waitForFunction(`${ZONES}.filter((zones) => zones > 0).length >= ${count}`, { timeout: 20_000 });
  return (await page.evaluate(ZONES)) as number[];
}
