// Tables for the tests: laid out from a file, a scenario or the starter decks, and played with the reader's own hands.
import { html } from 'lit';
import '../../components/table/swtcg-table.ts';
import type { SwtcgBoard } from '../../components/swtcg/board/board.ts';
import type { SwtcgTable } from '../../components/table/table.ts';
import { allInside, inColumn, inside, until, updated, words } from './helpers.ts';

export async function laid(
  attributes: Readonly<Record<string, unknown>> & { readonly file?: unknown; readonly width?: number },
): Promise<SwtcgTable> {
  const { file = null, width = 1200, ...rest } = attributes;
  const element = document.createElement('swtcg-table');
  element.preload = 'auto';
  element.pace = 0;
  for (const [name, value] of Object.entries(rest)) element.setAttribute(name, String(value));
  element.file = file;
  await inColumn(html`${element}`, { width });
  await until(() => element.shadowRoot?.querySelector('.pop, .error') !== null, 'the table');
  await drawn(element);
  return element;
}

/** Waits until the table and its parts are drawn. */
export async function drawn(element: SwtcgTable): Promise<void> {
  await until(() => !element.state.matches({ cardMenus: 'loading' }), 'the menus of cards');
  await updated(element);
  for (const part of element.shadowRoot?.querySelectorAll('[part=board], swtcg-log') ?? [])
    await updated(part);
}

export const boardOf = (element: SwtcgTable): SwtcgBoard => inside(element, '[part=board]') as SwtcgBoard;

/** A card on the board or in hand, by its id. */
export function cardAt(element: SwtcgTable, id: string): HTMLElement {
  const select = `.unit[data-id="${id}"] .card, :is(.named, .hanging)[data-id="${id}"] .tag, .place[data-id="${id}"]`;
  const found = [...allInside(element, select), ...allInside(boardOf(element), select)].find(
    (one) => one.getClientRects().length > 0,
  );
  if (!found) throw new Error(`The card ${id} can't be seen`);
  return found;
}

/** A button of the table by its words; `within` narrows where it is looked for. */
export function button(element: SwtcgTable, text: string | RegExp, within = ''): HTMLElement {
  const buttons = allInside(element, `${within} button`).filter((one) => one.getClientRects().length > 0);
  const says = (one: HTMLElement) => {
    const all = `${words(one)} ${one.getAttribute('aria-label') ?? ''}`;
    return typeof text === 'string' ? all.includes(text) : text.test(all);
  };
  const found = buttons.find(says);
  if (!found) throw new Error(`No button "${String(text)}" among: ${buttons.map(words).join(' | ')}`);
  return found;
}

/** What the menu of a card says. */
export const menuOf = (element: SwtcgTable): string => words(inside(element, '.sheet'));

export const barOf = (element: SwtcgTable): string => words(inside(element, '.pop'));

/** A card definition with little to say. */
export const unit = (name: string, more: Readonly<Record<string, unknown>> = {}) => ({
  name,
  side: 'dark',
  type: 'Space',
  subtype: 'Test Starfighter',
  cost: 3,
  speed: 50,
  power: 4,
  health: 4,
  text: [],
  ...more,
});

export const plain = (name: string, type: string, more: Readonly<Record<string, unknown>> = {}) => ({
  name,
  side: 'dark',
  type,
  subtype: '',
  cost: null,
  speed: null,
  power: null,
  health: null,
  text: [],
  ...more,
});

/** A scenario around what is given. */
export const scenario = (more: Readonly<Record<string, unknown>>) => ({
  format: 'swtcg-scenario/1',
  ruleset: 'swtcg-2022',
  seed: 3,
  shuffle: false,
  ...more,
});
