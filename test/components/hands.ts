// The reader's hands: the browser's own mouse, fingers and keys (tools/real-input.js).
import { executeServerCommand } from '@web/test-runner-commands';
import { frame, within } from './helpers.ts';

const ask = (command: string, payload: object, what: string): Promise<unknown> =>
  within(executeServerCommand(command, payload), what);

type Pointer = 'real-click' | 'real-tap';

/** Presses the middle of what can be seen of an element. */
async function point(how: Pointer, element: Element): Promise<void> {
  const before = element.getBoundingClientRect().top;
  // A sheet follows its place when the page scrolls, a moment later: what is in one is in sight already.
  const where = element.closest('[popover]') ? 'nearest' : 'center';
  element.scrollIntoView({ block: where, inline: where });
  // In a list that scrolls by itself the first line may have been moved out of sight by that.
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  // What was scrolled is drawn before it is pressed, as for a reader.
  if (element.getBoundingClientRect().top !== before) await frame();
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) throw new Error(`${element.localName} can't be seen`);
  const at = { x: left + width / 2, y: top + height / 2 };
  await ask(how, at, `the browser to press ${element.localName} at ${at.x}, ${at.y}`);
}

export const click = (element: Element): Promise<void> => point('real-click', element);
export const tap = (element: Element): Promise<void> => point('real-tap', element);

/** Presses a place of the window, whatever is there. */
export const clickAt = (x: number, y: number) => ask('real-click', { x, y }, 'the browser to click');
export const tapAt = (x: number, y: number) => ask('real-tap', { x, y }, 'the browser to tap');

export const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await ask('real-key', { key }, `the browser to press ${key}`);
};

export const type = (text: string): Promise<unknown> =>
  ask('real-text', { key: text }, 'the browser to type');
