// The stories of errors show the error that they are named for.
import { expect } from '@open-wc/testing';
import * as stories from '../../stories/errors.stories.ts';
import type { Meta, Story } from '../../stories/story.ts';
import { inside, panelOf, until, words } from './helpers.ts';
import { show } from './stories/check.ts';

const { default: meta, ...all } = stories as unknown as { default: Meta } & Record<string, Story>;

const CODES: Readonly<Record<string, string>> = {
  FileNotFound: 'unreadable',
  NotJson: 'unreadable',
  NotAScenario: 'bad-scenario',
  TextNotRead: 'text-not-read',
  NotLegal: 'entry-not-legal',
  DiceRunOut: 'dice-exhausted',
  Diverges: 'diverged',
  AfterAGoodFile: 'unreadable',
};

describe('the stories of errors', function () {
  this.timeout(60_000);

  for (const [name, code] of Object.entries(CODES))
    it(`${name} shows ${code}`, async () => {
      const column = await show(meta, all[name] as Story, {}, {});
      const viewer = column.querySelector('swtcg-replay') as HTMLElement;
      await until(() => viewer.shadowRoot?.querySelector('.error') !== null, 'the error');
      expect(words(await panelOf(viewer))).to.contain(code);
    });

  it('the message stands in the viewer as soon as it is known, and with the panel', async () => {
    const viewer = document.createElement('swtcg-replay');
    document.body.append(viewer);
    viewer.fail({ code: 'loop', message: 'A sentence on what is wrong.', path: 'script[2]' });
    await viewer.updateComplete;
    expect(words(inside(viewer, '.error[role=alert]'))).to.contain('A sentence on what is wrong.');
    await until(() => viewer.shadowRoot?.querySelector('.error dl') !== null, 'the panel');
    expect(words(inside(viewer, '.error[role=alert]'))).to.contain('script[2]');
    viewer.remove();
  });
});
