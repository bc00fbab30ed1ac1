import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startPosition } from '../../play/scenario/position.ts';
import { readScenario } from '../../play/scenario/read.ts';
import { type StarterCard, type StarterSet, starter, starterScenario } from '../../play/starter/index.ts';
import { Table } from '../../play/table.ts';
import { KEYWORDS } from '../../src/cards/keyword-names.ts';
import { printEffect, readParagraph } from '../../src/cards/read.ts';
import { readTypeLine, type TypeLine } from '../../src/cards/type-line.ts';
import type { Decision } from '../../src/decisions/decision.ts';
import { next, stream } from '../../src/dice/random.ts';
import type { Effect, KeywordEffect } from '../../src/effects/language.ts';
import { ARENAS, SIDES } from '../../src/game/state.ts';

const SETS: readonly StarterSet[] = SIDES.map(starter);
const ALL = SETS.flatMap(({ cards }) => Object.entries(cards));

function typeOf(card: StarterCard): TypeLine {
  const line = readTypeLine(card.type, card.subtype ?? '');
  assert.ok(line, `${card.name}: the type line is not read`);
  return line;
}

function effectOf(card: StarterCard, text: string): Effect {
  const found = readParagraph(text, card);
  assert.ok(found.ok, `${card.name}: "${text}" is not read${found.ok ? '' : `: ${found.message}`}`);
  return found.effect;
}

const paragraphs = (): [StarterCard, string][] =>
  ALL.flatMap(([, card]) => card.text.map((text): [StarterCard, string] => [card, text]));

/** A text as the engine words it: a card calls itself "this unit". */
function plainly(card: StarterCard, text: string): string {
  const words = card.name.split(' ');
  const names = card.version === undefined ? [] : [card.name, ...words.filter((word) => word.length > 2)];
  const named = names.reduce((said, name) => said.replaceAll(name, 'this unit'), text);
  return named.replace('his or her', 'his').toLowerCase();
}

test('every paragraph is read and means what it says', () => {
  for (const [card, text] of paragraphs()) {
    const effect = effectOf(card, text);
    const printed = printEffect(effect);
    assert.deepEqual(effectOf(card, printed), effect, `${card.name}: "${text}" is printed as "${printed}"`);
    assert.equal(printed.toLowerCase(), plainly(card, text), card.name);
  }
});

/** The kinds of effect that a card of each kind can have. A Trap and a Campaign wait for something. */
const KINDS: Readonly<Record<TypeLine['kind'], readonly Effect['kind'][]>> = {
  unit: ['keyword', 'static', 'triggered', 'activated'],
  battle: ['activated', 'instruction', 'keyword'],
  mission: ['instruction'],
  location: ['static', 'triggered', 'activated'],
  equipment: ['keyword', 'static', 'triggered'],
  resource: ['static', 'triggered', 'activated'],
  event: ['static', 'triggered', 'activated'],
};

test('every card has the kinds of effect that cards of its kind have', () => {
  for (const [card, text] of paragraphs()) {
    const { kind, trap, campaign } = typeOf(card);
    const kinds = trap || campaign ? ['triggered'] : KINDS[kind];
    assert.ok(kinds.includes(effectOf(card, text).kind), `${card.name}: "${text}"`);
  }
});

test('every card is a card of the game: its facts are there and no others', () => {
  for (const [key, card] of ALL) {
    const { kind, subordinate } = typeOf(card);
    assert.match(key, /^[a-z]+(-[a-z]+)*$/);
    const start = key.replace(/-[a-z]$/, card.version === undefined ? '$&' : '');
    const name = card.name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-');
    assert.ok(name.endsWith(start), `${key} is not the key of ${card.name}`);
    if (card.version !== undefined) assert.ok(key.endsWith(`-${card.version.toLowerCase()}`), key);
    for (const stat of ['speed', 'power', 'health'] as const)
      assert.equal(card[stat] !== undefined, kind === 'unit', `${card.name}: ${stat}`);
    const costs = kind !== 'battle' && kind !== 'event' && !subordinate;
    assert.equal(card.cost !== undefined, costs, `${card.name}: cost`);
  }
});

