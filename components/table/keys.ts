// The keys of the table. They act while the focus is inside, and never on what has keys of its own.
export type TableKey = 'pass' | 'giveUp' | 'undo' | 'redo' | 'hint' | 'byHand' | 'help';

const KEYS: Readonly<Record<string, TableKey>> = {
  p: 'pass',
  escape: 'giveUp',
  u: 'undo',
  y: 'redo',
  h: 'hint',
  j: 'byHand',
  '?': 'help',
};

export function keyOf(event: KeyboardEvent): TableKey | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return null;
  const [target] = event.composedPath();
  const key = KEYS[event.key.toLowerCase()] ?? null;
  const typing =
    target instanceof Element && target.matches('input:not([type=checkbox], [type=radio]), select, textarea');
  return typing && key !== 'giveUp' ? null : key;
}
