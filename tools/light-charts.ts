// A plugin for Vite: the script for pages reads the charts itself (machines/reader.ts). XState comes with the inspector.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const reader = fileURLToPath(new URL('../machines/reader.ts', import.meta.url));

export const lightCharts = (): Plugin => ({
  name: 'light-charts',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source !== 'xstate' || !importer) return null;
    return /\/(machines\/(?!mirror\.ts)|play\/)[^/]+\.ts$/.test(importer) ? reader : null;
  },
});
