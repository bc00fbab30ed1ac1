import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher } from '@web/test-runner-chrome';
import { findBrowser } from './tools/find-browser.js';
import { realInput } from './tools/real-input.js';

const { executablePath, env } = await findBrowser();

export default {
  files: 'test/components/**/*.test.ts',
  nodeResolve: true,
  plugins: [esbuildPlugin({ ts: true, target: 'es2022' }), realInput()],
  browsers: [
    chromeLauncher({
      launchOptions: {
        executablePath,
        env,
        headless: true,
        timeout: 120_000,
        protocolTimeout: 240_000,
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      },
    }),
  ],
  concurrency: 2,
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 300_000,
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  testFramework: { config: { timeout: 60_000 } },
};
