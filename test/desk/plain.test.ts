// Looking up, Normalised: what titles and queries have in common.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plain, words } from '../../src/desk/model/plain.ts';
import { slugOf } from '../../src/desk/model/slug.ts';

const same = (a: string, b: string) => assert.equal(plain(a), plain(b), `${a} = ${b}`);
const differs = (a: string, b: string) => assert.notEqual(plain(a), plain(b), `${a} ≠ ${b}`);

test('letters of any case, marks and diacritics are the same', () => {
  same('EVADE', 'evade');
  same('Padmé', 'Padme');
  same("Jabba's Palace", 'Jabba’s Palace');
  same('Eject, Eject!', 'eject eject');
  same('“to”', 'to');
  same('Thok & Thug', 'Thok and Thug');
});

test('spaces do not matter, words do', () => {
  same('X-Wing Escort', 'xwing escort');
  assert.deepEqual(words('X-Wing Escort'), ['x', 'wing', 'escort']);
});

test('the mark of virtual cards is dropped', () => {
  same('Blaster Rack (V)', 'Blaster Rack');
  differs('Blaster Rack V', 'Blaster Rack');
});

test('a dot between digits stays, zeros before a number go, II to IV are numbers', () => {
  same('(1.1)', '1.1');
  differs('1.1', '11');
  same('Core 0019', 'core 19');
  same('0', '0');
  same('Yavin IV Sentry', 'Yavin 4 Sentry');
  same('Part II', 'part 2');
  same('Part III', 'part 3');
  differs('I', '1');
});

test('an article at the beginning is dropped, and nowhere else', () => {
  same('The Secret of Yavin 4', 'secret of Yavin 4');
  same('A Journey to Dagobah', 'Journey to Dagobah');
  differs('Fleeing the Empire', 'Fleeing Empire');
  assert.deepEqual(words('The'), ['the']);
});

test('plurals are singular, word by word, of words over three letters', () => {
  same('Framework Effects', 'framework effect');
  same('abilities', 'ability');
  for (const word of ['dies', 'loss', 'focus', 'this', 'its'])
    assert.deepEqual(words(word), [word === 'dies' ? 'dy' : word]);
});

test('a text of signs alone is compared as it is', () => {
  same(' → ', '→');
  differs('→', '*');
  assert.deepEqual(words('+/-'), []);
});

test('ids: lower case, no apostrophes, a dash for all other signs', () => {
  assert.equal(slugOf('Blaster Rack (V)'), 'blaster-rack-v');
  assert.equal(slugOf("They're On Dantooine (V)"), 'theyre-on-dantooine-v');
  assert.equal(slugOf('Eject, Eject!'), 'eject-eject');
  assert.equal(
    slugOf('Agents In The Court/No Love For The Empire'),
    'agents-in-the-court-no-love-for-the-empire',
  );
});
