// What is over is over: menus, sheets, tables and viewers that are gone leave no listeners and no nodes behind.
import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { hang } from '../../components/shared/hang.ts';
import { click, press } from './hands.ts';
import { frame, until, within } from './helpers.ts';
import { cardAt, drawn, scenario, unit } from './tables.ts';

/** Listeners of the window that were added and not taken away. */
class Ears {
  #count = 0;
  readonly #add = window.addEventListener;
  readonly #remove = window.removeEventListener;

  constructor() {
    const add = this.#add;
    const remove = this.#remove;
    const one = (step: number) => {
      this.#count += step;
    };
    window.addEventListener = function (this: Window, ...[type, listener, options]: Parameters<typeof add>) {
      one(1);
      if (typeof options === 'object') options.signal?.addEventListener('abort', () => one(-1));
      add.call(this, type, listener, options);
    } as typeof add;
    window.removeEventListener = function (this: Window, ...given: Parameters<typeof remove>) {
      one(-1);
      remove.call(this, ...given);
    } as typeof remove;
  }

  get count(): number {
    return this.#count;
  }

  stop(): void {
    window.addEventListener = this.#add;
    window.removeEventListener = this.#remove;
  }
}

interface Kept {
  readonly nodes: number;
  readonly listeners: number;
}

/** What the page keeps after a collection of garbage. */
const kept = async (): Promise<Kept> =>
  (await within(executeServerCommand('real-kept', {}), 'the count of nodes')) as unknown as Kept;

const popover = (): [HTMLElement, HTMLElement] => {
  const place = document.createElement('button');
  const sheet = document.createElement('div');
  place.textContent = 'place';
  sheet.popover = 'auto';
  sheet.textContent = 'sheet';
  document.body.append(place, sheet);
  return [place, sheet];
};

describe('a sheet that hangs at its place', () => {
  const endings: Readonly<Record<string, (place: HTMLElement, sheet: HTMLElement) => void>> = {
    'is closed': (_place, sheet) => sheet.hidePopover(),
    'is removed while it is open': (_place, sheet) => sheet.remove(),
    'loses its place': (place) => place.remove(),
  };
  for (const [what, end] of Object.entries(endings))
    it(`leaves no listeners behind when it ${what}`, async () => {
      const ears = new Ears();
      const [place, sheet] = popover();
      try {
        hang(sheet, place, 'below');
        expect(ears.count).to.equal(2);
        end(place, sheet);
        await until(() => ears.count === 0, 'the listeners to end');
        expect(sheet.matches(':popover-open')).to.equal(false);
      } finally {
        ears.stop();
        place.remove();
        sheet.remove();
      }
    });
});

const file = scenario({
  cards: { a: unit('Corsair'), b: unit('Lancer', { side: 'light', speed: 40 }) },
  dark: { space: ['a'] },
  light: { space: ['b'] },
  at: 'space-battle',
});

async function openAndClose(times: number, ears: Ears): Promise<number> {
  // Not as a fixture: these are kept until the test is over.
  const element = document.createElement('swtcg-table');
  element.style.inlineSize = '1100px';
  element.preload = 'auto';
  element.pace = 0;
  element.file = file;
  document.body.append(element);
  await until(() => element.shadowRoot?.querySelector('.pop') != null, 'the table');
  await drawn(element);
  const before = ears.count;
  for (let n = 0; n < times; n++) {
    await click(cardAt(element, 'a'));
    await until(() => element.shadowRoot?.querySelector('.sheet') != null, 'the menu');
    await drawn(element);
    await press('Escape');
    await until(() => element.shadowRoot?.querySelector('.sheet') == null, 'the menu to close');
    await frame();
  }
  await until(() => ears.count === before, 'the listeners of the menus to end');
  await click(cardAt(element, 'a'));
  await until(() => element.shadowRoot?.querySelector('.sheet') != null, 'the menu');
  // It is removed with its menu open.
  element.remove();
  await frame();
  return before;
}

describe('a table', () => {
  it('leaves nothing behind: no listeners of its menus, no nodes once it is removed', async () => {
    const ears = new Ears();
    try {
      // The first one downloads its parts and fills what all share.
      await openAndClose(1, ears);
      await until(() => ears.count === 0, 'the listeners of the first table to end');
      const before = await kept();
      for (let n = 0; n < 4; n++) await openAndClose(5, ears);
      await until(() => ears.count === 0, 'all listeners to end');
      // What the last press left to be done is done.
      await new Promise((resolve) => setTimeout(resolve, 300));
      const after = await kept();
      expect(after.nodes - before.nodes, JSON.stringify({ before, after })).to.be.below(1_500);
      expect(after.listeners - before.listeners, JSON.stringify({ before, after })).to.be.below(60);
    } finally {
      ears.stop();
    }
  });
});
