// A browser for the tools: the one that the tests use, driven by Puppeteer.
import { launch } from 'puppeteer-core';
import { findBrowser } from './find-browser.js';

export async function openBrowser() {
  const { executablePath, env } = await findBrowser();
  return launch({
    executablePath,
    env,
    headless: true,
    timeout: 120_000,
    protocolTimeout: 600_000,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--hide-scrollbars',
    ],
  });
}
