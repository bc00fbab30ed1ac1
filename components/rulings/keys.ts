// The keys of the desk: arrows go through the rulings, Escape clears the field and then leaves it.
import type { SwtcgRulings } from './rulings.ts';

/** The field, and after it the titles of the rulings. */
const stops = (desk: SwtcgRulings): HTMLElement[] => [
  ...desk.renderRoot.querySelectorAll<HTMLElement>('input[type=search], .title'),
];

function move(desk: SwtcgRulings, event: KeyboardEvent, to: (at: number, last: number) => number): void {
  const all = stops(desk);
  const at = all.indexOf(event.target as HTMLElement);
  const next = all[Math.max(0, Math.min(to(at, all.length - 1), all.length - 1))];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

export function onKey(desk: SwtcgRulings, event: KeyboardEvent): void {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return;
  const field = desk.renderRoot.querySelector<HTMLInputElement>('input[type=search]');
  // The viewer of an example has keys of its own.
  if (target.localName.startsWith('swtcg-') || target instanceof HTMLSelectElement) return;
  if (key === 'ArrowDown') move(desk, event, (at) => at + 1);
  else if (key === 'ArrowUp') move(desk, event, (at) => at - 1);
  else if (key === 'Home' && target !== field) move(desk, event, () => 1);
  else if (key === 'End' && target !== field) move(desk, event, (_, last) => last);
  else if (key === 'Escape') {
    event.preventDefault();
    if (desk.query !== '' || desk.entry !== null) {
      desk.entry = null;
      desk.query = '';
      field?.focus();
    } else target.blur();
  }
}
