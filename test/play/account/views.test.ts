// A log of views tells what is played: the same lines, the same tables, also where they are looked at in any order.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { swtcg2022 } from '../../../machines/swtcg/complete.ts';
import { SwtcgError } from '../../../src/core/error.ts';
import { eventFor } from '../../../src/core/log-event.ts';
import { sameFact } from '../../../src/core/same.ts';
import {
  parseViews,
  readNotation as readFile,
  readViews,
  tellFile,
  verifyViews,
  wholeLog,
} from '../../../src/engine.ts';
import { firstDifference } from '../../../src/play/steps/compare.ts';
import { ViewLogSteps } from '../../../src/play/steps/view-log-steps.ts';
import { type Views, viewsOf } from '../../../src/play/steps/views.ts';
import { writeViews } from '../../../src/play/steps/write-views.ts';
import type { Scene } from '../../../src/swtcg/view/scene.ts';
import { root } from '../../helpers/built.ts';

const inFolder = (folder: string, name: RegExp): string[] =>
  readdirSync(join(root, folder))
    .filter((file) => name.test(file))
    .map((file) => join(root, folder, file));

/** Of each kind of kept game the first: every type of card, every setting, steps by hand, unknown cards. */
const GAMES = inFolder('test/kept', /(-1|judge-core|notes)\.json$/).filter(
  (file) => !file.includes('greedy'),
);
const EXAMPLES = inFolder('examples', /\.txt$/);

const jsonOf = (file: string): string => {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.txt') ? JSON.stringify(readFile(text).json) : text;
};

const GAME = jsonOf(join(root, 'test/kept/battle-empty-2.json'));
const TOLD = tellFile(GAME);
/** As it is written, and with every step in full, as older files have it. */
const LOG = JSON.stringify(wholeLog(GAME));
const FULL = JSON.stringify({ format: 'swtcg-views/1', ...viewsOf(TOLD, 'both'), file: JSON.parse(GAME) });

type Changed = (change: (views: { -readonly [K in keyof Views]: Views[K] }) => void) => string;

/** The log of a game, changed. */
const changing =
  (log: string): Changed =>
  (change) => {
    const views = JSON.parse(log);
    change(views);
    return JSON.stringify(views);
  };
const changed = changing(LOG);

