// `npm run mutate`: small wrongs are put into the rules one by one, and the tests must notice (docs/proof.md).
import { SAMPLE } from './sample.js';
import { SCOPES } from './scopes.js';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: ['./tools/mutation/plugin.js'],
  testRunner: 'in-process',
  coverageAnalysis: 'perTest',
  buildCommand: 'node tools/mutation/bundle.js',
  mutate: Object.values(SCOPES).flat(),
  ignorers: ['wording', 'reading'],
  reporters: ['figures', 'progress-append-only'],
  // The sandbox holds what is bundled, and no more.
  ignorePatterns: [
    '.*',
    'bin',
    'components',
    'dist',
    'docs',
    'examples',
    'lessons',
    'storybook-static',
    'stories',
  ],
  tempDirName: 'dist/mutation-sandbox',
  incremental: SAMPLE === 1,
  incrementalFile: 'dist/mutation-results.json',
  // A file that is not there: Stryker would change the settings of TypeScript with an API that version 7 has not.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  concurrency: 2,
  timeoutMS: 60_000,
  timeoutFactor: 3,
  thresholds: { high: 90, low: 80, break: null },
  warnings: { slow: false },
};
