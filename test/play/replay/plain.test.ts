// A replay that is known at a glance is read as it would be with care; everything else is left to that.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { careful } from '../../../play/replay/careful.ts';
import type { Replay } from '../../../play/replay/format.ts';
import { plain } from '../../../play/replay/plain.ts';
import { mutatedJson } from '../../fuzz/mutate.ts';
import { Chance } from '../../helpers/chance.ts';

const root = new URL('../../../', import.meta.url);
const textsIn = (folder: string): string[] =>
  readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(new URL(`${folder}/${name}`, root), 'utf8'));

const games = textsIn('replays');
const kept = textsIn('test/kept');

/** Whether it is plain; if it is, that it says the same when it is read with care. */
function sameWithCare(text: string): boolean {
  const opened = plain(text);
  if (!opened) return false;
  const told = careful(text);
  assert.deepEqual(opened.replay, told.replay);
  assert.deepEqual(JSON.parse(JSON.stringify(opened.start)), JSON.parse(JSON.stringify(told.start)));
  return true;
}

test('every game in replays is plain, with its seed and without', () => {
  for (const text of games) {
    assert.ok(sameWithCare(text));
    const { seed: _, ...rest } = JSON.parse(text) as Replay;
    assert.ok(sameWithCare(JSON.stringify(rest)));
  }
});

test('kept games: whole games between players are plain, others are not', () => {
  for (const text of kept) {
    const { start, decisions } = JSON.parse(text) as Replay;
    const whole = start.at === 'preparation';
    const judged = decisions.some(({ by, do: deed }) => by === 'judge' || deed === 'reveal');
    assert.equal(sameWithCare(text), whole && !judged);
  }
});

test('a game with notes and other lines of play is plain', () => {
  for (const text of games) {
    const file = JSON.parse(text) as Replay;
    const annotations = [{ at: '1.1', text: 'Here it turns.' }];
    const variations = [
      { at: '2.1', title: 'Another way', decisions: file.decisions.slice(2, 4), annotations },
    ];
    assert.ok(sameWithCare(JSON.stringify({ ...file, annotations, variations })));
  }
});

const small = kept
  .filter((text) => text.length < 60_000 && plain(text))
  .map((text) => {
    const { decisions, rolls, checks, shuffles = [], ...rest } = JSON.parse(text) as Replay;
    return {
      ...rest,
      decisions: decisions.slice(0, 3),
      rolls: rolls.slice(0, 2),
      checks: checks.slice(0, 2),
      shuffles: shuffles.slice(0, 1),
      annotations: [{ at: '1.1', text: 'Here it turns.', mark: '!' }],
      variations: [{ at: '1.1', title: 'Another way', decisions: decisions.slice(1, 2), rolls: [[6]] }],
    };
  });

test('what is plain is never wrong: files that a stranger changed', () => {
  const chance = new Chance(Number(process.env.SWTCG_SEED ?? 4));
  let plainly = 0;
  for (let n = 0; n < 300; n++)
    if (sameWithCare(mutatedJson(chance, chance.pick(small), { letters: n % 2 === 0 }))) plainly++;
  assert.ok(plainly > 50, `${plainly} were plain`);
});

const [first = ''] = games;
/** The first game with something else in it. */
const changed = (change: (file: Record<string, unknown>) => void): string => {
  const file = JSON.parse(first);
  change(file);
  return JSON.stringify(file);
};

test('what is not plain is left to care, which says what is wrong with it', () => {
  const doubled = first.replace('"ruleset":', '"format":"swtcg-replay/1","ruleset":');
  const wrong: Record<string, string> = {
    'a key that stands twice': doubled,
    'a newer format': first.replace('swtcg-replay/1', 'swtcg-replay/2'),
    'a newer effect language': first.replace('"effects":1', '"effects":2'),
    'no object': '[]',
    'no JSON': first.slice(0, -9),
    'a card without a name': first.replace('"name":', '"nom":'),
    'an effect for every paragraph': changed((file) => {
      Object.assign(Object.values(file.cards as object)[0], { effects: [] });
    }),
    'a card that is in no list': first.replace('"card":"hookwing-scout"', '"card":"hookwing"'),
    'an id that stands twice': first.replace('"hookwing-scout-2"', '"hookwing-scout-1"'),
    'a reserved id': first.replace('"id":"hookwing-scout-2"', '"id":"winner"'),
    'a number for an address': changed((file) => Object.assign(file, { annotations: [{ at: 1.1 }] })),
    'another line of play without an address': changed((file) =>
      Object.assign(file, { variations: [{ decisions: [] }] }),
    ),
    'a die of seven sides': changed((file) => Object.assign(file, { rolls: [[7]] })),
    'a unit in the supply': changed((file) => {
      const { dark } = file.start as { dark: { supply: unknown[] } };
      dark.supply.push({ id: 'one-more', card: 'hookwing-scout' });
    }),
  };
  for (const [what, text] of Object.entries(wrong)) {
    assert.notEqual(text, first, what);
    assert.equal(plain(text), null, what);
    assert.throws(() => careful(text), { name: 'SwtcgError' }, what);
  }
});

test('what is unusual is left to care, which reads it', () => {
  const unusual: Record<string, string> = {
    'written over several lines': JSON.stringify(JSON.parse(first), null, 1),
    'a key that nobody knows': changed((file) => Object.assign(file, { of: 'somebody' })),
    'decks that are not shuffled': changed((file) => Object.assign(file.start as object, { shuffle: false })),
    'a card that lies in the hand': changed((file) => {
      const { dark } = file.start as { dark: { deck: unknown[]; hand: unknown[] } };
      dark.hand = [dark.deck.pop()];
    }),
    'another line of play that a judge had a hand in': changed((file) =>
      Object.assign(file, { variations: [{ at: '1.1', decisions: [{ by: 'judge', do: 'set' }] }] }),
    ),
  };
  for (const [what, text] of Object.entries(unusual)) {
    assert.equal(plain(text), null, what);
    assert.ok(careful(text), what);
  }
});