describe('a log of views', () => {
  for (const [what, files] of [
    ['recorded game', GAMES],
    ['example', EXAMPLES],
  ] as const)
    it(`tells every ${what} as it is played, step by step`, () => {
      assert.ok(files.length >= 12, `${files.length} files`);
      for (const file of files) {
        const told = tellFile(jsonOf(file));
        const { account } = told;
        const views = viewsOf(told, 'both');
        assert.deepEqual(
          readViews(writeViews(swtcg2022.presentation, views)),
          JSON.parse(JSON.stringify(views)),
          file,
        );
        const steps = new ViewLogSteps(swtcg2022.presentation, views);
        assert.equal(steps.length, account.length, file);
        assert.equal(firstDifference(swtcg2022.presentation.viewLog, steps, account), null, file);
        // The comparison itself is not taken on trust.
        for (let i = 0; i < steps.length; i += 17) {
          const [a, b] = [steps.at(i), account.at(i)];
          assert.deepEqual({ ...a.view }, { ...b.view }, `${file} ${a.address}`);
          assert.deepEqual(a.entry, eventFor(b.entry, null));
          for (const fact of ['address', 'by', 'asked', 'roll', 'scene', 'luck'] as const)
            assert.deepEqual(a[fact], b[fact], `${file} ${a.address} ${fact}`);
          for (const id of Object.keys(told.cards))
            assert.equal(a.zoneOf?.(id, 'both'), b.zoneOf?.(id, 'both'), `${file} ${a.address} ${id}`);
        }
      }
    });

  it('is looked at in any order', () => {
    const steps = new ViewLogSteps(swtcg2022.presentation, parseViews(LOG));
    for (let i = 0; i < 200; i++) {
      // From end to end, by leaps that come by every place.
      const at = (i * 389) % steps.length;
      assert.deepEqual({ ...steps.at(at).view }, { ...TOLD.account.at(at).view }, String(at));
    }
  });

  it('a table that did not change is the same object, and so is a card: they need not be drawn again', () => {
    const steps = new ViewLogSteps(swtcg2022.presentation, parseViews(LOG));
    let still = 0;
    for (let i = 1; i < steps.length; i++) {
      const [before, now] = [steps.at(i - 1).view, steps.at(i).view];
      if (sameFact(before, now)) {
        assert.equal(now, before);
        still += 1;
      }
      for (const key of Object.keys(now))
        if (sameFact(now[key], before[key])) assert.equal(now[key], before[key], key);
    }
    assert.ok(still > 10, `${still} steps change nothing`);
  });

  it('a seat that may not see a card has no log of its game', () => {
    for (const seat of ['dark', 'light', 'spectator'] as const) {
      const views = viewsOf(TOLD, seat);
      assert.deepEqual(
        ['file', 'question', 'explanation', 'result'].filter((key) => key in views),
        [],
      );
      assert.equal(
        verifyViews(JSON.stringify(writeViews(swtcg2022.presentation, views))).verdict,
        'unverified',
      );
      // Nothing at work, and nothing that fights, is hidden.
      const steps = new ViewLogSteps(swtcg2022.presentation, views);
      for (let i = 0; i < steps.length; i++) {
        const { scene, view } = steps.at(i);
        const { attack, plays } = scene as Scene;
        for (const { id } of plays) assert.ok(id in view, `${seat} ${id}`);
        if (attack && view[attack.attacker] === undefined) assert.fail(`${seat} sees ${attack.attacker}`);
      }
    }
  });

  it('is verified: it tells its game, it tells it otherwise, or its game is not what it says', () => {
    assert.deepEqual(verifyViews(LOG), { verdict: 'exact', step: null, reason: null });
    const told = changed(({ steps }) => {
      Object.assign(steps[40] as object, { text: 'Dark wins.' });
    });
    const { address } = TOLD.account.at(40);
    assert.deepEqual(verifyViews(told), {
      verdict: 'diverged',
      step: address,
      reason: 'the log does not match the game in it at this step',
    });
    const tables = changed(({ steps }) => {
      const { view } = steps.findLast(({ view }) => view && 'light' in view) as Views['steps'][number];
      Object.assign(view.light as object, { force: 99 });
    });
    assert.equal(verifyViews(tables).verdict, 'diverged');
    const short = changed((views) => {
      views.steps = views.steps.slice(0, -1);
    });
    assert.equal(verifyViews(short).step, TOLD.account.at(TOLD.account.length - 1).address);
    const game = changed(({ file }) => {
      (file as { rolls: number[][] }).rolls[0] = [1];
    });
    assert.match(verifyViews(game).reason ?? '', /dice/);
  });

  it('is verified with what stands beside its steps: heading, players, and the faces of its cards', () => {
    type Draft = { -readonly [Key in keyof Views]: Views[Key] };
    const forged: readonly (readonly [what: RegExp, change: (views: Draft) => void])[] = [
      [/title/, (views) => Object.assign(views, { title: 'Another game' })],
      [/players/, (views) => Object.assign(views, { players: { dark: 'Somebody', light: 'else' } })],
      [/result/, (views) => Object.assign(views, { result: 'Light wins in turn 1.' })],
      [/question/, (views) => Object.assign(views, { question: 'Who cheated?' })],
      [/explanation/, (views) => Object.assign(views, { explanation: 'Dark did.' })],
      [/problem/, (views) => Object.assign(views, { problem: { message: 'Dark cheated here.' } })],
      [/the card/, (views) => Object.assign(Object.values(views.cards)[0] as object, { name: 'Forged' })],
      [/the card/, (views) => Object.assign(Object.values(views.cards)[0] as object, { power: 99 })],
      [
        /the card/,
        (views) => Object.assign(Object.values(views.cards)[0] as object, { text: ['You win the game.'] }),
      ],
      [
        /other cards/,
        (views) =>
          void delete (views.cards as Record<string, unknown>)[Object.keys(views.cards)[0] as string],
      ],
    ];
    for (const [what, change] of forged) {
      const { verdict, reason } = verifyViews(changed(change as Parameters<typeof changed>[0]));
      assert.equal(verdict, 'diverged', String(what));
      assert.match(reason ?? '', what);
    }
  });

  for (const [how, log] of [
    ['as it is written down', LOG],
    ['with every step in full', FULL],
  ] as const)
    it(`${how}: what is wrong with it is said, and where`, () => {
      const changed = changing(log);
      const wrong: [text: string, path: string, said: RegExp][] = [
        ['{', '$', /not JSON/],
        ['['.repeat(1000), '$', /nested too deeply/],
        ['null', '$', /a view log, which is an object/],
        [changed((views) => Object.assign(views, { format: 'swtcg-views/3' })), '$.format', /newer format/],
        [
          changed((views) => Object.assign(views, { seat: 'judge' })),
          '$.seat',
          /one of these was expected: both, dark/,
        ],
        [changed((views) => Object.assign(views, { steps: [] })), '$.steps', /empty/],
        [
          changed(({ steps }) => Object.assign(steps[3] as object, { at: 'noon' })),
          '$.steps[3].at',
          /must look like/,
        ],
        [
          changed(({ steps }) => Object.assign(steps[3] as object, { view: 7 })),
          '$.steps[3].view',
          /an object/,
        ],
        [
          changed(({ steps }) =>
            Object.assign((steps[0] as Views['steps'][number]).view, { dark: { force: 1 } }),
          ),
          '$.steps[0].view.dark.buildPoints',
          /missing/,
        ],
        [
          changed((views) => {
            // Nothing stands on it later.
            const [first] = views.steps;
            views.steps = [{ ...(first as Views['steps'][number]), view: {} }];
          }),
          '$.steps[0].view.dark',
          /what is new is told in full/,
        ],
        [changed(({ cards }) => Object.assign(cards, { x: { name: 3 } })), '$.cards.x.name', /a text/],
      ];
      for (const [text, path, said] of wrong)
        assert.throws(
          () => parseViews(text),
          (error) => error instanceof SwtcgError && error.info.path === path && said.test(error.message),
          path,
        );
    });

  it('as it is written down, a card, a player and an attack that were not there before are told in full', () => {
    const first = (what: (step: { view?: object; attack?: object | null }) => boolean): number =>
      (JSON.parse(LOG) as Views).steps.findIndex(what);
    const at = first(({ attack }) => Boolean(attack));
    assert.ok(at > 0);
    for (const [change, path] of [
      [
        ({ steps }: Views) => delete (steps[at] as { attack?: { by?: unknown } }).attack?.by,
        `$.steps[${at}].attack.by`,
      ],
      [
        ({ steps }: Views) => Object.assign(steps[5] as object, { view: { new: { zone: 'hand' } } }),
        '$.steps[5].view.new.controller',
      ],
      [({ steps }: Views) => delete (steps[0] as { path?: unknown }).path, '$.steps[0].path'],
      [({ steps }: Views) => delete (steps[0] as { at?: unknown }).at, '$.steps[0].at'],
      [({ steps }: Views) => Object.assign(steps, { 4: 'Dark wins.' }), '$.steps[4]'],
      [(views: Views) => Object.assign(views, { steps: { length: 1 } }), '$.steps'],
    ] as const)
      assert.throws(
        () => parseViews(changed(change)),
        (error) => error instanceof SwtcgError && error.info.path === path,
        path,
      );
  });

  it('as it is written down it is small: what is as before is left out', () => {
    // What an event tells is new in each step, however it is written.
    const NEW = ['cards', 'numbers', 'words'];
    const sizeOf = (log: string) => {
      const { steps, ...rest } = JSON.parse(log) as Views;
      const repeated = steps.map((step) =>
        Object.fromEntries(Object.entries(step).filter(([key]) => !NEW.includes(key))),
      );
      return JSON.stringify({ ...rest, steps: repeated }).length;
    };
    assert.ok(sizeOf(LOG) < 0.6 * sizeOf(FULL), `${sizeOf(LOG)} of ${sizeOf(FULL)}`);
    const { steps } = JSON.parse(LOG) as Views;
    assert.ok(steps.some((step) => !('at' in step) && !('path' in step) && !('view' in step)));
  });

  it('of version 1, in which every step is told in full, it is read too', () => {
    assert.deepEqual(parseViews(FULL), parseViews(LOG));
  });
});
