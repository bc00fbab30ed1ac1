// What Stryker does not bring itself: the runner of our tests, what is no target, and the figures of each scope.
import { declareClassPlugin, declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { Figures } from './figures.js';
import { ignorers } from './ignored.js';
import { InProcessRunner } from './runner.js';

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner),
  declareClassPlugin(PluginKind.Reporter, 'figures', Figures),
  ...Object.entries(ignorers).map(([name, shouldIgnore]) =>
    declareValuePlugin(PluginKind.Ignore, name, { shouldIgnore }),
  ),
];
