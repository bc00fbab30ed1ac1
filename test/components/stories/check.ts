// Every story, as a reader meets it: nothing that axe finds fault with, in light and in dark; every part that can be
// used is reached by Tab and shows that it has the focus.
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { type Frame, framed } from '../../../stories/frame.ts';
import type { Args, Meta, Story } from '../../../stories/story.ts';
import { frame as drawn } from '../helpers.ts';

type Theme = 'light' | 'dark';

/** All elements inside, through shadow trees and in the order of the tree. */
function* all(root: ParentNode): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* all(element.shadowRoot);
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Until all elements are up to date and nothing says that it is loading. */
async function settled(root: ParentNode): Promise<void> {
  for (let i = 0; i < 2000; i++) {
    await Promise.all(
      [...all(root)].map((one) => (one as { updateComplete?: Promise<unknown> }).updateComplete),
    );
    const loading = [...all(root)].some(
      (one) => one.matches('[role=status]') && /^\s*Loading/.test(one.textContent ?? ''),
    );
    if (!loading && i > 0) return;
    await pause(20);
  }
  throw new Error('The story is still loading.');
}

export async function show(meta: Meta, story: Story, args: Args, frame: Frame): Promise<HTMLElement> {
  const loaded: Record<string, unknown> = {};
  for (const load of story.loaders ?? meta.loaders ?? []) Object.assign(loaded, await load());
  const render = story.render ?? meta.render;
  if (!render) throw new Error('The story has nothing to render it.');
  // The page around the column has the theme too, as it has where the story is read.
  document.documentElement.style.colorScheme = frame.theme === 'dark' ? 'dark' : 'light';
  document.body.style.background = 'light-dark(#f1eee7, #0b0e13)';
  const content = render({ ...meta.args, ...story.args, ...args }, { loaded });
  const room = await fixture<HTMLElement>(
    html`<main><button>before</button>${framed(content, frame)}<button>after</button></main>`,
  );
  const column = room.querySelector<HTMLElement>('.story') as HTMLElement;
  await settled(column);
  await story.play?.({ canvasElement: column });
  await settled(column);
  // Colors that change over time are measured at their end. What a container decides begins when it is drawn; a document does not
  // tell of what goes on in shadow trees.
  await drawn();
  const roots = [document, ...[...all(column)].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  for (const animation of roots.flatMap((root) => root.getAnimations()))
    if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
  return column;
}

const USABLE = 'button, input, select, textarea, summary, a[href], [tabindex]';

/** What a reader without a mouse has to reach. Of a group of radios the chosen one stands for all. */
const isStop = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches(USABLE) &&
  element.tabIndex >= 0 &&
  !element.matches(':disabled, [type=radio]:not(:checked)') &&
  element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });

function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/** A ring around the element, or around the label that stands for it. */
const showsFocus = (element: Element): boolean =>
  [element, element.parentElement, element.parentElement?.parentElement].some((one) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  });

const called = (element: Element): string =>
  `<${element.localName} class="${element.getAttribute('class') ?? ''}">${(element.textContent ?? '').trim().slice(0, 40)}`;

const isCard = (element: Element): boolean =>
  (element.getRootNode() as ShadowRoot).host?.localName.endsWith('board') === true &&
  element.matches('.card, .tag, .place');

/** From a card of a board the arrows lead to all others, and back. */
async function arrowThrough(see: (now: Element) => void): Promise<void> {
  // The keys of the board come with the first focus.
  for (let waited = 0; focused()?.closest('ul, .mid')?.matches(':not([tabindex])') && waited < 20; waited++)
    await new Promise((resolve) => setTimeout(resolve, 10));
  let moved = 0;
  for (let before = focused(); moved < 200; moved++) {
    await sendKeys({ press: 'ArrowDown' });
    const now = focused();
    if (!now || now === before) break;
    see(now);
    before = now;
  }
  for (; moved > 0; moved--) await sendKeys({ press: 'ArrowUp' });
}

async function tabThrough(column: HTMLElement): Promise<void> {
  for (const open of [...all(column)].filter((one) => one.matches(':popover-open')))
    (open as HTMLElement).hidePopover();
  const stops = [...all(column)].filter(isStop);
  const reached = new Set<Element>();
  const hidden: string[] = [];
  (column.previousElementSibling as HTMLElement).focus();
  for (let i = 0; i < stops.length + 20; i++) {
    await sendKeys({ press: 'Tab' });
    const now = focused();
    if (!now || now === column.nextElementSibling || now === document.body) break;
    const see = (one: Element) => {
      if (!reached.has(one) && !showsFocus(one)) hidden.push(called(one));
      reached.add(one);
    };
    const fresh = !reached.has(now);
    see(now);
    if (fresh && isCard(now)) await arrowThrough(see);
  }
  expect(hidden, 'have the focus and do not show it').to.eql([]);
  // A log that plays moves its one stop from line to line: what has ceased to be a stop need not be reached.
  expect(
    stops.filter((one) => one.isConnected && isStop(one) && !reached.has(one)).map(called),
    'are not reached by Tab, nor by arrows',
  ).to.eql([]);
}

export function checkStories(module: Record<string, unknown>): void {
  const { default: meta, ...rest } = module as { default: Meta } & Record<string, Story>;
  describe(`the stories of ${meta.title}`, function () {
    // The first story that plays a game fetches the whole engine, file by file.
    this.timeout(60_000);
    for (const [name, story] of Object.entries(rest)) {
      const frame = { ...meta.globals, ...story.globals };
      const cases: [string, Args, Theme][] = (['light', 'dark'] as const).map((theme) => [theme, {}, theme]);
      for (const [arg, values] of Object.entries(story.parameters?.each ?? {}))
        values.forEach((value, i) => {
          cases.push([`${arg} ${String(value)}`, { [arg]: value }, i % 2 ? 'dark' : 'light']);
        });
      for (const [what, args, theme] of cases)
        it(`${name} is accessible: ${what}`, async () => {
          await expect(await show(meta, story, args, { ...frame, theme })).to.be.accessible();
        });
      it(`${name} can be used by keyboard`, async () => {
        await tabThrough(await show(meta, story, {}, frame));
      });
    }
  });
}
