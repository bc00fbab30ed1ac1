// `swtcg redact` (Information Sharing: decks, hands and face-down cards are private): a log of views that gives nothing away.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { readViews, tellFile } from '../../../src/engine.ts';
import { type Views, viewsOf } from '../../../src/play/steps/views.ts';
import type { LogEvent } from '../../../src/swtcg/log/types.ts';
import { isMask } from '../../../src/swtcg/model/mask.ts';
import { root } from '../../helpers/built.ts';
import { swtcg } from '../../helpers/swtcg.ts';
import { isShown } from '../../swtcg/properties/secrets.ts';

const EXAMPLE = join(root, 'components/demo/prevented-and-gone.json');
const GAME = join(root, 'replays/game-12.json');

test('Private Information: a redacted game names no card that its seat has not seen', async () => {
  const told = tellFile(await readFile(GAME, 'utf8'));
  for (const seat of ['dark', 'light', 'spectator'] as const) {
    // The text of a card that is seen may name another: what is looked through is all but these texts.
    const { cards, ...open } = viewsOf(told, seat);
    const { steps } = open;
    const text = JSON.stringify(open);
    const seen = new Set(Object.values(cards).map(({ name }) => name));
    // Cards that are shown to the other player stay in a hand or a deck (Pull Resource, Mulligan).
    const shown = steps.filter((step) => isShown(step as Pick<LogEvent, 'type'>));
    for (const { name } of Object.values(told.cards))
      if (shown.some((line) => line.text.includes(name))) seen.add(name);
    const longest = [...seen].sort((a, b) => b.length - a.length);
    const rest = longest.reduce((left, name) => left.replaceAll(name, '…'), text);
    const hidden = Object.entries(told.cards).filter(([id]) => !(id in cards));
    assert.ok(hidden.length > 20, `${seat}: ${hidden.length} cards stay hidden`);
    for (const [id, { name }] of hidden) {
      assert.ok(!text.includes(`"${id}"`), `${seat} is given ${id}`);
      if (!seen.has(name)) assert.ok(!rest.includes(name), `${seat} is told of ${name}`);
    }
  }
});

test('a redacted game has every step with its address, and its views can be put together again', async () => {
  const told = tellFile(await readFile(GAME, 'utf8'));
  const { code, out } = await swtcg('redact', '--seat', 'light', GAME);
  assert.equal(code, 0);
  const game = readViews(JSON.parse(out));
  assert.equal(JSON.parse(out).format, 'swtcg-views/2');
  assert.equal(game.seat, 'light');
  assert.equal(game.steps.length, told.account.length);
  for (const secret of ['"seed"', '"decisions"', '"effects"', '"shuffles"'])
    assert.ok(!out.includes(secret), secret);
  const view: Record<string, unknown> = {};
  game.steps.forEach((step, i) => {
    for (const [key, value] of Object.entries(step.view))
      if (value === null && key !== 'winner') delete view[key];
      else view[key] = value;
    const { address, entry, text, viewFor } = told.account.at(i);
    assert.deepEqual([step.at, step.text, step.type, step.rule], [address, text, entry.type, entry.rule]);
    assert.deepEqual(view, { ...viewFor?.('light') }, step.at);
  });
  assert.ok(Object.keys(view).some(isMask));
});

test('a redacted game can end at a step, and what is not known yet is not in it', async () => {
  const whole = JSON.parse((await swtcg('redact', '--seat', 'spectator', GAME)).out) as Views;
  const part = JSON.parse(
    (await swtcg('redact', '--seat', 'spectator', GAME, '--until', '12.1')).out,
  ) as Views;
  assert.equal(part.steps.at(-1)?.at, '12.1');
  assert.deepEqual(part.steps, whole.steps.slice(0, part.steps.length));
  assert.ok(Object.keys(part.cards).length < Object.keys(whole.cards).length);
});

test('redact: wrong input is told of, with exit code 2', async () => {
  const wrong: [argv: string[], said: RegExp][] = [
    [[EXAMPLE], /Whose eyes\?/],
    [['--seat', 'both', EXAMPLE], /There is no seat "both"/],
    [['--seat', 'dark'], /Which file\?/],
    [['--seat', 'dark', EXAMPLE, '--until', 'noon'], /"noon" is not a step/],
    [['--seat', 'dark', join(root, 'package.json')], /\$\.format: /],
  ];
  for (const [argv, said] of wrong) {
    const { code, err } = await swtcg('redact', ...argv);
    assert.equal(code, 2, argv.join(' '));
    assert.match(err, said);
  }
  assert.equal((await swtcg('redact', '--help')).code, 0);
});

test('a game that leaves its track: the reason may name a hidden card, and no seat but one that sees all is given it', async () => {
  const file = {
    format: 'swtcg-replay/1',
    ruleset: 'swtcg-2022',
    made: { by: 'test', effects: 1 },
    cards: {
      s: {
        name: 'Secret Envoy',
        side: 'light',
        type: 'Character',
        subtype: 'Jedi',
        cost: 3,
        speed: 30,
        power: 1,
        health: 3,
        text: [],
        effects: [],
      },
    },
    start: { light: { hand: ['s'] }, at: 'space-battle' },
    settings: { autoPass: 'never' },
    decisions: [
      { by: 'dark', do: 'pass' },
      { by: 'light', do: 'play', card: 's' },
    ],
    rolls: [],
    checks: [],
  };
  const told = tellFile(JSON.stringify(file));
  assert.match(told.problem?.message ?? '', /Secret Envoy/);
  for (const seat of ['dark', 'spectator'] as const) {
    const views = viewsOf(told, seat);
    assert.ok(views.problem);
    assert.ok(!JSON.stringify(views).includes('Secret Envoy'), seat);
  }
});

test('Play or Pass Chances: a redacted game does not say that the other player was asked', async () => {
  const told = tellFile(await readFile(GAME, 'utf8'));
  assert.ok(viewsOf(told, 'both').steps.some(({ asked }) => asked === 'dark'));
  assert.ok(viewsOf(told, 'light').steps.every(({ asked }) => asked !== 'dark'));
  assert.ok(viewsOf(told, 'spectator').steps.every(({ asked }) => asked === undefined));
});
