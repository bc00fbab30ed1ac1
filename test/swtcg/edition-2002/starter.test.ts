// The starter set of 2002: legal decks, texts that are read, games that end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playMatch, readReplay, record, verify } from '../../../src/engine.ts';
import { brokenRules, type DeckCard } from '../../../src/swtcg/deck/legal.ts';
import { edition2002 } from '../../../src/swtcg/editions/2002.ts';
import { hasType } from '../../../src/swtcg/editions/card-types.ts';
import { readDefinitions } from '../../../src/swtcg/files/definitions.ts';
import { SIDES } from '../../../src/swtcg/model/state.ts';
import { greedy } from '../../../src/swtcg/players/greedy.ts';
import { starterEffects } from '../../../src/swtcg/starter/compiled-2002.ts';
import { starterGame2002 } from '../../../src/swtcg/starter/game-2002.ts';
import { sets2002, starterScenario2002 } from '../../../src/swtcg/starter/scenario-2002.ts';
import { readStarterTexts2002 } from '../../../src/swtcg/starter/texts.ts';

const defs = readDefinitions(starterScenario2002(1).cards, '$.cards');

test('Deck Rules (2002): both starter decks are legal', () => {
  for (const side of SIDES) {
    const deck = Object.entries(sets2002[side].deck).flatMap(([key, count]): DeckCard[] => {
      const def = defs.get(key) ?? null;
      return Array.from({ length: count }, () => ({ name: key, key, def, limits: [], sets: [] }));
    });
    assert.equal(deck.length, 60);
    assert.deepEqual(brokenRules(deck, [], null, edition2002), []);
  }
});

test('the starter decks have all ten keywords and cards of every type', () => {
  const texts = [...defs.values()].flatMap(({ text }) => text).join('\n');
  for (const name of edition2002.keywords.known ?? []) assert.ok(texts.includes(name), name);
  assert.ok([...defs.values()].every((def) => hasType(edition2002, def)));
});

test('the compiled texts of the starter set are those of its cards', () => {
  assert.deepEqual(starterEffects, readStarterTexts2002());
});

test('a game with the starter decks ends, says its edition, and is exact', () => {
  const session = playMatch(starterGame2002(5), {
    players: { dark: greedy, light: greedy },
    seed: 5,
    maxTurns: 40,
  });
  assert.ok(session.result);
  const replay = readReplay(JSON.parse(JSON.stringify(record(session, { seed: 5 }))));
  assert.equal(replay.ruleset, edition2002.id);
  assert.equal(verify(replay).verdict, 'exact');
});
