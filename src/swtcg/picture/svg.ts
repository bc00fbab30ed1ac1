// Writing SVG: elements, escaped text, and lines that fit a width. An image has no layout of its own and no page around it
// to measure with, so widths are estimated, on the safe side.
import { escaped } from '../../play/steps/transcript.ts';
import { SIGNS, type SignName } from './signs.ts';

type Values = Readonly<Record<string, string | number | null | undefined>>;

export function element(name: string, values: Values, ...inside: readonly string[]): string {
  const written = Object.entries(values)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${escaped(typeof value === 'number' ? String(Math.round(value * 100) / 100) : String(value))}"`,
    )
    .join('');
  const body = inside.join('');
  return body === '' ? `<${name}${written}/>` : `<${name}${written}>${body}</${name}>`;
}

export interface TextStyle {
  readonly size: number;
  readonly fill: string;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly family?: string;
}

export const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
export const SERIF =
  "'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', P052, Georgia, serif";

export const text = (x: number, y: number, words: string, style: TextStyle): string =>
  element(
    'text',
    {
      x,
      y,
      'font-size': style.size,
      fill: style.fill,
      'font-weight': style.weight,
      'text-anchor': style.anchor === 'start' ? null : style.anchor,
      'font-family': style.family,
    },
    escaped(words),
  );

export const sign = (name: SignName, x: number, y: number, size: number, stroke: string): string =>
  element(
    'g',
    {
      transform: `translate(${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}) scale(${size / 16})`,
      fill: 'none',
      stroke,
      'stroke-width': 1.5,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    SIGNS[name],
  );

/** How wide letters are, in parts of the size. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;'’|!I ()[\]]/, 0.34],
  [/[ftr\-–"“”/]/, 0.44],
  [/[mwMW@%…—]/, 0.92],
  [/[A-Z]/, 0.74],
  [/[\d+=−<>?]/, 0.64],
  [/[\u2e80-\uffff]/, 1.05],
];

/** The width of words in the widest of the usual fonts. */
export const widthOf = (words: string, size: number): number =>
  [...words].reduce((sum, letter) => sum + (WIDTHS.find(([some]) => some.test(letter))?.[1] ?? 0.57), 0) *
  size;

/** Cuts words off where they are too long, and says so. */
export function cut(words: string, width: number, size: number): string {
  if (widthOf(words, size) <= width) return words;
  let short = words;
  while (short !== '' && widthOf(`${short}…`, size) > width) short = short.slice(0, -1);
  return `${short.trimEnd()}…`;
}

/** Breaks words into lines of a width, the last of which is cut off where there would be more than `most`. */
export function lines(words: string, width: number, size: number, most = 99): string[] {
  const found: string[] = [];
  let line = '';
  for (const word of words.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, size) > width) {
      found.push(line);
      line = word;
    } else line = longer;
  }
  found.push(line);
  if (found.length <= most) return found.map((one) => cut(one, width, size));
  return [...found.slice(0, most - 1), found.slice(most - 1).join(' ')].map((one) => cut(one, width, size));
}
