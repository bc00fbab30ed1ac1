// The keys of the viewer. They act on the viewer that has the focus, and never on what has keys of its own.

export type Key =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'play'
  | 'coarser'
  | 'finer'
  | 'flip'
  | 'rule'
  | 'find'
  | 'branch'
  | 'full'
  | 'help';

const KEYS: Readonly<Record<string, Key>> = {
  arrowright: 'next',
  arrowleft: 'previous',
  home: 'first',
  end: 'last',
  ' ': 'play',
  ']': 'coarser',
  '[': 'finer',
  f: 'flip',
  r: 'rule',
  '/': 'find',
  b: 'branch',
  x: 'full',
  '?': 'help',
};

export function keyOf(event: KeyboardEvent): Key | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return null;
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return null;
  const key = KEYS[event.key.toLowerCase()] ?? null;
  // A scrub bar, a choice and a field use the keys themselves; a button uses Space.
  if (target.matches('input[type=search], textarea, [contenteditable]')) return null;
  if (target.matches('input, select')) return key === 'help' ? key : null;
  if (key === 'play' && target.matches('button, summary, a[href]')) return null;
  return key;
}
