// The rulebook index: it has every rule that the code cites, nothing that no code cites, and says where each stands.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { keywords } from '../../../src/swtcg/keywords/index.ts';
import { rules } from '../../../src/swtcg/rulebook/rules.ts';
import { ownRules2002 } from '../../../src/swtcg/rulebook/rules-2002/own.ts';
import {
  borrowed,
  citedIds,
  type Index,
  standsIn,
  uncitedIds,
  unknownIds,
  wrongForm,
  wrongSections,
} from './checks.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const shared = process.env.SWTCG_SHARED ?? join(root, '../shared');
const bookFile = join(shared, 'seeds/000_252641ca66e97363.txt');
const rulingsFile = join(shared, 'spec/rulings.md');
const skip = existsSync(bookFile) && existsSync(rulingsFile) ? false : `no rulebook in ${shared}`;
if (skip) console.log(`NOT TESTED: ${skip}. Set SWTCG_SHARED to compare the index with the book.`);

const index: Index = rules;

/** A keyword cites the rule that is called like it. */
const byKeywords = [...keywords.values()].map((keyword) => `'${keyword.rule}'`);

const OTHER_GAME = [join('src', 'lcg'), join('machines', 'lcg')];

const code = ['src', 'machines']
  .flatMap((room) =>
    readdirSync(join(root, room), { recursive: true }).map((file) => join(room, String(file))),
  )
  .filter((file) => file.endsWith('.ts') && !file.startsWith(join('src', 'swtcg', 'rulebook') + sep))
  // The other game has an index of its own.
  .filter((file) => !OTHER_GAME.some((room) => file.startsWith(room + sep)))
  // The sizes of a step are named like kinds of lines.
  .filter((file) => file !== join('src', 'play', 'timeline', 'navigation.ts'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .concat(byKeywords)
  .join('\n');

const rule = (title: string, section: string, text: string) => ({ title, section, text });

test('every rule that the code cites is in the index', () => {
  assert.deepEqual(unknownIds(code, { ...index, ...ownRules2002 }), []);
});

test('every rule in the index is cited by the code', () => {
  assert.deepEqual(uncitedIds(code, index), []);
});

test('every rule has a title of its own, a section and a short text', () => {
  assert.deepEqual(wrongForm(index), []);
});

test('every section stands in the rulebook', { skip }, () => {
  assert.deepEqual(
    wrongSections(index, readFileSync(bookFile, 'utf8'), readFileSync(rulingsFile, 'utf8')),
    [],
  );
});

test('the texts are not taken from the rulebook', { skip }, () => {
  assert.deepEqual(borrowed(index, readFileSync(bookFile, 'utf8')), []);
});

test('the check finds cited rules and leaves states, files and other names alone', () => {
  const known: Index = { 'turn.untap': rule('a', 'b', 'c.'), 'attack.end': rule('d', 'e', 'f.') };
  const found = (text: string) => [...citedIds(text, known)].sort();
  assert.deepEqual(found("refuse('turn.untap', 'no'); notNow(\n  'brand.new', 'no')"), [
    'brand.new',
    'turn.untap',
  ]);
  assert.deepEqual(found("note(place(game, id, 'hand'), 'deed', 'other.rule', text)"), ['other.rule']);
  assert.deepEqual(found("drawCards(game, side, 1, 'turn.draw'); meta: { rule: 'x.y' }"), [
    'turn.draw',
    'x.y',
  ]);
  assert.deepEqual(found("again ? 'attack.again' : 'attack.end'"), ['attack.again', 'attack.end']);
  assert.deepEqual(found("step('turn.ready', 'turn.untap', '#game.turn.ready')"), ['turn.untap']);
  assert.deepEqual(found("import './turn.ts'; game.turn.untap; 'formats.txt'; turn.untap"), []);
  assert.deepEqual(unknownIds("rule: 'turn.untap'; rule: 'turn.untapp'; rule: 'toString'", known), [
    'toString',
    'turn.untapp',
  ]);
  assert.deepEqual(uncitedIds("rule: 'turn.untap'", known), ['attack.end']);
});

test('the check finds rules in bad form', () => {
  const good = rule('Untap', 'Turn Structure, 2', 'One sentence, of 3 words. Another “one”!');
  assert.deepEqual(wrongForm({ 'a.a': good }), []);
  const bad: [string, Index][] = [
    ['no title', { 'a.a': { ...good, title: '' } }],
    ['blank section', { 'a.a': { ...good, section: ' ' } }],
    ['no end', { 'a.a': { ...good, text: 'No end' } }],
    ['three sentences', { 'a.a': { ...good, text: 'One. Two. Three.' } }],
    ['long', { 'a.a': { ...good, text: `${'word '.repeat(70)}end.` } }],
    ['same title', { 'a.a': good, 'a.b': { ...good, title: 'untap' } }],
  ];
  for (const [name, wrong] of bad) assert.equal(wrongForm(wrong).length, 1, name);
});

const BOOK = `# GLOSSARY
## Phrases
**“you win”:** You have won the game and nobody can take that away.
## Attacking
### Rolling Hits
- 3. Dice Roll.** Roll.
## 9. Ground
**11. End of Turn.** It ends. Disrupts may be disrupted.
## Keywords
**Evade X:** A layered ability.
**Foresight: [Effect]:** Predict.
+/-: Changes.
## Other
**Parry X:** Elsewhere.
`;

test('the check finds sections that the book has not', () => {
  for (const section of [
    'Keywords',
    'attacking, 3',
    'Attacking, 11',
    'Attacking, Rolling Hits',
    'Glossary, Phrases, "you win"',
    'Keywords, Evade',
    'Keywords, Foresight',
    'Keywords, +/-',
  ])
    assert.ok(standsIn(BOOK, section), section);
  for (const section of [
    'Keyword',
    'Evade',
    'Attacking, 4',
    'Attacking, 1',
    'Keywords, Parry',
    'Keywords, Eva',
    '',
  ])
    assert.ok(!standsIn(BOOK, section), section);
  const wrong: Index = {
    'a.a': rule('a', 'Project rulings, 2', 't.'),
    'a.b': rule('b', 'Project rulings, 3', 't.'),
    'a.c': rule('c', 'Engine', 't.'),
    'a.d': rule('d', 'Attacking, 12', 't.'),
  };
  assert.deepEqual(wrongSections(wrong, BOOK, '1. **One**\n2. **Two**'), [
    'a.b: Project rulings, 3',
    'a.d: Attacking, 12',
  ]);
});

test('the check finds words of the book', () => {
  const of = (text: string) => borrowed({ 'a.a': rule('a', 'b', text) }, BOOK);
  assert.deepEqual(of('Whoever is the winner has won the game and so everything ends.'), []);
  assert.deepEqual(of('Disrupts may be disrupted.'), ['a.a: Disrupts may be disrupted.']);
  assert.deepEqual(of('Then, have won the game and nobody CAN stop it.'), [
    'a.a: have won the game and nobody can',
  ]);
});