test('no two cards have the same key, or the same name and version', () => {
  const names = ALL.map(([, { name, version }]) => (version === undefined ? name : `${name} (${version})`));
  assert.deepEqual(repeated(names), []);
  assert.deepEqual(repeated(ALL.map(([key]) => key)), []);
  // A name is unique with all of its versions or with none.
  const versions = new Map<string, boolean>();
  for (const [, { name, version }] of ALL) {
    assert.equal(versions.get(name) ?? version !== undefined, version !== undefined, name);
    versions.set(name, version !== undefined);
  }
});

const repeated = (list: readonly string[]): string[] => list.filter((one, i) => list.indexOf(one) !== i);

test('each set has every kind of card, and persons with several versions', () => {
  for (const { name, cards } of SETS) {
    const types = new Set(Object.values(cards).map(({ type }) => (type.includes('/') ? 'two arenas' : type)));
    const kinds = ['Battle', 'Mission', 'Mission - Trap', 'Mission - Campaign', 'Location', 'Equipment'];
    for (const type of ['Space', 'Ground', 'Character', 'two arenas', ...kinds])
      assert.ok(types.has(type), `${name}: ${type}`);
    for (const type of ['Resource', 'Event', 'Subordinate']) assert.ok(types.has(type), `${name}: ${type}`);
    const persons = Object.values(cards).filter(({ version }) => version === 'B');
    assert.ok(persons.length >= 2, `${name}: persons`);
    assert.ok(Object.keys(cards).length >= 60, `${name}: ${Object.keys(cards).length} cards`);
  }
});

/** The keywords of an effect and of what it grants. */
function keywordsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(keywordsIn);
  const { kind, keyword } = value as Partial<KeywordEffect>;
  return kind === 'keyword' && keyword !== undefined ? [keyword, ...inside] : inside;
}

test('every keyword that can be read is on a card', () => {
  const found = new Set(paragraphs().flatMap(([card, text]) => keywordsIn(effectOf(card, text))));
  // Texts with these are not read yet.
  const later = ['Alternative Cost', 'Pilot', 'Reduced Cost', 'Stack', 'Switch', 'Upkeep'];
  const missing = KEYWORDS.map(({ name }) => name).filter((name) => !found.has(name));
  assert.deepEqual(
    missing.filter((name) => !later.includes(name)),
    [],
  );
});

test('only unique cards have Inspiration or Intimidation', () => {
  for (const [card, text] of paragraphs()) {
    const found = keywordsIn(effectOf(card, text));
    if (found.includes('Inspiration') || found.includes('Intimidation'))
      assert.notEqual(card.version, undefined, card.name);
  }
});

/** The rules of the book that a deck and its supply break (Deck; Supply). */
function brokenRules({ cards, deck, supply }: StarterSet): string[] {
  const broken: string[] = [];
  const check = (holds: boolean, rule: string): void => {
    if (!holds) broken.push(rule);
  };
  const listed = (counts: Readonly<Record<string, number>>): [StarterCard, number][] =>
    Object.entries(counts).flatMap(([key, count]): [StarterCard, number][] => {
      const card = cards[key];
      check(card !== undefined && Number.isInteger(count) && count > 0, `${key} is no card`);
      return card ? [[card, count]] : [];
    });
  const main = listed(deck);
  const aside = listed(supply);
  const count = (list: readonly [StarterCard, number][]) => list.reduce((sum, [, n]) => sum + n, 0);
  check(count(main) >= 60, 'fewer than 60 cards');
  check(
    main.every(([, n]) => n <= 4),
    'more than 4 copies',
  );
  const units = main.filter(([card]) => typeOf(card).kind === 'unit');
  check(count(units) >= 36, 'fewer than 36 units');
  const byType = ARENAS.map((arena) => count(units.filter(([card]) => typeOf(card).arenas.includes(arena))));
  check(Math.min(...byType) >= 12, 'fewer than 12 units of a type');
  check(Math.max(...byType) <= 2 * Math.min(...byType), 'more than twice as many units of one type');
  const sides = new Set([...main, ...aside].map(([{ side }]) => side).filter((side) => side !== 'neutral'));
  check(sides.size <= 1, 'cards of two sides');
  const apart = (card: StarterCard): boolean => typeOf(card).kind === 'event' || typeOf(card).subordinate;
  check(!main.some(([card]) => apart(card)), 'an Event or a Subordinate in the deck');
  check(
    aside.every(([card]) => apart(card)),
    'a card in the supply that is neither Event nor Subordinate',
  );
  check(
    aside.every(([card, n]) => n === 1 || typeOf(card).kind !== 'event'),
    'two copies of an Event',
  );
  return broken;
}

