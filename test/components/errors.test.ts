// The stories of errors show the error that they are named for.
import { expect } from '@open-wc/testing';
import { problemOf } from '../../components/source/load.ts';
import * as stories from '../../stories/errors.stories.ts';
import type { Meta, Story } from '../../stories/story.ts';
import { addressOf, recorded, shown } from './games.ts';
import { allInside, inside, panelOf, until, updated, words } from './helpers.ts';
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
    await updated(viewer);
    expect(words(inside(viewer, '.error[role=alert]'))).to.contain('A sentence on what is wrong.');
    await until(() => viewer.shadowRoot?.querySelector('.error dl') !== null, 'the panel');
    expect(words(inside(viewer, '.error[role=alert]'))).to.contain('script[2]');
    viewer.remove();
  });

  it('a part that does not come is told as that, and the reader can go on with the game', async () => {
    const viewer = await shown(recorded());
    for (const message of [
      'Failed to fetch dynamically imported module: https://example.org/chunks/tools.js',
      'error loading dynamically imported module: https://example.org/chunks/tools.js',
      'Importing a module script failed.',
    ]) {
      viewer.fail(problemOf(new TypeError(message)));
      const panel = await panelOf(viewer);
      expect(words(panel))
        .to.contain('A part of the viewer could not be loaded.')
        .and.to.contain('not-fetched');
      expect(words(panel)).to.contain('What was shown before is still here.').and.not.to.contain('Try again');
      // Browsers keep in mind that a script did not come: it is fetched anew with the page alone.
      expect(allInside(viewer, '.error .act button').map(words)).to.eql(['Reload the page', 'Close']);
      expect(words(panel)).to.contain('Reload the page to try again.').and.not.to.contain('example.org');
      inside(viewer, '.error .act button:last-child').click();
      await updated(viewer);
      expect(!!viewer.shadowRoot?.querySelector('.error')).to.equal(false);
      expect(viewer.timeline.length).to.be.above(100);
    }
    expect(problemOf(new TypeError('x is not a function')).code).to.equal('internal');
  });

  it('a web page in place of the file is told as that', async () => {
    for (const page of ['<!DOCTYPE html><title>Not found</title>', '\n<html lang="en"><p>Sorry']) {
      const viewer = document.createElement('swtcg-replay');
      viewer.src = addressOf(page);
      viewer.preload = 'auto';
      document.body.append(viewer);
      const panel = await panelOf(viewer);
      expect(words(panel)).to.contain('a web page').and.to.contain('unreadable');
      viewer.remove();
    }
  });
});
