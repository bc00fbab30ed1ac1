// What the edition of 2002 does not know: types of cards, keywords, and texts about chances that it does not have.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readScenario } from '../../../src/engine.ts';
import { EDITIONS } from '../../../src/swtcg/editions/index.ts';
import { keywords } from '../../../src/swtcg/keywords/index.ts';

const file = (card: Readonly<Record<string, unknown>>, ruleset = 'swtcg-2002') => ({
  format: 'swtcg-scenario/1',
  ruleset,
  cards: {
    a: {
      name: 'Test Card',
      side: 'dark',
      type: 'Space',
      cost: 3,
      speed: 10,
      power: 1,
      health: 1,
      text: [],
      ...card,
    },
  },
  dark: { hand: ['a'] },
});

const code = (json: unknown): unknown => {
  try {
    readScenario(json);
    return null;
  } catch (error) {
    return (error as { readonly info?: { readonly code?: string } }).info?.code;
  }
};

test('The Cards (2002): a card of another type is no scenario of this edition', () => {
  for (const card of [
    { type: 'Location', subtype: 'Space' },
    { type: 'Equipment', subtype: 'Ground - Weapon' },
    { type: 'Resource' },
    { type: 'Mission - Trap' },
    { type: 'Mission - Campaign' },
    { type: 'Ground/Character' },
  ]) {
    assert.equal(code(file(card)), 'bad-scenario', card.type);
    assert.equal(code(file(card, 'swtcg-2022')), null, card.type);
  }
});

test('Keyword Abilities (2002): ten keywords are read, all others are not', () => {
  const known = new Set(['Accuracy', 'Bombard', 'Critical Hit', 'Ion Cannon', 'Shields', 'Stun']);
  for (const name of known) assert.equal(code(file({ text: [`${name} 1`] })), null, name);
  for (const name of ['Evade', 'Deflect'])
    assert.equal(code(file({ text: [`Pay 1 Force -> ${name} 1`] })), null);
  assert.equal(code(file({ text: ['Pay 1 Force -> Intercept'] })), null);
  for (const text of [
    'Armor',
    'Lucky 1',
    'Overkill',
    'Double Strike',
    'Pay 1 Force -> Parry 2',
    'Bounty: Draw a card.',
  ])
    assert.equal(code(file({ text: [text] })), 'text-not-read', text);
  assert.ok(keywords.size > 50);
});

test('Chances to Play (2002): texts that disrupt or change dice are not read', () => {
  for (const text of [
    'Pay 1 Force -> Disrupt a Battle card.',
    'Pay 1 Force -> Change one of your attack dice to a 6.',
  ]) {
    assert.equal(code(file({ text: [text] }, 'swtcg-2022')), null, text);
    assert.equal(code(file({ text: [text] })), 'text-not-read', text);
  }
});

test('a keyword that is given by an effect is none of this edition either', () => {
  assert.equal(code(file({ text: ['Each of your other units gets Armor.'] })), 'text-not-read');
});

test('no rule, chart or text asks which edition it is: they ask the record', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const files = ['src/swtcg', 'machines/swtcg'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true }).map((name) => join(room, String(name))),
  );
  const asking = files.filter((name) => {
    if (!name.endsWith('.ts') || name.includes('/editions/') || name.includes('/validators/')) return false;
    const text = readFileSync(join(root, name), 'utf8');
    return (
      /ruleset\s*[!=]==|[!=]==\s*['"]swtcg-|edition\.id\s*[!=]==|===\s*edition20/.test(text) ||
      EDITIONS.some(({ id }) => text.includes(`'${id}'`))
    );
  });
  // The index of rules of each edition is found by its name: a table, and no question.
  assert.deepEqual(asking, ['src/swtcg/rulebook/rulebooks.ts']);
});
