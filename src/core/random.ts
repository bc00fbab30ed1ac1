// Seeded dice and shuffles. The generator is mulberry32; each use has a stream of its own, so that one more look
// at one stream never shifts another.

export const ALGORITHM = 'mulberry32';

/** FNV-1a over the text's character codes: a 32-bit start for a stream. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

export const stream = (seed: number | string, use: string): number => hash(`${use}:${seed}`);

export const seeded = (seed: number | string) => ({
  dice: stream(seed, 'dice'),
  dark: stream(seed, 'dark'),
  light: stream(seed, 'light'),
});

/** The next number in [0, 1) and the stream's next state. */
export function next(state: number): readonly [value: number, state: number] {
  const after = (state + 0x6d2b79f5) >>> 0;
  let t = after;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return [((t ^ (t >>> 14)) >>> 0) / 4294967296, after];
}

/** Fisher–Yates: the shuffled list and the stream's next state. */
export function shuffled<T>(list: readonly T[], state: number): readonly [T[], number] {
  const out = list.slice();
  let now = state;
  for (let i = out.length - 1; i > 0; i--) {
    const [value, after] = next(now);
    now = after;
    const j = Math.floor(value * (i + 1));
    const kept = out[i] as T;
    out[i] = out[j] as T;
    out[j] = kept;
  }
  return [out, now];
}
