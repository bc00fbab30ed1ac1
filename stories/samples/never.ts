// A file that never comes, for stories of something that is loading.

const SCHEME = 'never:';

/** An address that is asked for, and never answered. */
export function neverComes(): string {
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    String(input).startsWith(SCHEME) ? new Promise<Response>(() => {}) : real(input, init);
  return `${SCHEME}${performance.now()}`;
}
