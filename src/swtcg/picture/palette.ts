// The colors of a picture: those of the elements (components/shared/tokens.ts), as an image can't ask a page for them.

export type Theme = 'light' | 'dark';

/** By the names of the tokens: in light, in dark. */
const COLORS = {
  page: ['#f1eee7', '#0b0e13'],
  surface: ['#fbfaf6', '#12161d'],
  raised: ['#ffffff', '#1a202a'],
  sunken: ['#efece4', '#0d1117'],
  'half-dark': ['#e4e0d6', '#0a0d12'],
  'half-light': ['#f5f3ed', '#161c25'],
  line: ['#d9d3c6', '#262e3a'],
  'line-strong': ['#827c6e', '#66748a'],
  ink: ['#191b1f', '#edf0f4'],
  'ink-2': ['#474a52', '#b8c1cd'],
  'ink-3': ['#5f6169', '#939fae'],
  accent: ['#0a6178', '#6bd0ec'],
  attack: ['#ac3906', '#ff9a5a'],
  damage: ['#c01f23', '#d9363b'],
  'damage-on': ['#ffffff', '#ffffff'],
  build: ['#1b7440', '#23834b'],
  'build-on': ['#ffffff', '#ffffff'],
  good: ['#186b3a', '#6fd39a'],
  dark: ['#14171c', '#14171c'],
  'dark-on': ['#ffffff', '#ffffff'],
  'dark-edge': ['#14171c', '#8a97a8'],
  light: ['#ffffff', '#ffffff'],
  'light-on': ['#14171c', '#14171c'],
  'light-edge': ['#14171c', '#ffffff'],
  'type-space': ['#2663a8', '#4a8bd6'],
  'type-space-on': ['#ffffff', '#061525'],
  'type-ground': ['#2f7537', '#55a65e'],
  'type-ground-on': ['#ffffff', '#06180a'],
  'type-character': ['#6d3fa3', '#a37ad8'],
  'type-character-on': ['#ffffff', '#170a26'],
  'type-multi': ['#6a4628', '#a87a50'],
  'type-multi-on': ['#ffffff', '#1a0f05'],
  'type-battle': ['#a9221d', '#e0615a'],
  'type-battle-on': ['#ffffff', '#210504'],
  'type-mission': ['#f0c53a', '#e8c04a'],
  'type-mission-on': ['#221a02', '#221a02'],
  'type-trap': ['#0b7a74', '#35b3a8'],
  'type-trap-on': ['#ffffff', '#021b19'],
  'type-campaign': ['#a9cb3c', '#a9cc4a'],
  'type-campaign-on': ['#161c02', '#161c02'],
  'type-equipment': ['#a6aeb8', '#a9b3be'],
  'type-equipment-on': ['#14181d', '#14181d'],
  'type-skill': ['#c8982b', '#cfa33c'],
  'type-skill-on': ['#211703', '#211703'],
  'type-trait': ['#96592b', '#c08355'],
  'type-trait-on': ['#ffffff', '#1e0f04'],
  'type-resource': ['#e6812a', '#ea8c3c'],
  'type-resource-on': ['#241002', '#241002'],
  'type-event': ['#b3227f', '#dc5fae'],
  'type-event-on': ['#ffffff', '#25031a'],
} as const;

export type Color = keyof typeof COLORS;
export type Palette = (color: Color) => string;

export const palette =
  (theme: Theme): Palette =>
  (color) =>
    COLORS[color][theme === 'light' ? 0 : 1];

/** All of them, for whoever compares them with the tokens. */
export const colors = COLORS;
