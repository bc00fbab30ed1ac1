// `swtcg verify`: exact is consistent, and what can't be compared is named.
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../helpers/built.ts';
import { swtcg } from '../../helpers/swtcg.ts';

const GAME = join(root, 'replays/game-12.json');

interface Draft {
  seed?: string;
  cards: Record<string, { name: string; side: string; text: string[]; effects: unknown[] }>;
  decisions: unknown[];
  checks: { after: number }[];
  rolls: unknown[];
  shuffles?: unknown[];
  result?: unknown;
  annotations?: unknown[];
}

/** What is said of a recorded game after a change. */
async function verdictOn(change: (draft: Draft) => void) {
  const draft = JSON.parse(await readFile(GAME, 'utf8')) as Draft;
  change(draft);
  const folder = await mkdtemp(join(tmpdir(), 'swtcg-'));
  const file = join(folder, 'game.json');
  try {
    await writeFile(file, JSON.stringify(draft));
    const [line] = (await swtcg('verify', file)).lines();
    return line as { verdict: string; reason: string | null; onTrust?: readonly string[] };
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('a game as it was recorded is exact, and nothing is taken on trust', async () => {
  const { verdict, reason, onTrust } = await verdictOn(() => {});
  assert.deepEqual([verdict, reason, onTrust], ['exact', null, undefined]);
});

test('effects that are not those of the printed text: the cards are named', async () => {
  const { verdict, reason } = await verdictOn(({ cards }) => {
    const card = Object.values(cards).find(({ text }) => text.length === 0) as Draft['cards'][string];
    card.text = ['Lucky 1'];
    card.effects = [{ kind: 'keyword', keyword: 'Armor' }];
  });
  assert.match(`${verdict}: ${reason}`, /^(unverified: the effects of 1 card|diverged)/);
  const changed = await verdictOn(({ cards }) => {
    const card = Object.values(cards).find(({ effects }) => effects.length === 1) as Draft['cards'][string];
    card.text = ['Lucky 9'];
  });
  assert.match(`${changed.verdict}: ${changed.reason}`, /^unverified: the effects of 1 card are not those/);
});

test('dice without a seed are the file’s own', async () => {
  const { verdict, onTrust } = await verdictOn((draft) => void delete draft.seed);
  assert.equal(verdict, 'exact');
  assert.match(String(onTrust), /dice and the order of the decks/);
});

test('a game that is cut off and said to be conceded is told as the file’s word', async () => {
  const { verdict, onTrust } = await verdictOn((draft) => {
    const before = draft.checks.at(-2) as Draft['checks'][number];
    const last = before.after;
    draft.decisions = draft.decisions.slice(0, last);
    draft.checks = draft.checks.filter(({ after }) => after <= last);
    draft.result = { winner: 'light', by: 'conceded', turn: 3 };
  });
  if (verdict === 'exact') assert.match(String(onTrust), /concession, as the file says/);
  else assert.equal(verdict, 'diverged');
});

test('a result of another turn diverges, a judge’s too', async () => {
  const { verdict, reason } = await verdictOn((draft) => {
    draft.result = { winner: 'dark', by: 'judge', turn: 1 };
  });
  assert.equal(verdict, 'diverged');
  assert.match(reason ?? '', /ends in turn \d+; in the file in turn 1/);
});

test('notes at steps that the game does not have are counted', async () => {
  const { onTrust } = await verdictOn((draft) => {
    draft.annotations = [{ at: '99999.1', text: 'nowhere' }];
  });
  assert.match(String(onTrust), /1 of its notes and variations/);
});
