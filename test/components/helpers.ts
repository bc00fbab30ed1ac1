import { fixture } from '@open-wc/testing';
import { html, type TemplateResult } from 'lit';

/** An element in a column of a given width and theme. */
export async function inColumn<E extends Element>(
  content: TemplateResult,
  { width = 1000, theme = 'light' }: { width?: number; theme?: 'light' | 'dark' } = {},
): Promise<E> {
  const background = theme === 'dark' ? '#0b0e13' : '#f1eee7';
  const column = await fixture<HTMLElement>(
    html`<div data-theme=${theme} style="inline-size: ${width}px; background: ${background}">${content}</div>`,
  );
  const element = column.firstElementChild as E & { updateComplete?: Promise<unknown> };
  await updated(element);
  return element;
}

/** Nothing takes longer, however busy the machine is. */
const PATIENCE = 20_000;

/** Waits for something that has no limit of its own, and says what it was where it does not come. */
export async function within<T>(wait: Promise<T> | T, what: string, limit = PATIENCE): Promise<T> {
  let timer = 0;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error(`Waited in vain for ${what}`)), limit);
  });
  try {
    return await Promise.race([wait, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits until an element is drawn. */
export const updated = (element: Element): Promise<unknown> =>
  within(
    (element as Element & { updateComplete?: Promise<unknown> }).updateComplete ?? null,
    `${element.localName} to be drawn`,
  );

/** A frame is drawn, or the browser draws none just now: then what was scrolled is where it will be all the same. */
export const frame = (): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, 100);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(late);
        resolve();
      }),
    );
  });

export const inside = (element: Element, selector: string): HTMLElement => {
  const found = element.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

export const allInside = (element: Element, selector: string): HTMLElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];

export const words = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Waits until something is so. */
export async function until(test: () => boolean, what: string): Promise<void> {
  const end = performance.now() + PATIENCE;
  do {
    if (test()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  } while (performance.now() < end);
  throw new Error(`Waited in vain for ${what}`);
}

/** The panel that tells what is wrong: it is fetched when the first thing goes wrong. */
export async function panelOf(element: Element): Promise<HTMLElement> {
  await until(() => !!element.shadowRoot?.querySelector('.error dl'), 'the panel');
  return inside(element, '.error');
}

/** What sticks out of an element to the side. */
export function overflowing(element: Element): string[] {
  const edge = element.getBoundingClientRect().right + 0.5;
  const found: string[] = [];
  const look = (root: ParentNode) => {
    for (const one of root.querySelectorAll('*')) {
      const box = one.getBoundingClientRect();
      const scrolls = one.closest('.scroller, .hand-cards, .vh, .inspect, .popover, svg') !== null;
      if (!scrolls && box.width > 0 && box.right > edge)
        found.push(`${one.localName}.${one.getAttribute('class')}`);
      if (one.shadowRoot) look(one.shadowRoot);
    }
  };
  if (element.shadowRoot) look(element.shadowRoot);
  return found;
}

/** Everything that the shadow trees hold: texts and the values of attributes. */
export function everything(root: ParentNode): string {
  const found: string[] = [];
  const look = (node: Node) => {
    if (node instanceof HTMLStyleElement) return;
    if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
    if (node instanceof Element) {
      for (const { value } of node.attributes) found.push(value);
      if (node.shadowRoot) look(node.shadowRoot);
    }
    node.childNodes.forEach(look);
  };
  look(root);
  return found.join('\n');
}