test('both decks are legal and have 60 cards', () => {
  for (const set of SETS) {
    assert.deepEqual(brokenRules(set), [], set.name);
    assert.equal(
      Object.values(set.deck).reduce((sum, n) => sum + n, 0),
      60,
      set.name,
    );
  }
});

test('each deck is of its own side', () => {
  for (const side of SIDES) {
    const { cards } = starter(side);
    for (const card of Object.values(cards)) assert.ok([side, 'neutral'].includes(card.side), card.name);
  }
});

test('a deck that breaks a rule is told so', () => {
  const set = starter('dark');
  const broken = (change: Partial<StarterSet>) => brokenRules({ ...set, ...change });
  assert.deepEqual(broken({ deck: { ...set.deck, 'line-trooper': 5 } }), ['more than 4 copies']);
  assert.deepEqual(broken({ deck: { ...set.deck, 'dominion-conscript': 1 } }), [
    'an Event or a Subordinate in the deck',
  ]);
  assert.deepEqual(broken({ supply: { 'the-long-siege': 2 } }), ['two copies of an Event']);
  assert.deepEqual(broken({ deck: { 'line-trooper': 4 } }), [
    'fewer than 60 cards',
    'fewer than 36 units',
    'fewer than 12 units of a type',
    'more than twice as many units of one type',
  ]);
});

test('the scenario is plain data, is accepted, and names every copy', () => {
  const json = starterScenario('a seed');
  const scenario = readScenario(JSON.parse(JSON.stringify(json)));
  assert.deepEqual(readScenario(json), scenario);
  assert.equal(scenario.seed, 'a seed');
  for (const side of SIDES) {
    const { deck, supply } = scenario[side].lists;
    assert.equal(deck.length, 60);
    for (const { id, card } of [...deck, ...supply]) assert.ok(id.startsWith(`${card}-`), id);
  }
  assert.deepEqual(
    scenario.order.filter((id) => id.startsWith('line-trooper')),
    ['line-trooper-1', 'line-trooper-2'],
  );
});

/** How likely each kind of decision is. */
type Taste = (decision: Decision) => number;

const anything: Taste = () => 1;

/** Builds and fights: what a game is mostly made of. */
const keen: Taste = (decision) => {
  const { do: deed } = decision;
  if ('to' in decision && decision.to === 'buildZone') return 0.01;
  if (deed === 'setup' || deed === 'complete' || deed === 'attack') return 12;
  if (deed === 'play' || deed === 'use' || deed === 'build') return 2;
  return deed === 'pass' ? 0.1 : 0.02;
};

const LAST_TURN = 60;

function playGame(seed: number, taste: Taste): Table {
  const scenario = readScenario(starterScenario(seed));
  const table = new Table(startPosition(scenario, { autoPass: 'empty' }));
  let random = stream(seed, 'picker');
  const pick = (legal: readonly Decision[]): Decision => {
    const total = legal.reduce((sum, decision) => sum + taste(decision), 0);
    const [value, after] = next(random);
    random = after;
    let left = value * total;
    const found = legal.find((decision) => {
      left -= taste(decision);
      return left < 0;
    });
    assert.ok(found, `seed ${seed}: nothing is legal`);
    return found;
  };
  while (table.waiting === 'player' && table.game.turn < LAST_TURN) {
    const decision = pick(table.legal());
    assert.equal(table.decide(decision), null, `seed ${seed}: ${JSON.stringify(decision)}`);
  }
  return table;
}

for (const [name, taste] of Object.entries({ anything, keen })) {
  test(`20 games of players who like ${name === 'keen' ? 'to fight' : name} end or reach the last turn`, () => {
    for (let seed = 1; seed <= 20; seed++) {
      const table = playGame(seed, taste);
      if (table.game.turn < LAST_TURN) {
        assert.equal(table.waiting, 'over', `seed ${seed}`);
        assert.notEqual(table.game.result, null, `seed ${seed}`);
      }
    }
  });
}
